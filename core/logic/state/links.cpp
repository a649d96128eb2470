#include "core/logic/state/links.hpp"

#include "core/board/geometry.hpp"

namespace ninefold::logic {

namespace {

CellSet set_of(const std::vector<Cell>& cells) {
  CellSet set;
  for (const Cell cell : cells) set.insert(cell);
  return set;
}

}  // namespace

Links::Links(const Constraints& constraints)
    : shape_(constraints.shape), has_boxes_(constraints.has_boxes), peers_(constraints.different) {
  for (int cell = 0; cell < cell_count(); ++cell) all_cells_.insert(static_cast<Cell>(cell));
  const auto add = [this](HouseKind kind, int number, const CellSet& cells) {
    for (const House& house : houses_) {
      if (house.cells == cells) return;
    }
    const auto index = static_cast<std::uint8_t>(houses_.size());
    houses_.push_back({kind, static_cast<std::uint8_t>(number), cells});
    for (const Cell cell : cells) houses_of_[cell].push_back(index);
  };
  for (int row = 0; constraints.has_rows && row < shape_.rows; ++row) {
    add(HouseKind::row, row, set_of(row_cells(shape_, row)));
  }
  first_column_ = static_cast<int>(houses_.size());
  for (int column = 0; constraints.has_columns && column < shape_.columns; ++column) {
    add(HouseKind::column, column, set_of(column_cells(shape_, column)));
  }
  first_box_ = static_cast<int>(houses_.size());
  for (int box = 0; has_boxes_ && box < shape_.box_count(); ++box) {
    add(HouseKind::box, box, set_of(box_cells(shape_, box)));
  }
  for (std::size_t extra = 0; extra < constraints.extra_houses.size(); ++extra) {
    add(HouseKind::extra, static_cast<int>(extra), set_of(constraints.extra_houses[extra]));
  }
  for (std::size_t one = 0; one < houses_.size(); ++one) {
    for (std::size_t two = one + 1; two < houses_.size(); ++two) {
      const CellSet crossing = houses_[one].cells & houses_[two].cells;
      if (crossing.count() > 1) crossings_.push_back(crossing);
    }
  }
  if (!constraints.forbidden_pairs.empty()) add_pairs(constraints);
  if (has_boxes_) add_rectangles();
  keeps_rectangles_ = is_classic(constraints);
}

Links::Links(const Constraints& constraints, std::span<const ExcludedPair> excluded,
             const RuleLogic* rules)
    : Links(constraints) {
  keeps_rectangles_ = false;
  rules_ = rules;
  if (excluded.empty()) return;
  if (pairs_.empty()) add_same_digits();
  for (const auto& [first, digit, second, other] : excluded) {
    pairs_[pair_index(first, digit, other)].insert(second);
    pairs_[pair_index(second, other, digit)].insert(first);
  }
}

void Links::add_rectangles() {
  for (int top = 0; top < shape_.rows; ++top) {
    for (int bottom = top + 1; bottom < shape_.rows; ++bottom) {
      for (int left = 0; left < shape_.columns; ++left) {
        for (int right = left + 1; right < shape_.columns; ++right) {
          const Rectangle cells{shape_.cell(top, left), shape_.cell(top, right),
                                shape_.cell(bottom, left), shape_.cell(bottom, right)};
          const bool same_band = box(cells[0]) == box(cells[2]);
          const bool same_stack = box(cells[0]) == box(cells[1]);
          if (same_band != same_stack) rectangles_.push_back(cells);
        }
      }
    }
  }
}

void Links::add_same_digits() {
  pairs_.resize(std::size_t{max_cells} * max_size * max_size);
  for (const Cell cell : all_cells_) {
    for (int digit = 1; digit <= size(); ++digit) {
      const auto same = static_cast<Digit>(digit);
      pairs_[pair_index(cell, same, same)] = peers_[cell];
    }
  }
}

void Links::add_pairs(const Constraints& constraints) {
  add_same_digits();
  for (const Cell cell : all_cells_) {
    for (const Constraints::ForbiddenPairs& forbidden : constraints.forbidden_pairs) {
      for (const auto& [first, second] : forbidden.pairs) {
        if (first > size() || second > size()) continue;
        pairs_[pair_index(cell, first, second)] |= forbidden.neighbours[cell];
        pairs_[pair_index(cell, second, first)] |= forbidden.neighbours[cell];
      }
    }
  }
}

bool Links::is_classic(const Constraints& constraints) const {
  if (!has_boxes_ || !constraints.say_everything() || !constraints.extra_houses.empty() ||
      !constraints.forbidden_pairs.empty()) {
    return false;
  }
  for (const Cell cell : all_cells_) {
    CellSet peers;
    for (const std::uint8_t house : houses_of_[cell]) peers |= houses_[house].cells;
    peers.erase(cell);
    if (!(peers == peers_[cell])) return false;
  }
  return true;
}

}  // namespace ninefold::logic
