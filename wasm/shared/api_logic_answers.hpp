#pragma once

#include "core/board/result.hpp"
#include "core/logic/state/state.hpp"
#include "core/logic/technique.hpp"
#include "wasm/shared/api_explained.hpp"
#include "wasm/shared/api_logic.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// What the modules have in common of explaining puzzles: the answers for somebody who stands
/// somewhere, however the puzzle and its solution came to be known.
namespace ninefold::api {

/// The givens with what was entered in the other cells. Error: no such digits.
Result<Grid> with_entered(const Grid& givens, const std::string& entered);

/// Enters and strikes what somebody has written.
void take_work(const Grid& values, const std::vector<int>& open, logic::State& state);

/// The level as requests and answers have it: in lower case.
std::string name_of(logic::Level level);
/// The level with that name, or nothing.
std::optional<logic::Level> level_named(std::string_view name);

/// The techniques of a list of names, with commas between them. Error: a name of none that this
/// program looks for.
Result<std::vector<logic::Technique>> read_techniques(std::string_view names);

/// Techniques that a path takes before others, and those that it does without.
struct Chosen {
  std::vector<logic::Technique> preferred;
  std::vector<logic::Technique> without;
};

/// The techniques of a list of names, with commas between them, and a `-` before those that are
/// left out; "uniqueness" stands for all that rest on there being a single solution. Error: a name
/// of none that this program looks for.
Result<Chosen> read_chosen(std::string_view names);

/// Sound, solved, or the first mistake.
LogicState judge(const logic::State& state, const Grid& solution);

/// What the functions of the same purpose answer for a sound state; `budget` is for the search for
/// each technique, `rules` are those of a variant by their numbers.
Explained hints_for(const logic::State& state, const std::string& technique, std::uint64_t budget,
                    const std::vector<ExplainedRule>& rules);
Explained path_from(const logic::State& state, const Grid& solution, const std::string& preferred,
                    const std::vector<ExplainedRule>& rules);
Grading grading_of(const logic::State& state, const Grid& solution);

}  // namespace ninefold::api
