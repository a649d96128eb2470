#pragma once

#include "core/engine/houses9/lanes/layout.hpp"

#include <span>
#include <vector>

namespace ninefold {

/// The lines of a board.
struct Lines {
  std::vector<CellMask> rows;
  std::vector<CellMask> columns;
};

Lines lines_of(Shape shape);

/// As many lines as regions, without the cells they share: what is left of the lines and what is
/// left of the regions hold the same digits, each as often.
struct Leftover {
  CellMask of_lines;
  CellMask of_regions;
};

/// The leftovers that tell much, of rows or columns side by side and regions that share most with
/// them.
std::vector<Leftover> find_leftovers(const Lines& lines, std::span<const CellMask> regions);

}  // namespace ninefold
