#pragma once

#include "core/formats/constraints/description.hpp"
#include "core/rules/validate.hpp"
#include "tests/fuzz/require.hpp"

namespace ninefold::fuzz {

/// What must hold for every puzzle that some text was read as: its rules and givens fit the board,
/// and its description is read as the same puzzle.
inline void check_puzzle(const Puzzle& puzzle) {
  const Shape shape = puzzle.givens.shape();
  require(!validate(puzzle.rules, shape).has_value(), "rules that were read are valid");
  for (int cell = 0; cell < shape.cell_count(); ++cell) {
    require(puzzle.givens[static_cast<Cell>(cell)] <= shape.size(), "givens fit the board");
  }
  const std::string written = write_description(puzzle);
  const Result<Puzzle> again = read_description(written);
  require(again.has_value(), "what was written can be read: " + written);
  require(again->givens == puzzle.givens, "the givens come back: " + written);
  require(write_description(*again) == written, "writing twice is the same: " + written);
}

/// What must hold for every error: places count from 1 where there are any, and texts are short
/// enough for a message.
inline void check_error(const Error& error) {
  require(error.line >= 0 && error.column >= 0, "places are places");
  require(error.found.size() < 200 && error.expected.size() < 400, "an error fits a message");
}

}  // namespace ninefold::fuzz
