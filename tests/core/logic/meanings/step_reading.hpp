#pragma once

#include "core/logic/state/state.hpp"
#include "core/logic/step.hpp"
#include "tests/core/logic/meanings/meaning.hpp"

#include <optional>
#include <set>
#include <string>
#include <vector>

/// What all that judge a step read from it and from the state.
namespace ninefold::tests {

/// What is wrong with a step, if anything.
using Complaint = std::optional<std::string>;

std::vector<int> numbers_of(const CellSet& set);

/// Bit d for every digit that a cell holds or can hold.
std::vector<unsigned> candidates_of(const logic::State& state);

inline unsigned& at(std::vector<unsigned>& candidates, int cell) {
  return candidates[static_cast<std::size_t>(cell)];
}

std::vector<const StepRule*> rules_of(const Meaning& meaning, const logic::Step& step);

std::set<int> cells_of(const std::vector<const StepRule*>& rules);

/// Of a house: its cells differ, and nothing is to be said of them besides.
StepRule rule_of_house(const CellSet& cells);

}  // namespace ninefold::tests
