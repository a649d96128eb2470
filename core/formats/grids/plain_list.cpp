// By itself because it is compiled for speed where the readers are compiled for size.
#include "core/formats/grids/puzzle_line.hpp"

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

std::optional<PlainList> plain_list(std::string_view list) {
  constexpr std::size_t cells = max_cells;
  const std::string_view ending = list.size() > cells && list[cells] == '\r' ? "\r\n" : "\n";
  PlainList plain{0, cells + ending.size()};
  for (; !list.empty(); list.remove_prefix(std::min(list.size(), plain.stride))) {
    if (list.size() < cells || !are_plain_cells(list.data())) return std::nullopt;
    // The last line may end before its ending does.
    const std::string_view found = list.substr(cells, ending.size());
    if (found != ending.substr(0, found.size())) return std::nullopt;
    ++plain.count;
  }
  return plain;
}

}  // namespace ninefold
