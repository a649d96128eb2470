#pragma once

#include "core/generate/variants/variant_clues.hpp"

#include <span>
#include <string>

namespace ninefold::cli {

/// "R1C2=5" for a given, with its values joined by _ as in the text, or "item 3 Cage".
std::string clue_text(const variants::Puzzle& puzzle, const generate::PuzzleClue& clue);

/// Several, with "; " between them, or "-" for none.
std::string clues_text(const variants::Puzzle& puzzle, std::span<const generate::PuzzleClue> clues);

}  // namespace ninefold::cli
