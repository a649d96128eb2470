#pragma once

#include <cstddef>
#include <cstdint>

namespace ninefold::api::variant {

namespace copying {

using Sixteen = std::uint8_t __attribute__((vector_size(16)));
using Eight = std::uint64_t;
using Four = std::uint32_t;

/// Bytes at any address, of any type. Only a packed structure says so to compiler and sanitizer: an
/// alignment that a type has by an alias of it is lost on the way.
template <typename Unit>
struct __attribute__((packed, may_alias)) Anywhere {
  Unit bytes;
};

/// One Unit from an address that need not be aligned for it.
template <typename Unit>
Unit load(const void* from) {
  return static_cast<const Anywhere<Unit>*>(from)->bytes;
}

/// Stores one Unit at an address that need not be aligned for it.
template <typename Unit>
void store(void* to, Unit bytes) {
  static_cast<Anywhere<Unit>*>(to)->bytes = bytes;
}

/// The first and the last bytes of as many as one or two of Unit; they are read before any is
/// written.
template <typename Unit>
void copy_ends(std::uint8_t* to, const std::uint8_t* from, std::size_t count) {
  const std::size_t last = count - sizeof(Unit);
  const Unit first_bytes = load<Unit>(from);
  const Unit last_bytes = load<Unit>(from + last);
  store(to, first_bytes);
  store(to + last, last_bytes);
}

inline void copy_few(std::uint8_t* to, const std::uint8_t* from, std::size_t count) {
  if (count >= sizeof(Eight)) return copy_ends<Eight>(to, from, count);
  if (count >= sizeof(Four)) return copy_ends<Four>(to, from, count);
  if (count == 0) return;
  const std::uint8_t first = from[0];
  const std::uint8_t middle = from[count / 2];
  const std::uint8_t last = from[count - 1];
  to[0] = first;
  to[count / 2] = middle;
  to[count - 1] = last;
}

/// More than sixteen bytes, from the first to the last, for what does not begin within what is
/// read. The last sixteen are read before they can be written over.
inline void copy_up(std::uint8_t* to, const std::uint8_t* from, std::size_t count) {
  const std::size_t last = count - sizeof(Sixteen);
  const auto last_bytes = load<Sixteen>(from + last);
  for (std::size_t at = 0; at < last; at += sizeof(Sixteen))
    store(to + at, load<Sixteen>(from + at));
  store(to + last, last_bytes);
}

inline void copy_down(std::uint8_t* to, const std::uint8_t* from, std::size_t count) {
  const auto first_bytes = load<Sixteen>(from);
  for (std::size_t end = count; end > sizeof(Sixteen); end -= sizeof(Sixteen)) {
    const std::size_t at = end - sizeof(Sixteen);
    store(to + at, load<Sixteen>(from + at));
  }
  store(to, first_bytes);
}

/// The first and the last bytes of as many as one or two of Unit.
template <typename Unit>
void fill_ends(std::uint8_t* to, Unit bytes, std::size_t count) {
  store(to, bytes);
  store(to + count - sizeof(Unit), bytes);
}

inline void fill_few(std::uint8_t* to, std::uint8_t byte, std::size_t count) {
  constexpr std::uint64_t each = 0x0101010101010101;
  if (count >= sizeof(Eight)) return fill_ends<Eight>(to, each * byte, count);
  if (count >= sizeof(Four)) return fill_ends<Four>(to, static_cast<Four>(each * byte), count);
  if (count == 0) return;
  to[0] = byte;
  to[count / 2] = byte;
  to[count - 1] = byte;
}

}  // namespace copying

/// As std::memmove. The C library of Emscripten copies four bytes at a time and the last ones
/// singly, and most of what is copied here are a few cells.
inline void* copy_bytes(void* target, const void* source, std::size_t count) {
  auto* const to = static_cast<std::uint8_t*>(target);
  const auto* const from = static_cast<const std::uint8_t*>(source);
  if (count <= sizeof(copying::Sixteen)) {
    copying::copy_few(to, from, count);
  } else if (reinterpret_cast<std::uintptr_t>(to) - reinterpret_cast<std::uintptr_t>(from) >=
             count) {
    copying::copy_up(to, from, count);
  } else {
    copying::copy_down(to, from, count);
  }
  return target;
}

/// As std::memset.
inline void* fill_bytes(void* target, int value, std::size_t count) {
  auto* const to = static_cast<std::uint8_t*>(target);
  const auto byte = static_cast<std::uint8_t>(value);
  if (count <= sizeof(copying::Sixteen)) {
    copying::fill_few(to, byte, count);
    return target;
  }
  const copying::Sixteen bytes = copying::Sixteen{} + byte;
  const std::size_t last = count - sizeof(bytes);
  for (std::size_t at = 0; at < last; at += sizeof(bytes)) copying::store(to + at, bytes);
  copying::store(to + last, bytes);
  return target;
}

}  // namespace ninefold::api::variant
