#include "tests/support/oracles/brute_force.hpp"

namespace ninefold::tests {

namespace {

class Enumeration {
 public:
  Enumeration(const ForbiddenTable& forbidden, const Grid& givens, const BruteForceLimits& limits)
      : forbidden_(forbidden), limits_(limits), grid_(givens) {}

  BruteForce run() {
    for (int cell = 0; cell < cell_count(); ++cell) {
      const Digit given = grid_[static_cast<Cell>(cell)];
      if (given != empty_cell && !fits(static_cast<Cell>(cell), given)) return std::move(found_);
    }
    fill_from(0);
    return std::move(found_);
  }

 private:
  int cell_count() const { return grid_.shape().cell_count(); }

  bool fits(Cell cell, Digit digit) const {
    for (int other = 0; other < cell_count(); ++other) {
      const Digit there = grid_[static_cast<Cell>(other)];
      if (there == empty_cell || other == cell) continue;
      if (forbidden_.forbids(cell, digit, static_cast<Cell>(other), there)) return false;
    }
    return true;
  }

  void fill_from(int index) {
    while (index < cell_count() && grid_[static_cast<Cell>(index)] != empty_cell) ++index;
    if (index == cell_count()) return take_solution();
    const auto cell = static_cast<Cell>(index);
    for (Digit digit = 1; digit <= grid_.shape().size(); ++digit) {
      if (++found_.nodes > limits_.nodes) found_.complete = false;
      if (!found_.complete) return;
      if (!fits(cell, digit)) continue;
      grid_[cell] = digit;
      fill_from(index + 1);
      grid_[cell] = empty_cell;
    }
  }

  void take_solution() {
    if (!forbidden_.allows(grid_)) return;
    ++found_.count;
    if (found_.solutions.size() < limits_.keep) found_.solutions.push_back(grid_);
    for (int cell = 0; cell < cell_count(); ++cell) {
      const Digit digit = grid_[static_cast<Cell>(cell)];
      found_.candidates[cell] |= static_cast<std::uint16_t>(1U << (digit - 1U));
    }
    if (found_.count >= limits_.solutions) found_.complete = false;
  }

  const ForbiddenTable& forbidden_;
  const BruteForceLimits& limits_;
  Grid grid_;
  BruteForce found_;
};

}  // namespace

BruteForce brute_force(const Puzzle& puzzle, const BruteForceLimits& limits) {
  return brute_force(ForbiddenTable(puzzle.rules, puzzle.givens.shape()), puzzle.givens, limits);
}

BruteForce brute_force(const ForbiddenTable& forbidden, const Grid& givens,
                       const BruteForceLimits& limits) {
  return Enumeration(forbidden, givens, limits).run();
}

}  // namespace ninefold::tests
