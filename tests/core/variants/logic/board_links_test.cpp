// What human logic is told of a variant: which cells differ, and which values exclude each other.

#include "core/variants/logic/board_links.hpp"
#include "tests/core/variants/variant_puzzles.hpp"

#include <algorithm>

using namespace ninefold;
using namespace ninefold::tests;

namespace {

variants::BoardLinks links_of(const std::string& rules) {
  const variants::Puzzle puzzle = read_variant(rules);
  return variants::board_links(puzzle.layout, variants::make_model(puzzle));
}

bool excludes(const variants::BoardLinks& links, Cell a, Digit x, Cell b, Digit y) {
  return std::any_of(links.excluded.begin(), links.excluded.end(), [&](const auto& pair) {
    const auto& [first, digit, second, other] = pair;
    return (first == a && digit == x && second == b && other == y) ||
           (first == b && digit == y && second == a && other == x);
  });
}

}  // namespace

TEST_CASE("Cells of a cage differ, and hold no two values that are together in none of its sets",
          "[variants][logic]") {
  // 1, 2 and 3, in cells that do not see each other otherwise.
  const variants::BoardLinks cage = links_of(".Cage~6~R1C1~R2C4~R3C7");
  for (const Cell other : {Cell{12}, Cell{24}}) {
    CHECK(cage.constraints.different[0].contains(other));
    CHECK(excludes(cage, 0, 1, other, 1));
    CHECK(excludes(cage, 0, 1, other, 4));
    CHECK_FALSE(excludes(cage, 0, 1, other, 2));
  }
  CHECK(cage.constraints.different[12].contains(24));
  CHECK(excludes(cage, 12, 2, 24, 5));
  CHECK_FALSE(cage.constraints.different[0].contains(40));
}

TEST_CASE("Sums and marks of two cells exclude what they do not allow", "[variants][logic]") {
  const variants::BoardLinks sum = links_of(".Sum~5~R1C1~R2C4");
  CHECK(excludes(sum, 0, 1, 12, 3));
  CHECK_FALSE(excludes(sum, 0, 1, 12, 4));
  const variants::BoardLinks dot = links_of(".WhiteDot~R1C1~R1C2");
  CHECK(excludes(dot, 0, 1, 1, 3));
  CHECK_FALSE(excludes(dot, 0, 1, 1, 2));
  const variants::BoardLinks taxicab = links_of(".AntiTaxicab");
  CHECK(excludes(taxicab, 0, 2, 10, 2));
  CHECK_FALSE(excludes(taxicab, 0, 3, 10, 3));
}
