#include "core/engine/counting/digit_templates.hpp"

#include <algorithm>

namespace ninefold {

namespace {

class TemplateFinder {
 public:
  TemplateFinder(const Constraints& constraints, const Grid& givens, Digit digit, std::size_t most)
      : constraints_(constraints), givens_(givens), digit_(digit), most_(most) {}

  std::optional<std::vector<Template>> find() {
    if (!extend(0, {}, {})) return std::nullopt;
    return std::move(found_);
  }

 private:
  /// Chooses a cell of `row` and all below; false when there are too many templates.
  bool extend(int row, const Template& cells, const CellSet& excluded) {
    const Shape shape = constraints_.shape;
    if (row == shape.size()) {
      if (!meets_extra_houses(cells)) return true;
      if (found_.size() == most_) return false;
      found_.push_back(cells);
      return true;
    }
    const std::optional<Cell> given = given_in_row(row);
    for (int column = 0; column < shape.size(); ++column) {
      const Cell cell = shape.cell(row, column);
      const bool taken = givens_[cell] != empty_cell && givens_[cell] != digit_;
      if (taken || excluded.contains(cell) || (given && *given != cell)) continue;
      Template longer = cells;
      longer.insert(cell);
      if (!extend(row + 1, longer, excluded | constraints_.different[cell])) return false;
    }
    return true;
  }

  std::optional<Cell> given_in_row(int row) const {
    if (digit_ == empty_cell) return std::nullopt;
    for (int column = 0; column < constraints_.shape.size(); ++column) {
      const Cell cell = constraints_.shape.cell(row, column);
      if (givens_[cell] == digit_) return cell;
    }
    return std::nullopt;
  }

  // That no house holds the digit twice is part of `different`; rows, columns and boxes then hold
  // it once because there are as many of them as cells.
  bool meets_extra_houses(const Template& cells) const {
    const auto& houses = constraints_.extra_houses;
    return std::all_of(houses.begin(), houses.end(), [&cells](const Constraints::House& house) {
      return std::any_of(house.begin(), house.end(),
                         [&cells](Cell cell) { return cells.contains(cell); });
    });
  }

  const Constraints& constraints_;
  const Grid& givens_;
  Digit digit_;
  std::size_t most_;
  std::vector<Template> found_;
};

}  // namespace

std::optional<std::vector<Template>> digit_templates(const Constraints& constraints,
                                                     const Grid& givens, Digit digit,
                                                     std::size_t most) {
  return TemplateFinder(constraints, givens, digit, most).find();
}

}  // namespace ninefold
