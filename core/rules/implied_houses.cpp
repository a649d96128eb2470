#include "core/rules/implied_houses.hpp"

#include "core/board/geometry.hpp"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace ninefold {

namespace {

/// Finds them among sets of cells.
class Implied {
 public:
  explicit Implied(const Constraints& constraints)
      : known_(cells_of(constraints.extra_houses)), given_(known_.size()) {
    const Shape shape = constraints.shape;
    for (int index = 0; index < shape.size(); ++index) {
      rows_.push_back(set_of(row_cells(shape, index)));
      columns_.push_back(set_of(column_cells(shape, index)));
      if (constraints.has_boxes) boxes_.push_back(set_of(box_cells(shape, index)));
    }
  }

  std::vector<CellSet> find() {
    // Of a board without boxes all its regions would be looked at, of which the search knows more.
    if (boxes_.empty()) return {};
    for (std::size_t next = 0; next < known_.size() && known_.size() < most_houses; ++next) {
      take_from_lines(rows_, known_[next], {}, 2);
      take_from_lines(columns_, known_[next], {}, 2);
      for (std::size_t before = 0; before < next; ++before) {
        if (!(known_[before] & known_[next]).empty()) continue;
        take_from_lines(rows_, known_[before], known_[next], 3);
        take_from_lines(columns_, known_[before], known_[next], 3);
      }
    }
    return {known_.begin() + static_cast<std::ptrdiff_t>(given_), known_.end()};
  }

 private:
  // More are none of any rules that people use, and each takes time in every node of a search.
  static constexpr std::size_t most_houses = 16;

  static CellSet set_of(const Constraints::House& house) {
    CellSet set;
    for (const Cell cell : house) set.insert(cell);
    return set;
  }

  static std::vector<CellSet> cells_of(const std::vector<Constraints::House>& houses) {
    std::vector<CellSet> sets;
    for (const Constraints::House& house : houses) sets.push_back(set_of(house));
    return sets;
  }

  // What houses leave of the lines in which they lie, where those are so many.
  void take_from_lines(const std::vector<CellSet>& lines, const CellSet& one, const CellSet& other,
                       int count) {
    const CellSet taken = one | other;
    CellSet rest;
    int touched = 0;
    for (const CellSet& line : lines) {
      if ((line & taken).empty()) continue;
      ++touched;
      rest |= line;
    }
    if (touched != count) return;
    rest = rest.without(taken);
    for (const std::vector<CellSet>& houses : {rows_, columns_, boxes_, known_}) {
      if (std::find(houses.begin(), houses.end(), rest) != houses.end()) return;
    }
    known_.push_back(rest);
  }

  std::vector<CellSet> rows_;
  std::vector<CellSet> columns_;
  std::vector<CellSet> boxes_;
  std::vector<CellSet> known_;  // those beyond these, the given ones first
  std::size_t given_;
};

}  // namespace

std::vector<Constraints::House> implied_houses(const Constraints& constraints) {
  std::vector<Constraints::House> houses;
  for (const CellSet& cells : Implied(constraints).find()) {
    Constraints::House& house = houses.emplace_back();
    for (const Cell cell : cells) house.push_back(cell);
  }
  return houses;
}

}  // namespace ninefold
