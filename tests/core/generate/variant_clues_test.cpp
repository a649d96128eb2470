#include "core/generate/variants/variant_clues.hpp"

#include "core/engine/wide/variant_engine.hpp"
#include "core/formats/iss/iss_text.hpp"
#include "tests/core/variants/variant_puzzles.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <string>

using namespace ninefold;
using namespace ninefold::generate;

namespace {

/// The one 4x4 grid that is meant: 1234 3412 2143 4321. Its two givens beyond need are the last
/// ones.
constexpr const char* too_many =
    ".Shape~4x4.Cage~3~R1C1~R1C2.Thermo~R1C1~R1C2~R1C3~R1C4.GreaterThan~R2C2~R2C1"
    ".GreaterThan~R2C4~R2C3.~R2C1_3~R3C1_2~R4C4_1";

Count solutions_of(const variants::Puzzle& puzzle) {
  return variants::VariantEngine(puzzle).count().solutions;
}

bool has_one_without(const variants::Puzzle& puzzle, const PuzzleClue& clue) {
  const std::optional<variants::Puzzle> left =
      without_clues(puzzle, std::span<const PuzzleClue>(&clue, 1));
  REQUIRE(left);
  return solutions_of(*left) == Count(1);
}

}  // namespace

TEST_CASE("Clues of a variant are its givens and rules, but not what shapes the board",
          "[generate]") {
  const variants::Puzzle puzzle = tests::read_variant(too_many);
  CHECK(clues_of(puzzle, WhichClues::givens).size() == 3);
  const std::vector<PuzzleClue> all = clues_of(puzzle, WhichClues::givens_and_rules);
  CHECK(all.size() == 7);
  CHECK(std::none_of(all.begin(), all.end(), [&puzzle](const PuzzleClue& clue) {
    return puzzle.items[clue.item].name == "Shape";
  }));
}

TEST_CASE("Redundant clues of a variant are those that can each be left out", "[generate]") {
  const variants::Puzzle puzzle = tests::read_variant(too_many);
  REQUIRE(solutions_of(puzzle) == Count(1));
  for (const WhichClues which : {WhichClues::givens, WhichClues::givens_and_rules}) {
    const ClueRedundancy redundant = find_redundant_clues(puzzle, which);
    REQUIRE(redundant.solutions == 1);
    CHECK(redundant.stopped == StopReason::complete);
    std::size_t found = 0;
    for (const PuzzleClue& clue : clues_of(puzzle, which)) {
      if (!has_one_without(puzzle, clue)) continue;
      REQUIRE(found < redundant.clues.size());
      CHECK(redundant.clues[found].item == clue.item);
      CHECK(redundant.clues[found].argument == clue.argument);
      ++found;
    }
    CHECK(found == redundant.clues.size());
    CHECK(found > 0);
  }
}

TEST_CASE("Without the clues that can go together, every other one is needed", "[generate]") {
  const variants::Puzzle puzzle = tests::read_variant(too_many);
  int both_kinds = 0;
  for (const WhichClues which : {WhichClues::givens, WhichClues::givens_and_rules}) {
    for (std::uint64_t seed = 0; seed < 4; ++seed) {
      const ClueRedundancy redundant = find_clues_to_leave_out(puzzle, which, seed);
      REQUIRE_FALSE(redundant.clues.empty());
      // Givens are left out before rules.
      CHECK(std::is_partitioned(redundant.clues.begin(), redundant.clues.end(),
                                [](const PuzzleClue& clue) { return clue.is_given(); }));
      both_kinds += redundant.clues.front().is_given() != redundant.clues.back().is_given();
      const std::optional<variants::Puzzle> left = without_clues(puzzle, redundant.clues);
      REQUIRE(left);
      CHECK(solutions_of(*left) == Count(1));
      CHECK(find_redundant_clues(*left, which).clues.empty());
      if (which == WhichClues::givens) CHECK(left->items.size() >= puzzle.items.size() - 1);
    }
  }
  CHECK(both_kinds > 0);
}

TEST_CASE("Changeable givens of a variant leave one solution with each value", "[generate]") {
  const variants::Puzzle puzzle = tests::read_variant(too_many);
  REQUIRE(solutions_of(puzzle) == Count(1));
  const ClueChangeability changeable = find_changeable_clues(puzzle);
  CHECK_FALSE(changeable.clues.empty());
  const std::vector<PuzzleClue> givens = clues_of(puzzle, WhichClues::givens);
  for (const PuzzleClue& given : givens) {
    const auto found = std::find_if(
        changeable.clues.begin(), changeable.clues.end(),
        [&given](const ChangeableClue& one) { return one.clue.argument == given.argument; });
    for (int value = 1; value <= 4; ++value) {
      if (value == given.values.front()) continue;
      std::vector<variants::Item> items = puzzle.items;
      items[given.item].arguments[*given.argument] =
          puzzle.layout.name(given.cell) + "_" + std::to_string(value);
      const variants::PuzzleOrError made = variants::make_puzzle(std::move(items));
      const bool is_one = solutions_of(*std::get_if<variants::Puzzle>(&made)) == Count(1);
      const bool is_told =
          found != changeable.clues.end() &&
          std::find(found->values.begin(), found->values.end(), value) != found->values.end();
      CHECK(is_told == is_one);
    }
  }
}

TEST_CASE("Of variants without one solution no clues are told", "[generate]") {
  const variants::Puzzle open = tests::read_variant(".Shape~4x4.~R1C1_1");
  CHECK(find_redundant_clues(open, WhichClues::givens).solutions == 2);
  CHECK(find_clues_to_leave_out(open, WhichClues::givens).clues.empty());
  const variants::Puzzle none = tests::read_variant(".Shape~4x4.~R1C1_1~R1C2_1");
  CHECK(find_redundant_clues(none, WhichClues::givens_and_rules).solutions == 0);
  CHECK(find_changeable_clues(none).solutions == 0);
  Budget budget;
  budget.nodes = 1;
  CHECK(
      find_redundant_clues(tests::read_variant(".Shape~9x9"), WhichClues::givens, budget).stopped ==
      StopReason::node_limit);
}
