#include "wasm/variants/memory/small_blocks.hpp"

namespace ninefold::api::variant {

void* SmallBlocks::take_from_new_page(std::size_t kind) {
  if (pages_left_ == 0 && !take_chunk()) return nullptr;
  std::byte* const page = next_page_;
  next_page_ += page_size;
  --pages_left_;
  kinds_[page_of(page)] = static_cast<std::uint8_t>(kind);
  const std::size_t size = kind * step;
  // From the end, so that blocks are taken in the order of their addresses.
  for (std::size_t place = page_size / size; place-- > 1;) {
    auto* const block = reinterpret_cast<Block*>(page + place * size);
    block->next = free_[kind];
    free_[kind] = block;
  }
  return page;
}

bool SmallBlocks::take_chunk() {
  auto* const chunk = static_cast<std::byte*>(source_());
  const std::uintptr_t begin = reinterpret_cast<std::uintptr_t>(chunk) - start_;
  if (chunk == nullptr || begin > addresses - chunk_size) return false;
  // Only whole pages, so mostly one less.
  const std::size_t before = (page_size - begin % page_size) % page_size;
  next_page_ = chunk + before;
  pages_left_ = (chunk_size - before) / page_size;
  return true;
}

}  // namespace ninefold::api::variant
