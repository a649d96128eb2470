// Boards of other shapes and values than the classic ones: which cells are houses there, and what a
// person's logic says of them.

#include "core/logic/find.hpp"
#include "core/logic/path.hpp"
#include "core/variants/logic/variant_logic.hpp"
#include "tests/core/variants/logic/sound_walk.hpp"
#include "tests/core/variants/mixtures/mixture.hpp"
#include "tests/support/environment.hpp"

#include <algorithm>
#include <array>
#include <map>

using namespace ninefold;
using namespace ninefold::tests;

namespace {

/// How many houses of each kind the board has: rows, columns, boxes and others.
std::array<int, 4> houses_of(const std::string& text) {
  const variants::VariantLogic logic(read_variant(text));
  std::array<int, 4> counts{};
  for (const logic::House& house : logic.links().houses()) {
    CHECK(house.cells.count() == logic.links().size());
    ++counts[static_cast<std::size_t>(house.kind)];
  }
  return counts;
}

std::vector<logic::Step> all_steps_of(const std::string& text, logic::Technique technique) {
  const variants::VariantLogic logic(read_variant(text));
  return logic::find_all(logic.start(), technique).steps;
}

/// Boards on which random rules have few solutions, or none.
constexpr std::array mixed_boards{
    Board{".Shape~4x4~0-3", 4, 4, 0, 3},     Board{".Shape~4x3", 4, 3, 1, 4},
    Board{".Shape~3x4~0-3", 3, 4, 0, 3},     Board{".Shape~3x3~4", 3, 3, 1, 4},
    Board{".Shape~2x3~0-4", 2, 3, 0, 4},     Board{".Shape~2x4.RegionSize~4", 2, 4, 1, 4},
    Board{".Shape~2x3~0-4~Raw", 2, 3, 0, 4}, Board{".Shape~5x5.NoBoxes", 5, 5, 1, 5},
};

}  // namespace

TEST_CASE("Human logic knows boards of up to nine rows, columns and values", "[variants][logic]") {
  const auto shape_of = [](const std::string& text) {
    return variants::shape_for_logic(read_variant(text).layout);
  };
  CHECK(shape_of(".Shape~9x9") == Shape{3, 3});
  CHECK(shape_of(".Shape~6x6") == Shape{2, 3});
  CHECK(shape_of(".Shape~9x9.NoBoxes") == Shape{3, 3});
  const std::optional<Shape> zeros = shape_of(".Shape~6x8~0-7");
  REQUIRE(zeros);
  CHECK(zeros->rows == 6);
  CHECK(zeros->columns == 8);
  CHECK(zeros->cell_count() == 48);
  CHECK(zeros->size() == 8);
  CHECK(zeros->value_of(1) == 0);
  CHECK(zeros->sum_of_values() == 28);
  CHECK(zeros->row_of(8) == 1);
  CHECK(shape_of(".Shape~5x5~1-9"));
  CHECK(shape_of(".Shape~4x4~4~Raw"));
  CHECK_FALSE(shape_of(".Shape~9x9~0-9"));
  CHECK_FALSE(shape_of(".Shape~10x5"));
  CHECK_FALSE(shape_of(".Shape~5x10"));
  CHECK_FALSE(shape_of(".Shape~16x16"));
}

TEST_CASE("Rows, columns and regions are houses only where they hold every value",
          "[variants][logic]") {
  using Counts = std::array<int, 4>;
  CHECK(houses_of(".Shape~9x9~0-8") == Counts{9, 9, 9, 0});
  CHECK(houses_of(".Shape~7x7") == Counts{7, 7, 0, 0});
  CHECK(houses_of(".Shape~6x9") == Counts{6, 0, 6, 0});
  CHECK(houses_of(".Shape~9x6") == Counts{0, 6, 6, 0});
  CHECK(houses_of(".Shape~6x6~9") == Counts{0, 0, 0, 0});
  CHECK(houses_of(".Shape~6x6~9.NoBoxes.RegionSize~9.Jigsaw~"
                  "000111000111000111222333222333222333") == Counts{0, 0, 4, 0});
  CHECK(houses_of(".Shape~4x4~4~Raw") == Counts{0, 0, 0, 0});
  // Cells of a row with room to spare exclude each other all the same.
  const variants::VariantLogic logic(read_variant(".Shape~6x6~9"));
  CHECK(logic.links().peers(0).contains(5));
  CHECK(logic.links().peers(0).contains(30));
  CHECK(logic.links().peers(0).contains(8));
  CHECK_FALSE(logic.links().peers(0).contains(15));
}

TEST_CASE("A digit need not be in a row that has fewer cells than there are values",
          "[variants][logic]") {
  // In the first row, the largest digit has one place left; of nine digits, it may be nowhere
  // there.
  CHECK(
      all_steps_of(".Shape~6x6~9.~R2C1_9~R3C4_9~R5C6_9", logic::Technique::hidden_single).empty());
  const std::vector<logic::Step> singles =
      all_steps_of(".Shape~6x6.~R2C1_6~R3C4_6~R5C6_6", logic::Technique::hidden_single);
  REQUIRE(singles.size() == 1);
  CHECK(singles[0].placements == std::vector{logic::Candidate{4, 6}});
}

TEST_CASE("Sums in reasons are those of the values of the board", "[variants][logic]") {
  const std::vector<logic::Step> innies =
      all_steps_of(".Shape~9x9~0-8.Cage~30~R1C1~R1C2~R1C3~R1C4~R1C5~R1C6~R1C7~R1C8",
                   logic::Technique::innies_and_outies);
  REQUIRE(innies.size() == 1);
  CHECK(innies[0].total == 6);
  CHECK(innies[0].cells == CellSet{8});
  const std::vector<logic::Step> cage =
      all_steps_of(".Shape~9x9~0-8.Cage~1~R1C1~R1C2", logic::Technique::cage_combinations);
  REQUIRE(cage.size() == 1);
  // 0 and 1.
  CHECK(cage[0].combinations == std::vector{logic::DigitSet(0b11)});
  const std::vector<logic::Step> arrow =
      all_steps_of(".Shape~9x9~0-8.Arrow~R1C1~R1C2~R1C3~R1C4", logic::Technique::arrow_sums);
  const auto bound = std::find_if(arrow.begin(), arrow.end(), [](const logic::Step& step) {
    return step.reason.kind == logic::ReasonKind::sum && step.reason.cells == CellSet{0};
  });
  REQUIRE(bound != arrow.end());
  // 0, 1 and 2 make at least 3.
  CHECK(bound->reason.numbers == std::vector<int>{1, 3, 0, 0, 3, 0});
  CHECK(bound->eliminations ==
        std::vector<logic::Candidate>{{0, Digit{1}}, {0, Digit{2}}, {0, Digit{3}}});
}

TEST_CASE("Digits in reasons are told by their values", "[variants][logic]") {
  const std::vector<logic::Step> rising =
      all_steps_of(".Shape~9x9~0-8.Thermo~R1C1~R1C2", logic::Technique::thermometer_bounds);
  REQUIRE_FALSE(rising.empty());
  CHECK(rising[0].reason.kind == logic::ReasonKind::rising);
  CHECK(rising[0].reason.numbers == std::vector<int>{0, 0, 1, 1});
}

TEST_CASE("No step on boards of other shapes and values strikes what some solution has",
          "[variants][logic]") {
  constexpr std::uint64_t most_solutions = 3'000;
  Budget budget;
  budget.nodes = 100'000;
  std::set<logic::Technique> seen;
  std::map<std::string, int> walked;
  for (const int number : taken_of(400)) {
    Random random((static_cast<std::uint64_t>(number) + 1) * 47);
    const Board& board = mixed_boards[static_cast<std::size_t>(number) % mixed_boards.size()];
    const std::string text = Mixture(board, random).text_with_givens();
    INFO(text);
    const variants::PuzzleOrError read = variants::read_iss_text(text);
    const auto* const puzzle = std::get_if<variants::Puzzle>(&read);
    if (puzzle == nullptr || !variants::shape_for_logic(puzzle->layout)) continue;
    const variants::Answer counted = variants::VariantEngine(*puzzle).count(budget);
    const bool is_told = counted.stopped == StopReason::complete;
    if (!is_told || counted.solutions > Count(most_solutions)) continue;
    const Solutions solutions = solutions_of(*puzzle);
    if (solutions.empty()) continue;
    ++walked[board.shape];
    walk(variants::VariantLogic(*puzzle), solutions, {}, seen);
  }
  if (share_of(400) < 400) return;
  for (const Board& board : mixed_boards) {
    INFO(board.shape);
    CHECK(walked[board.shape] >= 3);
  }
}

TEST_CASE("Paths on other boards of the shared collection end in the solution",
          "[variants][logic][shared]") {
  int walked = 0;
  int number = 0;
  for (const auto& [name, text, expected] : shared_variants()) {
    const variants::Puzzle puzzle = read_variant(text);
    const std::optional<Shape> shape = variants::shape_for_logic(puzzle.layout);
    if (!shape || variants::why_no_shape(puzzle.layout) == variants::NoShape::none) continue;
    if (!is_taken(++number)) continue;
    INFO(name);
    Budget budget;
    budget.nodes = 20'000;
    const variants::Answer answer = variants::VariantEngine(puzzle).solve(budget);
    if (answer.solutions != Count(1) || answer.stopped != StopReason::complete) continue;
    const Grid solution = grid_of(*shape, answer.solution);
    const variants::VariantLogic logic(puzzle);
    logic::State state = logic.start();
    for (const logic::Step& step : logic::find_path(state, solution)) {
      check_sound(step, state, {solution});
      logic::apply(step, state);
    }
    CHECK(state.values() == solution);
    ++walked;
  }
  if (number == 0) SKIP("no ../shared/cases here");
  CHECK(walked >= share_of(25) - 1);
}
