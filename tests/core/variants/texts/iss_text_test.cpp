// ISS's constraint text: its forms, what is refused and where, and that it comes back when written.

#include "tests/core/variants/variant_puzzles.hpp"

#include <map>
#include <set>

using namespace ninefold;
using namespace ninefold::tests;

namespace {

variants::RuleError error_of(const std::string& text) {
  const variants::PuzzleOrError read = variants::read_iss_text(text);
  const auto* const error = std::get_if<variants::RuleError>(&read);
  REQUIRE(error != nullptr);
  return *error;
}

}  // namespace

TEST_CASE("A diagonal has the name that comes first of four sides", "[variants][formats]") {
  for (int rows = 2; rows <= 6; ++rows) {
    for (int columns = 2; columns <= 6; ++columns) {
      std::map<int, std::vector<int>> named;
      std::set<std::set<int>> known;
      const auto name = [&](int row, int column, int down, int right) {
        std::vector<int> cells;
        for (; row >= 0 && row < rows && column >= 0 && column < columns;
             row += down, column += right)
          cells.push_back(row * columns + column);
        if (cells.size() > 1 && known.emplace(cells.begin(), cells.end()).second)
          named[cells.front()] = cells;
      };
      for (int row = 0; row + 1 < rows; ++row) name(row, 0, 1, 1);
      for (int row = 1; row + 1 < rows; ++row) name(row, columns - 1, -1, -1);
      for (int column = 1; column < columns; ++column) name(0, column, 1, -1);
      for (int column = 1; column + 1 < columns; ++column) name(rows - 1, column, -1, 1);
      for (int cell = 0; cell < rows * columns; ++cell) {
        const std::string text = ".Shape~" + std::to_string(rows) + "x" + std::to_string(columns) +
                                 "~9~Raw.LittleKiller~5~R" + std::to_string(cell / columns + 1) +
                                 "C" + std::to_string(cell % columns + 1);
        INFO(text);
        const variants::PuzzleOrError read = variants::read_iss_text(text);
        const auto* const puzzle = std::get_if<variants::Puzzle>(&read);
        REQUIRE((puzzle != nullptr) == named.contains(cell));
        if (puzzle == nullptr) continue;
        const auto& cells = puzzle->rules.front().cells;
        CHECK(std::vector<int>(cells.begin(), cells.end()) == named[cell]);
      }
    }
  }
}

TEST_CASE("Raw forms of ISS's text are what they look like", "[variants][formats]") {
  const std::string grid =
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
  const variants::Puzzle plain = read_variant(grid);
  CHECK(plain.rules.size() == 30);
  // The shape is the first item, the givens are the second.
  CHECK(plain.rules.front().item == 2);
  CHECK(variants::VariantEngine(plain).solve().solutions == Count(1));
  // White space and comments do not count; = begins a solution.
  CHECK(read_variant("# a comment\n" + grid.substr(0, 40) + "\n" + grid.substr(40)).rules.size() ==
        30);
  // A comment parts what is before it from what comes after, as a blank line does.
  for (const char* const between : {"\n# rules\n", "\n\n", "\n \t\n"})
    CHECK(read_variant(grid + between + ".AntiKing").rules.size() == 31);
  CHECK(read_variant("=" + grid).rules.size() == 30);
  // Letters from side 10 on.
  CHECK(read_variant("A" + std::string(99, '.')).layout.rows == 10);
  // Numbers with borders.
  CHECK(read_variant("1 . | . .\n. . | . .\n----\n. . | . .\n. . | . 4").layout.rows == 4);
  // Pencil marks: as many characters for each cell as there are values. (Texts of other lengths are
  // grids as well, which come first.)
  const variants::Puzzle marks = read_variant("12." + std::string(24, '.'));
  CHECK(marks.layout.rows == 3);
  CHECK(marks.rules[0].numbers == variants::Numbers{1, 2});
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
  CHECK(jigsaw.rules.size() == 5);
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
    CHECK(items.rules.size() == 1);
    CHECK(read_variant(space + "1" + space + "..............." + space).rules.size() == 1);
    std::string numbers = "1";
    for (int i = 1; i < 16; ++i) numbers += space + ".";
    CHECK(read_variant(numbers + "\n").rules.size() == 1);
  }
  // These are no white space.
  for (const std::string other : {"\xe2\x80\x8b", "\xc2\x85", "\xe2\x80\xb0", "\xc2", "\xe2\x80"})
    CHECK(error_of(".Shape~4x4" + other + ".~R1C1_1").kind == "Shape");
  // Whatever ends a line ends a comment, and an empty line a section.
  for (const std::string end : {"\n", "\r\n", "\r", "\xe2\x80\xa8", "\xe2\x80\xa9"}) {
    INFO(end);
    CHECK(
        read_variant("# givens" + end + "1..............." + end + "#" + end + ".Thermo~R1C1~R1C2")
            .rules.size() == 2);
    CHECK(read_variant("1..............." + end + "\xc2\xa0" + end + ".2..............")
              .rules.size() == 2);
  }
}

TEST_CASE("What stands for an empty cell may be any character", "[variants][formats]") {
  // A middle dot, a white square, a black circle beyond the first plane.
  for (const std::string blank : {"\xc2\xb7", "\xe2\x96\xa1", "\xf0\x9f\x9e\x84", "~", "\xff"}) {
    INFO(blank);
    std::string text = "1";
    for (int i = 1; i < 16; ++i) text += blank;
    CHECK(read_variant(text).rules.size() == 1);
    CHECK(read_variant("=" + text).rules.size() == 1);
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
  CHECK(place_of(beyond).empty());
  CHECK(beyond.found == "\"v\" in R9C3");
  CHECK(beyond.expected == "a pointer to a cell of the board");
  CHECK(error_with(0, '\'').found == "\"'\" in R1C1");
  CHECK(error_with(0, '>').found == "pointers in a circle from R1C1");
  CHECK(error_with(0, '>').expected == "a pointer to a sum, directly or through others");
  CHECK(error_with(80, 'k').found == "\"k\" in R9C9");
  CHECK(error_with(80, 'k').expected == "a sum (0-9, A-Z or a-j) or a pointer (< > ^ v ' ` , .)");
  // Of more or fewer characters, if it has nothing but sums and pointers.
  CHECK(error_of(text + "0").found == "82 sums and pointers");
  CHECK(error_of(text.substr(1)).expected == "81, one for each cell");
  CHECK(error_of("<<<").expected == "a dot before the first item");
  CHECK(error_of("hello").expected == "a dot before the first item");
  // With a single character for blank, the same is a grid.
  std::string grid(81, 'v');
  grid[0] = '1';
  CHECK(read_variant(grid).rules.size() == 1);

  std::string numbers = "3x3:d:k";
  for (int cell = 0; cell < 81; ++cell) numbers += ":" + std::to_string(256 * 10 + cell / 2);
  CHECK(read_variant(numbers + ":").rules.size() == 43);
  CHECK(error_of(numbers + "::").found == "82 numbers");
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
  for (const auto& [cell, pointer] : std::map<std::size_t, char>{{0, '<'}, {80, '>'}}) {
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

TEST_CASE("Texts that cannot be read name item, argument and place", "[variants][formats]") {
  const variants::RuleError cell = error_of(".~R1C1_1.Thermo~R1C1~R2C1~R0C4");
  CHECK(cell.item == 2);
  CHECK(cell.kind == "Thermo");
  CHECK(cell.argument == 3);
  CHECK(cell.found == "\"R0C4\"");
  CHECK(error_of(".Nonsense~R1C1").found == "\"Nonsense\"");
  CHECK(error_of(".Or.~R1C1_1").expected == "End of a block");
  CHECK(error_of(".~R1C1_1.End").kind == "End");
  CHECK(error_of(".Or.AntiKnight.End").item == 2);
  CHECK(error_of(".~R1C1_10").argument == 1);
  CHECK(error_of(".Shape~17x9").argument == 1);
  CHECK(error_of(".Shape~9x9~8").argument == 2);
  CHECK(error_of(".Shape~9x9.Shape~8x8").item == 2);
  CHECK(error_of(".Var~A~~1001").argument == 3);
  // Arguments beyond those that there are, and cells beyond those that a rule may have.
  CHECK(error_of(".NoBoxes~x").argument == 1);
  CHECK(error_of(".Shape~9x9~9~Raw~x").argument == 4);
  CHECK(read_variant(".Shape~9x9~9~Raw~~").layout.is_raw);
  CHECK(error_of(".RegionSize~9~x").argument == 2);
  CHECK(error_of(".FullRankTies~any~x").argument == 2);
  CHECK(error_of(".Var~A~~2~x").argument == 4);
  CHECK(error_of(".Diagonal~1~x").argument == 2);
  CHECK(error_of(".LittleKiller~10~R1C1~x").argument == 3);
  CHECK(error_of(".Sandwich~10~R1~x").argument == 3);
  CHECK(error_of(".Shape~4x4.FullRank~R1~17~1").argument == 2);
  CHECK(error_of(".Shape~4x4.FullRank~R1~16~17").argument == 3);
  CHECK(error_of(".Or~x.AntiKnight.End").argument == 1);
  CHECK(error_of(".Or~~x.AntiKnight.End").argument == 2);
  CHECK(error_of(".And.AntiKnight.End~x").kind == "End");
  std::string cells = ".Thermo";
  for (int i = 0; i < 1001; ++i) cells += "~R1C1";
  CHECK(error_of(cells).expected == "no more than 1000 cells");
  CHECK(error_of(".Thermo").expected == "a cell or more");
  CHECK(error_of(".WhiteDot~R1C1~R3C3").kind == "WhiteDot");
  CHECK(error_of(".PairX~B~~R1C1~R1C2.PairX~AB~~R1C1~R1C2").item == 2);
  CHECK(error_of(".LookAndSay~1101~R1C1").expected == "one count for each value");
  CHECK(error_of(".LookAndSay~0111~R1C1").expected == "one count for each value");
  CHECK(error_of(".ContainAtLeast~17~R1C1").expected == "values from 0 to 16, joined by _");
  CHECK(error_of(".Shape~4x4~0-3.ConnectedValues~~4").expected ==
        "values from 0 to 3, joined by _");
  // What is no value is not taken for none.
  CHECK(error_of(".Quad~R1C1~1~").argument == 3);
  CHECK(error_of(".Regex~KA~R1C1").argument == 1);
  CHECK(error_of(".NFA~!~~R1C1").argument == 1);
  // A diagonal has one name, its first cell.
  for (const char* const cell : {"R2C1", "R2C2"})
    CHECK(error_of(std::string(".Shape~2x3~9~Raw.LittleKiller~5~") + cell).argument == 2);
  for (const char* const cell : {"R2C2", "R3C1", "R3C3"})
    CHECK(error_of(std::string(".Shape~3x3~9~Raw.LittleKiller~5~") + cell).argument == 2);
  CHECK(error_of(".Replicate~AAAAAAAAAAAAAE.WhiteDot~R1C1~R1C2.End").item > 0);
  // Targets are read where there is nothing to copy, too.
  CHECK(error_of(".Replicate~!.End").argument == 1);
  CHECK(error_of(".Shape~2x2.Replicate~Q.End").expected == "targets on the board");
  // What is wrong with the board is no argument.
  const variants::RuleError board = error_of(".Shape~2x3~0-4.Diagonal~1");
  CHECK(place_of(board) == "item 2, Diagonal");
  CHECK(board.found == "a board of 2x3 cells with the values 0 to 4");
  CHECK(board.expected == "a square board");
  CHECK(place_of(error_of(".Shape~4x4.Entropic~R1C1~R1C2")) == "item 2, Entropic");
  CHECK(place_of(error_of(".Doppelganger")) == "item 1, Doppelganger");
  CHECK(error_of(".Shape~4x4~0-4.RegionSize~8.Doppelganger").item == 3);
  CHECK(error_of(".Or.AntiKnight.End").found == "a place within a block");
  CHECK(error_of("").expected == "a grid, or items that begin with a dot");
  CHECK(error_of("x" + std::string(70000, '.')).found == "70001 bytes");
  CHECK(error_of("hello").item == 1);
  // Givens, and then no layout.
  CHECK(error_of("1..............." + std::string(16, 'A')).item == 1);
  // Copies of copies: six times six times six ... rules.
  std::string copies;
  for (int i = 0; i < 7; ++i) copies += ".Replicate~_~VA1";
  copies = ".Var~A~~1x900" + copies + ".~VA1_1";
  for (int i = 0; i < 7; ++i) copies += ".End";
  CHECK(error_of(copies).found == "too many rules");
}

TEST_CASE("What is wrong is counted from the first argument, wherever it stands",
          "[variants][formats]") {
  const auto place = [](const std::string& text) { return place_of(error_of(text)); };
  CHECK(place(".~R1C1_1~R1C2_10") == "item 1, Given, argument 2");
  CHECK(place(".~R1C1_1~R1C2_1~R0C1_1") == "item 1, Given, argument 3");
  CHECK(place(".PillArrow~2~R1C1~R3C3~R1C2") == "item 1, PillArrow, argument 3");
  // VA2 would stand beside R1C1 if it were of the grid.
  CHECK(place(".Var~A~~2.PillArrow~2~R1C1~VA2~R1C2") == "item 2, PillArrow, argument 3");
  CHECK(place(".PillArrow~3~R1C1~R1C2") == "item 1, PillArrow, argument 4");
  CHECK(place(".Var~A~~1.Indexing~C~R1C1~VA1") == "item 2, Indexing, argument 3");
  CHECK(place(".ChaosConstruction.ChaosArrow~R1C1~0~CC1~CC2~-~CC1~R1C1") ==
        "item 2, ChaosArrow, argument 7");
  CHECK(place(".ChaosConstruction.ChaosCount~R1C1~0~CC1~R1C2") == "item 2, ChaosCount, argument 4");
  CHECK(place(".SameValues~2~R1C1~R1C2~R1C3") == "item 1, SameValues, argument 1");
  CHECK(place(".Quad~R9C8~1") == "item 1, Quad, argument 1");
  CHECK(place(".Quad~R1C8~1~2~17") == "item 1, Quad, argument 4");
  CHECK(place(".Sum~1_=_1~R1C1~R1C2") == "item 1, Sum, argument 1");
  CHECK(place(".Sum~1_=_1_101~R1C1~R1C2") == "item 1, Sum, argument 1");
  CHECK(place(".Sum~1_=_1_=_1~R1C1~R1C2") == "item 1, Sum, argument 1");
  CHECK(place(".Sum~=_1_1~R1C1") == "item 1, Sum, argument 1");
  CHECK(place(".EqualSum~R1C1~-~R1C2~R0C1") == "item 1, EqualSum, argument 4");
  CHECK(place(".Or.And.~R1C1_1.Cage~5~R1C1~R0C1.End.End") == "item 4, Cage, argument 3");
  std::string cells = ".Thermo";
  for (int i = 0; i < 1003; ++i) cells += "~R1C1";
  CHECK(place(cells) == "item 1, Thermo, argument 1001");
  // The copy at the last cell leaves the board with the second cell of its dot.
  const variants::RuleError copy =
      error_of(".AntiKing.Replicate~AAAAAAAAAAAAAE.And.~R1C1_1.WhiteDot~R1C1~R1C2.End.End");
  CHECK(place_of(copy) == "item 3, And");
  CHECK(copy.found == "a copy that leaves the board at R9C9");
  // Cells beside the grid do not move with those of the grid.
  CHECK(place(".Var~A~~2.Replicate~D.WhiteDot~R1C1~R1C2.~VA1_1.End") == "item 4, Given");
}

TEST_CASE("Blocks may be forty deep", "[variants][formats]") {
  const auto blocks = [](int depth) {
    std::string text;
    for (int i = 0; i < depth; ++i) text += ".And";
    for (int i = 0; i < depth; ++i) text += ".End";
    return text;
  };
  CHECK(read_variant(blocks(40)).rules.size() == 1);
  CHECK(error_of(blocks(41)).found == "deeper blocks");
  CHECK(error_of(blocks(41)).item == 41);
}

TEST_CASE("Cells for what boxes lack stand in rows as wide as a box", "[variants][formats]") {
  const variants::Puzzle puzzle = read_variant(".Shape~6x6~0-6.Doppelganger.Quad~DGB1~3");
  std::string square;
  for (const variants::CellIndex cell : puzzle.rules.back().cells)
    square += puzzle.layout.name(cell) + " ";
  CHECK(square == "DGB1 DGB2 DGB4 DGB5 ");
}

TEST_CASE("Of items that exclude each other the last one counts", "[variants][formats]") {
  const variants::Puzzle puzzle = read_variant(
      ".Quad~R1C1~1.Sandwich~5~R1.Quad~R1C1~2.Sandwich~9~R1.LittleKiller~4~R1C2.LittleKiller~7~"
      "R1C2");
  REQUIRE(puzzle.rules.size() == 3);
  CHECK(puzzle.rules[0].numbers[0] == 2);
  CHECK(puzzle.rules[1].numbers[0] == 9);
  CHECK(puzzle.rules[2].numbers[0] == 7);
}

TEST_CASE("Messages about texts show nothing that governs a terminal", "[variants][formats]") {
  CHECK(error_of("\x1b[31m").found == "\"\\x1b[31m\"");
  CHECK(error_of(".\x1b[31m~R1C1").found == "\"\\x1b[31m\"");
  CHECK(error_of(".Cage~5\xff~R1C1").found == "\"5\\xff\"");
  CHECK(error_of(".Thermo~R1C1\xc2\x9b~R1C2").found == "\"R1C1\\xc2\\x9b\"");
  CHECK(error_of(std::string(".Cage~5~R1C1") + '\0').found == "\"R1C1\\x00\"");
  CHECK(error_of(".Cage~\xef\xbc\x95~R1C1").found == "\"\xef\xbc\x95\"");
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

TEST_CASE("Written text is the same puzzle", "[variants][formats]") {
  for (const std::string text :
       {".Shape~6x6.Cage~5~R1C1~R1C2.Or.~R1C1_1.And.~R1C2_2.~R1C3_3.End.End", ".", ".XSum~R1~~5",
        ".Replicate~H.Or.~R1C1_1.~R1C2_1.End.End"}) {
    auto items = variants::read_iss_items(text);
    CHECK(variants::write_iss_text(*std::get_if<std::vector<variants::Item>>(&items)) == text);
  }
}
