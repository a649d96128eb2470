// No step of any technique may strike or place against the solution, and none may be empty, in
// random states of puzzles under all kinds of rules.

#include "core/engine/engine.hpp"
#include "core/formats/constraints/description.hpp"
#include "core/logic/find.hpp"
#include "core/rules/constraints.hpp"
#include "tests/core/logic/logic_cases.hpp"
#include "tests/support/environment.hpp"
#include "tests/support/puzzles/grids.hpp"
#include "tests/support/puzzles/random.hpp"

#include <catch2/catch_test_macros.hpp>

#include <fstream>

using namespace ninefold;
using namespace ninefold::tests;

namespace {

std::vector<std::string> lines_of(const std::string& list, std::size_t most) {
  std::ifstream file(std::string(NINEFOLD_SOURCE_DIR) + "/tests/bench/" + list);
  std::vector<std::string> lines;
  for (std::string line; lines.size() < most && std::getline(file, line);) {
    if (!line.empty() && line.front() != '#') lines.push_back(line);
  }
  return lines;
}

/// Fills in and strikes at random, never against the solution.
void wander(Random& random, const Grid& solution, logic::State& state) {
  const int places = random.below(25);
  for (int count = 0; count < places && !state.is_solved(); ++count) {
    const auto cell = static_cast<Cell>(random.below(state.links().cell_count()));
    if (state.unsolved().contains(cell)) state.place({cell, solution[cell]});
  }
  const int percent = random.below(60);
  for (const Cell cell : state.unsolved()) {
    for (const Digit digit : state.candidates(cell)) {
      if (digit != solution[cell] && random.chance(percent)) state.strike({cell, digit});
    }
  }
}

void check_steps(const logic::State& state, const Grid& solution, std::uint64_t budget) {
  for (const logic::TechniqueFacts& one : logic::techniques()) {
    INFO(one.name);
    for (const logic::Step& step : logic::find_all(state, one.technique, budget).steps) {
      INFO(effect_text(step.eliminations, step.placements));
      REQUIRE_FALSE((step.eliminations.empty() && step.placements.empty()));
      for (const logic::Candidate& candidate : step.eliminations) {
        REQUIRE(state.has(candidate));
        REQUIRE(solution[candidate.cell] != candidate.digit);
      }
      for (const logic::Candidate& candidate : step.placements) {
        REQUIRE(state.has(candidate));
        REQUIRE(solution[candidate.cell] == candidate.digit);
      }
    }
  }
}

void check_list(const std::string& list, const std::string& names, int states) {
  const std::vector<Rule> rules = read_rules(names, Shape{}).value();
  const logic::Links links(gather_constraints(rules, Shape{}));
  const Engine engine = Engine::create(Shape{}, rules).value();
  Random random(states + 7);
  const std::vector<std::string> puzzles = lines_of(list, 40);
  REQUIRE(puzzles.size() > 10);
  const int wanted = share_of(states);
  int checked = 0;
  for (std::size_t index = 0; checked < wanted; index = (index + 1) % puzzles.size()) {
    const Grid givens = grid_of(puzzles[index]);
    const Answer answer = engine.solve(givens);
    // Those of several solutions do for all but what counts on one.
    if (answer.solutions == Count(0)) continue;
    if (!(answer.solutions == Count(1)) && links.keeps_rectangles()) continue;
    logic::State state(links, givens);
    wander(random, *answer.solution, state);
    INFO(list << " " << index);
    // What rests on one solution alone may not strike another, so that the state has to have one.
    if (answer.solutions == Count(1)) check_steps(state, *answer.solution, 300'000);
    ++checked;
  }
}

}  // namespace

TEST_CASE("Steps are sound in random states of classic puzzles", "[logic]") {
  check_list("classic-minimal.txt", "", 40);
}

TEST_CASE("Steps are sound in random states of puzzles with a torus knight", "[logic]") {
  check_list("torus-knight.txt", "torus-knight", 12);
}

TEST_CASE("Steps are sound where different digits exclude each other", "[logic]") {
  check_list("mystic.txt", "torus-knight,torus-pairs:26.23", 12);
}

TEST_CASE("Steps are sound with a house more", "[logic]") {
  check_list("asterisk.txt", "asterisk", 12);
}

TEST_CASE("Uniqueness is no reason under further rules", "[logic]") {
  // A rectangle of two digits may have one solution where a knight tells its corners apart.
  for (const char* names : {"knight", "asterisk", "pairs:26.23", "latin", "king"}) {
    INFO(names);
    const std::vector<Rule> rules = read_rules(names, Shape{}).value();
    CHECK_FALSE(logic::Links(gather_constraints(rules, Shape{})).keeps_rectangles());
  }
  CHECK(classic_links().keeps_rectangles());
}
