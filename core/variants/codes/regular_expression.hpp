#pragma once

#include "core/board/work_meter.hpp"
#include "core/propagators/automata/automaton.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace ninefold::variants {

/// The automaton of a regular expression over values, which has to match the whole sequence: `|`,
/// groups, `*`, `+`, `?`, `{n}`, `{n,}`, `{n,m}`, `.`, classes `[a-b]` and `[^...]`. A character is
/// a value; letters are 10 to 35. `problem` says what was expected where nothing is returned.
/// Where the meter ends that, nothing.
std::optional<Automaton> compile_expression(std::string_view pattern, int lowest, int highest,
                                            std::string& problem, WorkMeter& meter);

}  // namespace ninefold::variants
