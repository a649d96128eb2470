#pragma once

#include "core/rules/conflicts.hpp"
#include "core/rules/rule.hpp"
#include "core/rules/rule_table.hpp"
#include "tests/support/puzzles/grids.hpp"

#include <algorithm>
#include <random>
#include <string_view>
#include <vector>

namespace ninefold::tests {

inline Puzzle puzzle_of(std::string_view grid, std::vector<Rule> rules = {Rule{}}) {
  return {std::move(rules), grid_of(grid)};
}

/// The first sample of the UCF assignment, with its rules: Mystic, pairs 2-6 and 2-3.
inline Puzzle mystic_sample() {
  return puzzle_of(
      "980203700 500009800 000008004 000000500 050090300 000050070 019830200 000040038 000127659",
      {Rule{}, make_rule("torus-knight"), make_rule("torus-pairs", {DigitPairs{{2, 6}, {2, 3}}})});
}

/// A random puzzle of a random size under a random choice of all rules there are. Its givens
/// do not conflict two by two; it may have none, one or many solutions.
class RandomPuzzles {
 public:
  explicit RandomPuzzles(unsigned seed) : random_(seed) {}

  Puzzle next() {
    const int size = std::vector<int>{4, 4, 6, 9}[below(4)];
    return next(Shape::of_size(size).value(), random_rules(size));
  }

  Puzzle next(Shape shape, std::vector<Rule> rules) {
    Puzzle puzzle{std::move(rules), Grid(shape)};
    const int cells = shape.cell_count();
    const int tries = cells / 3 + below(cells / 3);
    for (int count = 0; count < tries; ++count) {
      const auto cell = static_cast<Cell>(below(cells));
      const auto digit = static_cast<Digit>(1 + below(shape.size()));
      if (puzzle.givens[cell] != empty_cell) continue;
      if (!find_conflict(puzzle.rules, puzzle.givens, cell, digit)) puzzle.givens[cell] = digit;
    }
    return puzzle;
  }

  std::vector<Rule> random_rules(int size) {
    const Shape shape = Shape::of_size(size).value();
    std::vector<Rule> rules{make_rule(below(4) == 0 ? "latin" : "classic")};
    for (const char* const name : {"knight", "torus-knight", "king", "torus-king"}) {
      if (below(8) == 0) rules.push_back(make_rule(name));
    }
    for (const char* const name : {"pairs", "torus-pairs"}) {
      if (below(4) != 0) continue;
      DigitPairs pairs;
      for (int count = below(3); count >= 0; --count) {
        pairs.push_back({digit(size), digit(size)});
      }
      rules.push_back(make_rule(name, {pairs}));
    }
    if (below(4) == 0) {
      std::vector<Cell> cells;
      for (int cell = 0; cell < shape.cell_count(); ++cell) {
        cells.push_back(static_cast<Cell>(cell));
      }
      std::shuffle(cells.begin(), cells.end(), random_);
      cells.resize(static_cast<std::size_t>(size));
      rules.push_back(make_rule("house", {cells}));
    }
    return rules;
  }

  int below(int limit) { return std::uniform_int_distribution<int>(0, limit - 1)(random_); }

 private:
  Digit digit(int size) { return static_cast<Digit>(1 + below(size)); }

  std::mt19937 random_;
};

}  // namespace ninefold::tests
