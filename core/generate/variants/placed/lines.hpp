#pragma once

#include "core/board/grid.hpp"
#include "core/generate/basics/random.hpp"
#include "core/generate/variants/placed/placing.hpp"

#include <span>
#include <string_view>
#include <vector>

namespace ninefold::generate {

/// A kind of line: what it looks like and which digits may stand along it.
struct LineKind {
  std::string_view name;
  std::optional<int> number;  ///< that stands in front of its cells
  int shortest = 0;           ///< in cells
  int longest = 0;
  int most_lines = 0;
  /// Whether digits may be the first ones of a line of this many cells.
  bool (*may_begin)(std::span<const int> digits, int length) = nullptr;
  /// Whether digits are a whole line, given that they may begin one.
  bool (*is_whole)(std::span<const int> digits) = nullptr;
};

extern const LineKind thermometer;
extern const LineKind arrow;
extern const LineKind whisper;
extern const LineKind renban_line;

/// Lines of a kind from cell to cell by edges and corners, which neither meet nor cross.
std::vector<PlacedRule> place_lines(const LineKind& kind, const Grid& solution, Random& random);

}  // namespace ninefold::generate
