// The searches of the lessons on puzzles of any rules.

#include "core/engine/wide/rule_inspection.hpp"
#include "core/lessons/search_tree.hpp"
#include "core/lessons/stepper.hpp"
#include "core/lessons/trace.hpp"
#include "core/rules/rule_table.hpp"
#include "core/variants/lessons/variant_lesson.hpp"
#include "tests/core/variants/mixtures/mixture.hpp"
#include "tests/core/variants/variant_puzzles.hpp"
#include "tests/support/puzzles/grids.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

using namespace ninefold;
using namespace ninefold::tests;
using lessons::Algorithm;
using lessons::Event;
using lessons::EventKind;
using lessons::Options;
using lessons::Order;
using variants::LessonBoard;
using variants::VariantLesson;

namespace {

using VariantTrace = lessons::TraceOf<VariantLesson>;
using VariantState = lessons::SearchStateOf<LessonBoard>;

const std::vector<Options> all_algorithms{{Algorithm::recursion, Order::reading, false},
                                          {Algorithm::recursion, Order::reading, true},
                                          {Algorithm::recursion, Order::fewest, false},
                                          {Algorithm::recursion, Order::fewest, true},
                                          {Algorithm::stack, Order::reading, false}};

VariantLesson lesson_of(const std::string& text, const Options& options = {}) {
  return VariantLesson(read_variant(text), {}, options);
}

/// A digit a cell, a dot for an empty one.
LessonBoard board_of(const VariantLesson& lesson, const std::string& digits) {
  LessonBoard board = lesson.givens();
  for (std::size_t cell = 0; cell < digits.size(); ++cell) {
    if (digits[cell] != '.')
      board[static_cast<variants::CellIndex>(cell)] = static_cast<Digit>(digits[cell] - '0');
  }
  return board;
}

/// Why a digit is refused: the cells and the reason, or nothing.
std::string refusal(const std::string& text, const std::string& board, variants::CellIndex cell,
                    Digit digit) {
  const VariantLesson lesson = lesson_of(text);
  const auto conflict = lesson.conflicts.find(board_of(lesson, board), cell, digit);
  if (!conflict) return "";
  std::string words;
  for (const variants::CellIndex one : conflict->cells) words += std::to_string(one) + " ";
  return words + variants::conflict_reason(lesson.puzzle(), conflict->rule, cell,
                                           conflict->other_than(cell));
}

const std::string line_of_four = ".Shape~1x4~9~Raw";

std::string cell_text(int row_number, int column) {
  return "R" + std::to_string(row_number + 1) + "C" + std::to_string(column + 1);
}

}  // namespace

TEST_CASE("A lesson refuses a digit for the rule of a variant that it breaks",
          "[variants][lessons]") {
  const std::string cage = line_of_four + ".Cage~10~R1C1~R1C2";
  CHECK(refusal(cage, "4...", 1, 6).empty());
  CHECK(refusal(cage, "4...", 1, 7) == "0 1 2 Cage");
  CHECK(refusal(cage, "....", 0, 5) == "0 2 Cage");
  // What the cell holds now does not count.
  CHECK(refusal(cage, "47..", 1, 6).empty());
  CHECK(refusal(line_of_four + ".Thermo~R1C1~R1C2~R1C3", "....", 0, 8) == "0 2 Thermo");
  CHECK(refusal(line_of_four + ".Thermo~R1C1~R1C2~R1C3", "..6.", 0, 5) == "0 2 2 Thermo");
  CHECK(refusal(line_of_four + ".Thermo~R1C1~R1C2~R1C3", "..6.", 0, 4).empty());
  CHECK(refusal(line_of_four + ".WhiteDot~R1C2~R1C3", ".3..", 2, 5) == "1 2 2 WhiteDot");
  CHECK(refusal(line_of_four + ".~R1C1_2_4", "....", 0, 3) == "0 2 Given");
  CHECK(refusal(line_of_four + ".Arrow~R1C1~R1C2~R1C3", "9.3.", 1, 5) == "0 1 2 2 Arrow");
  // Of several filled cells those that do without the others.
  CHECK(refusal(line_of_four + ".Sum~13~R1C1~R1C2~R1C3~R1C4", "44..", 3, 5) == "0 1 3 2 Sum");
  CHECK(refusal(line_of_four + ".Sum~13~R1C1~R1C2~R1C3~R1C4", "34..", 3, 5).empty());
  CHECK(refusal(line_of_four + ".Sum~13~R1C1~R1C2~R1C3~R1C4", "39..", 3, 5) == "1 3 2 Sum");
  // Houses go by what the cells share, and before other rules.
  CHECK(refusal(".Shape~4x4.Cage~7~R1C1~R1C2", "3...", 1, 3) == "0 1 row");
  CHECK(refusal(".Shape~4x4", "3...", 4, 3) == "0 4 column");
  CHECK(refusal(".Shape~4x4", "3...", 5, 3) == "0 5 box");
  CHECK(refusal(".Shape~4x4.AntiKnight", "3...............", 9, 3) == "0 9 2 AntiKnight");
  // A box of more cells than there are values refuses nothing before two of them are alike.
  const std::string large_box = ".Shape~3x4~0-3.RegionSize~6";
  CHECK(refusal(large_box, "............", 0, 1).empty());
  CHECK(refusal(large_box, "1...........", 5, 1) == "0 5 box");
  // What no propagator sees is seen once the board is full.
  const std::string rank = ".Shape~3x3~3~Raw.FullRank~R1~2~";
  CHECK(refusal(rank, "11311233.", 8, 1) == "8 2 FullRank");
  CHECK(refusal(rank, "11311233.", 8, 2) == "8 2 FullRank");
  CHECK(refusal(rank, "1131.233.", 8, 1).empty());
  const VariantLesson last = lesson_of(rank);
  CHECK(last.conflicts.candidates(board_of(last, "11312121."), 8) == 6);
}

TEST_CASE("A lesson refuses what makes a conflict on the board, and nothing else",
          "[variants][lessons]") {
  const std::array boards{Board{".Shape~4x4", 4, 4, 1, 4}, Board{".Shape~3x4~0-3", 3, 4, 0, 3},
                          Board{".Shape~3x3~5~Raw", 3, 3, 1, 5}};
  Random random(41);
  int refused = 0;
  int placed = 0;
  for (int round = 0; round < 240; ++round) {
    const Board& board = boards[static_cast<std::size_t>(round) % boards.size()];
    const std::string text = Mixture(board, random).text();
    CAPTURE(text);
    const variants::Puzzle puzzle = read_variant(text);
    const VariantLesson lesson(puzzle);
    const variants::RuleInspection inspection(lesson.puzzle());
    VariantState state(lesson);
    while (!state.is_over() && state.position < 600) {
      advance(lesson, state);
      if (state.event.kind != EventKind::try_digit) continue;
      const variants::CellIndex cell = state.event.cell;
      LessonBoard tried = state.grid;
      tried[cell] = state.event.digit;
      const auto found = inspection.inspect(tried.values(board.lowest)).conflicts;
      const bool is_refused =
          lesson.conflicts.find(state.grid, cell, state.event.digit).has_value();
      const bool is_open =
          (lesson.conflicts.candidates(state.grid, cell) >> (state.event.digit - 1) & 1) != 0;
      REQUIRE(is_refused != is_open);
      // Rules that are about no more than pairs are asked about two cells at a time.
      const bool only_pairs = std::all_of(found.begin(), found.end(), [](const auto& conflict) {
        return conflict.rule != nullptr && (conflict.rule->kind->name == "Diagonal" ||
                                            conflict.rule->kind->name == "AllDifferent" ||
                                            conflict.rule->kind->name == "AntiTaxicab");
      });
      if (is_refused || !only_pairs) REQUIRE(is_refused == !found.empty());
      ++(is_refused ? refused : placed);
    }
  }
  CHECK(refused > 5000);
  CHECK(placed > 1000);
}

TEST_CASE("The searches find all solutions of a variant", "[variants][lessons]") {
  const std::array boards{Board{".Shape~4x4", 4, 4, 1, 4}, Board{".Shape~3x4~0-3", 3, 4, 0, 3},
                          Board{".Shape~2x3~4~Raw", 2, 3, 1, 4}};
  Random random(42);
  int solvable = 0;
  for (int round = 0; round < 120; ++round) {
    const Board& board = boards[static_cast<std::size_t>(round) % boards.size()];
    const std::string text = Mixture(board, random).text();
    CAPTURE(text);
    const variants::Answer expected = variants::VariantEngine(read_variant(text)).count();
    solvable += expected.solutions > Count(0);
    for (const Options& options : all_algorithms) {
      VariantTrace trace(lesson_of(text, options));
      trace.explore(3'000'000);
      REQUIRE(trace.is_complete());
      const bool by_stack = options.algorithm == Algorithm::stack;
      const Count found(trace.seen_counters().solutions);
      REQUIRE(found == (by_stack ? std::min(expected.solutions, Count(1)) : expected.solutions));
    }
  }
  CHECK(solvable > 40);
}

TEST_CASE("On a classic puzzle the lessons of variants tell what those of classic ones tell",
          "[variants][lessons]") {
  struct Case {
    std::string grid;
    std::string kinds;
    std::vector<Rule> rules;
  };
  const std::vector<Case> cases{
      {"2.............3.", "", {Rule{}}},
      {"1..............1", ".AntiKnight", {Rule{}, make_rule("knight")}},
      {"..3..6.....4..2....1..5.............", ".AntiKing", {Rule{}, make_rule("king")}},
      {"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
       "",
       {Rule{}}},
      {std::string(81, '.'),
       ".AntiKnight.AntiKing",
       {Rule{}, make_rule("knight"), make_rule("king")}},
      {"11" + std::string(14, '.'), "", {Rule{}}},
  };
  for (const Case& one : cases) {
    const Puzzle classic{one.rules, tests::grid_of(one.grid)};
    const Shape shape = classic.givens.shape();
    std::string text =
        ".Shape~" + std::to_string(shape.size()) + "x" + std::to_string(shape.size());
    for (std::size_t cell = 0; cell < one.grid.size(); ++cell) {
      if (one.grid[cell] == '.') continue;
      const auto index = static_cast<Cell>(cell);
      text += ".~" + cell_text(shape.row_of(index), shape.column_of(index)) + "_" + one.grid[cell];
    }
    text += one.kinds;
    for (const Options& options : all_algorithms) {
      const lessons::Lesson expected(classic, options);
      const VariantLesson lesson = lesson_of(text, options);
      lessons::SearchState classic_state(expected);
      VariantState state(lesson);
      while (!classic_state.is_over() && classic_state.position < 20'000) {
        advance(expected, classic_state);
        advance(lesson, state);
        REQUIRE(state.event == classic_state.event);
      }
      REQUIRE(state.is_over() == classic_state.is_over());
      REQUIRE(state.counters == classic_state.counters);
    }
  }
}

TEST_CASE("A trace of a variant goes to any event, and its tree has every try",
          "[variants][lessons]") {
  const std::string text = ".Shape~4x4.Cage~5~R1C1~R1C2.Thermo~R1C1~R2C1~R3C1";
  for (const Options& options : all_algorithms) {
    const VariantLesson lesson = lesson_of(text, options);
    std::vector<VariantState> states{VariantState(lesson)};
    while (!states.back().is_over()) {
      states.push_back(states.back());
      advance(lesson, states.back());
    }
    VariantTrace trace(lesson_of(text, options));
    trace.explore(10'000'000);
    REQUIRE(trace.seen() == states.size() - 1);
    for (std::size_t position = states.size(); position-- > 0;) {
      trace.seek(position, 0);
      REQUIRE(trace.now() == states[position]);
    }
    const lessons::SearchTree tree = lessons::build_search_tree(lesson, 100'000);
    CHECK(tree.complete);
    CHECK(tree.nodes.size() == states.back().counters.tries);
    CHECK(states.back().counters.solutions == (options.algorithm == Algorithm::stack ? 1U : 18U));
  }
}

TEST_CASE("The steps of a variant fill what its rules leave one digit", "[variants][lessons]") {
  lessons::StepperOf<VariantLesson> stepper(
      lesson_of(".Shape~4x4.Thermo~R1C1~R1C2~R1C3~R1C4.Cage~5~R1C2~R2C2"));
  CHECK(stepper.constraint(0) == 0b1110);
  CHECK(stepper.why_not(0, 2)->cells == variants::CellIndexes{0});
  CHECK_FALSE(stepper.why_not(0, 1));
  for (int step = 0; step < 4; ++step) REQUIRE(stepper.step() == lessons::StepStatus::success);
  CHECK(stepper.moves() == std::vector<lessons::Move>{{0, 0, 1}, {0, 1, 2}, {0, 2, 3}, {0, 3, 4}});
  CHECK(stepper.step() == lessons::StepStatus::success);
  CHECK(stepper.moves().back() == lessons::Move{1, 1, 3});
  CHECK(stepper.constraint(4) == 0b0111);
  CHECK(stepper.why_not(4, 3)->cells == variants::CellIndexes{4, 5});
  CHECK(stepper.back());
  CHECK(stepper.grid()[5] == empty_cell);
}

TEST_CASE("Givens of a variant stand on the board, whoever gives them", "[variants][lessons]") {
  const variants::Puzzle puzzle = read_variant(".Shape~6x8~0-7.~R1C1_0.~R1C2_3_5");
  std::vector<int> values(48, -1);
  values[47] = 7;
  const VariantLesson lesson(puzzle, values);
  CHECK(lesson.givens()[0] == 1);
  CHECK(lesson.givens()[1] == empty_cell);
  CHECK(lesson.givens()[47] == 8);
  CHECK(lesson.conflicts.candidates(lesson.givens(), 1) == 0b101000);
  CHECK(lesson.givens().shape().cell_count() == 48);
  CHECK(lesson.givens().values(0)[47] == 7);

  // Conflicting givens end the search at once.
  VariantTrace trace(lesson_of(".Shape~4x4.~R1C1_1.~R1C2_3.Cage~5~R1C1~R1C2"));
  trace.explore(100);
  CHECK(trace.seen() == 2);
  trace.seek(1, 0);
  CHECK(trace.now().event == Event{EventKind::conflict, 0, 0, 1, 1, 1});
  // Two values for one cell.
  VariantTrace torn(lesson_of(".Shape~4x4.~R1C1_1.~R1C1_2"));
  torn.seek(1, 10);
  CHECK(torn.now().event.kind == EventKind::conflict);
}

TEST_CASE("Cells beside the grid are open until the board is full", "[variants][lessons]") {
  // The first two cells have at most 4 together.
  const std::string sum = ".Shape~4x4.Var~A~~1.Sum~0_=_1_1_-1~R1C1~R1C2~VA";
  const VariantLesson lesson = lesson_of(sum);
  CHECK(lesson.conflicts.candidates(lesson.givens(), 0) == 0b0111);
  CHECK(lesson.conflicts.candidates(lesson.givens(), 2) == 0b1111);
  for (const char* const more :
       {"", ".~VA_3", ".Sum~0_=_1_-1~VA~R4C4", ".Sum~0_=_1_-1~VA~R4C4.~R4C4_1"}) {
    const std::string text = sum + more;
    INFO(text);
    VariantTrace trace(lesson_of(text));
    trace.explore(1'000'000);
    CHECK(Count(trace.seen_counters().solutions) ==
          variants::VariantEngine(read_variant(text)).count().solutions);
  }
  // Each of the sums has values by itself; together they have none, which the last digit shows.
  const VariantLesson last = lesson_of(sum + ".Sum~0_=_1_-1~VA~R4C4");
  variants::LessonBoard board = last.givens();
  const std::array<Digit, 15> digits{1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2};
  for (variants::CellIndex cell = 0; cell < 15; ++cell) board[cell] = digits[cell];
  CHECK(last.conflicts.candidates(board, 15) == 0);
  REQUIRE(last.conflicts.find(board, 15, 1));
  CHECK(last.conflicts.find(board, 15, 1)->cells == variants::CellIndexes{15});
  CHECK(variants::conflict_reason(last.puzzle(), last.conflicts.find(board, 15, 1)->rule, 15, 15) ==
        "3 Sum");
}

TEST_CASE("The largest board can be searched to its last cell", "[variants][lessons]") {
  VariantTrace trace(lesson_of(".Shape~16x16~2~Raw", {Algorithm::stack, Order::reading, false}));
  trace.explore(1'000'000);
  CHECK(trace.seen_counters().deepest == 256);
  CHECK(trace.seen_counters().solutions == 1);
}
