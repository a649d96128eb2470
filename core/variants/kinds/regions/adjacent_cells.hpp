#pragma once

#include "core/board/layout.hpp"

#include <set>
#include <vector>

namespace ninefold::variants {

/// So many cells in a row of their numbers, as a group beside the grid has them.
inline CellIndexes run_of(int first, int count) {
  CellIndexes cells;
  for (int i = 0; i < count; ++i) cells.push_back(static_cast<CellIndex>(first + i));
  return cells;
}

/// For each of the cells, a run of numbers, where in the list its neighbours stand.
inline std::vector<std::vector<std::uint16_t>> neighbour_places(const Layout& layout,
                                                                const CellIndexes& cells) {
  std::vector<std::vector<std::uint16_t>> places;
  for (const CellIndex cell : cells) {
    std::vector<std::uint16_t> own;
    for (const CellIndex neighbour : layout.neighbours(cell)) {
      own.push_back(static_cast<std::uint16_t>(neighbour - cells[0]));
    }
    places.push_back(std::move(own));
  }
  return places;
}

/// Whether one can walk from each of the cells to each other through common edges. No cells are
/// not connected.
inline bool is_connected(const Layout& layout, const std::set<CellIndex>& cells) {
  if (cells.empty()) return false;
  CellIndexes queue{*cells.begin()};
  std::set<CellIndex> seen{queue[0]};
  for (std::size_t next = 0; next < queue.size(); ++next) {
    for (const CellIndex neighbour : layout.neighbours(queue[next])) {
      if (cells.contains(neighbour) && seen.insert(neighbour).second) queue.push_back(neighbour);
    }
  }
  return seen.size() == cells.size();
}

}  // namespace ninefold::variants
