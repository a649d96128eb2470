#include "wasm/variants/memory/copied_bytes.hpp"
#include "wasm/variants/memory/small_blocks.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <memory>
#include <numeric>
#include <random>
#include <vector>

using ninefold::api::variant::copy_bytes;
using ninefold::api::variant::fill_bytes;
using ninefold::api::variant::SmallBlocks;

namespace {

// What the blocks are taken from: three chunks, which do not begin with a page.
constexpr std::size_t most_chunks = 3;
alignas(SmallBlocks::page_size)
    std::array<std::byte, (most_chunks + 1) * SmallBlocks::chunk_size> chunk_memory;
std::size_t chunks_given = 0;

void* next_chunk() {
  if (chunks_given == most_chunks) return nullptr;
  return chunk_memory.data() + 48 + SmallBlocks::chunk_size * chunks_given++;
}

std::unique_ptr<SmallBlocks> blocks_of_memory() {
  chunks_given = 0;
  return std::make_unique<SmallBlocks>(next_chunk,
                                       reinterpret_cast<std::uintptr_t>(chunk_memory.data()));
}

struct Taken {
  unsigned char* bytes;
  std::size_t size;
  unsigned char mark;
};

bool is_unchanged(const Taken& block) {
  return std::all_of(block.bytes, block.bytes + block.size,
                     [&](unsigned char byte) { return byte == block.mark; });
}

}  // namespace

TEST_CASE("Small blocks keep what is written to them while others come and go", "[wasm]") {
  const auto blocks = blocks_of_memory();
  std::mt19937 random(20261130);
  std::vector<Taken> taken;
  for (unsigned step = 0; step < 20'000; ++step) {
    if (taken.size() < 200 && random() % 3 != 0) {
      const std::size_t size = random() % (SmallBlocks::largest + 1);
      auto* const bytes = static_cast<unsigned char*>(blocks->take(size));
      REQUIRE(bytes != nullptr);
      REQUIRE(reinterpret_cast<std::uintptr_t>(bytes) % 16 == 0);
      const Taken block{bytes, size, static_cast<unsigned char>(random())};
      std::memset(bytes, block.mark, size);
      taken.push_back(block);
    } else if (!taken.empty()) {
      std::swap(taken[random() % taken.size()], taken.back());
      REQUIRE(is_unchanged(taken.back()));
      REQUIRE(blocks->give_back(taken.back().bytes));
      taken.pop_back();
    }
  }
  CHECK(std::all_of(taken.begin(), taken.end(), is_unchanged));
}

TEST_CASE("A small block is taken again, and the memory for them ends", "[wasm]") {
  const auto blocks = blocks_of_memory();
  void* const first = blocks->take(100);
  void* const second = blocks->take(112);
  CHECK(static_cast<std::byte*>(second) == static_cast<std::byte*>(first) + 112);
  REQUIRE(blocks->give_back(first));
  CHECK(blocks->take(97) == first);

  std::size_t count = 0;
  while (blocks->take(SmallBlocks::largest) != nullptr) ++count;
  // Of sixteen pages each chunk has fifteen whole ones, and one has the blocks above.
  CHECK(count == (most_chunks * 15 - 1) * SmallBlocks::page_size / SmallBlocks::largest);
  CHECK(blocks->take(100) != nullptr);
}

TEST_CASE("Only small blocks are taken back", "[wasm]") {
  const auto blocks = blocks_of_memory();
  void* const block = blocks->take(1);
  CHECK_FALSE(blocks->give_back(chunk_memory.data()));
  CHECK_FALSE(blocks->give_back(chunk_memory.data() + chunk_memory.size() - 1));
  CHECK_FALSE(blocks->give_back(chunk_memory.data() - 16));
  CHECK_FALSE(blocks->give_back(nullptr));
  CHECK(blocks->give_back(block));
}

TEST_CASE("Bytes are copied as std::memmove copies them", "[wasm]") {
  constexpr std::size_t size = 160;
  std::array<std::uint8_t, size> numbered{};
  std::iota(numbered.begin(), numbered.end(), std::uint8_t{1});
  for (std::size_t from = 0; from < 40; ++from) {
    for (std::size_t to = 0; to < 40; ++to) {
      for (std::size_t count = 0; count <= 100; ++count) {
        std::array<std::uint8_t, size> copied = numbered;
        std::array<std::uint8_t, size> expected = numbered;
        std::memmove(expected.data() + to, expected.data() + from, count);
        void* const answer = copy_bytes(copied.data() + to, copied.data() + from, count);
        if (copied != expected || answer != copied.data() + to)
          FAIL("from " << from << " to " << to << ", " << count << " bytes");
      }
    }
  }
}

TEST_CASE("Bytes are filled with the lowest byte of a value", "[wasm]") {
  constexpr std::size_t size = 160;
  for (std::size_t to = 0; to < 20; ++to) {
    for (std::size_t count = 0; count <= 100; ++count) {
      std::array<std::uint8_t, size> filled{};
      std::array<std::uint8_t, size> expected{};
      std::fill_n(expected.data() + to, count, std::uint8_t{0xa5});
      void* const answer = fill_bytes(filled.data() + to, 0x3a5, count);
      if (filled != expected || answer != filled.data() + to)
        FAIL("to " << to << ", " << count << " bytes");
    }
  }
}
