#pragma once

#include "core/rules/rule.hpp"

#include <string>
#include <vector>

namespace ninefold {

/// The description of a puzzle in which cells have no other candidates than these, bit d-1 for
/// digit d, one number a cell: they are givens like its digits, in the rule `constraints`
/// (core/formats/iss/described_variant.hpp). Cells that hold a digit, and those that have all that
/// the digits of their peers leave them, are not mentioned; where that is every cell, it is the
/// description of the puzzle alone.
std::string describe_with_candidates(const Puzzle& puzzle, const std::vector<int>& candidates);

/// The description of a puzzle with these items of constraint text besides, their `~` written as
/// `!`.
std::string describe_with_items(const Puzzle& puzzle, const std::string& items);

/// The description of a square board that no Shape has, such as one of 16x16, with items as above;
/// `values` has one number a cell, and `lowest - 1` for an empty one.
std::string describe_board(int side, int lowest, const std::vector<int>& values,
                           const std::string& items = "");

}  // namespace ninefold
