// Random mixtures of rules on boards that are too large to try every assignment, against a SAT
// solver that is told what the rules mean by definitions of their own (beside this file).
// NINEFOLD_SEED and NINEFOLD_SECONDS make the slow test draw others, and for longer.

#include "tests/core/variants/known_items/known_items.hpp"
#include "tests/core/variants/variant_puzzles.hpp"
#include "tests/support/environment.hpp"

#include <algorithm>
#include <functional>
#include <iostream>
#include <numeric>
#include <set>

using namespace ninefold;
using namespace ninefold::tests;

namespace {

struct Asked {
  std::string text;
  std::vector<StepRule> rules;
};

/// Items that most often keep some full board, and a few givens of it.
Asked asked_for(int side, Random& random) {
  const std::vector<int> board = full_board(side, random);
  KnownItems items(side, random);
  Asked asked{".Shape~" + std::to_string(side) + "x" + std::to_string(side), items.houses()};
  std::set<std::string> keys;
  const auto take = [&](const KnownItem& item) {
    if (item.text.empty() || (!item.key.empty() && !keys.insert(item.key).second)) return;
    asked.text += item.text;
    asked.rules.insert(asked.rules.end(), item.rules.begin(), item.rules.end());
  };
  bool has_strict = false;
  if (random.chance(40)) {
    const KnownItem global = items.global();
    has_strict = global.text.find("Strict") != std::string::npos;
    if (is_kept(global, board) || random.chance(30)) take(global);
  }
  const bool may_break = random.chance(30);
  const int wished = 8 + random.below(side * 3);
  for (int tried = 0, made = 0; tried < 3000 && made < wished; ++tried) {
    const KnownItem item = items.item();
    // A mark between two cells takes them from the negative rule.
    if (has_strict && item.rules.size() == 1 && item.rules[0].cells.size() == 2) continue;
    if (!is_kept(item, board) && !(may_break && random.chance(1))) continue;
    take(item);
    ++made;
  }
  for (int cell = 0; cell < side * side; ++cell) {
    if (!random.chance(side == 9 ? 22 : 10)) continue;
    const int digit = board[static_cast<std::size_t>(cell)];
    asked.text += ".~R" + std::to_string(cell / side + 1) + "C" + std::to_string(cell % side + 1) +
                  "_" + std::to_string(digit);
    asked.rules.push_back({{cell},
                           {},
                           [digit](const StepRule::State& state, int value) {
                             return value == digit ? std::optional(state) : std::nullopt;
                           },
                           [](const StepRule::State&) { return true; }});
  }
  return asked;
}

/// How many mixtures have no, one and several solutions, and how many were drawn.
std::array<int, 4> compare(std::uint64_t first, const std::function<bool(int)>& goes_on) {
  std::array<int, 4> found{};
  for (int& round = found[3]; goes_on(round); ++round) {
    const std::uint64_t seed = first + static_cast<std::uint64_t>(round);
    Random random(seed * 1'000'003);
    const int side = seed % 3 == 0 ? 6 : 9;
    const Asked asked = asked_for(side, random);
    INFO(asked.text);
    BoardFormula formula(side);
    for (const StepRule& rule : asked.rules) formula.add(rule);
    const auto boards = formula.solve(2);
    REQUIRE(boards);
    const variants::Puzzle puzzle = read_variant(asked.text);
    for (const std::vector<int>& board : *boards) CHECK(variants::is_solution(puzzle, board));
    Budget budget;
    budget.nodes = 300'000;
    const variants::Answer answer = variants::VariantEngine(puzzle).solve(budget);
    if (answer.stopped == StopReason::node_limit) continue;
    CHECK(answer.solutions == Count(boards->size()));
    if (boards->size() == 1) CHECK(answer.solution == boards->front());
    ++found[boards->size()];
  }
  return found;
}

}  // namespace

TEST_CASE("Random mixtures of variant rules have the solutions that a SAT solver finds",
          "[variants]") {
  if (!has_sat_solver()) SKIP("no cadical on this machine: the SAT oracle was not asked");
  const auto [none, one, several, drawn] =
      compare(1, [](int round) { return round < share_of(30); });
  CHECK((none > 0 || takes_fewer_cases()));
  CHECK((one > 0 || takes_fewer_cases()));
  CHECK((several > 0 || takes_fewer_cases()));
  CHECK(10 * (none + one + several) >= 9 * drawn);
}

TEST_CASE("Many more random mixtures of variant rules, against a SAT solver", "[variants][.slow]") {
  if (!has_sat_solver()) SKIP("no cadical on this machine: the SAT oracle was not asked");
  const std::uint64_t first = random_seed();
  std::cout << "mixtures for the SAT solver: seed " << first << std::endl;
  const Effort effort(600);
  const auto [none, one, several, drawn] =
      compare(first, [&effort](int round) { return effort.goes_on(round); });
  WARN("compared: " << none << " without, " << one << " with one, " << several
                    << " with several solutions");
  CHECK(10 * (none + one + several) >= 9 * drawn);
}
