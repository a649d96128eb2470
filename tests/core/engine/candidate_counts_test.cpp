// In how many solutions each candidate occurs, against all solutions one by one.

#include "core/engine/engine.hpp"
#include "tests/support/environment.hpp"
#include "tests/support/puzzles/grids.hpp"
#include "tests/support/puzzles/named_rules.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

using namespace ninefold;
using tests::grid_of;
using tests::named_rules;

namespace {

using CandidateTable = decltype(CandidatesAnswer{}.solutions);

struct CountedPuzzle {
  std::string_view rules;
  std::string_view grid;
};

// From none to some thousand solutions; with digits that may change places, and without.
const std::vector<CountedPuzzle> counted_puzzles{
    {"classic", "1... .... ..2. ...."},
    {"latin", "................"},
    {"classic", "11.............."},
    {"diagonals", "1..............."},
    {"classic", "1..... ..2... ...... .....3 ...... ......"},
    {"non-consecutive", "...... ...... ...... ...... ...... ......"},
    {"classic",
     "..8.1.7..4..7.....1.6..9....4..8...3..7..1..5....6.2......5..7..5...2..9.....6..."},
    {"asterisk",
     "180370000000000000300900000700180500050090430940050207600700800003000000008000000"},
    {"torus-knight",
     "000605000000000000000000000000000000000004000000000000006000000800006090000850000"},
    {"classic",
     "123456789456789123789123456214365897365897214897214365531642978642978531978531642"},
};

Engine engine_of_counted(const CountedPuzzle& puzzle) {
  const Shape shape = grid_of(puzzle.grid).shape();
  return Engine::create(shape, named_rules(puzzle.rules, shape)).value();
}

CandidateTable tally_one_by_one(const Engine& engine, const Grid& givens) {
  CandidateTable counts{};
  engine.enumerate(givens, [&](const Grid& solution) {
    for (int index = 0; index < givens.shape().cell_count(); ++index) {
      const auto cell = static_cast<Cell>(index);
      ++counts[cell][solution[cell] - 1U];
    }
    return true;
  });
  return counts;
}

CandidateTable up_to(std::uint32_t most, CandidateTable counts) {
  for (auto& cell : counts) {
    for (std::uint32_t& count : cell) count = std::min(count, most);
  }
  return counts;
}

}  // namespace

TEST_CASE("Candidates are counted as all solutions have them", "[engine]") {
  for (const CountedPuzzle& puzzle : counted_puzzles) {
    const Engine engine = engine_of_counted(puzzle);
    const Grid givens = grid_of(puzzle.grid);
    const CandidateTable all = tally_one_by_one(engine, givens);
    for (const std::uint32_t most : {1U, 2U, 7U, 100U, 20'000U}) {
      if (tests::is_sanitized && most > 7) continue;
      INFO(puzzle.rules << " " << puzzle.grid << " up to " << most);
      const CandidatesAnswer counted = engine.candidates(givens, most);
      CHECK(counted.stopped == StopReason::complete);
      CHECK(counted.solutions == up_to(most, all));
    }
  }
}

TEST_CASE("Candidates of a board with billions of solutions are counted at once", "[engine]") {
  const Engine engine = engine_of_counted({"torus-knight", std::string(81, '.')});
  Budget budget;
  budget.nodes = 200'000;
  const CandidatesAnswer some = engine.candidates(Grid(Shape{}), 1000, budget);
  CHECK(some.stopped == StopReason::complete);
  for (const auto& cell : some.solutions) {
    for (const std::uint32_t count : cell) CHECK(count == 1000);
  }
}

TEST_CASE("A count of candidates that is stopped says no more than it found", "[engine]") {
  const CountedPuzzle& puzzle = counted_puzzles[6];
  const Engine engine = engine_of_counted(puzzle);
  const Grid givens = grid_of(puzzle.grid);
  const CandidateTable full = engine.candidates(givens, 1000).solutions;
  double last = 0;
  for (const std::uint64_t nodes : {0U, 1U, 10U, 300U, 1000U, 3000U}) {
    INFO(nodes);
    Budget budget;
    budget.nodes = nodes;
    const CandidatesAnswer part =
        engine.candidates(givens, 1000, budget, [&](const Progress& progress) {
          CHECK(progress.fraction <= 1.0);
          last = std::max(last, progress.fraction);
          return true;
        });
    CHECK(part.nodes <= nodes);
    CHECK(part.stopped == StopReason::node_limit);
    for (std::size_t cell = 0; cell < full.size(); ++cell) {
      for (std::size_t digit = 0; digit < full[cell].size(); ++digit) {
        CHECK(part.solutions[cell][digit] <= full[cell][digit]);
      }
    }
  }
  CHECK(last > 0);
}
