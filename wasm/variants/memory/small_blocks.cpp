#include "wasm/variants/memory/small_blocks.hpp"

namespace ninefold::api::variant {

void* SmallBlocks::take_from_new_page(std::size_t kind) {
  if (next_page_ == end_of_pages_ && !take_chunk()) return nullptr;
  const std::uintptr_t page = next_page_;
  next_page_ += page_size;
  kinds_[(page - start_) / page_size] = static_cast<std::uint8_t>(kind);
  const std::size_t size = kind * step;
  // From the end, so that blocks are taken in the order of their addresses.
  for (std::size_t place = page_size / size; place-- > 1;) {
    auto* const block = reinterpret_cast<Block*>(page + place * size);
    block->next = free_[kind];
    free_[kind] = block;
  }
  return reinterpret_cast<void*>(page);
}

bool SmallBlocks::take_chunk() {
  void* const chunk = source_();
  const auto begin = reinterpret_cast<std::uintptr_t>(chunk);
  if (chunk == nullptr || begin - start_ > addresses - chunk_size) return false;
  next_page_ = start_ + (begin - start_ + page_size - 1) / page_size * page_size;
  end_of_pages_ = start_ + (begin - start_ + chunk_size) / page_size * page_size;
  return true;
}

}  // namespace ninefold::api::variant
