#include "core/generate/reducing/unavoidable_sets.hpp"

#include <limits>

namespace ninefold::generate {

void UnavoidableSets::clear() {
  sets_.clear();
  for (auto& indices : with_cell_) indices.clear();
}

void UnavoidableSets::add_exchanges(const Constraints& constraints, const Grid& solution) {
  if (!constraints.say_everything() || !constraints.forbidden_pairs.empty()) return;
  std::array<CellSet, max_size + 1> places;
  for (int cell = 0; cell < constraints.shape.cell_count(); ++cell) {
    places[solution[static_cast<Cell>(cell)]].insert(static_cast<Cell>(cell));
  }
  const auto size = static_cast<std::size_t>(constraints.shape.size());
  for (std::size_t first = 1; first <= size; ++first) {
    for (std::size_t second = first + 1; second <= size; ++second) {
      exchange(constraints, places[first] | places[second]);
    }
  }
}

/// A cell that takes the other digit takes it from the cells that must differ from it, which then
/// take the first: everything connected in this way is one set.
void UnavoidableSets::exchange(const Constraints& constraints, const CellSet& both) {
  CellSet left = both;
  while (!left.empty()) {
    CellSet reached;
    CellSet fresh;
    fresh.insert(*left.begin());
    while (!fresh.empty()) {
      const Cell cell = *fresh.begin();
      reached.insert(cell);
      fresh |= constraints.different[cell] & left;
      fresh = fresh.without(reached);
    }
    add(reached);
    left = left.without(reached);
  }
}

void UnavoidableSets::add(const CellSet& cells) {
  // Knowing fewer costs time, and nothing else.
  if (sets_.size() > std::numeric_limits<std::uint16_t>::max()) return;
  for (const Cell cell : cells)
    with_cell_[cell].push_back(static_cast<std::uint16_t>(sets_.size()));
  sets_.push_back(cells);
}

CellSet differing_cells(const Grid& one, const Grid& other) {
  CellSet cells;
  for (int cell = 0; cell < one.shape().cell_count(); ++cell) {
    if (one[static_cast<Cell>(cell)] != other[static_cast<Cell>(cell)]) {
      cells.insert(static_cast<Cell>(cell));
    }
  }
  return cells;
}

}  // namespace ninefold::generate
