// Singles, locked candidates and subsets.

#include "tests/core/logic/definitions/definitions.hpp"

#include <algorithm>

namespace ninefold::tests {

using logic::Technique;

Breach breach_of_single(const Board& board, const logic::Step& step) {
  if (step.placements.size() != 1) return "places more or less than one digit";
  const int cell = step.placements[0].cell;
  const int digit = step.placements[0].digit;
  if (step.technique == Technique::naked_single) {
    if (board.digits(cell) != 1U << static_cast<unsigned>(digit)) return "has other candidates";
    return std::nullopt;
  }
  if (step.houses.size() != 1 || !Board::is_in(cell, step.houses[0])) return "is not in its house";
  if (step.technique == Technique::hidden_single) {
    if (board.places(digit, step.houses[0]) != Board::Cells{cell}) return "has other places";
    return std::nullopt;
  }
  for (int other = 0; other < Board::cells; ++other) {
    if (!Board::is_in(other, step.houses[0]) || other == cell) continue;
    if (board.is_open(other)) return "is not the last cell of its house";
    if (board.value(other) == digit) return "repeats a digit";
  }
  return std::nullopt;
}

Breach breach_of_locked(const Board& board, const logic::Step& step) {
  const Board::Cells cells = cells_of(step.cells);
  if (step.houses.size() != 1 || step.digits.count() != 1) return "has not one house and one digit";
  const int house = step.houses[0];
  const int digit = step.digits.first();
  if (board.places(digit, house) != cells) return "leaves out a place in its house";
  bool in_line = false;
  bool in_box = false;
  for (int other = 0; other < Board::houses; ++other) {
    if (other == house || !Board::are_in(cells, other)) continue;
    (Board::is_box(other) ? in_box : in_line) = true;
  }
  const bool is_box = Board::is_box(house);
  if (step.technique == Technique::pointing && !(is_box && in_line)) return "does not point";
  if (step.technique == Technique::claiming && !(!is_box && in_box)) return "does not claim";
  for (const logic::Candidate& struck : step.eliminations) {
    if (struck.digit != digit) return "strikes another digit";
    if (!Board::sees_all(struck.cell, cells)) return "strikes what does not see every place";
  }
  return std::nullopt;
}

namespace {

/// Whether there are eliminations beside the cells in a line, and in a box.
bool is_locked(const Board::Cells& cells, const logic::Step& step) {
  bool in_line = false;
  bool in_box = false;
  for (int house = 0; house < Board::houses; ++house) {
    if (!Board::are_in(cells, house)) continue;
    for (const logic::Candidate& struck : step.eliminations) {
      if (!Board::is_in(struck.cell, house)) continue;
      bool is_elsewhere = false;
      for (int other = 0; other < Board::houses; ++other) {
        is_elsewhere = is_elsewhere || (other != house && Board::are_in(cells, other) &&
                                        Board::is_in(struck.cell, other));
      }
      if (!is_elsewhere) (Board::is_box(house) ? in_box : in_line) = true;
    }
  }
  return in_line && in_box;
}

Breach breach_of_naked(const Board& board, const logic::Step& step, int size) {
  const Board::Cells cells = cells_of(step.cells);
  if (board.digits(cells) != bits_of(step.digits)) return "has other digits in its cells";
  for (const int cell : cells) {
    if (count_of(board.digits(cell)) < 2) return "has a cell with a single digit";
    for (const int other : cells) {
      if (cell != other && !Board::sees(cell, other)) return "has cells that do not see each other";
    }
  }
  for (const logic::Candidate& struck : step.eliminations) {
    if (!step.digits.contains(struck.digit)) return "strikes another digit";
    if (!Board::sees_all(struck.cell, cells)) return "strikes what does not see every cell";
  }
  const bool is_called_locked = step.technique <= Technique::locked_triple;
  if (size < 4 && is_locked(cells, step) != is_called_locked) return "is locked or not";
  return std::nullopt;
}

Breach breach_of_hidden(const Board& board, const logic::Step& step) {
  const Board::Cells cells = cells_of(step.cells);
  if (step.houses.size() != 1 || !Board::are_in(cells, step.houses[0])) return "is in no house";
  for (const Digit digit : step.digits) {
    const Board::Cells places = board.places(digit, step.houses[0]);
    if (places.size() < 2) return "has a digit with a single place or none";
    for (const int place : places) {
      if (!contains(cells, place)) return "has a digit with another place";
    }
  }
  for (const int cell : cells) {
    for (int digit = 1; digit <= Board::size; ++digit) {
      const logic::Candidate candidate{static_cast<Cell>(cell), static_cast<Digit>(digit)};
      const bool is_struck = std::find(step.eliminations.begin(), step.eliminations.end(),
                                       candidate) != step.eliminations.end();
      const bool is_other = board.has(cell, digit) && !step.digits.contains(candidate.digit);
      if (is_struck != is_other) return "strikes not just the other digits of its cells";
    }
  }
  for (const logic::Candidate& struck : step.eliminations) {
    if (!contains(cells, struck.cell)) return "strikes outside its cells";
  }
  return std::nullopt;
}

}  // namespace

Breach breach_of_subset(const Board& board, const logic::Step& step) {
  using enum Technique;
  const Technique technique = step.technique;
  const bool is_pair =
      technique == naked_pair || technique == hidden_pair || technique == locked_pair;
  const bool is_quadruple = technique == naked_quadruple || technique == hidden_quadruple;
  const int size = is_pair ? 2 : is_quadruple ? 4 : 3;
  if (step.cells.count() != size || step.digits.count() != size) return "has another size";
  const bool is_hidden =
      technique == hidden_pair || technique == hidden_triple || technique == hidden_quadruple;
  return is_hidden ? breach_of_hidden(board, step) : breach_of_naked(board, step, size);
}

}  // namespace ninefold::tests
