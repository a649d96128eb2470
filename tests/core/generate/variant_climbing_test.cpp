// Variants whose givens were swapped keep their rules, have one solution and are no worse than
// before. tests/core/generate/many_puzzles_test.cpp asks another solver about some of them.

#include "core/generate/variants/variant_climbing.hpp"

#include "core/engine/wide/variant_engine.hpp"
#include "core/formats/iss/iss_text.hpp"
#include "core/generate/basics/given_cells.hpp"
#include "core/generate/kinds.hpp"
#include "core/generate/variants/placed/placed_generator.hpp"
#include "core/variants/logic/variant_logic.hpp"
#include "tests/core/variants/variant_puzzles.hpp"
#include "tests/support/environment.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <array>
#include <numeric>
#include <random>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

using namespace ninefold;
using namespace ninefold::generate;

namespace {

/// More givens than it needs.
variants::Puzzle made(std::string_view kind, std::uint64_t number) {
  return make_placed(*find_puzzle_kind(kind)->placed, {{16, 30}}, {5, number})
      .puzzle.value()
      .puzzle;
}

logic::Grade grade_of(const variants::Puzzle& puzzle) {
  const variants::Answer solved = variants::VariantEngine(puzzle).solve();
  const variants::VariantLogic logic(puzzle);
  return logic::grade(logic.start(), grid_of(logic.links().shape(), solved.solution));
}

/// The items that are no givens, and the number of these.
std::vector<variants::Item> rules_of(const variants::Puzzle& puzzle) {
  std::vector<variants::Item> rules = puzzle.items;
  std::erase_if(rules, [](const variants::Item& item) { return item.name == "Given"; });
  return rules;
}
std::size_t givens_of(const variants::Puzzle& puzzle) {
  return clues_of(puzzle, WhichClues::givens).size();
}

VariantClimbed climbed_from(const variants::Puzzle& puzzle, const Climb& climb) {
  return climb_variant(puzzle, swappable_givens(puzzle), climb);
}

void check_best(const variants::Puzzle& puzzle, const VariantClimbed& result) {
  REQUIRE(result.why_not == variants::NoShape::none);
  REQUIRE(result.best);
  CHECK(result.climbed.solutions == 1);
  const variants::Answer counted = variants::VariantEngine(*result.best).count();
  CHECK(counted.solutions == Count(1));
  CHECK(variants::is_solution(*result.best, numbers_of(result.climbed.best.solution)));
  CHECK(variants::write_iss_text(rules_of(*result.best)) ==
        variants::write_iss_text(rules_of(puzzle)));
  const logic::Grade grade = grade_of(*result.best);
  REQUIRE(result.climbed.best.grade);
  CHECK(result.climbed.best.grade->score == grade.score);
  CHECK(result.climbed.best.grade->level == grade.level);
}

/// 6x6, with all givens and the sums of six halves of the cells, which propagation can do little
/// with.
variants::Puzzle full_grid_with_long_sums() {
  constexpr int size = 6;
  const auto digit = [](int cell) {
    const int row = cell / size;
    return (row % 2 * 3 + row / 2 + cell) % size + 1;
  };
  const auto name = [](int cell) {
    return "~R" + std::to_string(cell / size + 1) + "C" + std::to_string(cell % size + 1);
  };
  std::string text = ".Shape~6x6";
  std::mt19937 random(1);
  std::array<int, static_cast<std::size_t>(size * size)> cells{};
  for (int sums = 0; sums < 6; ++sums) {
    std::iota(cells.begin(), cells.end(), 0);
    for (std::size_t i = cells.size() - 1; i > 0; --i)
      std::swap(cells[i], cells[random() % (i + 1)]);
    int total = 0;
    std::string list;
    for (std::size_t i = 0; i < cells.size() / 2; ++i) {
      total += digit(cells[i]);
      list += name(cells[i]);
    }
    text += ".Sum~" + std::to_string(total) + list;
  }
  for (int cell = 0; cell < size * size; ++cell)
    text += "." + name(cell) + "_" + std::to_string(digit(cell));
  return tests::read_variant(text);
}

/// Each given left out, one after another.
bool needs_every_given(const variants::Puzzle& puzzle) {
  const std::vector<PuzzleClue> givens = clues_of(puzzle, WhichClues::givens);
  return std::all_of(givens.begin(), givens.end(), [&puzzle](const PuzzleClue& given) {
    const auto left = without_clues(puzzle, std::span(&given, 1));
    return variants::VariantEngine(*left).solve().solutions > Count(1);
  });
}

}  // namespace

TEST_CASE("Swapped givens make a variant harder, easier, smaller or nicer", "[generate]") {
  int number = 0;
  for (const std::string_view kind : {"killer", "thermometers"}) {
    if (!tests::is_taken(++number)) continue;
    INFO(kind);
    const variants::Puzzle puzzle = made(kind, 0);
    const logic::Grade before = grade_of(puzzle);

    const VariantClimbed harder = climbed_from(puzzle, {Aim::harder, 1, 0, 12});
    check_best(puzzle, harder);
    CHECK(harder.climbed.best.grade->score > before.score);
    CHECK(givens_of(*harder.best) <= 16);
    CHECK(needs_every_given(*harder.best));
    CHECK(harder.climbed.tried == 12);

    const VariantClimbed easier = climbed_from(*harder.best, {Aim::easier, 1, 0, 25});
    check_best(puzzle, easier);
    CHECK(easier.climbed.best.grade->score < harder.climbed.best.grade->score);
    CHECK(givens_of(*easier.best) == givens_of(*harder.best));

    const VariantClimbed fewest = climbed_from(puzzle, {Aim::fewest, 1, 0, 30});
    check_best(puzzle, fewest);
    CHECK(givens_of(*fewest.best) < givens_of(puzzle));
    CHECK(needs_every_given(*fewest.best));

    Climb wish{Aim::nicer, 1, 0, 12};
    wish.symmetry = Symmetry::half_turn;
    const VariantClimbed nicer = climbed_from(puzzle, wish);
    check_best(puzzle, nicer);
    CHECK(nicer.climbed.best.grade->level == before.level);
    const CellSet cells = given_cells(nicer.climbed.best.givens);
    for (const Cell cell : cells) CHECK(cells.contains(static_cast<Cell>(80 - cell)));
  }
}

TEST_CASE("A variant has other solutions to swap its givens from, unless it is to keep its own",
          "[generate]") {
  const variants::Puzzle puzzle = made("thermometers", 1);
  const std::vector<int> solution = variants::VariantEngine(puzzle).solve().solution;
  Climb climb{Aim::fewest, 2, 0, 25};
  const Grid other = climbed_from(puzzle, climb).climbed.best.solution;
  CHECK_FALSE(numbers_of(other) == solution);
  climb.keeps_solution = true;
  const VariantClimbed kept = climbed_from(puzzle, climb);
  check_best(puzzle, kept);
  CHECK(numbers_of(kept.climbed.best.solution) == solution);
}

TEST_CASE("A seed swaps givens of a variant in the same way each time", "[generate]") {
  const variants::Puzzle puzzle = made("killer", 2);
  std::vector<std::string> texts;
  for (const std::uint64_t number : {0U, 1U}) {
    const Climb climb{Aim::harder, 3, number, 6};
    const VariantClimbed once = climbed_from(puzzle, climb);
    const VariantClimbed again = climbed_from(puzzle, climb);
    CHECK(once.climbed.best.givens == again.climbed.best.givens);
    CHECK(once.climbed.nodes == again.climbed.nodes);
    texts.push_back(variants::write_iss_text(once.best->items));
  }
  CHECK(texts[0] != texts[1]);
}

TEST_CASE("Only some givens of a variant are swapped", "[generate]") {
  // The given of two values and the second item of givens stay.
  const variants::Puzzle puzzle = tests::read_variant(
      ".Shape~4x4.Thermo~R1C1~R1C2~R1C3~R1C4.~R2C1_3_4~R3C1_2~R3C2_1~R3C4_3~R4C4_1.~R2C2_4");
  std::vector<PuzzleClue> swapped = swappable_givens(puzzle);
  CHECK(swapped.size() == 5);
  std::erase_if(swapped, [&puzzle](const PuzzleClue& clue) {
    return puzzle.items[clue.item].arguments.size() == 1;
  });
  const VariantClimbed result = climb_variant(puzzle, swapped, {Aim::fewest, 0, 0, 10});
  REQUIRE(result.best);
  const std::string text = variants::write_iss_text(result.best->items);
  CHECK(text.starts_with(".Shape~4x4.Thermo~R1C1~R1C2~R1C3~R1C4.~R2C1_3_4.~R2C2_4"));
  CHECK(variants::VariantEngine(*result.best).count().solutions == Count(1));
  CHECK(given_cells(result.climbed.best.givens).count() < 4);
}

TEST_CASE("A given stays where a search gives up before it knows whether it is needed",
          "[generate]") {
  const variants::Puzzle puzzle = full_grid_with_long_sums();
  const std::vector<PuzzleClue> givens = swappable_givens(puzzle);
  Budget of_proof;
  of_proof.nodes = nodes_of_proof;
  const auto stopped = [&of_proof](const variants::Puzzle& asked) {
    return variants::VariantEngine(asked).count(of_proof).stopped;
  };
  REQUIRE(stopped(without_clues(puzzle, givens).value()) == StopReason::node_limit);
  const VariantClimbed result = climb_variant(puzzle, givens, {Aim::fewest, 0, 0, 0});
  check_best(puzzle, result);
  CHECK(givens_of(*result.best) > 0);
  CHECK(givens_of(*result.best) < 10);
  CHECK(stopped(*result.best) == StopReason::complete);
}

TEST_CASE("Cells beside the grid that are open keep a variant from being climbed from",
          "[generate]") {
  // The bulb may have any value, whatever the grid is.
  const variants::Puzzle puzzle = tests::read_variant(".Shape~4x4.Var~VX.~R1C1_1");
  CHECK(climbed_from(puzzle, {}).climbed.solutions == 2);
}

TEST_CASE("A variant without givens stays as it is", "[generate]") {
  const PlacedOutcome made =
      make_placed(PlacedKind::killer, {{0, 0}, logic::Level::extreme}, {1, 0});
  const variants::Puzzle& puzzle = made.puzzle.value().puzzle;
  const VariantClimbed result = climbed_from(puzzle, {Aim::harder, 0, 0, 1'000'000});
  check_best(puzzle, result);
  CHECK(result.climbed.tried == 0);
  CHECK(result.climbed.stopped == StopReason::complete);
}

TEST_CASE("Why a variant is not climbed from is said", "[generate]") {
  CHECK(climbed_from(tests::read_variant(".Shape~8x8"), {}).why_not ==
        variants::NoShape::other_board);
  CHECK(climbed_from(tests::read_variant(".Shape~9x9~0-8"), {}).why_not ==
        variants::NoShape::other_values);
  CHECK(climbed_from(tests::read_variant(".Shape~4x4.~R1C1_1"), {}).climbed.solutions == 2);
  CHECK(climbed_from(tests::read_variant(".Shape~4x4.~R1C1_1~R1C2_1"), {}).climbed.solutions == 0);
  CHECK(climbed_from(tests::read_variant(".Shape~4x4.~R1C1_1~R1C1_2"), {}).climbed.solutions == 0);
}

TEST_CASE("A climb from a variant ends with its budget, and has the best puzzle by then",
          "[generate]") {
  const variants::Puzzle puzzle = made("kropki", 0);
  const std::vector<PuzzleClue> swapped = swappable_givens(puzzle);
  Budget nodes;
  nodes.nodes = 2000;
  const VariantClimbed spent = climb_variant(puzzle, swapped, {Aim::fewest, 0, 0, 100'000}, nodes);
  check_best(puzzle, spent);
  CHECK(spent.climbed.stopped == StopReason::node_limit);
  CHECK(spent.climbed.nodes < 6000);
  // A grade is ended, too.
  Budget time;
  time.time = std::chrono::milliseconds(0);
  const VariantClimbed none = climb_variant(puzzle, swapped, {Aim::harder, 0, 0, 10}, time);
  CHECK(none.climbed.stopped == StopReason::time_limit);
  CHECK_FALSE(none.best);
  const VariantClimbed cancelled =
      climb_variant(puzzle, swapped, {Aim::harder, 0, 0, 100'000}, {},
                    [](const Trying& trying) { return trying.tried < 2; });
  check_best(puzzle, cancelled);
  CHECK(cancelled.climbed.stopped == StopReason::cancelled);
  CHECK(cancelled.climbed.tried == 2);
}
