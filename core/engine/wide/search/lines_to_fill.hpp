#pragma once

#include "core/engine/wide/program/program.hpp"

#include <span>
#include <utility>
#include <vector>

namespace ninefold::variants {

/// The houses and other lists of cells that differ, each looked at as a whole: whether every cell
/// can have a value of its own and every value that must be there a cell. Propagators look at a few
/// cells or values at a time, which finds most of that and takes less time.
class LinesToFill {
 public:
  explicit LinesToFill(const Program& program);

  /// False where these candidates, from which all has followed, leave some line no filling.
  bool can_be_filled(const Mask* masks) const;

 private:
  struct Line {
    std::span<const CellIndex> cells;
    Mask required = 0;
  };
  // Lines in which some values are so many times altogether.
  struct Counted {
    std::vector<Line> lines;
    std::vector<std::pair<Mask, int>> least;
  };

  static bool can_be_filled(const Counted& counted, const Mask* masks);

  std::vector<Line> lines_;
  std::vector<Counted> counted_;
};

}  // namespace ninefold::variants
