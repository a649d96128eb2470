// Texts without items: grids, pencil marks, layouts and killers, as ISS reads them.

#include "tests/core/variants/variant_puzzles.hpp"

#include <algorithm>
#include <map>

using namespace ninefold;
using namespace ninefold::tests;

TEST_CASE("Raw forms of ISS's text are what they look like", "[variants][formats]") {
  const std::string grid =
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
  const variants::Puzzle plain = read_variant(grid);
  CHECK(plain.rules.empty());
  CHECK(plain.givens.size() == 30);
  // The shape is the first item, the givens are the second.
  CHECK(plain.givens.front().item == 2);
  CHECK(variants::VariantEngine(plain).solve().solutions == Count(1));
  // White space and comments do not count; = begins a solution.
  CHECK(read_variant("# a comment\n" + grid.substr(0, 40) + "\n" + grid.substr(40)).givens.size() ==
        30);
  // A comment parts what is before it from what comes after, as a blank line does.
  for (const char* const between : {"\n# rules\n", "\n\n", "\n \t\n"})
    CHECK(statement_count(read_variant(grid + between + ".AntiKing")) == 31);
  CHECK(read_variant("=" + grid).givens.size() == 30);
  // Letters from side 10 on.
  CHECK(read_variant("A" + std::string(99, '.')).layout.rows == 10);
  // Numbers with borders.
  CHECK(read_variant("1 . | . .\n. . | . .\n----\n. . | . .\n. . | . 4").layout.rows == 4);
  // Pencil marks: as many characters for each cell as there are values. (Texts of other lengths are
  // grids as well, which come first.)
  const variants::Puzzle marks = read_variant("12." + std::string(24, '.'));
  CHECK(marks.layout.rows == 3);
  CHECK(marks.givens[0].values == 0b011);
  // Without a dot, too, they are no grid of one long number.
  const variants::Puzzle all = read_variant("123123123123123123123123123");
  CHECK(all.layout.rows == 3);
  CHECK(all.givens.size() == 9);
  // A layout of letters, then a jigsaw with givens in front.
  CHECK(read_variant("AABBAABBCCDDCCDD").pieces().size() == 4);
  // Digits may be names of regions, too, if each is there as often; = makes them values.
  const std::string either = "1122112233443344";
  CHECK(read_variant(either).pieces().size() == 4);
  CHECK(read_variant("=" + either).pieces().empty());
  const variants::Puzzle jigsaw = read_variant(
      "1..............."
      "AABBAABBCCDDCCDD");
  CHECK(jigsaw.pieces().size() == 4);
  CHECK(statement_count(jigsaw) == 5);
}

TEST_CASE("White space of any kind is none of a text's characters", "[variants][formats]") {
  // A byte order mark, a no-break space, an ideographic space, a line separator, and others.
  for (const std::string space :
       {"\xef\xbb\xbf", "\xc2\xa0", "\xe3\x80\x80", "\xe2\x80\xa8", "\xe2\x80\x83", "\xe2\x80\xaf",
        "\xe2\x81\x9f", "\xe1\x9a\x80", "\r", "\v", "\f"}) {
    INFO(space);
    const variants::Puzzle items =
        read_variant(space + ".Shape~4x4" + space + "." + space + "~R1C1_1" + space);
    CHECK(items.layout.rows == 4);
    CHECK(items.givens.size() == 1);
    CHECK(read_variant(space + "1" + space + "..............." + space).givens.size() == 1);
    std::string numbers = "1";
    for (int i = 1; i < 16; ++i) numbers += space + ".";
    CHECK(read_variant(numbers + "\n").givens.size() == 1);
  }
  // These are no white space.
  for (const std::string other : {"\xe2\x80\x8b", "\xc2\x85", "\xe2\x80\xb0", "\xc2", "\xe2\x80"})
    CHECK(error_of(".Shape~4x4" + other + ".~R1C1_1").kind == "Shape");
  // Whatever ends a line ends a comment, and an empty line a section.
  for (const std::string end : {"\n", "\r\n", "\r", "\xe2\x80\xa8", "\xe2\x80\xa9"}) {
    INFO(end);
    CHECK(statement_count(read_variant("# givens" + end + "1..............." + end + "#" + end +
                                       ".Thermo~R1C1~R1C2")) == 2);
    CHECK(read_variant("1..............." + end + "\xc2\xa0" + end + ".2..............")
              .givens.size() == 2);
  }
}

TEST_CASE("What stands for an empty cell may be any character", "[variants][formats]") {
  // A middle dot, a white square, a black circle beyond the first plane.
  for (const std::string blank : {"\xc2\xb7", "\xe2\x96\xa1", "\xf0\x9f\x9e\x84", "~", "\xff"}) {
    INFO(blank);
    std::string text = "1";
    for (int i = 1; i < 16; ++i) text += blank;
    CHECK(read_variant(text).givens.size() == 1);
    CHECK(read_variant("=" + text).givens.size() == 1);
    CHECK(read_variant(text + "AABBAABBCCDDCCDD").pieces().size() == 4);
    CHECK(error_of(text + "-").item == 1);
  }
  // So may the names of regions.
  std::string layout;
  for (const std::string row : {"\xce\xb1", "\xce\xb2", "C", "\xe2\x96\xa1"}) {
    for (int i = 0; i < 4; ++i) layout += row;
  }
  const variants::Puzzle puzzle = read_variant(layout);
  CHECK(puzzle.pieces().size() == 4);
  CHECK(variants::write_iss_text(puzzle.items) == ".Shape~4x4.Jigsaw~00001111CCCC2222.NoBoxes");
}

TEST_CASE("Damaged killer texts are told of as such", "[variants][formats]") {
  std::string text(81, '0');
  text[0] = '6';
  text[1] = '<';
  const auto error_with = [&](std::size_t cell, char character) {
    std::string damaged = text;
    damaged[cell] = character;
    return error_of(damaged);
  };
  const variants::RuleError beyond = error_with(74, 'v');
  CHECK(place_of(beyond) == "killer cages");
  CHECK(beyond.found == "\"v\" in R9C3");
  CHECK(beyond.expected == "a pointer to a cell of the board");
  CHECK(error_with(0, '\'').found == "\"'\" in R1C1");
  CHECK(error_with(0, '>').found == "pointers in a circle from R1C1");
  CHECK(error_with(0, '>').expected == "a pointer to a sum, directly or through others");
  // A row does not go on in the next one.
  for (const auto& [cell, pointer] :
       std::map<std::size_t, char>{{9, '<'}, {18, '`'}, {27, ','}, {35, '>'}, {44, '\''}}) {
    INFO(cell);
    CHECK(error_with(cell, pointer).expected == "a pointer to a cell of the board");
  }
  CHECK(error_with(35, '.').found == "\".\" in R4C9");
  CHECK(error_with(80, 'k').found == "\"k\" in R9C9");
  CHECK(error_with(80, 'k').expected == "a sum (0-9, A-Z or a-j) or a pointer (< > ^ v ' ` , .)");
  // Of more or fewer characters, if it has nothing but sums and pointers.
  CHECK(error_of(text + "0").found == "82 sums and pointers");
  CHECK(error_of(text.substr(1)).expected == "81, one for each cell");
  CHECK(error_of("123").expected == "a dot before the first item");
  CHECK(error_of("<<<").expected == "a dot before the first item");
  CHECK(error_of("hello").expected == "a dot before the first item");
  // Pointers are no signs for open cells, though a grid may have any one sign for these.
  CHECK(error_of(std::string(81, '<')).found == "\"<\" in R1C1");
  std::string grid(81, 'v');
  grid[0] = '1';
  CHECK(error_of(grid).found == "\"v\" in R9C2");
  std::replace(grid.begin(), grid.end(), 'v', '~');
  CHECK(read_variant(grid).givens.size() == 1);

  std::string numbers = "3x3:d:k";
  for (int cell = 0; cell < 81; ++cell) numbers += ":" + std::to_string(256 * 10 + cell / 2);
  CHECK(read_variant(numbers + ":").rules.size() == 43);
  CHECK(error_of(numbers + "::").found == "82 numbers");
  // Cages without sums are none.
  std::string zeros = "3x3::k:";
  for (int cell = 0; cell < 81; ++cell) zeros += "0:";
  CHECK(read_variant(zeros).rules.empty());
  CHECK(error_of(numbers).found == "80 numbers");
  CHECK(error_of(numbers).expected == "81, one for each cell, with a colon after each");
  std::string damaged = numbers + ":";
  damaged.replace(damaged.find(":2561:") + 1, 4, "25x1");
  CHECK(error_of(damaged).found == "\"25x1\" in R1C3");
}

TEST_CASE("Killer cages in 81 characters follow their pointers", "[variants][formats]") {
  // The first three cells are a cage of 6, the rest one by one without a sum.
  std::string text(81, '0');
  text[0] = '6';
  text[1] = '<';
  text[9] = '^';
  const variants::Puzzle puzzle = read_variant(text);
  CHECK(puzzle.rules[0].numbers[0] == 6);
  CHECK(puzzle.rules[0].cells == variants::CellIndexes{0, 1, 9});
  // A square of nine, each of the others pointing to the one in the middle.
  std::string square(81, '0');
  square[40] = 'j';
  for (const auto& [cell, pointer] : std::map<std::size_t, char>{{30, '.'},
                                                                 {31, 'v'},
                                                                 {32, ','},
                                                                 {39, '>'},
                                                                 {41, '<'},
                                                                 {48, '\''},
                                                                 {49, '^'},
                                                                 {50, '`'}}) {
    square[cell] = pointer;
  }
  const variants::Puzzle cage = read_variant(square);
  REQUIRE(cage.rules.size() == 73);
  CHECK(cage.rules[36].numbers[0] == 45);
  CHECK(cage.rules[36].cells == variants::CellIndexes{30, 31, 32, 39, 40, 41, 48, 49, 50});
  // Pointers in a circle or off the board are no such text, and nothing else either.
  text[0] = '>';
  CHECK(std::holds_alternative<variants::RuleError>(variants::read_iss_text(text)));
  for (const auto& [cell, pointer] : std::map<std::size_t, char>{{0, '<'}, {9, '<'}, {80, '>'}}) {
    std::string off(81, '0');
    off[cell] = pointer;
    CHECK(std::holds_alternative<variants::RuleError>(variants::read_iss_text(off)));
  }
}

TEST_CASE("Killer cages by numbers have a sum and a name in each cell", "[variants][formats]") {
  // 256 times the sum and the number of the cage: 10 in cage 200, 3 in cage 1; 5 has no sum.
  std::vector<std::string> cells(81, "0");
  cells[0] = cells[1] = "2760";
  cells[9] = cells[80] = "769";
  cells[40] = "5";
  const auto text = [&](const std::string& kind) {
    std::string all = "3x3:" + kind;
    for (const std::string& cell : cells) all += ":" + cell;
    return all + ":\n";
  };
  const variants::Puzzle cages = read_variant(text(":k"));
  REQUIRE(cages.rules.size() == 2);
  CHECK(cages.rules[0].numbers[0] == 3);
  CHECK(cages.rules[0].cells == variants::CellIndexes{9, 80});
  CHECK(cages.rules[1].numbers[0] == 10);
  CHECK(cages.rules[1].cells == variants::CellIndexes{0, 1});
  // With d, both diagonals.
  const variants::Puzzle diagonals = read_variant(text("d:k"));
  REQUIRE(diagonals.rules.size() == 4);
  CHECK(diagonals.rules[2].lists[0].front() == 8);
  CHECK(diagonals.rules[3].lists[0].front() == 0);
  // No other kind, no negative number, and neither more nor fewer cells.
  const auto is_refused = [](const std::string& wrong) {
    return std::holds_alternative<variants::RuleError>(variants::read_iss_text(wrong));
  };
  CHECK(is_refused(text(":x")));
  CHECK(is_refused("2x2" + text(":k").substr(3)));
  cells[80] = "-1";
  CHECK(is_refused(text(":k")));
  cells[80] = "1x";
  CHECK(is_refused(text(":k")));
  cells.pop_back();
  CHECK(is_refused(text(":k")));
}

TEST_CASE("Raw forms can be read when they are written as items", "[variants][formats]") {
  const auto written = [](const std::string& text) {
    return variants::write_iss_text(read_variant(text).items);
  };
  // A dot is a region here, which would end an item.
  CHECK(written(".8.8") == ".Shape~2x2.Jigsaw~0808.NoBoxes");
  CHECK(written("0~0~") == ".Shape~2x2.Jigsaw~0101.NoBoxes");
  // Givens of an empty grid.
  CHECK(written(".O") == ".Shape~1x1.Jigsaw~O.NoBoxes.Shape~1x1");
  CHECK(written("................") == ".Shape~4x4");
}
