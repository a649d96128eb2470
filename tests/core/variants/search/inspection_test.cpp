// Which cells are said to break a rule, and what a rule by itself rules out.

#include "core/engine/wide/rule_inspection.hpp"
#include "tests/core/variants/variant_puzzles.hpp"

using namespace ninefold;
using namespace ninefold::tests;

namespace {

using Cells = variants::CellIndexes;

// A digit a cell, a dot for an empty one.
variants::RuleInspection::Found inspect(const std::string& rules, const std::string& board) {
  const variants::Puzzle puzzle = read_variant(rules);
  std::vector<int> values;
  for (const char character : board)
    values.push_back(character == '.' ? puzzle.layout.lowest - 1 : character - '0');
  return variants::RuleInspection(puzzle).inspect(values);
}

std::vector<Cells> conflicts(const std::string& rules, const std::string& board) {
  std::vector<Cells> cells;
  for (const auto& conflict : inspect(rules, board).conflicts) cells.push_back(conflict.cells);
  return cells;
}

const std::string row = ".Shape~1x4~9~Raw";

}  // namespace

TEST_CASE("The cells that break a variant rule are named, as soon as it cannot hold",
          "[variants]") {
  CHECK(conflicts(row + ".Cage~10~R1C1~R1C2", "19..").empty());
  CHECK(conflicts(row + ".Cage~10~R1C1~R1C2", "18..") == std::vector<Cells>{{0, 1}});
  CHECK(conflicts(row + ".Cage~20~R1C1~R1C2~R1C3", "36..") == std::vector<Cells>{{0, 1}});
  CHECK(conflicts(row + ".Cage~20~R1C1~R1C2~R1C3", "99..") == std::vector<Cells>{{0, 1}});
  CHECK(conflicts(row + ".Thermo~R1C1~R1C2~R1C3", "9...") == std::vector<Cells>{{0}});
  CHECK(conflicts(row + ".Thermo~R1C1~R1C2~R1C3", "5.6.") == std::vector<Cells>{{0, 2}});
  CHECK(conflicts(row + ".WhiteDot~R1C1~R1C2", "13..") == std::vector<Cells>{{0, 1}});
  CHECK(conflicts(row + ".~R1C1_2_4", "3...") == std::vector<Cells>{{0}});
  // Candidates that leave an empty cell nothing, before a digit is there; those that do are named
  // once.
  CHECK(conflicts(row + ".~R1C1_2_4.~R1C1_3_5", "....") == std::vector<Cells>{{0}});
  CHECK(conflicts(row + ".~R1C1_2_4.~R1C1_3_5.~R1C1_3", "....") == std::vector<Cells>{{0}});
  CHECK(conflicts(row + ".~R1C1_2_4.~R1C1_4_5.~R1C2_3", "....").empty());
  CHECK(conflicts(row + ".~R1C1_2_4.~R1C1_3_5", "2...") == std::vector<Cells>{{0}});
  // Every pair of a rule about many, and of both rules that one pair breaks.
  CHECK(conflicts(row + ".AllDifferent~R1C1~R1C2~R1C3", "555.") ==
        std::vector<Cells>{{0, 1}, {0, 2}, {1, 2}});
  CHECK(conflicts(row + ".Thermo~R1C1~R1C2.Thermo~R1C1~R1C2", "21..") ==
        std::vector<Cells>{{0, 1}, {0, 1}});
  // What no propagator sees is seen on a full board: another line is as the first row.
  const std::string rank = ".Shape~3x3~3~Raw.FullRank~R1~2~";
  CHECK(conflicts(rank, "113112331").size() == 1);
  CHECK(conflicts(rank, "11311233.").empty());
  CHECK(conflicts(rank, "113121212").empty());
  CHECK(conflicts(".Shape~4x4", "1..1" + std::string(12, '.')) == std::vector<Cells>{{0, 3}});
}

TEST_CASE("What no rule by itself rules out is open", "[variants]") {
  using Open = std::vector<variants::Mask>;
  CHECK(inspect(row + ".Cage~4~R1C1~R1C2", "....").open == Open{5, 5, 511, 511});
  CHECK(inspect(row + ".Cage~4~R1C1~R1C2", "1...").open == Open{0, 4, 511, 511});
  CHECK(inspect(row + ".Thermo~R1C1~R1C2~R1C3", "..3.").open == Open{1, 2, 0, 511});
  // Houses rule out no more than the values that stand in them.
  const std::string board = "12.." + std::string(12, '.');
  const Open open = inspect(".Shape~4x4", board).open;
  CHECK(Open(open.begin(), open.begin() + 4) == Open{0, 0, 12, 12});
  CHECK(open[4] == 12);
  CHECK(open[12] == 14);
}

TEST_CASE("Peers are those of houses and those of other rules", "[variants]") {
  const variants::RuleInspection inspection(read_variant(".Shape~4x4.AntiKnight"));
  CHECK(inspection.house_peers(0) == Cells{1, 2, 3, 4, 5, 8, 12});
  CHECK(inspection.other_peers(0) == Cells{6, 9});
}

TEST_CASE("Rules that there is no room to keep ready say the same", "[variants]") {
  const std::string text =
      ".Shape~4x4.AntiKnight.Cage~4~R1C1~R1C2.Thermo~R2C1~R2C2~R2C3.Or.X~R3C1~R3C2.V~R3C1~R3C2.End"
      ".Regex~" +
      std::string("%2812%7C34%29") + "~R4C3~R4C4";
  const variants::Puzzle puzzle = read_variant(text);
  const std::vector<int> values{1, 2, 0, 0, 0, 0, 1, 0, 3, 3, 0, 1, 0, 0, 3, 0};
  const variants::RuleInspection kept(puzzle);
  const variants::RuleInspection::Found expected = kept.inspect(values);
  CHECK(expected.conflicts.size() == 6);
  for (const std::size_t room : {0U, 3000U}) {
    CAPTURE(room);
    const variants::RuleInspection made(puzzle, room);
    const variants::RuleInspection::Found found = made.inspect(values);
    CHECK(found.open == expected.open);
    REQUIRE(found.conflicts.size() == expected.conflicts.size());
    for (std::size_t i = 0; i < found.conflicts.size(); ++i)
      CHECK(found.conflicts[i].cells == expected.conflicts[i].cells);
    for (variants::CellIndex cell = 0; cell < 16; ++cell) {
      CHECK(made.other_peers(cell) == kept.other_peers(cell));
      CHECK(made.house_peers(cell) == kept.house_peers(cell));
    }
  }
}

TEST_CASE("A search for another solution ends complete, whether there is one or not",
          "[variants]") {
  for (const bool has_other : {true, false}) {
    const variants::VariantEngine engine(
        read_variant(has_other ? ".Shape~1x2~2~Raw.~R1C1_1" : ".Shape~1x2~2~Raw.~R1C1_1.~R1C2_2"));
    const variants::Answer other = engine.other(std::vector<int>{1, 2});
    CHECK(other.stopped == StopReason::complete);
    CHECK(other.solutions == Count(has_other ? 1 : 0));
    CHECK(other.solution == (has_other ? std::vector<int>{1, 1} : std::vector<int>{}));
  }
}
