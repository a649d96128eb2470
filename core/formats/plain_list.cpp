// By itself because it is compiled for speed where the readers are compiled for size.
#include "core/formats/puzzle_line.hpp"

#include <algorithm>
#include <cstdint>
#include <cstring>

namespace ninefold {

namespace {

/// Whether 81 characters are digits and dots, eight at a time.
bool are_plain_cells(const char* cells) {
  constexpr std::uint64_t each = 0x0101010101010101U;
  constexpr int step = sizeof each;
  std::uint64_t others = 0;
  for (int start = 0; start < max_cells; start += step) {
    std::uint64_t bytes = 0;
    std::memcpy(&bytes, cells + std::min(start, max_cells - step), step);
    // Only the characters from '*' to '9' are 0x30 to 0x3F when 6 is added. Those below '0' have
    // the bit 0x10 clear, and of them the dot ends in 0xE.
    others |= ((bytes + 0x06 * each) ^ 0x30 * each) & 0xF0 * each;
    const std::uint64_t below = ~bytes & 0x10 * each;
    others |= (bytes ^ 0x0E * each) & (below - (below >> 4));
  }
  return others == 0;
}

}  // namespace

std::optional<std::string> plain_list_cells(std::string_view list) {
  std::string cells(list.size(), '.');
  std::size_t written = 0;
  while (!list.empty()) {
    if (list.size() < max_cells) return std::nullopt;
    if (!are_plain_cells(list.data())) return std::nullopt;
    list.copy(cells.data() + written, max_cells);
    written += max_cells;
    list.remove_prefix(max_cells);
    if (!list.empty() && list.front() == '\r') list.remove_prefix(1);
    if (list.empty()) break;
    if (list.front() != '\n') return std::nullopt;
    list.remove_prefix(1);
  }
  cells.resize(written);
  return cells;
}

}  // namespace ninefold
