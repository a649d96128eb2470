// The functions of the C library that copy and fill bytes, for the second module.

#include "wasm/variants/memory/copied_bytes.hpp"

#include <cstddef>

extern "C" {

void* memcpy(void* __restrict target, const void* __restrict source, std::size_t count) {
  return ninefold::api::variant::copy_bytes(target, source, count);
}

void* memmove(void* target, const void* source, std::size_t count) {
  return ninefold::api::variant::copy_bytes(target, source, count);
}

void* memset(void* target, int value, std::size_t count) {
  return ninefold::api::variant::fill_bytes(target, value, count);
}
}
