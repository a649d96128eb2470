#pragma once

#include "core/logic/state/state.hpp"
#include "core/logic/step.hpp"
#include "tests/core/logic/meanings/meaning.hpp"

#include <cstdint>
#include <optional>
#include <string>

namespace ninefold::tests {

/// Whether there is a definition here for the steps of a technique under any rules.
bool has_meaning(logic::Technique technique);

/// What is wrong with a step by what its premises mean: the rules, houses, cells and candidates
/// that it names must force its effect by themselves. Nothing where all is right. Adds to `open`
/// how many candidates there was too much to try for.
std::optional<std::string> breach_of_meaning(const Meaning& meaning, const logic::State& state,
                                             const logic::Step& step, std::uint64_t& open);

/// The same for the links of a chain, whatever its technique: each weak one excludes, and one of
/// each strong one holds.
std::optional<std::string> breach_of_meant_links(const Meaning& meaning, const logic::State& state,
                                                 const logic::Step& step, std::uint64_t& open);

}  // namespace ninefold::tests
