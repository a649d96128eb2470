#include "core/logic/path_order.hpp"

#include "core/logic/path.hpp"
#include "tests/core/logic/logic_cases.hpp"
#include "tests/support/puzzles/grids.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <array>
#include <set>
#include <vector>

using namespace ninefold;
using namespace ninefold::tests;
using logic::Technique;

namespace {

std::ptrdiff_t place_of(const logic::PathOrder& order, Technique technique) {
  return std::find(order.begin(), order.end(), technique) - order.begin();
}

std::set<Technique> used_on(const Grid& givens, const Grid& solution,
                            std::span<const Technique> preferred,
                            std::span<const Technique> without = {}) {
  logic::Workspace shared;
  std::set<Technique> used;
  const logic::State state(classic_links(), givens);
  for (const logic::Step& step :
       logic::find_path(state, solution, shared, preferred, without).steps)
    used.insert(step.technique);
  return used;
}

}  // namespace

TEST_CASE("A preferred technique comes right after the last simpler one, others stay", "[logic]") {
  const logic::PathOrder usual = logic::path_order();
  CHECK(usual == logic::usual_path_order());
  for (const logic::TechniqueFacts& one : logic::techniques()) {
    INFO(one.name);
    CHECK((place_of(usual, one.technique) != std::ssize(usual)) == one.is_on_path);
    const std::array preferred{one.technique};
    logic::PathOrder order = logic::path_order(preferred);
    const auto place = place_of(order, one.technique);
    REQUIRE(place != std::ssize(order));
    const auto score_at = [&order](std::ptrdiff_t at) {
      return logic::facts(order[static_cast<std::size_t>(at)]).score;
    };
    // What paths do not use otherwise comes before what is unfair, whose scores begin at 200.
    const int score = one.is_on_path ? one.score : std::min<int>(one.score, 200);
    if (place > 0) CHECK(score_at(place - 1) < score);
    CHECK(place <= place_of(usual, one.technique));
    // What it has passed stands before it in the order of all techniques, and is no simpler.
    for (std::ptrdiff_t passed = place + 1; passed < std::ssize(order); ++passed) {
      if (order[static_cast<std::size_t>(passed)] > one.technique) break;
      CHECK(score_at(passed) >= score);
    }
    order.erase(order.begin() + place);
    logic::PathOrder rest = usual;
    std::erase(rest, one.technique);
    CHECK(order == rest);
  }
}

// Its path takes a continuous loop, which AICs come before if they are preferred.
TEST_CASE("A path takes a technique that is preferred", "[logic]") {
  const Grid givens =
      grid_of("6.5..4....2...1.7..8.9.....7.........3.7..6....9..38..2..3...4...86..9.2....5...3");
  const Grid solution = solution_of(givens);
  CHECK_FALSE(used_on(givens, solution, {}).contains(Technique::alternating_chain));
  const std::array preferred{Technique::alternating_chain};
  const auto used = used_on(givens, solution, preferred);
  CHECK(used.contains(Technique::alternating_chain));
  CHECK_FALSE(used.contains(Technique::brute_force));
}

TEST_CASE("A path does without what is left out, preferred or not", "[logic]") {
  const Grid givens =
      grid_of("...3.........9..612...4...5..3...67.6..4.....54.7...2.7...1.....6..573..4.59.3...");
  const Grid solution = solution_of(givens);
  CHECK(used_on(givens, solution, {}).contains(Technique::unique_rectangle_6));
  CHECK(used_on(givens, solution, {}).contains(Technique::w_wing));
  const std::vector<Technique> uniqueness = logic::techniques_named("Uniqueness");
  for (const Technique technique : used_on(givens, solution, {}, uniqueness))
    CHECK_FALSE(logic::needs_single_solution(technique));
  const std::array wing{Technique::w_wing};
  CHECK_FALSE(used_on(givens, solution, wing, wing).contains(Technique::w_wing));
  CHECK(logic::path_order({}, wing).size() + 1 == logic::usual_path_order().size());
}

TEST_CASE("Uniqueness stands for the techniques that rest on a single solution", "[logic]") {
  const std::vector<Technique> uniqueness = logic::techniques_named("uniqueness");
  CHECK(std::set(uniqueness.begin(), uniqueness.end()) ==
        std::set{Technique::bivalue_universal_grave, Technique::unique_rectangle_1,
                 Technique::unique_rectangle_2, Technique::unique_rectangle_3,
                 Technique::unique_rectangle_4, Technique::unique_rectangle_5,
                 Technique::unique_rectangle_6, Technique::hidden_rectangle,
                 Technique::unique_loop_1, Technique::unique_loop_2, Technique::unique_loop_3,
                 Technique::unique_loop_4, Technique::bivalue_universal_grave_2,
                 Technique::bivalue_universal_grave_3, Technique::bivalue_universal_grave_4,
                 Technique::avoidable_rectangle_1, Technique::avoidable_rectangle_2});
  CHECK(logic::techniques_named("x wing") == std::vector{Technique::x_wing});
  CHECK(logic::techniques_named("unique").empty());
}
