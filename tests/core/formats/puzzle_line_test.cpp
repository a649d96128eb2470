#include "core/formats/grids/puzzle_line.hpp"
#include "tests/core/formats/error_text.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <string>
#include <vector>

using namespace ninefold;

namespace {

const std::string nine =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

std::string only_error(std::string_view text) {
  TextReader reader(text);
  return error_text(next_puzzle_line(reader));
}

}  // namespace

TEST_CASE("A puzzle line gives the size by its length", "[formats][line]") {
  const std::vector<std::string> lines{nine, "1...2....3.....4",
                                       "1.....2.....3.....4.....5.....6....."};
  for (const std::string& line : lines) {
    TextReader reader(line);
    const Result<std::optional<PuzzleLine>> puzzle = next_puzzle_line(reader);
    REQUIRE(puzzle.has_value());
    REQUIRE(puzzle->has_value());
    CHECK((*puzzle)->givens.shape().cell_count() == static_cast<int>(line.size()));
    CHECK(write_puzzle_line((*puzzle)->givens) == line);
  }
}

TEST_CASE("Comments, blank lines and white space around a puzzle are no part of it",
          "[formats][line]") {
  const std::string text = "# a list\r\n\r\n  \t\n" + nine + "\t easy 1.2 \r\n\t# more\n  " + nine +
                           ",534678912\n" + nine + ";x\n" + nine + "#y\n" + nine;
  TextReader reader(text);
  std::vector<std::string> comments;
  std::vector<int> numbers;
  while (true) {
    const Result<std::optional<PuzzleLine>> puzzle = next_puzzle_line(reader);
    REQUIRE(puzzle.has_value());
    if (!puzzle->has_value()) break;
    CHECK(write_puzzle_line((*puzzle)->givens) == nine);
    comments.emplace_back((*puzzle)->comment);
    numbers.push_back((*puzzle)->number);
  }
  CHECK(comments == std::vector<std::string>{"easy 1.2", "534678912", "x", "y", ""});
  CHECK(numbers == std::vector<int>{4, 6, 7, 8, 9});
}

TEST_CASE("The characters beside the digits are no digits", "[formats][line]") {
  for (const char character : {'/', ':', '-', '@', '\x01', '\x7f'}) {
    std::string line = nine;
    line[10] = character;
    TextReader reader(line);
    const auto puzzle = next_puzzle_line(reader);
    REQUIRE_FALSE(puzzle.has_value());
    CHECK(puzzle.error().code == ErrorCode::unexpected_character);
    CHECK(puzzle.error().column == 11);
  }
}

TEST_CASE("0 and . are both empty cells", "[formats][line]") {
  TextReader reader("1000.2.00300....");
  const Result<std::optional<PuzzleLine>> puzzle = next_puzzle_line(reader);
  REQUIRE(puzzle.has_value());
  CHECK(write_puzzle_line((*puzzle)->givens, '0') == "1000020003000000");
}

TEST_CASE("A puzzle line says what is wrong with it, and where", "[formats][line]") {
  CHECK(only_error("\n" + nine.substr(0, 80)) ==
        "2:81 found 80 cells, expected 16, 36 or 81 cells");
  CHECK(only_error(nine + "1") == "1:82 found 82 cells, expected 16, 36 or 81 cells");
  CHECK(only_error(" \t " + nine + "1") == "1:85 found 82 cells, expected 16, 36 or 81 cells");
  CHECK(only_error(nine.substr(0, 80) + " 1") ==
        "1:81 found 80 cells, expected 16, 36 or 81 cells");
  CHECK(only_error(nine + "x") == "1:82 found \"x\", expected white space or the end of the line");
  CHECK(only_error("  12x") == "1:5 found \"x\", expected a digit from 0 to 9 or \".\"");
  CHECK(only_error("12\xE2\x94\x82") ==
        "1:3 found \"\xE2\x94\x82\", expected a digit from 0 to 9 or \".\"");
  CHECK(only_error(std::string_view("12\0", 3)) ==
        "1:3 found \"\\x00\", expected a digit from 0 to 9 or \".\"");
  CHECK(only_error("-1") == "1:1 found \"-\", expected a digit from 0 to 9 or \".\"");
  CHECK(only_error(",") == "1:1 found 0 cells, expected 16, 36 or 81 cells");
  CHECK(only_error(" 1...2....3.....5") ==
        "1:17 found \"5\", expected a digit from 0 to 4 or \".\"");
  CHECK(only_error(std::string(1000000, '1')) ==
        "1:82 found more than 81 cells, expected 16, 36 or 81 cells");
  CHECK(only_error(std::string(1000000, ' ')) ==
        "1:4097 found more than 4096 blanks, expected a puzzle");
}

TEST_CASE("A digit beyond the size names its cell", "[formats][line]") {
  const Result<PuzzleLine> puzzle = read_puzzle_line({"1...2....3.....5", 7, false});
  REQUIRE_FALSE(puzzle.has_value());
  CHECK(puzzle.error().code == ErrorCode::number_out_of_range);
  CHECK(puzzle.error().cell == Cell{15});
  CHECK(puzzle.error().line == 7);
}

TEST_CASE("A comment may be endless", "[formats][line]") {
  const std::string text =
      nine + " " + std::string(100000, 'x') + "\n#" + std::string(100000, 'y') + "\n" + nine;
  TextReader reader(text);
  CHECK(next_puzzle_line(reader)->has_value());
  CHECK(next_puzzle_line(reader)->has_value());
  CHECK_FALSE(next_puzzle_line(reader)->has_value());
}

TEST_CASE("A plain list is read as a whole, and as it is line by line", "[formats][line]") {
  const std::string zeros(81, '0');
  CHECK(plain_list("")->count == 0);
  for (const std::string& list :
       {nine, nine + "\n", nine + "\n" + zeros, nine + "\r\n" + zeros + "\r\n", nine + "\r",
        nine + "\r\n" + zeros + "\r"}) {
    INFO(list);
    const std::optional<PlainList> plain = plain_list(list);
    REQUIRE(plain.has_value());
    TextReader reader(list);
    std::size_t count = 0;
    while (const auto puzzle = next_puzzle_line(reader).value()) {
      std::string found = list.substr(count * plain->stride, max_cells);
      std::replace(found.begin(), found.end(), '0', '.');
      CHECK(found == write_puzzle_line(puzzle->givens));
      ++count;
    }
    CHECK(plain->count == count);
  }
  for (const std::string& list :
       {nine.substr(1), nine + "1", nine + "\n\n" + nine, nine + " ", "#\n" + nine, " " + nine,
        "x" + nine.substr(1), nine.substr(1) + "\n" + nine, nine + "\r" + nine,
        nine + "\n\r" + nine, nine + "\n" + nine + "\r\n", nine + "\n" + nine + "\r",
        nine + "\r\n" + nine + "\n"}) {
    INFO(list);
    CHECK_FALSE(plain_list(list).has_value());
  }
}

TEST_CASE("A plain list has no characters but digits and dots", "[formats][line]") {
  for (std::size_t cell = 0; cell < nine.size(); ++cell) {
    for (int value = 0; value < 256; ++value) {
      const auto character = static_cast<char>(value);
      std::string list = nine + "\n" + nine;
      list[cell] = character;
      const bool is_cell = character == '.' || (character >= '0' && character <= '9');
      if (plain_list(list).has_value() == is_cell) continue;
      FAIL_CHECK("cell " << cell << ", character " << value);
    }
  }
}
