#pragma once

#include "core/formats/any_text/any_text.hpp"
#include "core/formats/grids/state_line.hpp"

#include <string_view>
#include <vector>

namespace ninefold {

/// Whether the first line of a text, comments aside, is a state as HoDoKu has it (state_line.hpp).
bool begins_with_state(std::string_view text);

/// The states of a list, one a line; puzzle lines may stand between them. Struck candidates come as
/// those that are left.
void read_states(std::string_view text, AnyText& found);

/// What the digits of a state leave for each empty cell by rows, columns and boxes, without what
/// was struck: bit d-1 for digit d.
std::vector<int> candidates_left(const StateLine& state);

}  // namespace ninefold
