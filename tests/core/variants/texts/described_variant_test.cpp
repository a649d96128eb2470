// Puzzles of any rules as descriptions, which links and messages carry.

#include "core/formats/iss/described_variant.hpp"
#include "core/formats/iss/escaping.hpp"

#include "core/engine/engine.hpp"
#include "core/formats/constraints/description.hpp"
#include "tests/core/variants/mixtures/mixture.hpp"
#include "tests/core/variants/variant_puzzles.hpp"

#include <map>

using namespace ninefold;
using namespace ninefold::tests;

namespace {

std::string described(const std::string& text) {
  return variants::describe_variant(read_variant(text));
}

std::string count_of(const std::string& description) {
  Result<variants::DescribedVariant> read = variants::read_described_variant(description);
  if (!read) return read.error().found + ", expected " + read.error().expected;
  Budget budget;
  budget.solutions = 1000;
  return variants::VariantEngine(std::move(read->puzzle)).count(budget).solutions.to_string();
}

int column_of(const std::string& description) {
  const auto read = variants::read_described_variant(description);
  REQUIRE_FALSE(read.has_value());
  CHECK(read.error().line == 1);
  return read.error().column;
}

/// A puzzle that is written and read is the same: as many solutions, and the same description.
void check_reads_back(const variants::Puzzle& puzzle) {
  const std::string description = variants::describe_variant(puzzle);
  CHECK(variants::is_described_variant(description));
  Budget budget;
  budget.solutions = 1000;
  CHECK(count_of(description) ==
        variants::VariantEngine(puzzle).count(budget).solutions.to_string());
  const auto read = variants::read_described_variant(description);
  REQUIRE(read);
  CHECK(variants::describe_variant(read->puzzle) == description);
}

bool is_same(const variants::Automaton& one, const variants::Automaton& other) {
  const auto is_same_edge = [](const auto& a, const auto& b) {
    return a.target == b.target && a.symbols == b.symbols;
  };
  return one.starts == other.starts && one.accepts == other.accepts &&
         std::equal(one.edges.begin(), one.edges.end(), other.edges.begin(), other.edges.end(),
                    [&](const auto& a, const auto& b) {
                      return std::equal(a.begin(), a.end(), b.begin(), b.end(), is_same_edge);
                    });
}

bool is_same(const std::vector<variants::Rule>& some, const std::vector<variants::Rule>& others) {
  return std::equal(
      some.begin(), some.end(), others.begin(), others.end(), [](const auto& a, const auto& b) {
        const bool have_automata = a.automaton != nullptr && b.automaton != nullptr;
        return a.kind == b.kind && a.item == b.item && a.numbers == b.numbers &&
               a.cells == b.cells && a.lists == b.lists && a.table == b.table &&
               (have_automata ? is_same(*a.automaton, *b.automaton) : a.automaton == b.automaton) &&
               is_same(a.parts, b.parts);
      });
}

bool is_same(const std::vector<variants::Item>& some, const std::vector<variants::Item>& others) {
  return std::equal(some.begin(), some.end(), others.begin(), others.end(),
                    [](const auto& a, const auto& b) {
                      return a.name == b.name && a.arguments == b.arguments &&
                             a.number == b.number && is_same(a.parts, b.parts);
                    });
}

bool is_same(const variants::Layout& one, const variants::Layout& other) {
  return one.rows == other.rows && one.columns == other.columns && one.lowest == other.lowest &&
         one.highest == other.highest && one.is_raw == other.is_raw &&
         one.has_boxes == other.has_boxes && one.region_size == other.region_size &&
         std::equal(one.groups.begin(), one.groups.end(), other.groups.begin(), other.groups.end(),
                    [](const auto& a, const auto& b) {
                      return a.prefix == b.prefix && a.first == b.first && a.count == b.count &&
                             a.columns == b.columns;
                    });
}

/// What is made with a description is what reading it gives.
void check_need_not_be_read(const std::string& text) {
  INFO(text);
  const variants::Puzzle puzzle = read_variant(text);
  const variants::DescribedText made = variants::describe_text(puzzle);
  CHECK(made.description == variants::describe_variant(puzzle));
  const auto read = variants::read_described_variant(made.description);
  if (!read) {
    FAIL_CHECK(made.description << ": " << read.error().found);
    return;
  }
  CHECK(made.variant.givens == read->givens);
  CHECK(is_same(made.variant.puzzle.layout, read->puzzle.layout));
  CHECK(is_same(made.variant.puzzle.items, read->puzzle.items));
  CHECK(is_same(made.variant.puzzle.rules, read->puzzle.rules));
  CHECK(made.variant.puzzle.ties == read->puzzle.ties);
}

}  // namespace

TEST_CASE("Escaped characters may begin a text, and end with it", "[variants][formats]") {
  std::size_t offset = 0;
  CHECK(variants::unescape("*41", offset) == "A");
  CHECK(variants::unescape("B*3D!*41", offset) == "B=~A");
  // Of a longer text, too, nothing after its end is read.
  const std::string_view longer = "ABC*41";
  CHECK_FALSE(variants::unescape(longer.substr(0, 5), offset));
  CHECK(offset == 3);
}

TEST_CASE("A variant is written with its digits as givens and the rest as text",
          "[variants][formats]") {
  CHECK(described(".Shape~4x4.~R1C1_3.~R4C4_1.Cage~5~R1C2~R1C3") ==
        "1;constraints:.Cage!5!R1C2!R1C3;3n1");
  CHECK(described(".Shape~4x4.NoBoxes.AntiKnight") == "1;constraints:.AntiKnight,latin;p");
  // Several values, and a second one for a cell, are not a given.
  CHECK(described(".Shape~4x4.~R1C1_1_2.~R2C2_3~R2C3_4.~R2C2_4") ==
        "1;constraints:.!R1C1_1_2.!R2C2_4;e34i");
  // The same one twice is one, which can then be taken out on the board.
  CHECK(described(".Shape~4x4.~R2C3_1~R1C1_3.~R1C1_3~R2C3_1") == "1;constraints:;3e1i");
  CHECK(described(".Shape~4x4.Sum~5_=_1_-2~R1C1~R1C2") ==
        "1;constraints:.Sum!5_*3D_1_-2!R1C1!R1C2;p");
  CHECK(described(".Shape~4x4") == "1;constraints:;p");
}

TEST_CASE("A variant that is read from its description is the same puzzle", "[variants][formats]") {
  for (const char* const text :
       {".Shape~4x4.~R1C1_3.Cage~5~R1C2~R1C3", ".Shape~4x4.NoBoxes.AntiKnight",
        ".Shape~4x4.~R1C1_1_2.Or.~R2C2_1.~R2C2_2.End", ".Shape~4x4.Sum~5_=_1_2~R1C1~R1C2",
        ".Shape~6x6.Thermo~R1C1~R1C2~R1C3~R1C4~R1C5~R1C6.AntiKing"}) {
    INFO(text);
    check_reads_back(read_variant(text));
  }
}

TEST_CASE("What is made with a description is what reading it gives", "[variants][formats]") {
  for (const char* const text :
       {".Shape~4x4", ".Shape~4x4.NoBoxes.AntiKnight", ".Shape~4x4..Given.Cage~5~R1C1~R1C2",
        ".Shape~4x4.~R1C1_3.~R4C4_1.Cage~5~R1C2~R1C3",
        ".Cage~5~R1C2~R1C3.Shape~4x4.~R1C1_1_2.Thermo~R2C1~R2C2.~R2C2_3~R2C3_4.~R2C2_4.AntiKing",
        ".Shape~4x4.Given.Or.Given.~R1C1_1_2.End.Cage~3~R1C1~R1C2",
        ".Shape~4x4.~R1C1_1.Or.And.~R2C2_1~R2C3_2.Cage~3~R1C1~R1C2.End.~R2C2_2.End.AntiKing",
        ".Shape~4x4.~R1C1_1.Replicate~B.Thermo~R1C1~R1C2.~R1C2_2_3.End.AntiKing",
        ".Shape~4x4.~R1C1_1.LittleKiller~7~R1C2.LittleKiller~6~R1C2.AntiKing",
        ".Shape~5x5.~R1C1_3.~R5C5_1.Cage~5~R1C2~R1C3", ".Cage~5~R1C2~R1C3.Shape~4x6.~R1C1_2",
        ".NoBoxes.Shape~4x4~16.~R1C1_16.~R1C2_10.~R1C3_9", ".Shape~4x4~4~Raw.~R2C2_1",
        ".Var~A~~2.Shape~4x4.~VA1_2.Sum~5~VA1~R1C1.~R1C1_3.FullRankTies~any.AntiKing"}) {
    check_need_not_be_read(text);
  }
  Random random(20261126);
  for (const Board& board :
       {Board{".Shape~4x4", 4, 4, 1, 4}, Board{".Shape~2x3~0-4", 2, 3, 0, 4}}) {
    for (int number = 0; number < 300; ++number)
      check_need_not_be_read(Mixture(board, random).text());
  }
}

TEST_CASE("What is made with a description is what reading it gives, of the collection",
          "[variants][formats][shared]") {
  const std::vector<SharedVariant> puzzles = shared_variants();
  if (puzzles.empty()) SKIP("no ../shared/cases here");
  for (const SharedVariant& puzzle : puzzles) check_need_not_be_read(puzzle.text);
}

TEST_CASE("A part without arguments is none of its block", "[variants][formats]") {
  CHECK(count_of(described(".Shape~4x4.Or.Given.~R1C1_1.End")) == "72");
}

TEST_CASE("Other rules of a description stand beside the text", "[variants][formats]") {
  // The same as without a text, by the other engine.
  CHECK(count_of("1;constraints:;p") == "288");
  CHECK(count_of("1;constraints:,latin;p") == "576");
  CHECK(count_of("1;diagonals,constraints:;p") == "48");
  CHECK(count_of("1;constraints:,knight;p") == "24");
  CHECK(count_of("1;constraints:,house:11.12.21.22;p") == "288");
  CHECK(count_of("1;constraints:,house:11.22.33.44,latin;p") == "48");
  CHECK(count_of("1;constraints:,non-consecutive;p") ==
        count_of("1;constraints:.AntiConsecutive;p"));
  CHECK(count_of("1;constraints:,jigsaw:1112133244234334;p") != "288");
}

TEST_CASE("Cells of a house are said to differ once, not pair by pair", "[variants][formats]") {
  // The longer lists, and of a king's moves, which wrap around the edges, those that no list and no
  // house of the board has. Without wrapping they are one item.
  const auto different = [](const std::string& description) {
    const auto read = variants::read_described_variant(description);
    REQUIRE(read);
    std::string lists;
    std::string moves;
    for (const variants::Item& item : read->puzzle.items) {
      if (item.name != "AllDifferent") continue;
      std::string& text = item.arguments.size() > 2 ? lists : moves;
      for (const std::string& cell : item.arguments) text += cell;
      text += " ";
    }
    return lists + "/ " + moves;
  };
  CHECK(different("1;constraints:,house:11.22.33.44,torus-king;p") ==
        "R1C1R2C2R3C3R4C4 / R1C1R2C4 R1C1R4C2 R1C2R2C3 R1C2R4C1 R1C2R4C3 R1C3R2C2 R1C3R4C2 "
        "R1C3R4C4 R1C4R2C1 R1C4R4C1 R1C4R4C3 R2C1R3C2 R2C1R3C4 R2C2R3C1 R2C3R3C2 R2C3R3C4 "
        "R2C4R3C1 R2C4R3C3 R3C1R4C4 R3C2R4C3 R3C3R4C2 R3C4R4C1 ");
  CHECK(different("1;constraints:,torus-king,latin;p") ==
        "/ R1C1R2C2 R1C1R2C4 R1C1R4C2 R1C1R4C4 R1C2R2C1 R1C2R2C3 R1C2R4C1 R1C2R4C3 R1C3R2C2 "
        "R1C3R2C4 R1C3R4C2 R1C3R4C4 R1C4R2C1 R1C4R2C3 R1C4R4C1 R1C4R4C3 R2C1R3C2 R2C1R3C4 "
        "R2C2R3C1 R2C2R3C3 R2C3R3C2 R2C3R3C4 R2C4R3C1 R2C4R3C3 R3C1R4C2 R3C1R4C4 R3C2R4C1 "
        "R3C2R4C3 R3C3R4C2 R3C3R4C4 R3C4R4C1 R3C4R4C3 ");
  CHECK(different("1;constraints:,king;p") == "/ ");
}

TEST_CASE("A variant under many other rules is written short enough to be read again",
          "[variants][formats]") {
  const auto read = variants::read_described_variant(
      "1;constraints:.Cage!10!R1C1!R1C2,taxicab,king,torus-knight,torus-pairs:19.37.26;zzzc");
  REQUIRE(read);
  CHECK(variants::read_iss_text(variants::write_iss_text(read->puzzle)).index() == 0);
  const std::string description = variants::describe_variant(read->puzzle);
  const auto again = variants::read_described_variant(description);
  REQUIRE(again);
  CHECK(variants::describe_variant(again->puzzle) == description);
  // In one item, the pairs of cells say what they say one by one; the same as the other engine.
  CHECK(count_of("1;constraints:,pairs:12;p") == "8");
}

TEST_CASE("A board that no Shape has is said by the text of its description",
          "[variants][formats]") {
  CHECK(described(".Shape~5x5.~R1C1_3.~R5C5_1") == "1;constraints:.Shape!5x5!1-5;3w1");
  CHECK(described(".Cage~5~R1C2~R1C3.Shape~4x6") ==
        "1;constraints:.Shape!4x6!1-6.Cage!5!R1C2!R1C3;x");
  // 0 is a value where values begin at it.
  CHECK(described(".Shape~4x4~0-3.~R1C1_0.~R1C2_3.~R1C3_1_2") ==
        "1;constraints:.Shape!4x4!0-3.!R1C3_1_2;03n");
  CHECK(described(".Shape~4x4~16.NoBoxes.~R1C1_16.~R1C2_10.~R1C3_9") ==
        "1;constraints:.Shape!4x4!1-16.NoBoxes;PJ9m");
  CHECK(described(".Shape~4x4~4~Raw") == "1;constraints:.Shape!4x4!1-4!Raw;p");
  CHECK(described(".Shape~16x16.~RgCg_16").ends_with(";zzzzzzzzzuP"));
  for (const char* const text :
       {".Shape~2x3.~R1C1_3", ".Shape~4x4~0-3.~R1C1_0",
        ".Shape~4x4~6.~R1C1_6.Cage~21~R2C1~R2C2~R2C3~R2C4", ".Shape~2x2~2~Raw.~R1C1_2",
        ".Shape~1x4~0-11.~R1C1_10.Cage~21~R1C1~R1C2~R1C3~R1C4"}) {
    INFO(text);
    const variants::Puzzle puzzle = read_variant(text);
    check_reads_back(puzzle);
    const auto read = variants::read_described_variant(variants::describe_variant(puzzle));
    REQUIRE(read);
    CHECK(read->givens[0] == *given_digit(puzzle.givens.front(), puzzle.layout));
    CHECK(read->givens[1] == puzzle.layout.lowest - 1);
  }
}

TEST_CASE("Cells and rules that do not fit the board of a text are refused",
          "[variants][formats]") {
  CHECK(column_of("1;constraints:.Shape!5x5!1-5;x") == 31);
  CHECK(column_of("1;constraints:.Shape!5x5!1-5;z") == 30);
  CHECK(column_of("1;constraints:.Shape!5x5!1-5;6x") == 30);
  CHECK(column_of("1;constraints:.Shape!5x5!1-5;a0w") == 31);
  CHECK(column_of("1;constraints:.Shape!5x5!1-5;aAw") == 31);
  const auto six = variants::read_described_variant("1;constraints:.Shape!5x5!1-5;a6w");
  REQUIRE_FALSE(six.has_value());
  CHECK(six.error().cell == Cell{1});
  CHECK(column_of("1;constraints:.Shape!5x5!1-5") > 0);
  CHECK(count_of("1;constraints:.Shape!5x5!1-5,latin;y") ==
        "\"latin\", expected no other rule on such a board");
  CHECK(count_of("1;constraints:.Shape!5x5!1-5.Cage!x!R1C1;y").starts_with("item 2, Cage, "));
  CHECK(count_of("1;constraints:.AntiKing.Shape!5x5!1-5;y").find("16, 36 or 81") !=
        std::string::npos);
}

TEST_CASE("A description of a variant that is wrong says where", "[variants][formats]") {
  CHECK_FALSE(variants::is_described_variant("1;;p"));
  CHECK_FALSE(variants::is_described_variant("1;knight;constraints:"));
  CHECK_FALSE(variants::is_described_variant("2;constraints:;p"));
  CHECK(column_of("1;constraints:.Cage!5!R1C2/;p") == 27);
  CHECK(column_of("1;constraints:.Cage*4;p") == 20);
  CHECK(column_of("1;constraints:.Nothing!R1C1;p") == 15);
  CHECK(column_of("1;constraints:,nothing;p") == 16);
  CHECK(column_of("1;nothing,constraints:.Cage!5!R1C1!R1C2;p") == 3);
  CHECK(column_of("1;constraints:;p5") > 0);
  CHECK(count_of("1;constraints:.Cage!x!R1C1;p").starts_with("item 1, Cage, argument 1: "));
  CHECK(count_of("1;constraints:.Shape!9x9;p").starts_with("item 1, Shape, argument 1: "));
  CHECK(count_of("1;constraints:.~;p").starts_with("\"~\", expected "));
}

TEST_CASE("Other cells under rules that are known are read as the whole description is",
          "[variants][formats]") {
  const auto words_of = [](const Result<variants::DescribedVariant>& read) {
    if (!read) return "refused: " + read.error().found;
    std::string words = variants::write_iss_text(read->puzzle.items) + " |";
    for (const variants::Item& item : read->puzzle.items)
      words += " " + std::to_string(item.number);
    words += " |";
    for (const variants::Given& given : read->puzzle.givens) {
      words += " " + std::to_string(given.cell) + "=" + std::to_string(given.values) + "#" +
               std::to_string(given.item);
    }
    words += " |";
    for (const int value : read->givens) words += " " + std::to_string(value);
    return words;
  };
  const std::map<std::string, std::vector<std::string>> cells{
      {"1;constraints:.Thermo!R1C1!R1C2,knight;", {"p", "1o", "o4", "12n", "1234341221434321"}},
      {"1;constraints:.!R1C1_2_3.Thermo!R1C1!R1C2;", {"p", "3o", "b1m"}},
      {"1;constraints:.Shape!4x4!0-3.!R1C3_1_2;", {"03n", "p", "a3n"}},
      {"1;constraints:;", {"zzzc", "5zzzb"}},
  };
  for (const auto& [rules, all] : cells) {
    for (const std::string& first : all) {
      const auto known = variants::read_described_variant(rules + first);
      REQUIRE(known);
      for (const std::string& other : all) {
        INFO(rules << first << " then " << other);
        CHECK(variants::have_same_rules(rules + first, rules + other));
        CHECK(words_of(variants::with_cells_of(*known, rules + other)) ==
              words_of(variants::read_described_variant(rules + other)));
      }
      // Cells of another board, and none at all.
      for (const std::string other : {"zj", "q", "p1", "x!", ""})
        CHECK_FALSE(variants::with_cells_of(*known, rules + other));
    }
  }
  CHECK_FALSE(variants::have_same_rules("1;constraints:.AntiKing;p", "1;constraints:;p"));
}

TEST_CASE("Rules that constraint text can name are one item, and mean what they do elsewhere",
          "[variants][formats]") {
  const std::map<std::string, std::string> names{{"king", "AntiKing"},
                                                 {"knight", "AntiKnight"},
                                                 {"non-consecutive", "AntiConsecutive"},
                                                 {"taxicab", "AntiTaxicab"}};
  const std::vector<std::string> cells{"p", "1o", "zj", "5zi", "zz1b4y", "zzzb7", "8zzz1a"};
  for (const auto& [name, item] : names) {
    for (const std::string& board : cells) {
      // Of the others, to count takes long on large boards.
      const bool is_large = board.size() > 3;
      if (is_large && name != "king" && name != "knight") continue;
      INFO(name << " " << board);
      const std::string description = "1;constraints:," + name + ";" + board;
      const auto read = variants::read_described_variant(description);
      REQUIRE(read);
      REQUIRE(read->puzzle.rules.size() == 1);
      CHECK(read->puzzle.rules[0].kind->name == item);
      const Result<Puzzle> classic = read_description("1;" + name + ";" + board);
      REQUIRE(classic);
      const Engine engine = Engine::create(classic->givens.shape(), classic->rules).value();
      Budget budget;
      budget.solutions = 1000;
      CHECK(count_of(description) == engine.count(classic->givens, budget).solutions.to_string());
      const auto first = engine.first(classic->givens).solution;
      const auto found = variants::VariantEngine(read->puzzle).first().solution;
      CHECK(found == (first ? numbers_of(*first) : std::vector<int>{}));
    }
  }
  // Beside others, which stay what they are.
  const auto beside =
      variants::read_described_variant("1;constraints:.Thermo!R1C1!R1C2,latin,knight,pairs:12;p");
  REQUIRE(beside);
  std::map<std::string_view, int> kinds;
  for (const variants::Rule& rule : beside->puzzle.rules) ++kinds[rule.kind->name];
  // Twelve pairs of neighbours in rows, and as many in columns.
  CHECK(kinds == std::map<std::string_view, int>{{"AntiKnight", 1}, {"PairX", 24}, {"Thermo", 1}});
  CHECK_FALSE(beside->puzzle.layout.has_boxes);
  CHECK(variants::read_described_variant("1;constraints:,non-consecutive:torus;p")
            ->puzzle.rules[0]
            .kind->name == "PairX");
}
