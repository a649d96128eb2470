// Texts of other programs, and grids with something around them.

#include "core/formats/any_text/any_text.hpp"
#include "core/formats/text/utf16.hpp"
#include "tests/core/formats/many_forms.hpp"

#include <catch2/catch_test_macros.hpp>

#include <string>
#include <string_view>

using namespace ninefold;

namespace {

std::string with_empty(std::string_view empty, std::string_view between = ", ") {
  return drawn("[", between, "],\n", [empty](char cell) {
    return cell == '.' ? std::string(empty) : std::string(1, cell);
  });
}

const std::string four_rows = "1...\n..2.\n.3..\n...4\n";
const std::string four = "1;;1e2b3e4";

}  // namespace

TEST_CASE("Programs are read as they hold their boards", "[formats][any]") {
  for (const char* const empty :
       {"0", "-1", "None", "null", "nan", "NULL", "\"\"", "' '", "'.'", "\"_\""}) {
    INFO(empty);
    CHECK(what_is(with_empty(empty)) == described);
    CHECK(what_is("x = [" + with_empty(empty) + "]") == described + " (x)");
  }
  std::string one_line = "int[][] board = {" + with_empty("0") + "};";
  for (char& character : one_line) {
    if (character == '\n') character = ' ';
    if (character == '[') character = '{';
    if (character == ']') character = '}';
  }
  CHECK(what_is(one_line).starts_with(described));
  CHECK(what_is("{\"board\": [" + with_empty("0") + "], \"level\": 3}").starts_with(described));
  CHECK(what_is("a = [" + with_empty("0") + "]\nb = [" + with_empty("None") + "]\n") ==
        described + " (a) " + described + " (b)");
}

TEST_CASE("A board of a program with a row too short is refused", "[formats][any]") {
  std::string text = "board = [" + with_empty("None") + "]";
  text.erase(text.find("None, "), 6);
  const AnyText any = read_any_text(text);
  CHECK(any.puzzles.empty());
  CHECK(any.error);
}

TEST_CASE("Strings of a program are rows and puzzles", "[formats][any]") {
  std::string line;
  std::string strings;
  for (const std::string& row : rows_of_nine) {
    line += row;
    strings += "    \"" + row + "\"\n";
  }
  CHECK(what_is("[{\"id\": 7, \"puzzle\": \"" + line + "\"}]") == described);
  CHECK(what_is("const char* puzzle =\n" + strings + ";").starts_with(described));
  CHECK(what_is("f(" + strings + ");").starts_with(described));
  CHECK(what_is("board = [\n" + strings + "]").starts_with(described));
}

TEST_CASE("Drawn grids with a cell a field, and text beside them", "[formats][any]") {
  const auto blank = [](char cell) { return std::string(1, cell == '.' ? ' ' : cell); };
  std::string border = "+";
  for (int cell = 0; cell < 9; ++cell) border += "---+";
  CHECK(what_is(drawn(border + "\n| ", " | ", " |\n", blank) + border) == described);
  CHECK(what_is(drawn("  | ", " | ", " |   h - move left\n", blank)) == described);
  CHECK(what_is("| 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 |\n|---|---|---|---|---|---|---|---|---|\n" +
                drawn("| ", " | ", " |\n", blank)) == described);
  CHECK(what_is("9x9 (3x3) SUDOKU PUZZLE\nDifficulty: 0.01\n" +
                drawn(border + "\n| ", " | ", " |\n", blank)) == described);
  std::string framed = "2026-01-02, 9x9\n+---+---+---+\n";
  for (const std::string& row : rows_of_nine)
    framed += "|" + row.substr(0, 3) + "|" + row.substr(3, 3) + "|" + row.substr(6) + "| text 3\n";
  CHECK(what_is(framed) == described);
}

TEST_CASE("What all lines begin with is left out", "[formats][any]") {
  const auto cell = [](char character) { return std::string(1, character); };
  CHECK(what_is(drawn("// ", "", "\n", cell)) == described);
  CHECK(what_is(drawn("  //   | ", " ", " |\n", cell)) == described);
  CHECK(what_is(drawn("> ", " ", "\n", cell)) == described);
  CHECK(what_is(drawn("# ", "", "\n", cell)) == described);
}

TEST_CASE("Question marks, number signs and other dots are empty cells", "[formats][any]") {
  for (const char* const empty : {"?", "\u00B7", "\u25A1"}) {
    INFO(empty);
    const auto cell = [empty](char character) {
      return character == '.' ? std::string(empty) : std::string(1, character);
    };
    CHECK(what_is(drawn("", ",", "\n", cell)) == described);
    CHECK(what_is(drawn("", ";", "\\n", cell)) == described);
    CHECK(what_is(drawn("", " ", "\n", cell)) == described);
  }
  CHECK(what_is(drawn("", " ", "\n", [](char character) {
          return std::string(1, character == '.' ? '#' : character);
        })) == described);
}

TEST_CASE("Rows inside a command are read, and not where one is missing", "[formats][any]") {
  std::string text = "curl -d \"";
  for (const std::string& row : rows_of_nine) text += row + "\n";
  CHECK(what_is(text + "\"") == described);
  CHECK(what_is(text.substr(0, text.size() - 10) + "\"").find("found") != std::string::npos);
}

TEST_CASE("A line with the labels of its regions is a jigsaw", "[formats][any]") {
  const std::string regions = "1112132233243444";
  const std::string jigsaw = "1;jigsaw:1112132233243444;1e2b3e4";
  const std::string givens = "1....2.. .3....4";
  const std::string line = "1.....2..3.....4";
  CHECK(what_is(line + " " + regions) == jigsaw);
  CHECK(what_is(line + " " + regions + " by A. Setter") == jigsaw + " (by A. Setter)");
  CHECK(what_is(line + "\t1112433344234422") == four);
  CHECK(what_is(line + regions) == jigsaw);
  CHECK(what_is(line + " AAABACCCDDCBDDBB") == "1;jigsaw:1112133344324422;1e2b3e4");
  CHECK(what_is(four_rows + "\n1112\n1322\n3324\n3444\n") == jigsaw);
  CHECK(what_is("1112\n1322\n3324\n3444\n") == "1;jigsaw:1112132233243444;p");
  CHECK(what_is("AAAB\nACBB\nCCBD\nCDDD\n") == "1;jigsaw:1112132233243444;p");
  // The boxes, and a solution.
  CHECK(what_is(line + " 1122112233443344") == four);
  CHECK(what_is("1234\n3412\n2143\n4321\n") == "1;;1234341221434321");
}

TEST_CASE("SudokuWiki's states have givens, placed digits and candidates", "[formats][any]") {
  // 01 is a given 1, 0a a placed 1, 0j the candidate 1, 0l the candidates 1 and 2.
  std::string cells = "010b0l";
  for (int cell = 3; cell < 81; ++cell) cells += "09";
  std::string entered(81, '0');
  entered[1] = '2';
  const std::string state = "1;;1b" + std::string(78, '9') + " +" + entered + " left 3";
  CHECK(what_is("S9B" + cells) == state);
  CHECK(what_is("https://www.sudokuwiki.org/sudoku.htm?bd=S9B" + cells + "&x=1") == state);
  CHECK(what_is("S9B" + cells + "0").find("found") != std::string::npos);
}

TEST_CASE("Simon Tatham's IDs are boxes, jigsaws and cages", "[formats][any]") {
  CHECK(what_is("2x2:a3e3_4e2a") == "1;;.3e34e2.");
  CHECK(what_is("2x2dt\t2x2:a3e3_4e2a\n2x2x:p\n") == "1;;.3e34e2. 1;diagonals;p");
  CHECK(what_is("4j:a4_3j2_4a,_c___caaa_aaa").starts_with("1;jigsaw:"));
  CHECK(what_is("2x3:a1b4a3a2c1b6d6b4c3a6a6b2a").starts_with("1;;.1b4.3.2"));
  // Boxes of three rows and two columns.
  CHECK(what_is("3x2:3_2c5g1_2b6_2b1_5g6c3_1") ==
        "1;jigsaw:112233112233112233445566445566445566;32c5g12b62b15g6c31");
  CHECK(what_is("2x2k:p,aaaaaaaaaaaa_,3a7b").find("found") != std::string::npos);
  CHECK(what_is("2x2k:p,abbba____________,3a7a7a3a3a7a7a3a").find("constraints:.Cage!3!") !=
        std::string::npos);
  CHECK(what_is("SAVEFILE:41:Simon Tatham's Portable Puzzle Collection\nPARAMS  :3:2x2\n"
                "DESC    :9:a3e3_4e2a\n") == "1;;.3e34e2.");
  CHECK(what_is("2x2:a3e3_4e2").find("found") != std::string::npos);
}

TEST_CASE("OpenSudoku's games in progress keep what was done", "[formats][any]") {
  // Given 5, entered 3, notes 2 and 7, then empty cells.
  std::string entered(81, '0');
  entered[1] = '3';
  const std::string game = "1;;5zzzb +" + entered + " notes 66";
  std::string rest;
  for (int cell = 3; cell < 81; ++cell) rest += "0|0|1|";
  const auto file = [](const std::string& data) {
    return "<?xml version=\"1.0\"?>\n<opensudoku version=\"2\"><game data=\"" + data +
           "\" /></opensudoku>";
  };
  CHECK(what_is(file("version: 2&#10;5|0|0|3|0|1|0|66||1|" + rest)) == game);
  CHECK(what_is(file("version: 3&#10;5|0|0|3|0|1|0|66|1|" + rest)) == game);
  CHECK(what_is(file("version: 1&#10;5|-|0|3|-|1|0|2,7,|1|" + rest)) == game);
  std::string rest4;
  for (int cell = 3; cell < 81; ++cell) rest4 += "0|0|0|1|";
  CHECK(what_is(file("version: 4&#10;5|0|0|0|3|0|0|1|0|64|2|1|" + rest4)) == game);
  CHECK(what_is(file(std::string(81, '0'))) == "1;;zzzc");
}

TEST_CASE("States of HoDoKu have a head or none", "[formats][any]") {
  // On 4x4 +1 and 2 leave 3 and 4 in the first row; 4 is struck in r1c4.
  const std::string four_cells = "+12" + std::string(14, '.');
  CHECK(what_is(":0000:x:" + four_cells + ":414::")
            .starts_with("1;;.2n +1000000000000000 left 12 4 "));
  CHECK(what_is(four_cells + ":414") == what_is(":0000:x:" + four_cells + ":414::"));
  CHECK(what_is(four_cells) == "1;;.2n +1000000000000000");
  CHECK(what_is("1..." + std::string(12, '.') + ":214 312\n").starts_with("1;;1o left 10 "));
  CHECK(what_is(four_cells + ":515").find("found") != std::string::npos);
}

TEST_CASE("Candidates in 729 characters are a candidate grid", "[formats][any]") {
  std::string marks = "1........12......";
  marks += ".";
  for (int cell = 2; cell < 81; ++cell) marks += "..345....";
  CHECK(what_is(marks).starts_with("1;;zzzc left 1 3 28"));
  marks[9] = '.';
  CHECK(what_is(marks).starts_with("1;;12zzz. left 28"));
  // Nine puzzles are none.
  CHECK(read_any_text(std::string(81, '.') + "\n" + std::string(81, '.')).puzzles.size() == 2);
  marks[0] = '2';
  marks[1] = '1';
  CHECK(what_is(marks).find("found") != std::string::npos);
}

TEST_CASE("A digit with u in an .sdx was placed", "[formats][any]") {
  std::string text = "u1 2 3456 3456 3456 3456 3456 3456 3456\n";
  for (int row = 1; row < 9; ++row) {
    for (int cell = 0; cell < 9; ++cell) text += "3456789 ";
    text += "\n";
  }
  std::string entered(81, '0');
  entered[0] = '1';
  CHECK(what_is(text).starts_with("1;;.2zzz. +" + entered + " left 60 "));
}

TEST_CASE("Texts of UTF-16 are read by their byte order mark", "[formats][any]") {
  const std::string text = "# caf\u00e9 \u25a1 \U0001F9E9\r\n" + line_of_nine() + "\r\n";
  std::u16string units = u"\ufeff# caf\u00e9 \u25a1 \U0001F9E9\r\n";
  for (const char character : line_of_nine()) units += static_cast<char16_t>(character);
  for (const bool is_little : {true, false}) {
    std::string bytes;
    for (const char16_t unit : units) {
      const auto high = static_cast<char>(unit >> 8);
      const auto low = static_cast<char>(unit & 0xFF);
      bytes += is_little ? std::string{low, high} : std::string{high, low};
    }
    const AnyText read = read_any_text(bytes);
    REQUIRE(read.puzzles.size() == 1);
    CHECK(write_description(read.puzzles[0].puzzle) == described);
    CHECK_FALSE(read.error);
    CHECK(from_utf16(bytes + std::string(1, '1'))->ends_with("\ufffd"));
    const std::string beginning = text.substr(0, text.find('\r'));
    CHECK(from_utf16(bytes)->substr(0, beginning.size()) == beginning);
  }
  // Halves of a pair are no characters.
  CHECK(from_utf16(std::string("\xFF\xFE\x00\xD8\x31\x00\x00\xDC", 8)) == "\ufffd1\ufffd");
  CHECK(from_utf16("\xFF\xFE") == "");
  CHECK_FALSE(from_utf16("\xEF\xBB\xBF"));
  CHECK_FALSE(from_utf16("\xFF"));
}
