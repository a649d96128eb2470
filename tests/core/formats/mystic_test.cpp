#include "core/formats/assignments/mystic.hpp"
#include "core/formats/grids/puzzle_line.hpp"
#include "core/rules/validate.hpp"
#include "tests/core/formats/error_text.hpp"

#include <catch2/catch_test_macros.hpp>

#include <string>
#include <vector>

using namespace ninefold;

namespace {

std::string spaced(std::size_t cells, const std::string& between) {
  std::string text;
  for (std::size_t cell = 0; cell < cells; ++cell) text += std::to_string(cell % 10) + between;
  return text;
}

/// Every puzzle as its givens and pairs, and the error that ended them if there was one.
std::vector<std::string> read_all(std::string_view text) {
  TextReader reader(text);
  MysticReader mystic(reader);
  std::vector<std::string> puzzles;
  while (true) {
    const Result<std::optional<Puzzle>> puzzle = mystic.next();
    if (!puzzle) puzzles.push_back(error_text(puzzle));
    if (!puzzle || !puzzle->has_value()) return puzzles;
    std::string pairs;
    for (const DigitPair pair : argument<DigitPairs>((*puzzle)->rules[2])) {
      pairs += " " + std::to_string(pair.first) + "-" + std::to_string(pair.second);
    }
    puzzles.push_back(write_puzzle_line((*puzzle)->givens, '0').substr(0, 12) + pairs);
  }
}

using Strings = std::vector<std::string>;

}  // namespace

TEST_CASE("Any white space separates the numbers of a Mystic file", "[formats][mystic]") {
  const Strings expected{"012345678901 2-6 2-3", "012345678901"};
  for (const std::string between : {" ", "\n", "\r\n", "\t", " \n\n ", "\v\f"}) {
    const std::string grid = spaced(81, between);
    std::string text = "2" + between + grid + "2" + between + "2" + between + "6" + between + "2" +
                       between + "3" + between + grid + "0";
    CHECK(read_all(text) == expected);
    text += between + "anything else";
    CHECK(read_all(text) == expected);
    CHECK(read_all("\xEF\xBB\xBF" + text) == expected);
  }
}

TEST_CASE("The rules of a Mystic puzzle", "[formats][mystic]") {
  const std::string text = "1 " + spaced(81, " ") + "0";
  TextReader reader(text);
  MysticReader mystic(reader);
  const Result<std::optional<Puzzle>> puzzle = mystic.next();
  REQUIRE(puzzle.has_value());
  CHECK((*puzzle)->rules == mystic_rules({}));
  CHECK_FALSE(validate((*puzzle)->rules, (*puzzle)->givens.shape()).has_value());
}

TEST_CASE("Pairs may repeat, and there may be many", "[formats][mystic]") {
  std::string text = "1 " + spaced(81, " ") + "100000";
  for (int pair = 0; pair < 100000; ++pair) text += pair % 2 == 0 ? " 1 2" : " 2 1";
  CHECK(read_all(text) == Strings{"012345678901 1-2"});
  CHECK(read_all("1 " + spaced(81, " ") + "3 5 5 5 5 +09 1") == Strings{"012345678901 5-5 9-1"});
}

TEST_CASE("A file without puzzles is none", "[formats][mystic]") {
  CHECK(read_all("0").empty());
  CHECK(read_all("0 x y z").empty());
}

TEST_CASE("A Mystic file says what is wrong with it, and where", "[formats][mystic]") {
  const std::string grid = spaced(81, " ");
  CHECK(read_all("") ==
        Strings{"1:1 found the end of the input, expected the number of puzzles (0 or more)"});
  CHECK(read_all("\n x") == Strings{"2:2 found \"x\", expected the number of puzzles (0 or more)"});
  CHECK(read_all("1e20") ==
        Strings{"1:1 found \"1e20\", expected the number of puzzles (0 or more)"});
  CHECK(
      read_all("100000000000000000000") ==
      Strings{"1:1 found \"10000000000000000000...\", expected the number of puzzles (0 or more)"});
  CHECK(read_all("-1") == Strings{"1:1 found \"-1\", expected the number of puzzles (0 or more)"});
  CHECK(
      read_all("1\n" + grid + "\n-1") ==
      Strings{"3:1 found \"-1\", expected the number of forbidden pairs (0 or more) of puzzle 1"});
  CHECK(read_all("1\n" + grid + "\n1 0 3") ==
        Strings{"3:3 found \"0\", expected a digit from 1 to 9 for a forbidden pair of puzzle 1"});
  CHECK(read_all("1\n" + grid + "\n1 3 10") ==
        Strings{"3:5 found \"10\", expected a digit from 1 to 9 for a forbidden pair of puzzle 1"});
  CHECK(read_all("1\n" + grid + "\n2 3 4 5") ==
        Strings{"3:8 found the end of the input, expected a digit from 1 to 9 for a forbidden pair "
                "of puzzle 1"});
  CHECK(read_all("1\n" + grid) ==
        Strings{"2:163 found the end of the input, expected the number of forbidden pairs (0 or "
                "more) of puzzle 1"});
  CHECK(read_all("1 0 10") ==
        Strings{"1:5 found \"10\", expected a digit from 0 to 9 for r1c2 of puzzle 1"});
  CHECK(read_all("1 . 10") ==
        Strings{"1:3 found \".\", expected a digit from 0 to 9 for r1c1 of puzzle 1"});
}

TEST_CASE("Puzzles before an error are kept", "[formats][mystic]") {
  const std::string grid = spaced(81, " ");
  CHECK(
      read_all("3 " + grid + "0\n" + grid + "1 2 x") ==
      Strings{"012345678901",
              "2:167 found \"x\", expected a digit from 1 to 9 for a forbidden pair of puzzle 2"});
  CHECK(
      read_all("2147483647 " + grid + "0\n") ==
      Strings{"012345678901",
              "2:1 found the end of the input, expected a digit from 0 to 9 for r1c1 of puzzle 2"});
}

TEST_CASE("A word without end is not collected", "[formats][mystic]") {
  int pieces = 0;
  TextReader reader([&pieces]() -> std::string_view {
    ++pieces;
    return "11111111111111111111";
  });
  MysticReader mystic(reader);
  CHECK_FALSE(mystic.next().has_value());
  CHECK(pieces < 10);
}

TEST_CASE("The driver's output", "[formats][mystic]") {
  CHECK(write_mystic_answer(3, 0, std::nullopt) == "Puzzle 3:\nNo solution possible.\n\n");
  CHECK(write_mystic_answer(1, 2, std::nullopt) == "Puzzle 1:\n2 solutions found.\n\n");
  CHECK(write_mystic_answer(1, 2198327040, std::nullopt) ==
        "Puzzle 1:\n2198327040 solutions found.\n\n");
  Grid grid(Shape{2, 2});
  for (Cell cell = 0; cell < 16; ++cell) grid[cell] = static_cast<Digit>(cell % 4 + 1);
  CHECK(write_mystic_answer(12, 1, grid) ==
        "Puzzle 12:\n1 2 3 4 \n1 2 3 4 \n1 2 3 4 \n1 2 3 4 \n\n");
}
