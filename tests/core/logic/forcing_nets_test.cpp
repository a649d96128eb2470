// The search for nets leaves out what it need not look at: what it finds is what filling in singles
// one by one finds.

#include "core/engine/engine.hpp"
#include "core/formats/constraints/description.hpp"
#include "core/logic/find.hpp"
#include "core/rules/constraints.hpp"
#include "tests/core/logic/logic_cases.hpp"
#include "tests/support/puzzles/grids.hpp"
#include "tests/support/puzzles/random.hpp"

#include <catch2/catch_test_macros.hpp>

#include <fstream>
#include <set>

using namespace ninefold;
using namespace ninefold::tests;

namespace {

bool is_refuted_by_singles(logic::State state, const logic::Candidate& candidate) {
  state.place(candidate);
  while (!state.is_contradictory()) {
    std::optional<logic::Step> step = logic::find_first(state, logic::Technique::naked_single);
    if (!step) step = logic::find_first(state, logic::Technique::hidden_single);
    if (!step) return false;
    logic::apply(*step, state);
  }
  return true;
}

/// Returns how many nets there are.
std::size_t check_nets(const logic::State& state) {
  std::set<logic::Candidate> expected;
  for (const Cell cell : state.unsolved()) {
    for (const Digit digit : state.candidates(cell)) {
      if (is_refuted_by_singles(state, {cell, digit})) expected.insert({cell, digit});
    }
  }
  std::set<logic::Candidate> found;
  for (const logic::Step& step : logic::find_all(state, logic::Technique::forcing_net).steps) {
    REQUIRE(step.eliminations.size() == 1);
    found.insert(step.eliminations.front());
  }
  CHECK(found == expected);
  const auto first = logic::find_first(state, logic::Technique::forcing_net);
  REQUIRE(first.has_value() == !expected.empty());
  if (first) CHECK(first->eliminations.front() == *expected.begin());
  return expected.size();
}

std::size_t nets_of_list(const std::string& list, const logic::Links& links) {
  std::ifstream file(std::string(NINEFOLD_SOURCE_DIR) + "/tests/bench/" + list);
  std::size_t nets = 0;
  int puzzles = 0;
  for (std::string line; puzzles < 8 && std::getline(file, line);) {
    if (line.empty() || line.front() == '#') continue;
    ++puzzles;
    INFO(line);
    logic::State state(links, grid_of(line));
    // At the start with the singles that there are, and where none is left.
    nets += check_nets(state);
    while (auto step = logic::find_first(state, logic::Technique::naked_single)) {
      logic::apply(*step, state);
    }
    nets += check_nets(state);
    while (auto step = logic::find_next(state)) {
      if (step->technique > logic::Technique::jellyfish) break;
      logic::apply(*step, state);
    }
    if (!state.is_solved()) nets += check_nets(state);
  }
  return nets;
}

}  // namespace

TEST_CASE("Nets are all that singles refute", "[logic]") {
  CHECK(nets_of_list("classic-minimal.txt", classic_links()) > 100);
  CHECK(nets_of_list("classic-hard.txt", classic_links()) > 100);
}

TEST_CASE("Nets are all that singles refute where different digits exclude each other", "[logic]") {
  const std::vector<Rule> rules = read_rules("pairs:12.23.34.45.56.67.78.89", Shape{}).value();
  const logic::Links links(gather_constraints(rules, Shape{}));
  const Engine engine = Engine::create(Shape{}, rules).value();
  const Grid solution = engine.solve(Grid(Shape{})).solution.value();
  Random random(3);
  std::size_t nets = 0;
  for (int count = 0; count < 12; ++count) {
    Grid givens(Shape{});
    for (const Cell cell : links.all_cells()) {
      if (random.chance(6)) givens[cell] = solution[cell];
    }
    nets += check_nets(logic::State(links, givens));
  }
  CHECK(nets > 50);
}
