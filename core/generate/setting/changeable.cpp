#include "core/generate/setting/changeable.hpp"

#include "core/generate/basics/given_cells.hpp"
#include "core/generate/setting/only_solution.hpp"

namespace ninefold::generate {

namespace {

/// Digits beside its own that the cell could be given.
logic::DigitSet other_digits(const Engine& engine, const Grid& givens, Cell cell,
                             Spending& spending) {
  logic::DigitSet others;
  Grid changed = givens;
  for (Digit digit = 1; digit <= givens.shape().size() && spending.check(); ++digit) {
    if (digit == givens[cell]) continue;
    changed[cell] = digit;
    if (find_only_solution(engine, changed, spending).grid) others.insert(digit);
  }
  return others;
}

}  // namespace

Changeability find_changeable_givens(const Engine& engine, const Grid& givens, const Budget& budget,
                                     const ProgressCallback& progress) {
  Changeability changeability;
  Spending spending(budget, progress);
  const OnlySolution only = find_only_solution(engine, givens, spending);
  changeability.solutions = only.solutions;
  if (only.grid) {
    for (const Cell cell : given_cells(givens)) {
      const logic::DigitSet digits = other_digits(engine, givens, cell, spending);
      if (!digits.empty()) changeability.givens.push_back({cell, digits});
    }
  }
  changeability.stopped = spending.stopped();
  return changeability;
}

}  // namespace ninefold::generate
