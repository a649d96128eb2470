#include "core/formats/any_text/any_text.hpp"
#include "core/formats/grids/puzzle_line.hpp"
#include "core/formats/grids/written_grid.hpp"

#include <catch2/catch_test_macros.hpp>

#include <string>

using namespace ninefold;

namespace {

const std::string givens =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const std::string solution =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

Grid grid_of(const std::string& cells) { return read_puzzle_line({cells, 1, false})->givens; }

std::string frame(const std::string& cells) {
  return write_grid(grid_of(cells), GridForm::frame) + "\n\n";
}

/// The givens with r1c3 and r1c4 filled in.
std::string filled() {
  std::string cells = givens;
  cells[2] = '4';
  cells[3] = '6';
  return cells;
}

/// Nine rows of groups: what is filled in alone, 19 and the solution's digit elsewhere.
std::string candidate_grid(const std::string& cells) {
  std::string text;
  for (std::size_t cell = 0; cell < cells.size(); ++cell) {
    const bool is_filled = cells[cell] != '.';
    text += is_filled ? std::string(1, cells[cell])
                      : std::string(solution[cell] == '1' || solution[cell] == '9' ? "19" : "1") +
                            (solution[cell] == '1' || solution[cell] == '9'
                                 ? ""
                                 : std::string(1, solution[cell]) + "9");
    text += cell % 9 == 8 ? '\n' : ' ';
  }
  return text;
}

std::string entered(const NamedPuzzle& puzzle) {
  std::string digits;
  for (const int digit : puzzle.entered) digits += std::to_string(digit);
  return digits;
}

const std::string two_digits = "0046" + std::string(77, '0');

}  // namespace

TEST_CASE("Givens, what is filled in and candidates in one text are one puzzle", "[formats][any]") {
  const AnyText any = read_any_text(frame(givens) + frame(filled()) + candidate_grid(filled()));
  REQUIRE_FALSE(any.error);
  REQUIRE(any.puzzles.size() == 1);
  const NamedPuzzle& puzzle = any.puzzles.front();
  CHECK(write_puzzle_line(puzzle.puzzle.givens) == givens);
  CHECK(entered(puzzle) == two_digits);
  REQUIRE(puzzle.candidates.size() == 81);
  CHECK(puzzle.candidates[0] == 0);
  CHECK(puzzle.candidates[2] == 0);
  CHECK(puzzle.candidates[5] == 0b110000001);
}

TEST_CASE("Givens and candidates in one text are one puzzle", "[formats][any]") {
  const AnyText any = read_any_text(frame(givens) + candidate_grid(filled()) + frame(givens));
  REQUIRE(any.puzzles.size() == 2);
  CHECK(write_puzzle_line(any.puzzles[0].puzzle.givens) == givens);
  CHECK(any.puzzles[0].candidates.size() == 81);
  CHECK(any.puzzles[1].candidates.empty());
  CHECK(entered(any.puzzles[1]).empty());
}

TEST_CASE("The state of a .sdk file is what was filled in", "[formats][any]") {
  const std::string rows = write_grid(grid_of(givens), GridForm::rows);
  const std::string state = write_grid(grid_of(filled()), GridForm::rows);
  const AnyText any = read_any_text("#ANinefold\n[Puzzle]\n" + rows + "\n[State]\n" + state + "\n");
  REQUIRE_FALSE(any.error);
  REQUIRE(any.puzzles.size() == 1);
  CHECK(any.puzzles.front().name.empty());
  CHECK(write_puzzle_line(any.puzzles.front().puzzle.givens) == givens);
  CHECK(entered(any.puzzles.front()) == two_digits);
  CHECK(any.puzzles.front().candidates.empty());
}

TEST_CASE("Puzzles that follow each other stay apart", "[formats][any]") {
  // A puzzle and its solution, and candidates of another puzzle.
  CHECK(read_any_text(frame(givens) + frame(solution)).puzzles.size() == 2);
  std::string other = filled();
  other[0] = '.';
  CHECK(read_any_text(frame(givens) + candidate_grid(other)).puzzles.size() == 2);
}
