#pragma once

#include "core/logic/step_list.hpp"
#include "core/logic/technique.hpp"

#include <array>
#include <span>
#include <string_view>

namespace ninefold::logic {

/// Adds the steps of the technique that the state has, in a fixed order, until the list says that
/// it is done. A finder that knows several techniques adds those of the wanted one alone.
using Finder = void (*)(const State& state, Technique wanted, StepList& steps);

/// All that is said of a technique but its place in the order from simple to hard, which is that of
/// the enumeration. Every file under techniques defines its own as NAME_techniques, after its name;
/// CMake makes the table of them. Names, levels and scores are those of HoDoKu 2.2, where it has
/// the technique.
struct TechniqueEntry {
  TechniqueFacts facts;
  Finder find = nullptr;              ///< null: nothing is sought
  std::string_view other_names = {};  ///< what else it is called, with ", " between
};

/// What all files define, in the order of their names.
std::span<const std::span<const TechniqueEntry>> registered_techniques();

/// The search for a technique; null where its file names none, or no file has registered it.
Finder finder_of(Technique technique);

}  // namespace ninefold::logic
