// Every puzzle with placed rules has one solution, of which each rule is true by a definition
// written here, and no clue too many; the same from the same seed.

#include "core/engine/wide/variant_engine.hpp"
#include "core/formats/iss/described_variant.hpp"
#include "core/formats/iss/iss_text.hpp"
#include "core/generate/basics/given_cells.hpp"
#include "core/generate/generator.hpp"
#include "core/generate/variants/placed/placed_generator.hpp"
#include "core/generate/variants/placed/placing.hpp"
#include "core/verify/verify.hpp"
#include "tests/support/environment.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <numeric>
#include <set>
#include <string>
#include <vector>

using namespace ninefold;
using namespace ninefold::generate;

namespace {

PlacedPuzzle placed(const PuzzleKind& kind, std::uint64_t seed, std::uint64_t number) {
  const PlacedOutcome outcome = make_placed(*kind.placed, {}, {seed, number});
  REQUIRE(outcome.puzzle);
  CHECK(outcome.stopped == StopReason::complete);
  CHECK(outcome.tried >= 1);
  return *outcome.puzzle;
}

std::vector<PuzzleKind> placed_kinds() {
  std::vector<PuzzleKind> kinds;
  for (const PuzzleKind& kind : puzzle_kinds()) {
    if (kind.placed) kinds.push_back(kind);
  }
  return kinds;
}

std::vector<int> values_of_grid(const Grid& grid) { return {grid.data(), grid.data() + max_cells}; }

/// Row and column from 0 of "R3C4".
struct Square {
  int row = 0;
  int column = 0;
};
Square square_of(const std::string& name) { return {name[1] - '1', name[3] - '1'}; }

bool share_edge(Square a, Square b) {
  return std::abs(a.row - b.row) + std::abs(a.column - b.column) == 1;
}
bool touch(Square a, Square b) {
  return std::max(std::abs(a.row - b.row), std::abs(a.column - b.column)) == 1;
}

/// The diagonal that begins at a square of the left side or the upper one and goes down, or at one
/// of another side and goes up.
std::vector<Square> diagonal_from(Square start) {
  std::vector<Square> squares;
  const int down = start.column == 0 || start.row == 0 ? 1 : -1;
  const int right = start.column == 0 || (start.row == 8 && start.column != 8) ? 1 : -1;
  for (Square at = start; at.row >= 0 && at.row < 9 && at.column >= 0 && at.column < 9;
       at.row += down, at.column += right)
    squares.push_back(at);
  return squares;
}

/// An item without its number, if it has one in front.
struct Clue {
  std::string name;
  int number = 0;
  std::vector<Square> squares;
  std::vector<int> digits;
};

Clue clue_of(const variants::Item& item, const Grid& solution) {
  Clue clue;
  clue.name = item.name;
  for (const std::string& argument : item.arguments) {
    if (argument.size() == 2 && (argument[0] == 'R' || argument[0] == 'C')) {
      const int line = argument[1] - '1';
      for (int place = 0; place < 9; ++place)
        clue.squares.push_back(argument[0] == 'R' ? Square{line, place} : Square{place, line});
    } else if (argument[0] != 'R') {
      clue.number = std::stoi(argument);
    } else {
      clue.squares.push_back(square_of(argument));
    }
  }
  if (clue.name == "LittleKiller") clue.squares = diagonal_from(clue.squares[0]);
  for (const Square square : clue.squares)
    clue.digits.push_back(solution[static_cast<Cell>(square.row * 9 + square.column)]);
  return clue;
}

void check_is_path(const Clue& clue, std::size_t shortest, std::size_t longest) {
  CHECK(clue.squares.size() >= shortest);
  CHECK(clue.squares.size() <= longest);
  for (std::size_t i = 1; i < clue.squares.size(); ++i)
    CHECK(touch(clue.squares[i - 1], clue.squares[i]));
}

void check_cage(const Clue& clue) {
  CHECK(clue.squares.size() >= 2);
  CHECK(clue.squares.size() <= 5);
  CHECK(std::set<int>(clue.digits.begin(), clue.digits.end()).size() == clue.digits.size());
  CHECK(std::accumulate(clue.digits.begin(), clue.digits.end(), 0) == clue.number);
  std::vector<Square> reached{clue.squares[0]};
  std::vector<Square> rest(clue.squares.begin() + 1, clue.squares.end());
  for (std::size_t next = 0; next < reached.size(); ++next) {
    for (std::size_t i = 0; i < rest.size();) {
      if (share_edge(reached[next], rest[i])) {
        reached.push_back(rest[i]);
        rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(i));
      } else {
        ++i;
      }
    }
  }
  CHECK(rest.empty());
}

void check_is_true(const Clue& clue) {
  const std::vector<int>& digits = clue.digits;
  INFO(clue.name);
  if (clue.name == "Cage") {
    check_cage(clue);
  } else if (clue.name == "Thermo") {
    check_is_path(clue, 3, 6);
    for (std::size_t i = 1; i < digits.size(); ++i) CHECK(digits[i - 1] < digits[i]);
  } else if (clue.name == "Arrow") {
    check_is_path(clue, 3, 4);
    CHECK(std::accumulate(digits.begin() + 1, digits.end(), 0) == digits[0]);
  } else if (clue.name == "Whisper") {
    check_is_path(clue, 3, 7);
    CHECK(clue.number == 5);
    for (std::size_t i = 1; i < digits.size(); ++i) CHECK(std::abs(digits[i - 1] - digits[i]) > 4);
  } else if (clue.name == "Renban") {
    check_is_path(clue, 3, 5);
    std::vector<int> sorted = digits;
    std::sort(sorted.begin(), sorted.end());
    for (std::size_t i = 1; i < sorted.size(); ++i) CHECK(sorted[i] == sorted[i - 1] + 1);
  } else if (clue.name == "LittleKiller") {
    CHECK(digits.size() >= 3);
    CHECK(std::accumulate(digits.begin(), digits.end(), 0) == clue.number);
  } else if (clue.name == "Sandwich") {
    auto first = std::find(digits.begin(), digits.end(), 1);
    auto last = std::find(digits.begin(), digits.end(), 9);
    if (last < first) std::swap(first, last);
    CHECK(std::accumulate(first + 1, last, 0) == clue.number);
  } else {
    REQUIRE(clue.squares.size() == 2);
    CHECK(share_edge(clue.squares[0], clue.squares[1]));
    const int a = digits[0];
    const int b = digits[1];
    const bool is_true = (clue.name == "WhiteDot" && std::abs(a - b) == 1) ||
                         (clue.name == "BlackDot" && (a == 2 * b || b == 2 * a)) ||
                         (clue.name == "X" && a + b == 10) || (clue.name == "V" && a + b == 5);
    CHECK(is_true);
  }
}

bool is_line(const Clue& clue) {
  return clue.name == "Thermo" || clue.name == "Arrow" || clue.name == "Whisper" ||
         clue.name == "Renban";
}

/// No square in two cages or two lines, and no two diagonal steps through one corner.
void check_stand_apart(const std::vector<Clue>& clues) {
  std::set<int> in_cages;
  std::set<int> in_lines;
  std::set<int> corners;
  for (const Clue& clue : clues) {
    if (clue.name != "Cage" && !is_line(clue)) continue;
    std::set<int>& taken = clue.name == "Cage" ? in_cages : in_lines;
    for (std::size_t i = 0; i < clue.squares.size(); ++i) {
      const Square here = clue.squares[i];
      CHECK(taken.insert(here.row * 9 + here.column).second);
      if (clue.name == "Cage" || i == 0) continue;
      const Square before = clue.squares[i - 1];
      if (here.row == before.row || here.column == before.column) continue;
      CHECK(
          corners.insert(std::min(here.row, before.row) * 9 + std::min(here.column, before.column))
              .second);
    }
  }
}

variants::Puzzle without_item(const variants::Puzzle& puzzle, std::size_t item) {
  std::vector<variants::Item> items = puzzle.items;
  items.erase(items.begin() + static_cast<std::ptrdiff_t>(item));
  variants::PuzzleOrError made = variants::make_puzzle(std::move(items));
  return *std::get_if<variants::Puzzle>(&made);
}

/// That a search as long as the generator's finds another solution, or does not end.
void check_is_needed(const variants::Puzzle& rest, const Grid& solution, int& unknown) {
  Budget budget;
  budget.nodes = nodes_of_proof;
  const variants::Answer answer =
      variants::VariantEngine(rest).other(values_of_grid(solution), budget);
  if (answer.stopped == StopReason::node_limit) {
    ++unknown;
  } else {
    CHECK_FALSE(answer.solution.empty());
  }
}

}  // namespace

TEST_CASE("Puzzles with placed rules have one solution, of which every rule is true",
          "[generate][placed]") {
  for (const PuzzleKind& kind : placed_kinds()) {
    for (const int number : tests::taken_of(2)) {
      INFO(kind.name << " " << number);
      const PlacedPuzzle made = placed(kind, 11, static_cast<std::uint64_t>(number));
      const variants::Answer answer = variants::VariantEngine(made.puzzle).solve();
      CHECK(answer.solutions == Count(1));
      CHECK(answer.solution == values_of_grid(made.solution));
      CHECK_FALSE(verify({{Rule{}}, made.givens}, made.solution).has_value());
      CHECK(variants::is_solution(made.puzzle, values_of_grid(made.solution)));
      std::vector<Clue> clues;
      for (const variants::Item& item : made.puzzle.items) {
        if (item.name != "Given") clues.push_back(clue_of(item, made.solution));
      }
      CHECK(clues.size() >= 5);
      for (const Clue& clue : clues) check_is_true(clue);
      check_stand_apart(clues);
      if (*kind.placed != PlacedKind::killer) continue;
      std::size_t covered = 0;
      for (const Clue& clue : clues) covered += clue.squares.size();
      CHECK(covered >= 75);
    }
  }
}

TEST_CASE("Cages are never too large or small, whatever grid they are placed on",
          "[generate][placed]") {
  const Generator generator = std::move(Generator::create(Shape{}, std::vector{Rule{}})).value();
  int largest = 0;
  for (std::uint64_t number = 0; number < 200; ++number) {
    INFO(number);
    Random random(37, number);
    const Answer drawn = generator.engine().draw(
        Grid(Shape{}), [&random](std::uint32_t bound) { return random.below(bound); });
    REQUIRE(drawn.solution);
    for (const PlacedRule& cage : place_cages(*drawn.solution, random)) {
      CHECK(cage.cells.size() >= 2);
      CHECK(cage.cells.size() <= 5);
      largest += cage.cells.size() == 5 ? 1 : 0;
    }
  }
  CHECK(largest > 200);
}

TEST_CASE("Every sum of 5 or 10 is marked, and half of the diagonals of three cells or more",
          "[generate][placed]") {
  const Generator generator = std::move(Generator::create(Shape{}, std::vector{Rule{}})).value();
  Random random(41, 0);
  const Answer drawn = generator.engine().draw(
      Grid(Shape{}), [&random](std::uint32_t bound) { return random.below(bound); });
  REQUIRE(drawn.solution);
  const Grid& grid = *drawn.solution;
  int sums = 0;
  for (int cell = 0; cell < max_cells; ++cell) {
    const auto is_marked = [&](int other) {
      const int sum = grid[static_cast<Cell>(cell)] + grid[static_cast<Cell>(other)];
      return sum == 5 || sum == 10;
    };
    if (cell % 9 < 8 && is_marked(cell + 1)) ++sums;
    if (cell / 9 < 8 && is_marked(cell + 9)) ++sums;
  }
  const std::vector<PlacedRule> letters = place_letters(grid);
  CHECK(std::ssize(letters) == sums);
  for (const PlacedRule& letter : letters)
    CHECK(grid[letter.cells[0]] + grid[letter.cells[1]] == (letter.name == "V" ? 5 : 10));
  // Thirteen go down and thirteen up.
  CHECK(place_diagonals(grid, random).size() == 13);
}

TEST_CASE("A given of an Extreme puzzle is needed, and so is a rule that is no cage",
          "[generate][placed]") {
  int unknown = 0;
  int needed = 0;
  for (const PuzzleKind& kind : placed_kinds()) {
    INFO(kind.name);
    // Killers with givens, too.
    const PlacedOutcome outcome = make_placed(*kind.placed, {{}, logic::Level::extreme}, {12, 0});
    REQUIRE(outcome.puzzle);
    const PlacedPuzzle& made = *outcome.puzzle;
    const std::vector<variants::Item>& items = made.puzzle.items;
    for (std::size_t i = 0; i < items.size(); ++i) {
      if (items[i].name == "Cage") continue;
      if (items[i].name != "Given") {
        check_is_needed(without_item(made.puzzle, i), made.solution, unknown);
        ++needed;
        continue;
      }
      for (std::size_t given = 0; given < items[i].arguments.size(); ++given) {
        std::vector<variants::Item> fewer = items;
        fewer[i].arguments.erase(fewer[i].arguments.begin() + static_cast<std::ptrdiff_t>(given));
        if (fewer[i].arguments.empty()) fewer.pop_back();
        variants::PuzzleOrError rest = variants::make_puzzle(std::move(fewer));
        check_is_needed(*std::get_if<variants::Puzzle>(&rest), made.solution, unknown);
        ++needed;
      }
    }
  }
  // Hardly any clue stays only because a search was cut short.
  CHECK(unknown * 20 < needed);
}

TEST_CASE("A seed gives the same placed rules on every machine", "[generate][placed]") {
  std::ifstream file(std::string(NINEFOLD_SOURCE_DIR) + "/tests/cases/placed/puzzles.tsv");
  REQUIRE(file);
  std::string before;
  std::uint64_t number = 0;
  int lines = 0;
  for (std::string line; std::getline(file, line); ++lines) {
    const std::string name = line.substr(0, line.find('\t'));
    number = name == before ? number + 1 : 0;
    before = name;
    INFO(name << " " << number);
    const PuzzleKind* const kind = find_puzzle_kind(name);
    REQUIRE(kind != nullptr);
    const PlacedPuzzle made = placed(*kind, 1, number);
    CHECK(variants::write_iss_text(made.puzzle.items) == line.substr(line.find('\t') + 1));
    // What is printed is what was made.
    const std::string described = variants::describe_variant(made.puzzle);
    const auto read = variants::read_described_variant(described);
    REQUIRE(read);
    CHECK(read->givens == numbers_of(made.givens));
  }
  CHECK(lines == static_cast<int>(2 * placed_kinds().size()));
}

TEST_CASE("Placed puzzles have as many givens as is wished, or are not found",
          "[generate][placed]") {
  struct Case {
    int givens;
    logic::Level level;
  };
  for (const auto& [number, level] : {Case{0, logic::Level::extreme}, Case{6, logic::Level::medium},
                                      Case{30, logic::Level::easy}}) {
    INFO(number);
    const PlacedOutcome outcome =
        make_placed(PlacedKind::kropki, {{number, number}, level}, {1, 0});
    REQUIRE(outcome.puzzle);
    CHECK(given_cells(outcome.puzzle->givens).count() == number);
  }
  Budget budget;
  budget.nodes = 2000;
  const PlacedOutcome none =
      make_placed(PlacedKind::xv, {{0, 0}, logic::Level::easy}, {1, 0}, budget);
  CHECK_FALSE(none.puzzle);
  CHECK(none.stopped == StopReason::node_limit);
  std::uint64_t heard = 0;
  const PlacedOutcome stopped = make_placed(PlacedKind::xv, {{0, 0}, logic::Level::easy}, {1, 0},
                                            {}, [&heard](const Trying& trying) {
                                              heard = trying.tried;
                                              return trying.tried < 5;
                                            });
  CHECK_FALSE(stopped.puzzle);
  CHECK(stopped.stopped == StopReason::cancelled);
  CHECK(stopped.tried == heard);
}
