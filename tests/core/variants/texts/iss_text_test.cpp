// ISS's constraint text: its forms, what is refused and where, and that it comes back when written.

#include "tests/core/variants/variant_puzzles.hpp"

#include <map>
#include <set>

using namespace ninefold;
using namespace ninefold::tests;

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
  CHECK(error_of(".Shape~4x4~0-3.~R1C1_4").expected == "values from 0 to 3, joined by _");
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
  CHECK(error_of(".LookAndSay~1121~R1C1").expected == "one count for each value");
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
  // A cell with a sign that values follow has some.
  CHECK(error_of(".Shape~4x4.~R1C1_").expected == "values from 1 to 4, joined by _");
  const variants::Givens without = read_variant(".Shape~4x4.~R1C1").givens;
  REQUIRE(without.size() == 1);
  CHECK(without[0].values == 0);
  CHECK(error_of(".RegionSize~1001").expected == "a number of cells from 1 to 1000");
  CHECK(error_of(".RegionSize~1.ChaosConstruction").expected ==
        "a board with regions of 2 cells or more");
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
  CHECK(place(".Shape~4x4.Shape~4x5") == "item 2, Shape, argument 1");
  CHECK(place(".Shape~4x4.Shape~4x4~0-3") == "item 2, Shape, argument 2");
  CHECK(place(".Shape~4x4.Shape~4x4~~Raw") == "item 2, Shape, argument 3");
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

TEST_CASE("Clues outside the grid are not copied, however deep they stand", "[variants][formats]") {
  for (const char* const clue :
       {"LittleKiller~5~R1C2", "Sandwich~2~R1", "XSum~R1~3", "Skyscraper~R1~3",
        "HiddenSkyscraper~R1~3", "NumberedRoom~R1~3", "FullRank~R1~3"}) {
    INFO(clue);
    for (const char* const targets : {"D", ""}) {
      const variants::RuleError error = error_of(".Shape~4x4.Replicate~" + std::string(targets) +
                                                 ".~R1C1_1_2.Or." + clue + ".End.End");
      CHECK(error.item == 5);
      CHECK(std::string(clue).starts_with(error.kind + "~"));
      CHECK(error.argument == 0);
      CHECK(error.found == "a place within Replicate");
      CHECK(error.expected == "one outside any Replicate");
    }
    CHECK(read_variant(".Shape~4x4.Or.And." + std::string(clue) + ".End.End").rules.size() == 1);
  }
  // This one lists its cells, which move.
  CHECK(read_variant(".Shape~4x4.Replicate~D.Lunchbox~2~R1C1~R2C1~R3C1.End").rules.size() == 1);
}

TEST_CASE("A mark within Or is refused where other pairs are said to have none", "[variants]") {
  for (const char* const rules :
       {"StrictKropki.~R1C1_1.Or.WhiteDot~R1C1~R1C2.End",
        "StrictXV.Or.And.Or.V~R1C1~R1C2.End.End.End",
        "Or.AllDifferent~R1C1~R1C2.BlackDot~R1C1~R1C2.End.StrictKropki"}) {
    INFO(rules);
    const variants::RuleError error = error_of(".Shape~4x4." + std::string(rules));
    CHECK(error.found == "a place within Or");
    CHECK(error.argument == 0);
    const bool has_dots = std::string_view(rules).find("Kropki") != std::string_view::npos;
    CHECK(error.expected ==
          std::string("one outside any Or, beside ") + (has_dots ? "StrictKropki" : "StrictXV"));
  }
  CHECK(error_of(".Shape~4x4.StrictKropki.~R1C1_1.Or.~R1C1_1.WhiteDot~R1C1~R1C2.End").item == 6);
  for (const char* const rules :
       {"StrictKropki.Or.X~R1C1~R1C2.End", "StrictXV.Or.WhiteDot~R1C1~R1C2.End",
        "Or.WhiteDot~R1C1~R1C2.End", "AntiConsecutive.Or.WhiteDot~R1C1~R1C2.End",
        "StrictXV.And.X~R1C1~R1C2.End.Or.End.V~R1C2~R1C3"}) {
    INFO(rules);
    CHECK_FALSE(read_variant(".Shape~4x4." + std::string(rules)).rules.empty());
  }
}

TEST_CASE("Whatever there is too much of in an item is refused in the same words",
          "[variants][formats]") {
  for (const char* const text :
       {".Or~x.End", ".And.AntiKnight.End~x", ".AntiKnight~x", ".NoBoxes~x", ".Diagonal~1~x",
        ".Var~A~~2~x", ".FullRankTies~any~x", ".Sandwich~5~R1~x", ".FullRank~R1~1~2~x",
        ".Replicate~A~R1C1~x.End", ".Jigsaw~9x9~9x9~x", ".LittleKiller~10~R1C2~~x"}) {
    INFO(text);
    const variants::RuleError error = error_of(text);
    CHECK(error.expected == "no further argument");
    CHECK(error.found == "\"x\"");
  }
  CHECK(error_of(".Replicate~A~R1C1~x.End").argument == 3);
  CHECK(error_of(".Replicate~A~~x.End").argument == 3);
  CHECK(error_of(".LittleKiller~10~R1C2~~x").argument == 4);
}

TEST_CASE("A name that is almost that of a kind is told which", "[variants][formats]") {
  const auto expected = [](const std::string& name) { return error_of("." + name).expected; };
  const std::string known = "a rule that Ninefold knows";
  for (const std::string name : {"cage", "CAGE", "Cagee", "Cge", "Cave", "Cae"}) {
    INFO(name);
    CHECK(expected(name) == known + ", such as Cage");
  }
  CHECK(expected("x~R1C1~R1C2") == known + ", such as X");
  CHECK(expected("or.AntiKnight") == known + ", such as Or");
  CHECK(expected("antiknight") == known + ", such as AntiKnight");
  CHECK(expected("Antiknihgt") == known + ", such as AntiKnight");
  CHECK(expected("Skyscrapers~R1~1") == known + ", such as Skyscraper");
  CHECK(expected("hiddenskyscraper~R1~1") == known + ", such as HiddenSkyscraper");
  // Short names are all alike, and long ones like none.
  for (const std::string name : {"Yy", "Ur", "Caaage", "AntiKnightless", "Whisky", "Nonsense"}) {
    INFO(name);
    CHECK(expected(name) == known);
  }
  CHECK(expected("Cage" + std::string(10000, 'e')) == known);
  CHECK(error_of(".Or.cage.End").item == 2);
}

TEST_CASE("Rules are refused on boards on which they mean nothing", "[variants][formats]") {
  const variants::RuleError shifted = error_of(".Shape~9x9~0-8.DutchFlatmates");
  CHECK(place_of(shifted) == "item 2, DutchFlatmates");
  CHECK(shifted.expected == "a board whose values begin with 1");
  for (const char* const board : {".Shape~6x6", ".Shape~9x9~10", ".Shape~3x9~10"}) {
    INFO(board);
    CHECK(read_variant(board + std::string(".DutchFlatmates")).rules.size() == 1);
  }
  for (const char* const board : {".Shape~4x6", ".Shape~4x4~5", ".Shape~4x4~0-4"}) {
    for (const char* const ties : {"none", "only-unclued", "any"}) {
      INFO(board << " " << ties);
      const variants::RuleError error = error_of(board + std::string(".FullRankTies~") + ties);
      CHECK(place_of(error) == "item 2, FullRankTies");
      CHECK(error.expected == "a square board with as many values as rows");
    }
  }
  // Without clues lines may have no ties, and other words mean nothing.
  CHECK(read_variant(".Shape~4x4~0-3.FullRankTies~none").rules.size() == 1);
  CHECK(read_variant(".Shape~4x4.FullRankTies~any").rules.empty());
}

TEST_CASE("What an item asks for in vain is refused", "[variants][formats]") {
  for (const char* const cells : {"R1C1~R1C2~R1C3", "R1C1~R1C1~R1C2"}) {
    const variants::RuleError odd = error_of(std::string(".EqualityCage~") + cells);
    CHECK(place_of(odd) == "item 1, EqualityCage, argument 4");
    CHECK(odd.found == "nothing");
    CHECK(odd.expected == "an even number of cells");
  }
  CHECK(error_of(".EqualityCage~R1C1").argument == 2);
  CHECK(error_of(".ConnectedValues~~1_2~0").expected == "a number from 1 to 1000");
  CHECK(place_of(error_of(".ConnectedValues~~1_2~0")) == "item 1, ConnectedValues, argument 3");
  CHECK(read_variant(".ConnectedValues~~1_2~").rules.size() == 1);
  // There are four ranks for each row, whichever end of the range is left.
  for (const char* const rank : {"0", "17", "-1", "10001"}) {
    INFO(rank);
    for (const std::string clues : {"~", "~1~"}) {
      const variants::RuleError error = error_of(".Shape~4x4.FullRank~R1" + clues + rank);
      CHECK(error.argument == static_cast<int>(clues.size() / 2) + 2);
      CHECK(error.expected == "a number from 1 to 16");
    }
  }
  CHECK(read_variant(".Shape~4x4.FullRank~R1~16~1").rules.size() == 2);
  // A hint for the search is read though it has no meaning.
  CHECK(error_of(".SearchPriority~x~R1C1").argument == 1);
  CHECK(error_of(".SearchPriority~1~R1C1~R0C1").argument == 3);
  CHECK(read_variant(".SearchPriority~-5~R1C1.SearchPriority~1").rules.empty());
}

TEST_CASE("Rules that hold together are read as if they stood alone", "[variants][formats]") {
  const variants::Puzzle puzzle = read_variant(
      ".Shape~4x4.Sandwich~0~R1.And.Sandwich~5~R1.And.Sandwich~2~R1.End.Quad~R1C1~1.End.~R1C1_1");
  std::string kinds;
  for (const variants::Rule& rule : puzzle.rules)
    kinds += std::to_string(rule.item) + std::string(rule.kind->name) + " ";
  // None takes the place of another, since each stands in a block of its own.
  CHECK(kinds == "2Sandwich 4Sandwich 6Sandwich 8Quad ");
  CHECK(read_variant(".Shape~4x4.Sandwich~0~R1.Sandwich~5~R1").rules.size() == 1);
}

TEST_CASE("Blocks may be forty deep", "[variants][formats]") {
  const auto blocks = [](int depth) {
    std::string text;
    for (int i = 0; i < depth; ++i) text += i % 2 == 0 ? ".And" : ".Or";
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
  // Marks of direction, put together so that none is in this file.
  const auto with_mark = [](char second, char third) {
    return std::string(".Cage~5\xe2") + second + third + "~R1C1";
  };
  CHECK(error_of(with_mark('\x80', '\xae')).found == "\"5\\xe2\\x80\\xae\"");
  CHECK(error_of(with_mark('\x81', '\xa6')).found == "\"5\\xe2\\x81\\xa6\"");
  CHECK(error_of(".Cage~5\xe2\x80\x93~R1C1").found == "\"5\xe2\x80\x93\"");  // a dash
  // What is long is cut, and says so, but not within a character.
  const std::string thirty(30, 'x');
  CHECK(error_of(".Thermo~" + thirty).found == "\"" + thirty + "\"");
  CHECK(error_of(".Thermo~" + thirty + "y").found == "\"" + thirty + "...\"");
  CHECK(error_of("." + thirty + "y").found == "\"" + thirty + "...\"");
  CHECK(error_of(thirty + "y").found == "\"" + thirty + "...\"");
  for (const char* const block : {".Or~", ".And~", ".Or.End~"})
    CHECK(error_of(block + thirty + "y").found == "\"" + thirty + "...\"");
  const std::string cut = thirty.substr(1);
  CHECK(error_of(".Thermo~" + cut + "\xef\xbc\x95").found == "\"" + cut + "...\"");
}

TEST_CASE("Written text is the same puzzle", "[variants][formats]") {
  for (const std::string text :
       {".Shape~6x6.Cage~5~R1C1~R1C2.Or.~R1C1_1.And.~R1C2_2.~R1C3_3.End.End", ".", ".XSum~R1~~5",
        ".Replicate~H.Or.~R1C1_1.~R1C2_1.End.End"}) {
    auto items = variants::read_iss_items(text);
    CHECK(variants::write_iss_text(*std::get_if<std::vector<variants::Item>>(&items)) == text);
  }
}

TEST_CASE("Boards of more than nine values may be digits, and letters from 10 on", "[variants]") {
  const auto givens_of = [](const std::string& text) {
    const variants::Puzzle puzzle = read_variant(text);
    std::string givens = std::to_string(puzzle.layout.lowest) + ":";
    for (const variants::Given& given : puzzle.givens) {
      givens += " " + puzzle.layout.name(given.cell) + "=" +
                std::to_string(*variants::given_digit(given, puzzle.layout));
    }
    return givens;
  };
  const std::string blank(16 * 16 - 5, '.');
  CHECK(givens_of("9AbG1" + blank) == "1: R1C1=9 R1C2=10 R1C3=11 R1C4=16 R1C5=1");
  // A zero among blanks is a value.
  CHECK(givens_of("9Ab01" + blank) == "0: R1C1=9 R1C2=10 R1C3=11 R1C4=0 R1C5=1");
  CHECK(givens_of("0FEd1" + blank) == "0: R1C1=0 R1C2=15 R1C3=14 R1C4=13 R1C5=1");
  // Without blanks it is one.
  const std::string zeros(12 * 12 - 3, '0');
  CHECK(givens_of("1Bc" + zeros) == "1: R1C1=1 R1C2=11 R1C3=12");
  // By letters alone A is 1, as elsewhere.
  CHECK(givens_of("ABCDE" + blank) == "1: R1C1=1 R1C2=2 R1C3=3 R1C4=4 R1C5=5");
  for (const std::string wrong : {"9AG01", "9AH.1"}) CHECK(error_of(wrong + blank).item == 1);
  CHECK(error_of("1Bd" + zeros).item == 1);
}

TEST_CASE("A dot and a tilde alone are givens without a cell", "[variants]") {
  for (const char* const text : {".~", " .~ ", ".~.AntiKnight"}) {
    INFO(text);
    const variants::RuleError error = error_of(text);
    CHECK(error.item == 1);
    CHECK(error.kind == "Given");
    CHECK(error.expected.find("a cell of the board") == 0);
  }
}
