// The order in which a person sees steps: what boxes show before what single cells do, as long as
// nothing is marked, the shortest chain of its kind, and no chain that is something simpler.

#include "core/logic/find.hpp"
#include "core/logic/path.hpp"
#include "tests/core/logic/logic_cases.hpp"
#include "tests/support/environment.hpp"
#include "tests/support/puzzles/grids.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <map>
#include <set>

using namespace ninefold;
using namespace ninefold::tests;
using logic::Technique;

namespace {

std::size_t share(int cases) { return static_cast<std::size_t>(share_of(cases)); }

/// Whether a box has one place left for a digit.
bool has_single_in_box(const logic::State& state) {
  for (const logic::House& house : state.links().houses()) {
    if (house.kind != logic::HouseKind::box) continue;
    for (Digit digit = 1; digit <= state.links().size(); ++digit) {
      if (state.places(digit, house).count() == 1) return true;
    }
  }
  return false;
}

bool is_chain(Technique technique) {
  return technique >= Technique::x_chain && technique <= Technique::grouped_discontinuous_loop &&
         technique != Technique::almost_locked_xz && technique != Technique::almost_locked_xy_wing;
}

/// Calls see(state, step) for every step of the paths.
template <typename See>
void walk(const std::vector<Grid>& puzzles, See&& see) {
  for (const Grid& givens : puzzles) {
    const Grid solution = solution_of(givens);
    logic::Workspace shared;
    logic::PathWalk walk(logic::State(classic_links(), givens), solution, shared);
    while (const auto step = walk.find()) {
      see(walk.state(), *step);
      walk.take(*step);
    }
  }
}

}  // namespace

TEST_CASE("While nothing is marked, what boxes show comes before naked singles", "[logic]") {
  std::map<std::string, int> seen;
  std::vector<Grid> puzzles = puzzles_of("classic-easy.txt", share(60));
  for (const Grid& givens : puzzles_of("classic-minimal.txt", share(60))) puzzles.push_back(givens);
  walk(puzzles, [&seen](const logic::State& state, const logic::Step& step) {
    const bool is_hidden = step.technique == Technique::hidden_single;
    if (step.technique == Technique::naked_single && !state.is_marked()) {
      ++seen["naked, unmarked"];
      REQUIRE_FALSE(has_single_in_box(state));
    }
    if (is_hidden && state.is_marked()) {
      ++seen["hidden, marked"];
      REQUIRE_FALSE(logic::find_first(state, Technique::naked_single));
    }
    if (is_hidden && !state.is_marked()) {
      const bool is_in_box =
          state.links().houses()[step.houses.front()].kind == logic::HouseKind::box;
      ++seen[is_in_box ? "box, unmarked" : "line, unmarked"];
      REQUIRE_FALSE(logic::find_first(state, Technique::full_house));
      REQUIRE(is_in_box == has_single_in_box(state));
      if (!is_in_box) REQUIRE_FALSE(logic::find_first(state, Technique::naked_single));
    }
  });
  CHECK(seen.size() == 4);
}

TEST_CASE("Candidates are marked once one is struck, or all are said to be there", "[logic]") {
  // Box 2 shows its 9, and r9c5 can be nothing but 4.
  const Grid givens =
      grid_of(".9..........431....74....5..3.1....8.5..6.19....97......6..9........86.45......21");
  logic::State state(classic_links(), givens);
  CHECK_FALSE(state.is_marked());
  REQUIRE(logic::find_first(state, Technique::naked_single));
  REQUIRE(has_single_in_box(state));
  CHECK(logic::find_next(state)->technique == Technique::hidden_single);

  logic::State written = state;
  written.mark();
  CHECK(logic::find_next(written)->technique == Technique::naked_single);

  // What the rules have excluded already takes no mark, nor does a digit.
  logic::State struck = state;
  struck.strike({1, 1});
  const Cell open = *state.unsolved().begin();
  struck.place({open, solution_of(givens)[open]});
  CHECK_FALSE(struck.is_marked());
  const Cell next = *struck.unsolved().begin();
  struck.strike({next, struck.candidates(next).first()});
  CHECK(struck.is_marked());
}

TEST_CASE("The hardest step of a grade is named by the order of its path", "[logic]") {
  int boxes_alone = 0;
  for (const Grid& givens : puzzles_of("classic-easy.txt", 150)) {
    const Grid solution = solution_of(givens);
    const logic::State state(classic_links(), givens);
    const logic::Grade grade = logic::grade(state, solution);
    std::set<Technique> used;
    for (const logic::Step& step : logic::find_path(state, solution)) used.insert(step.technique);
    CHECK(used.contains(grade.hardest));
    if (grade.score != 1200) continue;
    ++boxes_alone;
    CHECK(grade.hardest == Technique::hidden_single);
    CHECK_FALSE(used.contains(Technique::naked_single));
  }
  CHECK(boxes_alone > 0);
}

TEST_CASE("A chain is the shortest of its kind that the state has", "[logic]") {
  std::map<Technique, int> chains;
  // A shortest chain with groups may meet itself; then a longer one from elsewhere may come first.
  int grouped = 0;
  int longer = 0;
  walk(puzzles_of("classic-hard.txt", share(60)),
       [&](const logic::State& state, const logic::Step& step) {
         // What paths take late is seldom on them, and found all the same where it is looked for.
         for (const logic::TechniqueFacts& one : logic::techniques()) {
           if (!is_chain(one.technique) || !is_chain(step.technique)) continue;
           const auto first = logic::find_first(state, one.technique);
           if (!first) continue;
           const auto all = logic::find_all(state, one.technique).steps;
           if (all.empty()) continue;
           ++chains[one.technique];
           const bool is_longer = first->chain.size() > all[0].chain.size() ||
                                  first->sets.empty() != all[0].sets.empty();
           if (one.technique >= Technique::grouped_continuous_loop) {
             ++grouped;
             longer += is_longer ? 1 : 0;
             continue;
           }
           INFO(one.name << ": " << first->chain.size() << " nodes, not " << all[0].chain.size());
           CHECK_FALSE(is_longer);
         }
       });
  CHECK(chains.size() >= (takes_fewer_cases() ? 4 : 6));
  CHECK(longer * 5 <= grouped);
}

TEST_CASE("Wings and chains are nothing simpler in the same cells", "[logic]") {
  std::map<Technique, int> steps;
  for (const Grid& givens : puzzles_of("classic-minimal.txt", 200)) {
    const logic::State state(classic_links(), givens);
    for (const logic::Step& step : logic::find_all(state, Technique::w_wing).steps) {
      ++steps[step.technique];
      const Cell one = *step.chain.front().cells.begin();
      const Cell two = *step.chain.back().cells.begin();
      CHECK_FALSE(state.links().peers(one).contains(two));
    }
    for (const logic::Step& step : logic::find_all(state, Technique::xy_chain).steps) {
      ++steps[step.technique];
      CHECK(step.cells.count() >= 4);
      for (const logic::House& house : state.links().houses()) {
        const CellSet within = step.cells & house.cells;
        logic::DigitSet digits;
        for (const Cell cell : within) digits |= state.candidates(cell);
        if (within.count() < 2 || digits.count() != within.count()) continue;
        // A naked subset in the chain says less than the chain.
        const bool says_all =
            std::all_of(step.eliminations.begin(), step.eliminations.end(),
                        [&](const logic::Candidate& struck) {
                          return digits.contains(struck.digit) &&
                                 within.without(state.links().peers(struck.cell)).empty();
                        });
        CHECK_FALSE(says_all);
      }
    }
    const auto chains = logic::find_all(state, Technique::x_chain).steps;
    const auto is_fish = [](const logic::Step& step) { return step.chain.size() == 4; };
    CHECK(std::is_partitioned(chains.rbegin(), chains.rend(), is_fish));
  }
  CHECK(steps.size() == 2);
}

TEST_CASE("Alternating chains and two or three sets come before loops with groups", "[logic]") {
  std::map<Technique, int> used;
  walk(puzzles_of("classic-hard.txt", share(150)),
       [&used](const logic::State&, const logic::Step& step) { ++used[step.technique]; });
  CHECK(used[Technique::alternating_chain] > 0);
  CHECK(used[Technique::almost_locked_xz] > 0);
  if (!takes_fewer_cases()) CHECK(used[Technique::almost_locked_xy_wing] > 0);
}
