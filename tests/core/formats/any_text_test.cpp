#include "core/formats/any_text/any_text.hpp"
#include "core/formats/assignments/asterisk_frame.hpp"
#include "core/formats/assignments/csu.hpp"
#include "core/formats/grids/puzzle_line.hpp"
#include "core/formats/grids/rows.hpp"
#include "tests/core/formats/error_text.hpp"

#include <catch2/catch_test_macros.hpp>

#include <string>
#include <vector>

using namespace ninefold;

namespace {

const std::string as_line =
    "400520103090800500100000000800430000000000900056000700000600000030007002020000405";
const std::string description = "1;;4b52.1.3.9.8b5b1h8b43j9c56c7e6f3c7b2.2d4.5";

Grid grid() { return read_puzzle_line({as_line, 1, false})->givens; }

/// "format: description name | description name | error"
std::string summary(std::string_view text) {
  const AnyText any = read_any_text(text);
  std::string summary(any.format ? format_name(*any.format) : "nothing");
  summary += ":";
  for (const NamedPuzzle& puzzle : any.puzzles) {
    summary += " " + write_description(puzzle.puzzle);
    if (!puzzle.name.empty()) summary += " (" + puzzle.name + ")";
    if (!puzzle.entered.empty()) summary += " +";
    for (const int digit : puzzle.entered) summary += std::to_string(digit);
  }
  if (any.error) summary += " " + error_text(*any.error);
  return summary;
}

}  // namespace

TEST_CASE("Every layout of a grid is recognised", "[formats][any]") {
  CHECK(summary(as_line) == "line: " + description);
  CHECK(summary("\n" + as_line + " easy\r\n# x\r\n" + as_line + "\r\n") ==
        "line: " + description + " (easy) " + description);
  CHECK(summary(write_rows(grid())) == "rows: " + description);
  CHECK(summary(write_csu(grid())) == "rows: " + description);
  CHECK(summary("Grid 01\n" + write_rows(grid()) + "\nGrid 02\n" + write_rows(grid())) ==
        "rows: " + description + " (Grid 01) " + description + " (Grid 02)");
  CHECK(summary("1234\n2...\n....\n....\n") == "rows: 1;;12342k");
}

TEST_CASE("Asterisk's frame makes an Asterisk puzzle, another frame does not", "[formats][any]") {
  std::string frame = write_asterisk_frame(grid());
  CHECK(summary(frame) == "frame: 1;asterisk;" + description.substr(3));
  for (char& character : frame) {
    if (character == '<' || character == '>') character = ' ';
  }
  CHECK(summary(frame) == "frame: " + description);
}

TEST_CASE("Mystic files are recognised, with and without the number of puzzles", "[formats][any]") {
  const std::string rows = write_rows(grid());
  const std::string mystic = "1;torus-knight,torus-pairs:23.26;" + description.substr(3);
  const std::string without = "1;torus-knight,torus-pairs:;" + description.substr(3);
  CHECK(summary("1\n" + rows + "\n2 2 6 2 3\n") == "mystic: " + mystic);
  CHECK(summary("2\n" + rows + "\n2 2 6 2 3\n" + rows + "\n0") ==
        "mystic: " + mystic + " " + without);
  CHECK(summary(rows + "\n2 2 6 2 3\n") == "mystic: " + mystic);
  CHECK(summary(rows + "\n0\n") == "mystic: " + without);
  CHECK(summary(rows + "\n1 1 9\n") ==
        "mystic: 1;torus-knight,torus-pairs:19;" + description.substr(3));
  // A tenth line that is none of pairs.
  for (const char* const line : {"2 2 6 2 0", "2 2 6 2 10", "1 a 2", "2 2 6 2", "1 2 6 3", "0 1"}) {
    INFO(line);
    CHECK(summary(rows + "\n" + line + "\n").find("rows: ") == 0);
  }
  std::string one_line = "1\n" + rows + "\n2 2 6 2 3\n";
  for (char& character : one_line) {
    if (character == '\n') character = ' ';
  }
  CHECK(summary(one_line) == "mystic: " + mystic);
  for (char& character : one_line) {
    if (character == ' ') character = '\n';
  }
  CHECK(summary(one_line) == "mystic: " + mystic);
  CHECK(summary("1000\n" + rows + "\n0\n") ==
        "mystic: " + without +
            " 12:1 found the end of the input, expected a digit from 0 to 9 for r1c1 of puzzle 2");
}

TEST_CASE("Descriptions are recognised, alone, in a list and in a link", "[formats][any]") {
  CHECK(summary(description) == "description: " + description);
  CHECK(summary(" 1;;p first\n\n# comment\n1;latin;p\n") == "description: 1;;p (first) 1;latin;p");
  CHECK(summary("https://example.org/ninefold/#1;torus-pairs:12;p\n") ==
        "description: 1;torus-pairs:12;p");
  CHECK(summary("https://example.org/#1%3Btorus-pairs%3A12%2Cking%3Bp") ==
        "description: 1;king,torus-pairs:12;p");
  CHECK(summary("#1;;p") == "description: 1;;p");
  CHECK(summary("x#1;knight,x;p").find("description: 1:12 found \"x\", expected one of latin, ") ==
        0);
  CHECK(summary("1;;p\n" + as_line) ==
        "description: 1;;p 2:1 found \"40052010309080050010...\", expected version 1");
}

TEST_CASE("Puzzles before an error stay", "[formats][any]") {
  CHECK(summary(as_line + "\n" + as_line.substr(1)) ==
        "line: " + description + " 2:81 found 80 cells, expected 16, 36 or 81 cells");
}

TEST_CASE("A line that is cut is refused in every format", "[formats][any]") {
  const std::string cut = std::string(5000, ' ') + "1;;123456789zzt\n";
  CHECK(summary(cut + "1;;p\n") ==
        "description: 1:4097 found a line of more than 4096 bytes, expected a description");
  CHECK(summary("1;;p\n" + cut) ==
        "description: 1;;p 2:4097 found a line of more than 4096 bytes, expected a description");
  CHECK(summary("1;;p " + std::string(5000, 'x')) ==
        "description: 1:4097 found a line of more than 4096 bytes, expected a description");
  CHECK(summary("#" + cut + "1;;p\n") == "description: 1;;p");
  CHECK(summary(std::string(5000, '-') + as_line + "\n" + as_line) ==
        "nothing: 1:4097 found a line of more than 4096 bytes, expected a row of cells");
}

TEST_CASE("What is no puzzle says so", "[formats][any]") {
  const std::string expected =
      ", expected a puzzle as a line, as rows, in a frame, as a link or as a Mystic file";
  CHECK(summary("") == "nothing: 1:1 found the end of the input" + expected);
  CHECK(summary("\n \n") == "nothing: 1:1 found the end of the input" + expected);
  CHECK(summary("Dear all,\nhello\n") == "nothing: 1:1 found \"Dear all,\"" + expected);
  CHECK(summary("0") == "nothing: 1:2 found 1 cell, expected 4, 6 or 9 cells");
  CHECK(summary(std::string(2000000, '1')) ==
        "nothing: 1:82 found more than 81 cells, expected 16, 36 or 81 cells");
}

TEST_CASE("Imports have limits", "[formats][any]") {
  CHECK(summary(std::string(largest_any_text, ' ')) ==
        "nothing: 1:4097 found a line of more than 4096 bytes, expected a row of cells");
  CHECK(summary(std::string(largest_any_text + 1, ' ')) ==
        "nothing: 1:1 found more than 16 MiB, expected at most 16 MiB");
  std::string many;
  for (std::size_t puzzle = 0; puzzle < most_puzzles_in_any_text; ++puzzle) {
    many += "1..............4\n";
  }
  AnyText any = read_any_text(many);
  CHECK(any.puzzles.size() == most_puzzles_in_any_text);
  CHECK_FALSE(any.error.has_value());
  any = read_any_text(many + "1..............4\n");
  CHECK(any.puzzles.size() == most_puzzles_in_any_text);
  CHECK(any.error->code == ErrorCode::too_large);
  CHECK(any.error->line == 100001);
}

TEST_CASE("Random bytes are refused without harm", "[formats][any]") {
  std::uint32_t state = 1;
  for (int round = 0; round < 50; ++round) {
    std::string bytes;
    for (int index = 0; index < (round == 0 ? 1000000 : 2000); ++index) {
      state = state * 1664525 + 1013904223;
      // Half the rounds draw from the characters that formats are made of.
      const char* alphabet = "0123456789.,;|-+<> \n\r\t#:az";
      bytes += round % 2 == 0 ? static_cast<char>(state >> 24) : alphabet[(state >> 16) % 27];
    }
    const AnyText any = read_any_text(bytes);
    CHECK((any.error.has_value() || !any.puzzles.empty()));
  }
}

TEST_CASE("Empty cells may be marked as other programs mark them", "[formats][any]") {
  for (const char blank : {'*', '_', 'x', 'X', '-'}) {
    std::string other = as_line;
    std::string rows = write_rows(grid());
    for (std::string* text : {&other, &rows}) {
      for (char& character : *text) {
        if (character == '0') character = blank;
      }
    }
    CHECK(summary(other + " easy") == "line: " + description + " (easy)");
    CHECK(summary(rows) == "rows: " + description);
  }
  // Two kinds of marks in one row are a mistake, which the error shows.
  CHECK(summary("1234\n2..x\n....\n....\n") ==
        "nothing: 2:4 found \"x\", expected a digit from 0 to 9 or \".\"");
  CHECK(summary("1-3x\n") == "nothing: 1:2 found \"-\", expected a digit from 0 to 9 or \".\"");
}

TEST_CASE("Candidate grids give what is placed, and what is open", "[formats][any]") {
  // The 9 of r1c9 stands alone, but r9c9 still has it: a naked single, not placed.
  const std::string rows =
      "*-----------------*\n"
      "|  1 2 3 | 4 5 6 | 7 8 9 |\n"
      "|--------+-------+-------|\n"
      "| 45 *46 #57 | 1 2 3 | 4 5 6 |\n"
      "7 8 46 5 6 9 1 2 3\n"
      "2 3 4 5 6 7 8 9 1\n"
      "5 6 7 8 9 1 2 3 4\n"
      "8 9 1 2 3 4 5 6 7\n"
      "3 4 5 6 7 8 9 1 2\n"
      "6 7 8 9 1 2 3 4 5\n"
      "9 1 2 3 4 5 6 7 89\n";
  const AnyText any = read_any_text(rows);
  REQUIRE(any.puzzles.size() == 1);
  const NamedPuzzle& read = any.puzzles.front();
  CHECK(format_name(*any.format) == "frame");
  REQUIRE(read.candidates.size() == 81);
  CHECK(read.puzzle.givens[8] == 0);
  CHECK(read.candidates[8] == 0b100000000);
  CHECK(read.puzzle.givens[7] == 8);
  CHECK(read.candidates[7] == 0);
  CHECK(read.candidates[9] == 0b000011000);
  CHECK(read.candidates[10] == 0b000101000);
  CHECK(read.candidates[80] == 0b110000000);
  // The 7 of r3c1 is still a candidate of r2c3, in its box.
  CHECK(read.puzzle.givens[18] == 0);
  CHECK(summary(". . . .\n12 3 4 1 2 3 4 1 2\n") ==
        "nothing: 2:10 found 9 cells, expected 4 cells");
}

TEST_CASE("Rows of a spreadsheet may have nothing in an empty cell", "[formats][any]") {
  for (const char separator : {'\t', ','}) {
    std::string text;
    for (std::size_t cell = 0; cell < as_line.size(); ++cell) {
      if (as_line[cell] != '0') text += as_line[cell];
      text += cell % 9 == 8 ? '\n' : separator;
    }
    CHECK(summary(text) == "rows: " + description);
  }
  CHECK(summary("1,2,3,4\n,,,1\n2,,,\n,1,,\n") == "rows: 1;;1234c12d1b");
  // A row without anything, among rows and alone.
  CHECK(summary("1\t\t\t\t\t\t\t\t\n" + std::string(8, '\t') + "\n").find("expected row 3") !=
        std::string::npos);
  CHECK(summary("\t\t\t\n").rfind("nothing", 0) == 0);
  CHECK(summary("a,b,c,d\n").rfind("nothing", 0) == 0);
}

TEST_CASE("A puzzle takes the name that its line begins with", "[formats][any]") {
  const std::string first =
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
  const std::string second = std::string(80, '.') + "1";
  const auto names = [](const std::string& text) {
    std::vector<std::string> found;
    for (const NamedPuzzle& each : read_any_text(text).puzzles) found.push_back(each.name);
    return found;
  };
  using Names = std::vector<std::string>;
  CHECK(names("hard_1\t" + first + "\r\n  No. 2: " + second + "\nx-3,;" + first + "\n") ==
        Names{"hard_1", "No. 2", "x-3"});
  // Of two in one line the first has the name; no name is a number, a link or markup.
  CHECK(names("both " + first + " " + second + "\na" + first) == Names{"both", "", ""});
  CHECK(names("see: http://x.org/?bd=" + second) == Names{""});
  CHECK(names("<game data=\"" + first + "\"/>") == Names{""});
}

TEST_CASE("Puzzles inside other text are found", "[formats][any]") {
  CHECK(summary("https://www.sudokuwiki.org/sudoku.htm?bd=" + as_line) == "line: " + description);
  CHECK(summary("https://sudoku.coach/en/solver/" + as_line + "/") == "line: " + description);
  CHECK(summary("<?xml version=\"1.0\"?>\n<game data=\"" + as_line + "\"/>\n<game data=\"" +
                as_line + "\"/>") == "line: " + description + " " + description);
  std::string filled = as_line;
  filled.insert(1, "+8+7");
  filled.erase(5, 2);
  CHECK(summary(":0000:x:" + filled + ":217 218::") ==
        "line: " + description + " +087" + std::string(78, '0'));
  // Neither 80 cells nor 82, nor a grid that is wrong.
  CHECK(summary("x=" + as_line.substr(1)).rfind("nothing", 0) == 0);
  CHECK(summary("x=" + as_line + "0").rfind("nothing", 0) == 0);
  CHECK(summary(as_line.substr(1) + "\n" + as_line).rfind("nothing", 0) == 0);
}

TEST_CASE("The solution behind a puzzle is not its name", "[formats][any]") {
  CHECK(summary("quizzes,solutions\n" + as_line + "," + as_line + "\n") ==
        "line: " + description + " (quizzes,solutions)");
  CHECK(summary(as_line + "," + as_line + ",2.1\n") == "line: " + description + " (2.1)");
}
