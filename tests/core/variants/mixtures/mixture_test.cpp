// Random mixtures of all kinds of rules: the search against every assignment of small boards, in
// every query; and the same puzzle told in another way. NINEFOLD_SEED and NINEFOLD_SECONDS make the
// slow test draw others, and for longer.

#include "tests/core/variants/mixtures/mixture.hpp"
#include "core/engine/wide/explain_none.hpp"
#include "core/engine/wide/rule_inspection.hpp"
#include "tests/core/variants/variant_puzzles.hpp"
#include "tests/support/environment.hpp"

#include <algorithm>
#include <array>
#include <iostream>
#include <map>
#include <set>
#include <span>
#include <string_view>

using namespace ninefold;
using namespace ninefold::tests;

namespace {

// Few enough assignments to go through all of them.
constexpr std::array boards{
    Board{".Shape~2x3~4~Raw", 2, 3, 1, 4},
    Board{".Shape~3x3~3~Raw", 3, 3, 1, 3},
    Board{".Shape~2x3~0-4~Raw", 2, 3, 0, 4},
    Board{".Shape~3x3~3", 3, 3, 1, 3},
    Board{".Shape~2x3~4", 2, 3, 1, 4},
    Board{".Shape~3x2~0-4", 3, 2, 0, 4},
    Board{".Shape~2x2~9~Raw", 2, 2, 1, 9},
    Board{".Shape~2x2~0-8~Raw", 2, 2, 0, 8},
    Board{".Shape~1x3~16~Raw", 1, 3, 1, 16},
    Board{".Shape~3x1~0-15~Raw", 3, 1, 0, 15},
    Board{".Shape~1x4~7", 1, 4, 1, 7},
    Board{".Shape~2x2~12", 2, 2, 1, 12},
    Board{".Shape~3x3~3.Jigsaw~112132332.NoBoxes", 3, 3, 1, 3},
    Board{".Shape~2x2~3~Raw.Var~A~~2x2", 2, 2, 1, 3, "VA1 VA2 VA3 VA4 "},
    Board{".Shape~2x3~3.Var~A", 2, 3, 1, 3, "VA "},
    Board{".Shape~2x2~3.RegionSize~2.ChaosConstruction", 2, 2, 1, 3},
    Board{".Shape~2x2~0-2.Doppelganger", 2, 2, 0, 2, "DGR1 DGR2 DGC1 DGC2 "},
};

// With more assignments, for the slow test.
constexpr std::array large_boards{
    Board{".Shape~2x4~4", 2, 4, 1, 4},
    Board{".Shape~4x2~0-3", 4, 2, 0, 3},
    Board{".Shape~2x4~4~Raw.NoBoxes", 2, 4, 1, 4},
    Board{".Shape~2x4~4.Jigsaw~11221122.NoBoxes", 2, 4, 1, 4},
    Board{".Shape~2x3~3.ChaosConstruction", 2, 3, 1, 3},
    Board{".Shape~1x4~0-15~Raw", 1, 4, 0, 15},
    Board{".Shape~3x3~4", 3, 3, 1, 4},
};

// All that brute force tells: the count, the smallest solution, and in how many each candidate is.
struct Truth {
  std::uint64_t count = 0;
  std::vector<int> first;
  std::vector<std::vector<std::uint32_t>> candidates;
};

Truth truth_of(const variants::Puzzle& puzzle) {
  const variants::Layout& layout = puzzle.layout;
  Truth truth;
  const auto cells = static_cast<std::size_t>(layout.cell_count());
  truth.candidates.assign(
      cells, std::vector<std::uint32_t>(static_cast<std::size_t>(layout.value_count())));
  std::vector<int> values(cells, layout.lowest);
  while (true) {
    if (variants::is_solution(puzzle, values)) {
      if (truth.count++ == 0) truth.first = values;
      for (std::size_t i = 0; i < cells; ++i)
        ++truth.candidates[i][static_cast<std::size_t>(values[i] - layout.lowest)];
    }
    // The last cell changes first, so that the first solution is the smallest.
    std::size_t cell = cells;
    while (cell > 0 && values[cell - 1] == layout.highest) values[--cell] = layout.lowest;
    if (cell == 0) return truth;
    ++values[cell - 1];
  }
}

// Solutions that agree with a board that is filled in part; those that begin with its values.
bool agrees(const std::vector<int>& values, const std::vector<int>& board, int lowest) {
  for (std::size_t cell = 0; cell < values.size(); ++cell) {
    if (board[cell] >= lowest && board[cell] != values[cell]) return false;
  }
  return true;
}

// What the rules say of boards filled at random: full ones have a conflict just if they are no
// solution; others none where a solution agrees with them, and nothing is ruled out that it has.
void check_inspection(const variants::Puzzle& puzzle, Random& random) {
  const variants::Layout& layout = puzzle.layout;
  const auto cells = static_cast<std::size_t>(layout.cell_count());
  const variants::RuleInspection inspection(puzzle);
  for (int round = 0; round < 12; ++round) {
    std::vector<int> board(cells);
    for (int& value : board) {
      const bool is_empty = round >= 6 && random.below(2) == 0;
      value = is_empty ? layout.lowest - 1 : layout.lowest + random.below(layout.value_count());
    }
    const variants::RuleInspection::Found found = inspection.inspect(board);
    if (round < 6) {
      CHECK(found.conflicts.empty() == variants::is_solution(puzzle, board));
      continue;
    }
    for (const auto& conflict : found.conflicts) {
      CHECK_FALSE(conflict.cells.empty());
      // An empty cell is in conflict with candidates alone.
      for (const variants::CellIndex cell : conflict.cells)
        CHECK((board[cell] >= layout.lowest || conflict.given != nullptr));
    }
    const variants::VariantEngine engine(puzzle);
    engine.enumerate([&](std::span<const int> solution) {
      const std::vector<int> values(solution.begin(), solution.end());
      if (!agrees(values, board, layout.lowest)) return true;
      CHECK(found.conflicts.empty());
      for (std::size_t cell = 0; cell < cells; ++cell) {
        if (board[cell] < layout.lowest)
          CHECK((found.open[cell] & variants::mask_of(values[cell] - layout.lowest)) != 0);
      }
      return true;
    });
  }
}

void check_text(const std::string& text) {
  INFO(text);
  variants::PuzzleOrError read = variants::read_iss_text(text);
  if (std::holds_alternative<variants::RuleError>(read)) return;  // a rule that the board refuses
  const variants::Puzzle puzzle = std::move(*std::get_if<variants::Puzzle>(&read));
  const Truth truth = truth_of(puzzle);
  const variants::VariantEngine engine(puzzle);
  CHECK(engine.count().solutions == Count(truth.count));
  CHECK(engine.first().solution == truth.first);
  Random random(truth.count + 1);
  check_inspection(puzzle, random);
  const variants::Answer solved = engine.solve();
  CHECK(solved.solutions == Count(std::min<std::uint64_t>(truth.count, 2)));
  const variants::CandidatesAnswer candidates = engine.candidates(3);
  for (std::size_t cell = 0; cell < truth.candidates.size(); ++cell) {
    for (std::size_t value = 0; value < truth.candidates[cell].size(); ++value) {
      CHECK(candidates.solutions[cell][value] ==
            std::min<std::uint32_t>(truth.candidates[cell][value], 3));
    }
  }
  if (truth.count == 0) {
    const variants::RulesAtOdds odds = variants::explain_none(puzzle);
    CHECK_FALSE(odds.has_solution);
    CHECK(odds.is_smallest);
    variants::Puzzle part = puzzle;
    part.rules.clear();
    for (const std::size_t number : odds.rules) part.rules.push_back(puzzle.rules[number]);
    CHECK(variants::VariantEngine(part).count().solutions == Count(0));
  }
}

}  // namespace

TEST_CASE("Random mixtures of variant rules have the solutions that brute force finds",
          "[variants]") {
  for (std::uint64_t seed = 1; seed <= 100; ++seed) {
    Random random(seed);
    const Board& board =
        boards[static_cast<std::size_t>(random.below(static_cast<int>(boards.size())))];
    check_text(Mixture(board, random).text_with_givens());
  }
}

TEST_CASE("Many more random mixtures of variant rules", "[variants][.slow]") {
  const std::uint64_t first = random_seed();
  std::cout << "mixtures: seed " << first << std::endl;
  const Effort effort(2000);
  for (int round = 0; effort.goes_on(round); ++round) {
    Random random(first + static_cast<std::uint64_t>(round));
    const auto chosen = static_cast<std::size_t>(
        random.below(static_cast<int>(boards.size() + large_boards.size())));
    const Board& board =
        chosen < boards.size() ? boards[chosen] : large_boards[chosen - boards.size()];
    check_text(Mixture(board, random).text_with_givens());
  }
}

TEST_CASE("Random mixtures have every kind of rule, on some board", "[variants]") {
  // They say nothing of their own, or shape the board only.
  std::set<std::string_view> missing;
  for (const std::span<const variants::Kind> kinds : variants::all_kinds()) {
    for (const variants::Kind& kind : kinds) missing.insert(kind.name);
  }
  missing.erase("SearchPriority");
  const auto take = [&missing](const auto& self, const std::vector<variants::Item>& items) -> void {
    for (const variants::Item& item : items) {
      missing.erase(item.name);
      self(self, item.parts);
    }
  };
  std::vector<Board> all(boards.begin(), boards.end());
  all.insert(all.end(), large_boards.begin(), large_boards.end());
  all.push_back({".Shape~4x4", 4, 4, 1, 4});  // it has windows
  for (std::size_t number = 0; number < 2000; ++number) {
    Random random(number);
    take(take, read_variant(Mixture(all[number % all.size()], random).text()).items);
  }
  for (const std::string_view name : missing) UNSCOPED_INFO(name);
  CHECK(missing.empty());
}

TEST_CASE("A rule more never adds solutions to a variant", "[variants]") {
  int compared = 0;
  for (std::uint64_t seed = 1; seed <= 100; ++seed) {
    Random random(seed * 7919);
    const std::string rules = Mixture({".Shape~4x4", 4, 4, 1, 4}, random).text();
    const std::string more = Mixture({"", 4, 4, 1, 4}, random).text();
    // Marks between neighbours take pairs away from the negative rule, so they may add; and some
    // items take rules away.
    if (rules.find("Strict") != std::string::npos) continue;
    if (more.find("NoBoxes") != std::string::npos) continue;
    if (more.find("RegionSize") != std::string::npos) continue;
    if (more.find("FullRankTies") != std::string::npos) continue;
    variants::PuzzleOrError few = variants::read_iss_text(rules);
    variants::PuzzleOrError many = variants::read_iss_text(rules + more);
    if (few.index() != 0 || many.index() != 0) continue;
    // An item may replace one of the same kind on the same line.
    if (std::get_if<variants::Puzzle>(&many)->rules.size() <=
        std::get_if<variants::Puzzle>(&few)->rules.size())
      continue;
    bool is_prefix = true;
    for (const variants::Rule& rule : std::get_if<variants::Puzzle>(&few)->rules)
      is_prefix = is_prefix && rule.kind->key == nullptr;
    if (!is_prefix) continue;
    ++compared;
    INFO(rules << " and " << more);
    const Count before =
        variants::VariantEngine(std::move(*std::get_if<variants::Puzzle>(&few))).count().solutions;
    const Count after =
        variants::VariantEngine(std::move(*std::get_if<variants::Puzzle>(&many))).count().solutions;
    CHECK(after <= before);
  }
  CHECK(compared > 30);
}

TEST_CASE("Boards without rules have their known numbers of solutions", "[variants]") {
  const std::map<std::string, std::uint64_t> known{
      {".Shape~4x4", 288},
      {".Shape~4x4.NoBoxes", 576},
      {".Shape~4x4~0-3", 288},
      {".Shape~3x3~3~Raw", 19683},
      {".Shape~2x2~3", 18},
      {".Shape~4x4.ChaosConstruction.NoBoxes", 0},
      {".Shape~4x4.Windoku", 168},
      {".Shape~4x4.Diagonal~1.Diagonal~-1", 48},
      {".Shape~4x4.Jigsaw~1112122233343444.NoBoxes", 0},
  };
  for (const auto& [text, solutions] : known) {
    INFO(text);
    const Count found = variants::VariantEngine(read_variant(text)).count().solutions;
    if (solutions != 0) {
      CHECK(found == Count(solutions));
    } else {
      CHECK(found > Count(0));
    }
  }
}

TEST_CASE("Unknown regions are counted once for each partition", "[variants]") {
  // Counted by hand with paper for 2x2 and by every assignment for 2x4 (as constraints.md says,
  // 456).
  CHECK(variants::VariantEngine(read_variant(".Shape~2x4.NoBoxes.ChaosConstruction"))
            .count()
            .solutions == Count(456));
}
