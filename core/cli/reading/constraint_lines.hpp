#pragma once

#include "core/formats/any_text/any_text.hpp"

#include <string_view>
#include <vector>

namespace ninefold::cli {

/// Whether a text begins, after comments and blank lines, with an item of constraint text:
/// `.Name~argument`, the name of a kind that is known, or `.~` for givens.
bool begins_with_item(std::string_view text);

/// The puzzles of a text that no other reader knows (read_any_text() has none): the whole text is
/// one in constraint text or in the raw forms of that, such as a grid of 16x16 cells or killer
/// cages in 81 characters; or each line is one, and what follows a tab is its name. Empty where
/// that is not so.
std::vector<NamedPuzzle> read_constraint_lines(std::string_view text);

}  // namespace ninefold::cli
