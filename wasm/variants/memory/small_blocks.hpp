#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace ninefold::api::variant {

/// Memory in blocks of a few sizes. Reading and preparing a puzzle takes hundreds of small blocks
/// and gives them back soon, in any order, which a general allocator keeps sorted and joined.
///
/// A page holds blocks of one size, and stays with it. Of which size is looked up by address, since
/// who gives a block back need not know.
class SmallBlocks {
 public:
  static constexpr std::size_t largest = 512;
  static constexpr std::size_t page_size = 4096;
  static constexpr std::size_t chunk_size = 16 * page_size;
  /// Addresses from here on are not looked after.
  static constexpr std::size_t addresses = std::size_t{1} << 28;

  /// Gives chunk_size bytes, or nullptr where there are none.
  using Source = void* (*)();

  /// Addresses count from `start`, which is that of a page.
  constexpr SmallBlocks(Source source, std::uintptr_t start) : source_(source), start_(start) {}

  /// A block of at least `size` bytes, at most `largest`, aligned to 16; nullptr where the source
  /// has no more.
  void* take(std::size_t size) {
    const std::size_t kind = size == 0 ? 1 : (size + step - 1) / step;
    Block* const block = free_[kind];
    if (block == nullptr) return take_from_new_page(kind);
    free_[kind] = block->next;
    return block;
  }

  /// False where the block is not from here, and has not been given back.
  bool give_back(void* memory) {
    const std::size_t page = page_of(memory);
    const std::size_t kind = page < kinds_.size() ? kinds_[page] : 0;
    if (kind == 0) return false;
    auto* const block = static_cast<Block*>(memory);
    block->next = free_[kind];
    free_[kind] = block;
    return true;
  }

 private:
  static constexpr std::size_t step = 16;

  struct Block {
    Block* next;
  };

  std::size_t page_of(const void* memory) const {
    return (reinterpret_cast<std::uintptr_t>(memory) - start_) / page_size;
  }
  void* take_from_new_page(std::size_t kind);
  bool take_chunk();

  Source source_;
  std::uintptr_t start_;
  std::byte* next_page_ = nullptr;
  std::size_t pages_left_ = 0;
  std::array<Block*, largest / step + 1> free_{};
  /// For each page of all addresses the size of its blocks, in steps, or 0 where it has none.
  std::array<std::uint8_t, addresses / page_size> kinds_{};
};

}  // namespace ninefold::api::variant
