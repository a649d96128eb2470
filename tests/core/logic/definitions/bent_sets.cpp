// Cells of several houses that need a digit between them, and pairs of cells.

#include "tests/core/logic/definitions/definitions.hpp"

#include <algorithm>

namespace ninefold::tests {

// Four cells of four digits, of which all but the one that goes can be in one of the cells alone.
Breach breach_of_wxyz_wing(const Board& board, const logic::Step& step) {
  const Board::Cells cells = cells_of(step.cells);
  if (cells.size() != 4 || count_of(board.digits(cells)) != 4) return "is not four cells of four";
  int apart = 0;
  for (int digit = 1; digit <= Board::size; ++digit) {
    const Board::Cells places = board.places(digit, cells);
    const bool is_apart = std::any_of(places.begin(), places.end(), [&](int one) {
      return std::any_of(places.begin(), places.end(),
                         [one](int other) { return one != other && !Board::sees(one, other); });
    });
    apart += is_apart ? 1 : 0;
    for (const logic::Candidate& struck : step.eliminations) {
      if (struck.digit != digit) continue;
      if (!is_apart) return "strikes a digit that is in one of the cells at most";
      if (!Board::sees_all(struck.cell, places)) return "strikes what does not see all places";
    }
  }
  if (apart != 1) return "has not one digit whose places are apart";
  return std::nullopt;
}

// Whatever the other cell of the pair were beside a digit that goes, a cell would be left empty.
Breach breach_of_aligned_pair(const Board& board, const logic::Step& step) {
  Board::Cells pair = cells_of(step.cells);
  for (const logic::LockedSet& set : step.sets) {
    for (const int cell : cells_of(set.cells)) {
      pair.erase(std::remove(pair.begin(), pair.end(), cell), pair.end());
      if (board.digits(cell) != bits_of(set.digits)) return "has an excluder of other digits";
    }
    if (set.digits.count() != 2) return "has an excluder of more digits";
  }
  if (pair.size() != 2) return "is no pair";
  for (const logic::Candidate& struck : step.eliminations) {
    if (!contains(pair, struck.cell)) return "strikes elsewhere";
    const int other = pair[0] == struck.cell ? pair[1] : pair[0];
    for (int digit = 1; digit <= Board::size; ++digit) {
      if (!board.has(other, digit)) continue;
      bool is_excluded = digit == struck.digit && Board::sees(struck.cell, other);
      for (const int cell : cells_of(step.cells)) {
        const unsigned both = 1U << struck.digit | 1U << static_cast<unsigned>(digit);
        is_excluded = is_excluded || (digit != struck.digit && board.digits(cell) == both &&
                                      Board::sees(cell, struck.cell) && Board::sees(cell, other));
      }
      if (!is_excluded) return "leaves the other cell a digit";
    }
  }
  return std::nullopt;
}

}  // namespace ninefold::tests
