// Which rules are named where a puzzle has no solution, on boards of one row.

#include "core/engine/wide/explain_none.hpp"
#include "tests/core/variants/variant_puzzles.hpp"

#include <algorithm>
#include <utility>

using namespace ninefold;
using namespace ninefold::tests;

namespace {

using Numbers = std::vector<std::size_t>;

// The numbers of rules and givens, from 0 in the order of the text.
Numbers at_odds(const std::string& text) {
  const variants::Puzzle puzzle = read_variant(text);
  const variants::RulesAtOdds odds = variants::explain_none(puzzle);
  CHECK_FALSE(odds.has_solution);
  CHECK(odds.is_smallest);
  // Items of the text, and what they come to.
  std::vector<std::pair<int, bool>> said;
  const auto add = [&said](int item, bool is_at_odds) { said.emplace_back(item, is_at_odds); };
  const auto has = [](const Numbers& numbers, std::size_t number) {
    return std::find(numbers.begin(), numbers.end(), number) != numbers.end();
  };
  for (std::size_t i = 0; i < puzzle.rules.size(); ++i)
    add(puzzle.rules[i].item, has(odds.rules, i));
  for (std::size_t i = 0; i < puzzle.givens.size(); ++i)
    add(puzzle.givens[i].item, has(odds.givens, i));
  std::stable_sort(said.begin(), said.end(),
                   [](const auto& one, const auto& other) { return one.first < other.first; });
  Numbers numbers;
  for (std::size_t i = 0; i < said.size(); ++i) {
    if (said[i].second) numbers.push_back(i);
  }
  return numbers;
}

}  // namespace

TEST_CASE("Of many rules only those are named that cannot stand together", "[variants]") {
  CHECK(at_odds(".Shape~1x3~9~Raw.~R1C1_5.GreaterThan~R1C1~R1C2.~R1C2_7.~R1C3_1") ==
        Numbers{0, 1, 2});
  // The two lie in different halves, quarters and so on, whatever the number of rules.
  const std::vector<std::string> others{".~R1C2_1", ".~R1C3_2", ".~R1C4_3", ".~R1C5_4", ".~R1C6_5"};
  for (std::size_t count = 0; count <= 5; ++count) {
    for (std::size_t first = 0; first <= count; ++first) {
      std::string text = ".Shape~1x6~9~Raw";
      for (std::size_t i = 0; i < count; ++i) {
        if (i == first) text += ".Thermo~R1C2~R1C1";
        text += others[i];
      }
      if (first == count) text += ".Thermo~R1C2~R1C1";
      text += ".Cage~1~R1C1";
      INFO(text);
      CHECK(at_odds(text) == Numbers{first, count + 1});
    }
  }
}

TEST_CASE("A mark is named with the rule that no other two cells are such", "[variants]") {
  // The mark says nothing of these two cells; without it they would say something of its own.
  CHECK(at_odds(".Shape~1x4~9~Raw.X~R1C1~R1C2.StrictXV.~R1C3_4.~R1C4_1") == Numbers{0, 1, 2, 3});
  CHECK(at_odds(".Shape~1x4~9~Raw.V~R1C1~R1C2.StrictXV.~R1C3_4.~R1C4_1") == Numbers{0, 1, 2, 3});
  CHECK(at_odds(".Shape~1x4~9~Raw.WhiteDot~R1C1~R1C2.StrictKropki.~R1C3_4.~R1C4_8") ==
        Numbers{0, 1, 2, 3});
  CHECK(at_odds(".Shape~1x4~9~Raw.BlackDot~R1C1~R1C2.StrictKropki.~R1C3_4.~R1C4_8") ==
        Numbers{0, 1, 2, 3});
  // Marks of another kind are left out like any rule, and marks alone when nothing forbids others.
  CHECK(at_odds(".Shape~1x4~9~Raw.WhiteDot~R1C1~R1C2.StrictXV.~R1C3_4.~R1C4_1") ==
        Numbers{1, 2, 3});
  CHECK(at_odds(".Shape~1x4~9~Raw.X~R1C1~R1C2.StrictKropki.~R1C3_4.~R1C4_8") == Numbers{1, 2, 3});
  CHECK(at_odds(".Shape~1x4~9~Raw.X~R1C1~R1C2.StrictXV.X~R1C3~R1C4.~R1C3_4.~R1C4_1") ==
        Numbers{2, 3, 4});
  // A block may hold marks.
  for (const std::string block : {"And", "Replicate~B"}) {
    CHECK(at_odds(".Shape~1x4~9~Raw." + block + ".X~R1C1~R1C2.End.StrictXV.~R1C3_4.~R1C4_1") ==
          Numbers{0, 1, 2, 3});
  }
}

TEST_CASE("Parts of a puzzle keep what it says of ties", "[variants]") {
  // A row that begins and ends with 1 is alike from both ends, which nothing else forbids.
  CHECK(at_odds(".Shape~3x3~3~Raw.FullRankTies~none.~R1C1_1~R2C2_1~R1C3_1") == Numbers{0, 1, 3});
}

TEST_CASE("Where the time is up, nothing is said to be smallest", "[variants]") {
  const variants::Puzzle puzzle = read_variant(".Shape~4x4.Cage~3~R1C1~R1C2.~R1C1_4.AntiKnight");
  Budget no_time;
  no_time.time = std::chrono::milliseconds(0);
  const variants::RulesAtOdds unknown = variants::explain_none(puzzle, no_time);
  CHECK_FALSE(unknown.has_solution);
  CHECK_FALSE(unknown.is_smallest);
  CHECK(unknown.rules.empty());
  CHECK(variants::explain_none(read_variant(".Shape~4x4")).has_solution);
}

TEST_CASE("Once the budget is spent, rules are not looked at again and again", "[variants]") {
  variants::Puzzle puzzle = read_variant(".Shape~16x16.~R1C1_1.Replicate.End.~R1C1_2");
  const variants::Rule nothing = puzzle.rules[0];
  // So many that looking at each of them for each would take minutes.
  puzzle.rules.insert(puzzle.rules.begin(), 200'000, nothing);
  Budget one_node;
  one_node.nodes = 1;
  const variants::RulesAtOdds odds = variants::explain_none(puzzle, one_node);
  CHECK_FALSE(odds.has_solution);
  CHECK_FALSE(odds.is_smallest);
  // Half of them are left out while the node is enough to see that the givens are at odds.
  CHECK(odds.rules.size() == 100'000);
  CHECK(odds.givens.size() == 2);
}
