#include "tests/support/oracles/shrink.hpp"

#include "core/rules/validate.hpp"

#include <vector>

namespace ninefold::tests {

namespace {

/// Every puzzle that is one thing smaller.
std::vector<Puzzle> smaller(const Puzzle& puzzle) {
  std::vector<Puzzle> found;
  const auto keep_if_valid = [&found, &puzzle](Puzzle candidate) {
    if (!validate(candidate.rules, puzzle.givens.shape())) found.push_back(std::move(candidate));
  };
  for (std::size_t rule = 0; rule < puzzle.rules.size(); ++rule) {
    Puzzle without = puzzle;
    without.rules.erase(without.rules.begin() + static_cast<std::ptrdiff_t>(rule));
    keep_if_valid(std::move(without));
  }
  for (std::size_t rule = 0; rule < puzzle.rules.size(); ++rule) {
    for (std::size_t index = 0; index < puzzle.rules[rule].arguments.size(); ++index) {
      const auto* pairs = std::get_if<DigitPairs>(&puzzle.rules[rule].arguments[index]);
      if (pairs == nullptr) continue;
      for (std::size_t pair = 0; pair < pairs->size(); ++pair) {
        Puzzle without = puzzle;
        auto& fewer = argument<DigitPairs>(without.rules[rule], index);
        fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(pair));
        keep_if_valid(std::move(without));
      }
    }
  }
  for (int cell = 0; cell < puzzle.givens.shape().cell_count(); ++cell) {
    if (puzzle.givens[static_cast<Cell>(cell)] == empty_cell) continue;
    Puzzle without = puzzle;
    without.givens[static_cast<Cell>(cell)] = empty_cell;
    keep_if_valid(std::move(without));
  }
  return found;
}

}  // namespace

Puzzle shrink(Puzzle puzzle, const std::function<bool(const Puzzle&)>& fails) {
  for (bool shrunk = true; shrunk;) {
    shrunk = false;
    for (Puzzle& candidate : smaller(puzzle)) {
      if (!fails(candidate)) continue;
      puzzle = std::move(candidate);
      shrunk = true;
      break;
    }
  }
  return puzzle;
}

}  // namespace ninefold::tests
