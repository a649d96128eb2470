// How many solutions empty boards have under which rules. Where a number comes from stands beside
// it: OEIS sequences and publications by name; "two counters" are two programs independent of this
// one and of each other, "SAT" a third, an enumeration by a SAT solver.

#include "core/engine/engine.hpp"
#include "core/rules/rule_table.hpp"
#include "tests/support/environment.hpp"
#include "tests/support/puzzles/named_rules.hpp"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators_range.hpp>

#include <span>

using namespace ninefold;
using namespace ninefold::tests;

namespace {

struct Golden {
  int size;
  const char* rules;
  const char* count;
  const char* source;
};

void check_counts(std::span<const Golden> table) {
  // The boards of a table are alike to sanitizers, which are slow.
  constexpr std::size_t step = tests::is_sanitized ? 3 : 1;
  for (std::size_t index = 0; index < table.size(); index += step) {
    const Golden& golden = table[index];
    const Shape shape = Shape::of_size(golden.size).value();
    const Engine engine = Engine::create(shape, named_rules(golden.rules, shape)).value();
    const Answer answer = engine.count(Grid(shape));
    INFO(golden.size << "x" << golden.size << " " << golden.rules << " (" << golden.source << ")");
    CHECK(answer.stopped == StopReason::complete);
    CHECK(answer.solutions.to_string() == golden.count);
  }
}

constexpr std::array fast_4x4{
    Golden{4, "classic", "288", "OEIS A107739"},
    Golden{4, "latin", "576", "OEIS A002860"},
    Golden{4, "diagonals", "48", "two counters"},
    Golden{4, "diagonal", "48", "two counters"},
    Golden{4, "disjoint-groups", "168", "two counters"},
    Golden{4, "knight", "24", "two counters"},
    Golden{4, "torus-knight", "24", "two counters"},
    Golden{4, "latin,knight", "96", "two counters"},
    Golden{4, "latin,diagonals", "48", "OEIS A274171, times 4!"},
    Golden{4, "king", "0", "two counters"},
    Golden{4, "non-consecutive", "0", "two counters"},
};

constexpr std::array fast_6x6{
    Golden{6, "classic", "28200960", "published; two counters"},
    Golden{6, "latin", "812851200", "OEIS A002860"},
    Golden{6, "latin,diagonals", "92160", "OEIS A274171, times 6!"},
    Golden{6, "diagonals", "8640", "two counters"},
    Golden{6, "diagonal", "288000", "two counters"},
    Golden{6, "disjoint-groups", "2799360", "two counters"},
    Golden{6, "king", "74160", "two counters"},
    Golden{6, "knight", "11520", "two counters"},
    Golden{6, "torus-king", "4320", "two counters"},
    Golden{6, "torus-knight", "11520", "two counters"},
    Golden{6, "non-consecutive", "48", "two counters"},
    Golden{6, "cyclic-non-consecutive", "48", "two counters"},
    Golden{6, "torus-non-consecutive", "0", "two counters"},
    Golden{6, "disjoint-groups,knight", "11520", "two counters"},
    Golden{6, "disjoint-groups,king", "33840", "two counters"},
    Golden{6, "diagonals,disjoint-groups", "0", "two counters"},
    Golden{6, "king,knight", "0", "two counters"},
    Golden{6, "king,non-consecutive", "0", "two counters"},
    Golden{6, "knight,non-consecutive", "0", "two counters"},
    Golden{6, "diagonals,king", "0", "two counters"},
    Golden{6, "diagonals,knight", "0", "two counters"},
    Golden{6, "diagonals,non-consecutive", "0", "two counters"},
};

constexpr std::array fast_9x9{
    Golden{9, "king,knight,non-consecutive", "72", "published (Miracle Sudoku); two counters, SAT"},
    Golden{9, "king,knight", "1451520", "two counters, SAT; 4 * 9!"},
    Golden{9, "diagonals,knight", "13063680", "two counters, SAT; 36 * 9!"},
    Golden{9, "diagonals,king,knight", "0", "two counters, SAT"},
    Golden{9, "torus-king,torus-knight", "0", "two counters, SAT"},
    Golden{9, "torus-king,torus-non-consecutive", "432", "two counters, SAT"},
    Golden{9, "torus-knight", "2198327040", "two counters; 6058 * 9!"},
};

constexpr std::array slow_9x9{
    Golden{9, "king,non-consecutive", "1152", "two counters"},
    Golden{9, "torus-knight,torus-non-consecutive", "17712", "two counters"},
    Golden{9, "knight,non-consecutive", "48552", "one counter"},
};

/// The assignment's Mystic Sudoku on an empty board, with forbidden pairs of digits.
void check_mystic(std::vector<DigitPair> pairs, const char* count) {
  std::vector<Rule> rules = named_rules("torus-knight", Shape{});
  rules.push_back(make_rule("torus-pairs", {std::move(pairs)}));
  const Answer answer = Engine::create(Shape{}, rules).value().count(Grid(Shape{}));
  CHECK(answer.stopped == StopReason::complete);
  CHECK(answer.solutions.to_string() == count);
}

/// Classic grids whose first band is 123456789, 456789123, 789123456, and rules beside them.
void check_first_band(const char* rules, const char* count) {
  Grid grid{Shape{}};
  for (int row = 0; row < 3; ++row) {
    for (int column = 0; column < 9; ++column) {
      grid[Shape{}.cell(row, column)] = static_cast<Digit>((column + 3 * row) % 9 + 1);
    }
  }
  const Answer answer = Engine::create(Shape{}, named_rules(rules, Shape{})).value().count(grid);
  CHECK(answer.stopped == StopReason::complete);
  CHECK(answer.solutions.to_string() == count);
}

}  // namespace

TEST_CASE("Empty 4x4 boards have as many solutions as is known", "[golden]") {
  check_counts(fast_4x4);
}

TEST_CASE("Empty 6x6 boards have as many solutions as is known", "[golden]") {
  check_counts(fast_6x6);
}

TEST_CASE("Empty 9x9 boards have as many solutions as is known", "[golden]") {
  check_counts(fast_9x9);
}

TEST_CASE("Empty 9x9 boards with more solutions have as many as is known", "[golden][.slow]") {
  check_counts(slow_9x9);
}

TEST_CASE("Empty Mystic boards with forbidden pairs have as many solutions as is known",
          "[golden][.slow]") {
  // Each found by two counters.
  check_mystic({{1, 2}}, "139708800");
  check_mystic({{1, 2}, {2, 3}}, "10393920");
  check_mystic({{1, 2}, {3, 4}}, "18956160");
}

TEST_CASE("Boards with a given first band have as many solutions as is published",
          "[golden][.slow][.hours]") {
  // Counts of completions of a band: published for classic and for disjoint groups.
  check_first_band("classic", "7802998272");
  check_first_band("disjoint-groups", "631369728");
}
