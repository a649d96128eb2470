#include "tests/core/variants/logic/sound_walk.hpp"

#include "core/logic/find.hpp"
#include "tests/core/logic/logic_cases.hpp"

namespace ninefold::tests {

Solutions solutions_of(const variants::Puzzle& puzzle) {
  const Shape shape = *variants::shape_for_logic(puzzle.layout);
  Solutions solutions;
  variants::VariantEngine(puzzle).enumerate([&](std::span<const int> values) {
    solutions.push_back(grid_of(shape, values));
    return true;
  });
  return solutions;
}

void check_sound(const logic::Step& step, const logic::State& state, const Solutions& solutions) {
  INFO(logic::facts(step.technique).name << " " << effect_text(step.eliminations, step.placements));
  REQUIRE_FALSE((step.eliminations.empty() && step.placements.empty()));
  for (const Grid& solution : solutions) {
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

int walk(const variants::VariantLogic& logic, const Solutions& solutions, const Walk& how,
         std::set<logic::Technique>& seen) {
  logic::State state = logic.start();
  int steps = 0;
  for (; steps < how.most_steps && !state.is_solved(); ++steps) {
    std::vector<logic::Step> simplest;
    const bool is_start = steps == 0;
    for (const logic::TechniqueFacts& one : logic::techniques()) {
      if (!one.is_on_path || one.technique >= how.hardest) continue;
      std::vector<logic::Step> found = logic::find_all(state, one.technique, how.budget).steps;
      for (const logic::Step& step : found) check_sound(step, state, solutions);
      if (!found.empty()) seen.insert(one.technique);
      if (simplest.empty()) simplest = std::move(found);
      if (!simplest.empty() && !is_start) break;
    }
    if (simplest.empty()) break;
    for (const logic::Step& step : simplest) {
      for (const logic::Candidate& candidate : step.eliminations) state.strike(candidate);
      for (const logic::Candidate& candidate : step.placements) {
        if (state.unsolved().contains(candidate.cell)) state.place(candidate);
      }
    }
  }
  return steps;
}

}  // namespace ninefold::tests
