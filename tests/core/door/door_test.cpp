// The library as other programs see it: its installed headers alone, no header of the inside.

#include <ninefold/ninefold.hpp>

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <cstdint>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace {

ninefold::Puzzle puzzle_of(const std::string& text) {
  auto read = ninefold::Puzzle::read(text);
  INFO((read ? std::string() : read.error().message()));
  REQUIRE(read);
  return std::move(read).value();
}

std::string count_of(const std::string& text) {
  return ninefold::Engine(puzzle_of(text)).count().solutions;
}

std::string problem_of(const std::string& text) {
  const auto read = ninefold::Puzzle::read(text);
  return read ? "none" : read.error().message();
}

}  // namespace

TEST_CASE("The library reads a puzzle in each of its forms") {
  CHECK(count_of(".Shape~4x4.Cage~5~R1C1~R1C2.Thermo~R1C1~R2C1~R3C1") == "18");
  CHECK(count_of("1;;123456789456789123789123456zzb") == "7802998272");
  CHECK(count_of("1;knight,king;123456789zzt") == "4");
  CHECK(count_of("1;constraints:.Cage!5!R1C1!R1C2;p") == count_of(".Shape~4x4.Cage~5~R1C1~R1C2"));
  CHECK(count_of("1...............") == "72");
  CHECK(count_of("12..\n34..\n....\n....\n") == count_of("12..34.........."));
  CHECK(count_of("  1...............\n") == "72");
}

TEST_CASE("The library says where a text is wrong, and what it expected") {
  CHECK(problem_of(".Cage~x~R1C1") ==
        "found item 1, Cage, argument 1: \"x\", expected a number from -1000000 to 1000000");
  CHECK(problem_of("1;knigth;p").starts_with("1:3: found \"knigth\", expected "));
  CHECK(problem_of("1...............\n2...............\n") ==
        "found 2 puzzles, expected one puzzle");
  CHECK(problem_of("") != "none");
  CHECK(problem_of("no puzzle at all") != "none");
}

TEST_CASE("A puzzle of the library tells its board and its givens") {
  const ninefold::Puzzle puzzle = puzzle_of(".Shape~2x3~0-5.~R1C2_0.~R2C3_5");
  CHECK(puzzle.rows() == 2);
  CHECK(puzzle.columns() == 3);
  CHECK(puzzle.lowest() == 0);
  CHECK(puzzle.highest() == 5);
  CHECK(puzzle.cells() == 6);
  const int open = ninefold::open_cell;
  CHECK(puzzle.givens() == std::vector<int>{open, 0, open, open, open, 5});
  CHECK(ninefold::write_rows(puzzle, puzzle.givens()) == ".0.\n..5\n");
  CHECK(puzzle_of(puzzle.text()).description() == puzzle.description());
  CHECK(puzzle_of(puzzle.description()).givens() == puzzle.givens());
}

TEST_CASE("The library answers every question of the engine") {
  const ninefold::Puzzle puzzle = puzzle_of(".Shape~4x4.AntiKnight.~R1C1_1");
  const ninefold::Engine engine(puzzle);
  const ninefold::Answer all = engine.count();
  CHECK(all.is_exact());

  std::vector<std::vector<int>> grids;
  engine.enumerate([&](std::span<const int> values) {
    grids.emplace_back(values.begin(), values.end());
    return true;
  });
  CHECK(std::to_string(grids.size()) == all.solutions);
  CHECK(std::is_sorted(grids.begin(), grids.end()));
  CHECK(engine.first().solution == grids.front());
  CHECK(engine.solve().solutions == "2");
  CHECK(engine.solve().stopped == ninefold::Stopped::solutions_limit);

  const ninefold::Candidates candidates = engine.candidates(100);
  CHECK(candidates.solutions[0] ==
        std::vector<std::uint32_t>{static_cast<std::uint32_t>(grids.size()), 0, 0, 0});
  for (const auto& cell : candidates.solutions) {
    std::uint32_t sum = 0;
    for (const std::uint32_t number : cell) sum += number;
    CHECK(sum == grids.size());
  }
}

TEST_CASE("Limits of the library end a question, and say so") {
  const ninefold::Engine engine(puzzle_of(".Shape~4x4"));
  ninefold::Limits limits;
  limits.solutions = 7;
  const ninefold::Answer few = engine.enumerate([](std::span<const int>) { return true; }, limits);
  CHECK(few.solutions == "7");
  CHECK(few.stopped == ninefold::Stopped::solutions_limit);
  CHECK_FALSE(few.is_exact());
  const ninefold::Answer ended = engine.enumerate([](std::span<const int>) { return false; });
  CHECK(ended.stopped == ninefold::Stopped::cancelled);
  CHECK(ended.solutions == "1");
}

TEST_CASE("The library checks a finished grid by the meaning of each rule") {
  const ninefold::Puzzle puzzle = puzzle_of(".Shape~4x4.Cage~5~R1C1~R1C2.Thermo~R1C1~R2C1");
  std::vector<int> values = ninefold::Engine(puzzle).first().solution;
  CHECK(ninefold::verify(puzzle, values).empty());
  std::swap(values[0], values[4]);
  std::vector<std::string> broken;
  for (const auto& rule : ninefold::verify(puzzle, values)) broken.push_back(rule.name);
  CHECK(std::find(broken.begin(), broken.end(), "Thermo") != broken.end());
  CHECK(std::find(broken.begin(), broken.end(), "Board") != broken.end());
}

TEST_CASE("The library checks givens, those of candidates as well") {
  const ninefold::Puzzle puzzle = puzzle_of(".Shape~2x2~1-4~Raw.~R1C1_1.~R1C2_2_3");
  CHECK(ninefold::verify(puzzle, std::vector<int>{1, 3, 4, 4}).empty());
  REQUIRE(ninefold::verify(puzzle, std::vector<int>{1, 4, 4, 4}).size() == 1);
  CHECK(ninefold::verify(puzzle, std::vector<int>{1, 4, 4, 4})[0].name == "Given");
  CHECK(ninefold::verify(puzzle, std::vector<int>{2, 2, 4, 4}).size() == 1);
}

TEST_CASE("The library writes values above nine as letters, and zero as itself") {
  const ninefold::Puzzle puzzle = puzzle_of(".Shape~2x2~0-15~Raw");
  CHECK(ninefold::write_line(puzzle, std::vector<int>{0, 1, 10, 15}) == "0AJO");
  CHECK(ninefold::write_line(puzzle, std::vector<int>{ninefold::open_cell, 1}) == ".A");
}

TEST_CASE("The library lists the items that a text may have") {
  const std::vector<std::string> forms = ninefold::rule_forms();
  CHECK(std::find(forms.begin(), forms.end(), "Cage [SUM] CELLS...") != forms.end());
}
