#pragma once

#include "core/board/work_meter.hpp"
#include "core/propagators/automata/automaton.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace ninefold::variants {

/// A pattern as an argument has it: base64url, or percent-encoded where it has a % or a dot. White
/// space goes.
std::optional<std::string> read_pattern(std::string_view text, std::string& problem);

/// The automaton of a regular expression over values, which has to match the whole sequence: `|`,
/// groups, `*`, `+`, `?`, `{n}`, `{n,}`, `{n,m}`, `.`, classes `[a-b]` and `[^...]`. A character is
/// a value; letters are 10 to 35. `problem` says what was expected where nothing is returned.
/// Glushkov's construction: a state for every character of the pattern. Where the meter ends that,
/// nothing.
std::optional<Automaton> compile_expression(std::string_view pattern, int lowest, int highest,
                                            std::string& problem, WorkMeter& meter);

}  // namespace ninefold::variants
