#include "core/formats/grids/grid_reader.hpp"
#include "core/formats/assignments/asterisk_frame.hpp"
#include "core/formats/grids/puzzle_line.hpp"
#include "core/formats/grids/rows.hpp"
#include "tests/core/formats/error_text.hpp"

#include <catch2/catch_test_macros.hpp>

#include <string>
#include <vector>

using namespace ninefold;

namespace {

const std::string line =
    "400520103090800500100000000800430000000000900056000700000600000030007002020000405";

std::string joined(const std::vector<std::string>& parts, const std::string& between) {
  std::string text;
  for (const std::string& part : parts) text += (text.empty() ? "" : between) + part;
  return text;
}

std::vector<std::string> rows_of(const std::string& cells, std::size_t size) {
  std::vector<std::string> rows;
  for (std::size_t at = 0; at < cells.size(); at += size) rows.push_back(cells.substr(at, size));
  return rows;
}

std::string spaced(const std::string& row, const std::string& between = " ") {
  std::vector<std::string> cells;
  for (const char cell : row) cells.emplace_back(1, cell);
  return joined(cells, between);
}

/// The cells of the only grid in a text, or the error.
std::string single(std::string_view text, const GridOptions& options = {}) {
  TextReader reader(text);
  const Result<GridText> grid = read_single_grid(reader, options);
  return grid ? write_puzzle_line(grid->givens, '0') : error_text(grid);
}

}  // namespace

TEST_CASE("Rows may have spaces between the cells, or none", "[formats][grid]") {
  const std::vector<std::string> rows = rows_of(line, 9);
  std::vector<std::string> with_spaces;
  std::vector<std::string> as_array;
  std::vector<std::string> as_strings;
  for (const std::string& row : rows) {
    with_spaces.push_back(spaced(row));
    as_array.push_back("    {" + spaced(row, ", ") + "}");
    as_strings.push_back("\"" + spaced(row) + "\"");
  }
  CHECK(single(joined(rows, "\n")) == line);
  CHECK(single(joined(rows, "\r\n") + "\r\n\r\n") == line);
  CHECK(single("\n# title\n" + joined(with_spaces, " \n\n")) == line);
  CHECK(single(joined(with_spaces, "\t\n\t")) == line);
  CHECK(single("{\n" + joined(as_array, ",\n") + "\n};\n") == line);
  CHECK(single(joined(as_strings, ",\n")) == line);
}

TEST_CASE("All cells may be on one line", "[formats][grid]") {
  CHECK(single(line) == line);
  CHECK(single(line + " from the Times\n") == line);
  CHECK(single("\"" + line + "\",\n") == line);
  CHECK(single(spaced(line)) == line);
  CHECK(single("1234341221434321") == "1234341221434321");
  CHECK(single(spaced("1234341221434321")) == "1234341221434321");
}

TEST_CASE("Small boards are read by the length of their rows", "[formats][grid]") {
  CHECK(single("12.4\n3...\n....\n...1\n") == "1204300000000001");
  CHECK(single("123456\n......\n......\n......\n......\n6.....\n") ==
        "123456000000000000000000000000600000");
}

TEST_CASE("Framed grids are read", "[formats][grid]") {
  const std::string hodoku =
      "*-----------*\n|4..|52.|1.3|\n|.9.|8..|5..|\n|1..|...|...|\n|---+---+---|\n"
      "|8..|43.|...|\n|...|...|9..|\n|.56|...|7..|\n|---+---+---|\n"
      "|...|6..|...|\n|.3.|..7|..2|\n|.2.|...|4.5|\n*-----------*\n";
  CHECK(single(hodoku) == line);
  const std::string wide =
      "+-------+-------+-------+\n| 4 0 0 | 5 2 0 | 1 0 3 |\n| 0 9 0 | 8 0 0 | 5 0 0 |\n"
      "| 1 _ _ | _ _ _ | _ _ _ |\n+-------+-------+-------+\n| 8     | 4 3   |       |\n"
      "|       |       | 9     |\n|   5 6 |       | 7     |\n+-------+-------+-------+\n"
      "|       | 6     |       |\n|   3   |     7 |     2 |\n|   2   |       | 4   5 |\n"
      "+-------+-------+-------+\n";
  CHECK(single(wide) == line);
  const std::string without_outer =
      "4..|52.|1.3\n.9.|8..|5..\n1..|...|...\n-----------\n8..|43.|...\n...|...|9..\n"
      ".56|...|7..\n===========\n...|6..|...\n.3.|..7|..2\n.2.|...|4.5\n";
  CHECK(single(without_outer) == line);
  const std::string drawn =
      "┌───┬───┬───┐\n│4  │52 │1 3│\n│ 9 │8  │5  │\n│1  │   │   │\n├───┼───┼───┤\n"
      "║8  ║43 ║   ║\n│   │   │9  │\n│ 56│   │7  │\n╠═══╬═══╬═══╣\n"
      "│   │6  │   │\n│ 3 │  7│  2│\n│ 2 │   │4 5│\n└───┴───┴───┘\n";
  CHECK(single(drawn) == line);
  CHECK(single("12|34\n34|12\n--+--\n21|43\n43|21\n") == "1234341221434321");
}

TEST_CASE("Asterisk's frame is read back, empty squares and marks and all", "[formats][grid]") {
  const std::string givens =
      "090730400000000500300006000000002640000651000006907000580000000900003025603000800";
  TextReader line_reader(givens);
  const Grid grid = read_single_grid(line_reader)->givens;
  const std::string frame = write_asterisk_frame(grid);
  TextReader reader(frame);
  const Result<GridText> read = read_single_grid(reader);
  REQUIRE(read.has_value());
  CHECK(read->givens == grid);
  CHECK(read->has_asterisk_marks);
  CHECK(read->layout == GridLayout::frame);
  CHECK(frame.substr(20, 60) == "|  9  |7 3  |4    |\n|     | > < |5    |\n|3  > |    6| <   |\n");
  CHECK(frame.size() == 260);
}

TEST_CASE("A small board's frame has no asterisk", "[formats][grid]") {
  TextReader reader("1234341221434321");
  CHECK(write_asterisk_frame(read_single_grid(reader)->givens) ==
        "+-------+\n|1 2|3 4|\n|3 4|1 2|\n+-------+\n|2 1|4 3|\n|4 3|2 1|\n+-------+\n");
}

TEST_CASE("Marks stand beside asterisk squares only", "[formats][grid]") {
  const std::string frame = "|1>9 5|7 3 8|4 6 2|\n|2 6 8|4 1 9|5 7 3|\n";
  CHECK(single(frame) == "1:3 found \">\", expected a digit from 0 to 9 or \".\"");
}

TEST_CASE("Rows of the wrong length are told by row and column", "[formats][grid]") {
  CHECK(single("123456789\n12345678\n") == "2:9 found 8 cells, expected 9 cells");
  CHECK(single("123456789\n1234567891\n") == "2:10 found 10 cells, expected 9 cells");
  CHECK(single("1 2 3 4 5 6 7 8 9\n1 2 3 4 5 6 7 8 9 1\n") ==
        "2:19 found 10 cells, expected 9 cells");
  CHECK(single("12345678\n") == "1:9 found 8 cells, expected 4, 6 or 9 cells");
  CHECK(single("1234567891\n") == "1:10 found 10 cells, expected 4, 6 or 9 cells");
  CHECK(single(line.substr(0, 80)) == "1:81 found 80 cells, expected 16, 36 or 81 cells");
  CHECK(single(line + "0") == "1:82 found 82 cells, expected 16, 36 or 81 cells");
  CHECK(single("\n  " + line + "0") == "2:84 found 82 cells, expected 16, 36 or 81 cells");
  CHECK(single("|1 2|3|\n") == "1:8 found 3 cells, expected 4, 6 or 9 cells");
}

TEST_CASE("A grid of another shape than asked for is refused", "[formats][grid]") {
  const GridOptions only_nine{Shape{3, 3}, false};
  CHECK(single(line, only_nine) == line);
  CHECK(single("1234\n", only_nine) == "1:5 found 4 cells, expected 9 cells");
  CHECK(single("1234341221434321\n", only_nine) == "1:1 found 16 cells, expected 81 cells");
}

TEST_CASE("Missing rows and what follows a grid are told", "[formats][grid]") {
  CHECK(single("") == "1:1 found the end of the input, expected a grid");
  CHECK(single("\n\n# nothing\n") == "4:1 found the end of the input, expected a grid");
  CHECK(single("123456789\n\n") == "3:1 found the end of the input, expected row 2");
  CHECK(single(line + "\n" + "x\n") ==
        "2:1 found \"x\", expected the end of the input after one grid");
  CHECK(single(joined(rows_of(line, 9), "\n") + "\n000000000\n") ==
        "10:1 found \"000000000\", expected the end of the input after one grid");
}

TEST_CASE("Characters that are no cells are told by their place", "[formats][grid]") {
  CHECK(single("123456789\n1234.x789\n") ==
        "2:6 found \"x\", expected a digit from 0 to 9 or \".\"");
  CHECK(single("1 2 3 4 5 6 7 8 -1\n") ==
        "1:17 found \"-\", expected a digit from 0 to 9 or \".\"");
  CHECK(single("1234\n1254\n") == "2:3 found \"5\", expected a digit from 0 to 4 or \".\"");
  CHECK(single("hello\n") == "1:1 found \"h\", expected a digit from 0 to 9 or \".\"");
  CHECK(single(std::string(100000, '\0')) ==
        "1:1 found \"\\x00\", expected a digit from 0 to 9 or \".\"");
  CHECK(single("1 2" + std::string(100000, ' ')) ==
        "1:4097 found a line of more than 4096 bytes, expected a row of cells");
}

TEST_CASE("Titles name grids where they are allowed", "[formats][grid]") {
  const std::string text = "Grid 01\n" + joined(rows_of(line, 9), "\n") + "\nGrid 02\n" +
                           joined(rows_of(line, 9), "\n") + "\n" + line + " last one\n";
  const GridOptions options{std::nullopt, true};
  TextReader reader(text);
  std::vector<std::string> names;
  std::vector<int> lines;
  while (true) {
    const Result<std::optional<GridText>> grid = next_grid(reader, options);
    REQUIRE(grid.has_value());
    if (!grid->has_value()) break;
    CHECK(write_puzzle_line((*grid)->givens, '0') == line);
    names.push_back((*grid)->name);
    lines.push_back((*grid)->place.line);
  }
  CHECK(names == std::vector<std::string>{"Grid 01", "Grid 02", "last one"});
  CHECK(lines == std::vector<int>{2, 12, 21});
  CHECK(single("Grid 01\n" + line) == "1:1 found \"G\", expected a digit from 0 to 9 or \".\"");
}

TEST_CASE("Rows are written with single spaces and no last line end", "[formats][grid]") {
  TextReader reader("1234341221434321");
  CHECK(write_rows(read_single_grid(reader)->givens) == "1 2 3 4\n3 4 1 2\n2 1 4 3\n4 3 2 1");
}

TEST_CASE("A line that is cut is refused, whatever it begins with", "[formats][grid]") {
  const std::string cut_at = ":4097 found a line of more than 4096 bytes, expected a row of cells";
  const std::string rows = joined(rows_of(line, 9), "\n") + "\n";
  for (const std::string beginning : {" ", "\t", "--", "==+", "[", "{,", "\u00A0", "\u2500"}) {
    INFO(beginning);
    std::string longer;
    while (longer.size() <= TextReader::longest_line) longer += beginning;
    const std::string cut = longer + "123456789\n";
    const bool is_one_byte_each = beginning[0] > 0;
    const auto check_at = [&](const std::string& text, const std::string& number) {
      const std::string error = single(text);
      CHECK(error.substr(0, number.size() + 1) == number + ":");
      if (is_one_byte_each) CHECK(error == number + cut_at);
    };
    check_at(cut + rows, "1");
    check_at("123456789\n" + cut + rows, "2");
    check_at(rows + cut, "10");
    check_at(line + "\n" + cut, "2");
  }
  // What a comment says has nothing to do with the grid.
  CHECK(single("#" + std::string(5000, ' ') + "123456789\n" + rows) == line);
  CHECK(single(std::string(TextReader::longest_line, ' ') + "\n" + rows) == line);
}

TEST_CASE("A title that is cut is refused, where a grid follows", "[formats][grid]") {
  const GridOptions options{std::nullopt, true};
  const std::string title = "Grid " + std::string(5000, 'x') + "\n";
  CHECK(single(title + line, options) ==
        "1:4097 found a line of more than 4096 bytes, expected the name of a grid");
  CHECK(single(title, options) == "2:1 found the end of the input, expected a grid");
}
