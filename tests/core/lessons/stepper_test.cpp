#include "core/lessons/stepper.hpp"
#include "core/rules/conflicts.hpp"

#include "tests/core/lessons/lesson_puzzles.hpp"

#include <catch2/catch_test_macros.hpp>

#include <filesystem>
#include <fstream>
#include <sstream>

using namespace ninefold;
using namespace ninefold::lessons;
using tests::grid_of;
using tests::puzzle_of;

namespace {

/// The course's Normal.txt.
constexpr std::string_view normal =
    "000040901 400508603 008610000 956700000 072030490 000002758 000096300 605307009 703050000";

std::string moves_text(const std::vector<Move>& moves) {
  std::ostringstream text;
  for (const Move& move : moves) {
    text << "Filled in " << move.value << " at row " << move.row << ", column " << move.column
         << "\n";
  }
  return text.str();
}

std::string constraints_text(const Stepper& stepper) {
  std::ostringstream text;
  for (int cell = 0; cell < 81; ++cell) {
    if (stepper.grid()[static_cast<Cell>(cell)] != empty_cell)
      text << '-';
    else
      text << stepper.constraint(static_cast<Cell>(cell));
    text << (cell % 9 == 8 ? '\n' : ' ');
  }
  return text.str();
}

std::string read_file(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

}  // namespace

TEST_CASE("The first ten steps of Normal.txt are those of the assignment", "[lessons]") {
  Stepper stepper(puzzle_of(normal));
  for (int count = 0; count < 10; ++count) CHECK(stepper.step() == StepStatus::success);
  CHECK(moves_text(stepper.moves()) ==
        "Filled in 7 at row 0, column 2\nFilled in 2 at row 0, column 3\n"
        "Filled in 3 at row 0, column 5\nFilled in 5 at row 0, column 0\n"
        "Filled in 6 at row 0, column 1\nFilled in 8 at row 0, column 7\n"
        "Filled in 7 at row 1, column 4\nFilled in 2 at row 1, column 7\n"
        "Filled in 9 at row 2, column 5\nFilled in 5 at row 2, column 6\n");
}

TEST_CASE("The call that fills the last square says solved, the next one failure", "[lessons]") {
  Stepper stepper(puzzle_of(normal));
  StepStatus status = StepStatus::success;
  int steps = 0;
  while ((status = stepper.step()) == StepStatus::success) ++steps;
  CHECK(status == StepStatus::solved);
  CHECK(steps == 45);
  CHECK(stepper.grid().is_full());
  CHECK(stepper.step() == StepStatus::failure);
  CHECK(stepper.moves().size() == 46);
}

TEST_CASE("Constraint bits are the values a square cannot have", "[lessons]") {
  Stepper stepper(puzzle_of(normal));
  CHECK(stepper.constraint(0) == 489);  // 0b111101001: 2, 3, 5 are left
  CHECK(stepper.constraint(4) == 0);    // filled
  CHECK(stepper.why_not(0, 4) == Conflict{{0, 4}, 0});
  CHECK(stepper.why_not(0, 2) == std::nullopt);
  // No candidate at all is not an error: the stepping goes on elsewhere.
  Stepper none(puzzle_of("123. ...4 .... 43.."));
  CHECK(none.constraint(3) == 15);
  CHECK(none.step() == StepStatus::success);
  CHECK(none.moves().front() == Move{1, 0, 3});
}

TEST_CASE("A board full from the start gives failure; conflicting givens are not looked at",
          "[lessons]") {
  Stepper full(puzzle_of("1234 3412 2143 4321"));
  CHECK(full.step() == StepStatus::failure);
  // Two 1s in the first row: still, without zeros the puzzle counts as completed.
  Stepper conflicting(puzzle_of("1134 34.2 2143 4321"));
  CHECK(conflicting.step() == StepStatus::solved);
  Stepper dead(puzzle_of("1234 34.2 2113 4321"));
  CHECK(dead.constraint(6) == 15);
  CHECK(dead.step() == StepStatus::failure);
}

TEST_CASE("Back undoes one step", "[lessons]") {
  Stepper stepper(puzzle_of(normal));
  CHECK_FALSE(stepper.back());
  CHECK(stepper.step() == StepStatus::success);
  const Grid once = stepper.grid();
  CHECK(stepper.step() == StepStatus::success);
  CHECK(stepper.back());
  CHECK(stepper.grid() == once);
  CHECK(stepper.back());
  CHECK(stepper.grid() == grid_of(normal));
  CHECK(stepper.moves().empty());
}

TEST_CASE("A step tells what it looks at", "[lessons]") {
  Stepper stepper(puzzle_of(normal));
  std::vector<Event> events;
  CHECK(stepper.step([&](const Event& event) { events.push_back(event); }) == StepStatus::success);
  const std::vector<Event> expected{{EventKind::visit, 1, 0},
                                    {EventKind::visit, 1, 1},
                                    {EventKind::visit, 1, 2},
                                    {EventKind::single, 1, 2, 7},
                                    {EventKind::place, 1, 2, 7}};
  CHECK(events == expected);
}

TEST_CASE("The stepper follows every rule of the puzzle", "[lessons]") {
  const Puzzle mystic = tests::mystic_sample();
  Stepper stepper(mystic);
  for (int cell = 0; cell < 81; ++cell) {
    const auto index = static_cast<Cell>(cell);
    if (mystic.givens[index] != empty_cell) continue;
    std::uint16_t expected = 0;
    for (Digit digit = 1; digit <= 9; ++digit) {
      if (find_conflict(mystic.rules, mystic.givens, index, digit)) expected |= 1 << (digit - 1);
    }
    CHECK(stepper.constraint(index) == expected);
  }
}

TEST_CASE("The published cases of the CSU assignment, line for line", "[lessons]") {
  const std::filesystem::path cases =
      std::filesystem::path(NINEFOLD_SOURCE_DIR) / "../shared/cases/csu";
  if (!std::filesystem::exists(cases)) SKIP("the real cases are not beside this checkout");
  for (const char* name : {"Normal", "Another", "Hard"}) {
    const auto file = [&](const char* suffix) {
      return read_file(cases / (std::string(name) + suffix));
    };
    Stepper stepper(puzzle_of(file(".txt")));
    CHECK(constraints_text(stepper) == file(".constraints0"));
    std::string statuses;
    StepStatus status = StepStatus::success;
    while (status == StepStatus::success) {
      status = stepper.step();
      statuses += status == StepStatus::success  ? "eSuccess\n"
                  : status == StepStatus::solved ? "eSolved\n"
                                                 : "eFailure\n";
      if (stepper.moves().size() == 10) {
        CHECK(constraints_text(stepper) == file(".constraints10"));
        CHECK(stepper.grid() == grid_of(file(".data10")));
      }
    }
    CHECK(moves_text(stepper.moves()) == file(".moves"));
    CHECK(statuses == file(".status"));
    CHECK(stepper.grid() == grid_of(file(".final")));
  }
}
