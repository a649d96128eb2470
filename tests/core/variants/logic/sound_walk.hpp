#pragma once

#include "core/logic/technique.hpp"
#include "core/variants/logic/variant_logic.hpp"
#include "tests/core/variants/variant_puzzles.hpp"

#include <cstdint>
#include <set>
#include <vector>

namespace ninefold::tests {

/// Full grids of digits, which count from 1 whatever the values of the board are.
using Solutions = std::vector<Grid>;

/// All of a puzzle whose board has a shape_for_logic().
Solutions solutions_of(const variants::Puzzle& puzzle);

/// Fails where a step strikes what some solution has, or places what some solution has not: no
/// technique relies on there being one solution here.
void check_sound(const logic::Step& step, const logic::State& state, const Solutions& solutions);

struct Walk {
  logic::Technique hardest = logic::Technique::brute_force;
  int most_steps = 1'000;
  std::uint64_t budget = 20'000;
};

/// Checks the steps of every technique at the start, then all of the simplest; applies those, and
/// goes on to where none is left. Returns how many rounds it took.
int walk(const variants::VariantLogic& logic, const Solutions& solutions, const Walk& how,
         std::set<logic::Technique>& seen);

}  // namespace ninefold::tests
