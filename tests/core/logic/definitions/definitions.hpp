#pragma once

#include "tests/core/logic/definitions/board.hpp"

#include <optional>
#include <string>

namespace ninefold::tests {

/// What is wrong with a step by the definition of its technique, read off the board alone: a
/// pattern that is not what the technique is called by, or an effect that does not follow from it.
/// Nothing where all is right.
using Breach = std::optional<std::string>;

Breach breach_of(const Board& board, const logic::Step& step);

/// Those of one family of techniques each.
Breach breach_of_single(const Board& board, const logic::Step& step);
Breach breach_of_locked(const Board& board, const logic::Step& step);
Breach breach_of_subset(const Board& board, const logic::Step& step);
Breach breach_of_fish(const Board& board, const logic::Step& step);
Breach breach_of_two_links(const Board& board, const logic::Step& step);
Breach breach_of_empty_rectangle(const Board& board, const logic::Step& step);
Breach breach_of_wing(const Board& board, const logic::Step& step);
Breach breach_of_wxyz_wing(const Board& board, const logic::Step& step);
Breach breach_of_aligned_pair(const Board& board, const logic::Step& step);
Breach breach_of_remote_pair(const Board& board, const logic::Step& step);
Breach breach_of_colors(const Board& board, const logic::Step& step);
Breach breach_of_medusa(const Board& board, const logic::Step& step);
Breach breach_of_chain(const Board& board, const logic::Step& step);
Breach breach_of_almost_locked(const Board& board, const logic::Step& step);
Breach breach_of_death_blossom(const Board& board, const logic::Step& step);
Breach breach_of_equivalence(const Board& board, const logic::Step& step);
Breach breach_of_sue_de_coq(const Board& board, const logic::Step& step);
Breach breach_of_unique_rectangle(const Board& board, const logic::Step& step);
Breach breach_of_avoidable_rectangle(const Board& board, const logic::Step& step);
Breach breach_of_unique_loop(const Board& board, const logic::Step& step);
Breach breach_of_grave(const Board& board, const logic::Step& step);
Breach breach_of_grave_of_several(const Board& board, const logic::Step& step);
Breach breach_of_sk_loop(const Board& board, const logic::Step& step);
Breach breach_of_exocet(const Board& board, const logic::Step& step);
Breach breach_of_forcing(const Board& board, const logic::Step& step);
Breach breach_of_templates(const Board& board, const logic::Step& step);

/// Whether each node of a chain follows from the one before: what does not hold by a strong link to
/// what does, what holds by a weak one to what does not. Nodes must be on the board.
Breach breach_of_links(const Board& board, const logic::Step& step);

/// Whether the first set of a step, in which none of the digits `without` may be, sees all of the
/// roof and has with these extra digits of it one digit more than cells, and strikes those.
Breach breach_of_roof_subset(const Board& board, const logic::Step& step, const Board::Cells& roof,
                             unsigned extra, unsigned without);

/// Whether a candidate and a node cannot both hold.
bool excludes(const Board& board, const logic::ChainNode& node, int cell, int digit);

/// Whether the cells lie in a house and have one digit more than there are of them: these.
bool is_almost_locked(const Board& board, const logic::LockedSet& set);

}  // namespace ninefold::tests
