#pragma once

#include "core/cli/lists/iss_list.hpp"
#include "core/cli/lists/state_list.hpp"

namespace ninefold::cli {

/// What is said of a board that human logic does not know; empty where it does.
std::string no_logic_text(const variants::Layout& layout);

/// What a command that explains puzzles prints of a puzzle of any rules.
Line answer_variant_state(const IssLine& line, SearchWatch& watch, const StateAnswer& answer);
/// The same of one whose rules could not be read in the time that it may take.
std::string unread_state(const IssLine& line, const StateAnswer& answer);

}  // namespace ninefold::cli
