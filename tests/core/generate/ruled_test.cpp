#include "core/engine/wide/variant_engine.hpp"
#include "core/formats/iss/iss_text.hpp"
#include "core/generate/variants/ruled_generator.hpp"
#include "core/generate/variants/variant_clues.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <chrono>
#include <string>
#include <vector>

using namespace ninefold;
using namespace ninefold::generate;

namespace {

variants::Puzzle ruled_board(const std::string& text) {
  variants::PuzzleOrError read = variants::read_iss_text(text);
  REQUIRE(std::holds_alternative<variants::Puzzle>(read));
  return std::get<variants::Puzzle>(std::move(read));
}

variants::Puzzle with_givens_of(const variants::Puzzle& board, const RuledPuzzle& made) {
  std::vector<variants::Item> items = board.items;
  if (auto givens = variants::item_of_givens(board.layout, made.givens)) items.push_back(*givens);
  return std::get<variants::Puzzle>(variants::make_puzzle(std::move(items)));
}

int givens_in(const variants::Puzzle& board, const RuledPuzzle& made) {
  return static_cast<int>(std::count_if(made.givens.begin(), made.givens.end(),
                                        [&](int value) { return value >= board.layout.lowest; }));
}

}  // namespace

TEST_CASE("Puzzles under given rules have one solution and need each of their givens") {
  for (const char* const text :
       {".Cage~10~R1C1~R1C2.Thermo~R5C1~R5C2~R5C3", ".Shape~6x6.AntiKnight", ".Shape~4x6~0-6",
        ".Shape~4x4.Var~A.Arrow~VA~R1C1~R2C1"}) {
    CAPTURE(text);
    const variants::Puzzle board = ruled_board(text);
    for (std::uint64_t number = 0; number < 3; ++number) {
      const RuledOutcome outcome = make_ruled(board, {0, max_cells}, {3, number});
      REQUIRE(outcome.puzzle.has_value());
      const variants::Puzzle puzzle = with_givens_of(board, *outcome.puzzle);
      const variants::Answer solved = variants::VariantEngine(puzzle).solve();
      CHECK(solved.solutions == Count(1));
      CHECK(solved.solution == outcome.puzzle->solution);
      CHECK(find_redundant_clues(puzzle, WhichClues::givens).clues.empty());
    }
  }
}

TEST_CASE("Puzzles under rules with givens need each of their own besides") {
  const variants::Puzzle board = ruled_board(".Shape~4x4.~R1C1_1~R1C2_2~R2C3_1");
  for (std::uint64_t number = 0; number < 4; ++number) {
    const RuledOutcome outcome = make_ruled(board, {0, max_cells}, {3, number});
    REQUIRE(outcome.puzzle.has_value());
    const variants::Puzzle puzzle = with_givens_of(board, *outcome.puzzle);
    for (const PuzzleClue& clue : find_redundant_clues(puzzle, WhichClues::givens).clues)
      CHECK(clue.item < board.items.size());
  }
  const variants::Puzzle full = ruled_board(
      ".Shape~4x4.~R1C1_1~R1C2_2~R1C3_3~R1C4_4~R2C1_3~R2C2_4~R2C3_1~R3C1_2~R3C2_1~R3C3_4~R4C1_4");
  const RuledOutcome none = make_ruled(full, {0, max_cells}, {1, 0});
  REQUIRE(none.puzzle.has_value());
  CHECK(givens_in(full, *none.puzzle) == 0);
}

TEST_CASE("Puzzles under given rules differ by seed and number, and are the same again") {
  const variants::Puzzle board = ruled_board(".AntiKing.Cage~10~R1C1~R1C2");
  const auto solution_of = [&](std::uint64_t seed, std::uint64_t number) {
    return make_ruled(board, {0, max_cells}, {seed, number}).puzzle->solution;
  };
  CHECK(solution_of(1, 0) == solution_of(1, 0));
  CHECK(solution_of(1, 0) != solution_of(1, 1));
  CHECK(solution_of(1, 0) != solution_of(2, 0));
}

TEST_CASE("Puzzles under given rules have as many givens as are wished") {
  const variants::Puzzle board = ruled_board(".Cage~10~R1C1~R1C2");
  const RuledOutcome many = make_ruled(board, {40, 40}, {1, 0});
  REQUIRE(many.puzzle.has_value());
  CHECK(givens_in(board, *many.puzzle) == 40);
  const RuledOutcome few = make_ruled(board, {0, 22}, {1, 0});
  REQUIRE(few.puzzle.has_value());
  CHECK(givens_in(board, *few.puzzle) <= 22);
}

TEST_CASE("Work on puzzles under given rules ends with its budget, and asks between all givens") {
  const variants::Puzzle board = ruled_board(".AntiKnight");
  Budget budget;
  budget.nodes = 60;
  const RuledOutcome few = make_ruled(board, {0, max_cells}, {1, 0}, budget);
  CHECK(!few.puzzle.has_value());
  CHECK(few.stopped == StopReason::node_limit);
  CHECK(few.nodes >= budget.nodes);
  budget = {};
  budget.time = std::chrono::milliseconds::zero();
  CHECK(make_ruled(board, {0, max_cells}, {1, 0}, budget).stopped == StopReason::time_limit);
  int asked = 0;
  const RuledOutcome made = make_ruled(board, {0, max_cells}, {1, 0}, {}, [&asked](const Trying&) {
    ++asked;
    return true;
  });
  // Once for each cell as the grid is drawn, and again as givens are removed.
  CHECK(asked >= 2 * 81 * static_cast<int>(made.tried));
}

TEST_CASE("What no puzzle under given rules can be is told after one try, or stopped") {
  const variants::Puzzle none = ruled_board(".Cage~30~R1C1~R1C2");
  const RuledOutcome impossible = make_ruled(none, {0, max_cells}, {1, 0});
  CHECK(!impossible.puzzle.has_value());
  CHECK(impossible.tried == 1);
  CHECK(impossible.stopped == StopReason::complete);
  // A cell beside the grid that no given says the value of.
  const variants::Puzzle open = ruled_board(".Shape~4x4.Var~A");
  std::uint64_t tried = 0;
  const RuledOutcome stopped =
      make_ruled(open, {0, max_cells}, {1, 0}, {}, [&tried](const Trying& trying) {
        tried = trying.tried;
        return trying.tried < 3;
      });
  CHECK(!stopped.puzzle.has_value());
  CHECK(stopped.stopped == StopReason::cancelled);
  CHECK(tried == 3);
}
