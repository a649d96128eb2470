// What `new` and `delete` are in the second module. Not in the native façade, which leaves them to
// its program.

#include "wasm/variants/memory/small_blocks.hpp"

#include <cstdlib>
#include <new>

namespace {

using ninefold::api::variant::SmallBlocks;

void* new_chunk() { return std::malloc(SmallBlocks::chunk_size); }

constinit SmallBlocks small_blocks(new_chunk, 0);

}  // namespace

// Where they are called from would become an eighth larger with them in it, and no faster.
[[gnu::noinline]] void* operator new(std::size_t size) {
  void* const memory = size <= SmallBlocks::largest ? small_blocks.take(size) : std::malloc(size);
  if (memory == nullptr) std::abort();
  return memory;
}

[[gnu::noinline]] void operator delete(void* memory) noexcept {
  if (!small_blocks.give_back(memory)) std::free(memory);
}

void operator delete(void* memory, std::size_t /*size*/) noexcept { operator delete(memory); }
