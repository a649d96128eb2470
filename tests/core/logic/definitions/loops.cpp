// Loops of two digits that could be swapped.

#include "tests/core/logic/definitions/definitions.hpp"

#include <algorithm>
#include <vector>

namespace ninefold::tests {

namespace {

/// Whether the cells, beginning with the first, can be told apart as one digit and the other so
/// that all that share a house differ, and all are reached.
bool alternates(const Board::Cells& cells) {
  std::vector<int> side(cells.size(), -1);
  side[0] = 0;
  for (bool is_changed = true; is_changed;) {
    is_changed = false;
    for (std::size_t one = 0; one < cells.size(); ++one) {
      for (std::size_t two = 0; two < cells.size(); ++two) {
        if (side[one] < 0 || !Board::sees(cells[one], cells[two])) continue;
        if (side[two] == side[one]) return false;
        is_changed = is_changed || side[two] < 0;
        side[two] = 1 - side[one];
      }
    }
  }
  return std::find(side.begin(), side.end(), -1) == side.end();
}

bool follows_in_loop(const Board& board, const logic::Step& step, const Board::Cells& roof,
                     const logic::Candidate& struck) {
  using enum logic::Technique;
  const bool is_own = step.digits.contains(struck.digit) && contains(roof, struck.cell);
  if (step.technique == unique_loop_1) return roof.size() == 1 && is_own;
  if (step.technique == unique_loop_2) {
    return roof.size() > 1 && Board::sees_all(struck.cell, roof) &&
           (board.digits(roof) & ~bits_of(step.digits)) == 1U << struck.digit;
  }
  for (int house = 0; house < Board::houses; ++house) {
    for (const Digit held : step.digits) {
      if (held != struck.digit && roof.size() == 2 && is_own && board.places(held, house) == roof) {
        return true;
      }
    }
  }
  return false;
}

}  // namespace

Breach breach_of_unique_loop(const Board& board, const logic::Step& step) {
  const Board::Cells cells = cells_of(step.cells);
  if (cells.size() < 6 || step.digits.count() != 2) return "is no loop of two digits";
  const unsigned both = bits_of(step.digits);
  Board::Cells roof;
  for (const int cell : cells) {
    if (!board.is_open(cell) || (board.digits(cell) & both) != both) return "lacks a digit";
    if (board.digits(cell) != both) roof.push_back(cell);
  }
  for (int house = 0; house < Board::houses; ++house) {
    const auto inside = std::count_if(cells.begin(), cells.end(),
                                      [house](int cell) { return Board::is_in(cell, house); });
    if (inside != 0 && inside != 2) return "has a house with another number of cells";
  }
  if (!alternates(cells)) return "does not alternate";
  if (step.technique == logic::Technique::unique_loop_3) {
    if (roof.size() != 2 || !Board::share_a_house(roof)) return "has no roof in a house";
    return breach_of_roof_subset(board, step, roof, board.digits(roof) & ~both, both);
  }
  for (const logic::Candidate& struck : step.eliminations) {
    if (!follows_in_loop(board, step, roof, struck)) return "strikes what does not follow";
  }
  return std::nullopt;
}

Breach breach_of_roof_subset(const Board& board, const logic::Step& step, const Board::Cells& roof,
                             unsigned extra, unsigned without) {
  if (step.sets.empty()) return "has no subset";
  const Board::Cells subset = cells_of(step.sets[0].cells);
  for (const int cell : subset) {
    if (!Board::sees_all(cell, roof)) return "has a subset apart";
    if ((board.digits(cell) & without) != 0) return "has a subset with its digits";
    for (const int other : subset) {
      if (cell != other && !Board::sees(cell, other)) return "has a subset in pieces";
    }
  }
  const unsigned digits = board.digits(subset) | extra;
  if (count_of(extra) < 2 || count_of(digits) != static_cast<int>(subset.size()) + 1) {
    return "has no subset";
  }
  for (const logic::Candidate& struck : step.eliminations) {
    if ((digits >> struck.digit & 1U) == 0) return "strikes another digit";
    if (!Board::sees_all(struck.cell, subset) || !Board::sees_all(struck.cell, roof)) {
      return "strikes what does not see the subset";
    }
  }
  return std::nullopt;
}

}  // namespace ninefold::tests
