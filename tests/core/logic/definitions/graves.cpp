// Boards that all but come down to two digits in every cell.

#include "tests/core/logic/definitions/definitions.hpp"

#include <algorithm>
#include <array>

namespace ninefold::tests {

// All open cells have two digits but one with three, and without its third every digit stands twice
// or not at all in each house.
Breach breach_of_grave(const Board& board, const logic::Step& step) {
  const Board::Cells with_three = cells_of(step.cells);
  if (with_three.size() != 1 || count_of(board.digits(with_three[0])) != 3) {
    return "has not one cell of three digits";
  }
  unsigned struck = 0;
  for (const logic::Candidate& one : step.eliminations) {
    if (one.cell != with_three[0]) return "strikes elsewhere";
    struck |= 1U << one.digit;
  }
  const unsigned kept = board.digits(with_three[0]) & ~struck;
  if (count_of(kept) != 1) return "leaves more than one digit";
  for (int cell = 0; cell < Board::cells; ++cell) {
    if (board.is_open(cell) && cell != with_three[0] && count_of(board.digits(cell)) != 2) {
      return "has another cell of more digits, or fewer";
    }
  }
  for (int house = 0; house < Board::houses; ++house) {
    for (int digit = 1; digit <= Board::size; ++digit) {
      Board::Cells places = board.places(digit, house);
      if (kept == 1U << static_cast<unsigned>(digit)) {
        places.erase(std::remove(places.begin(), places.end(), with_three[0]), places.end());
      }
      if (!places.empty() && places.size() != 2) return "is no grave without the third digit";
    }
  }
  return std::nullopt;
}

namespace {

/// What every cell has beyond two, so that without it every digit stands twice or not at all in
/// each house: tried out digit by digit.
using Extras = std::array<unsigned, Board::cells>;

bool is_grave(const Board& board, const Extras& extras) {
  for (int cell = 0; cell < Board::cells; ++cell) {
    const unsigned left = board.digits(cell) & ~extras[static_cast<std::size_t>(cell)];
    if (board.is_open(cell) && count_of(left) != 2) return false;
  }
  for (int house = 0; house < Board::houses; ++house) {
    for (int digit = 1; digit <= Board::size; ++digit) {
      int places = 0;
      for (const int cell : board.places(digit, house)) {
        places += static_cast<int>(~extras[static_cast<std::size_t>(cell)] >> digit & 1U);
      }
      if (places != 0 && places != 2) return false;
    }
  }
  return true;
}

/// Tries all ways to leave two digits in these cells, from that one on.
bool find_extras(const Board& board, const Board::Cells& cells, std::size_t at, Extras& extras) {
  if (at == cells.size()) return is_grave(board, extras);
  const unsigned digits = board.digits(cells[at]);
  unsigned& extra = extras[static_cast<std::size_t>(cells[at])];
  for (unsigned left = 0; left <= digits; ++left) {
    if ((left & ~digits) != 0 || count_of(left) != 2) continue;
    extra = digits & ~left;
    if (find_extras(board, cells, at + 1, extras)) return true;
  }
  return false;
}

Breach breach_of_grave_4(const Board& board, const logic::Step& step, const Extras& extras) {
  const Board::Cells cells = cells_of(step.cells);
  if (cells.size() != 2 || step.houses.size() != 1) return "has not two cells in a house";
  if (board.places(step.digits.first(), step.houses[0]) != cells) return "has a digit elsewhere";
  for (const logic::Candidate& struck : step.eliminations) {
    if (!contains(cells, struck.cell)) return "strikes elsewhere";
    if (struck.digit == step.digits.first()) return "strikes the digit that is locked";
    if ((extras[struck.cell] >> struck.digit & 1U) != 0) return "strikes an extra digit";
  }
  return std::nullopt;
}

}  // namespace

Breach breach_of_grave_of_several(const Board& board, const logic::Step& step) {
  using enum logic::Technique;
  const Board::Cells cells = cells_of(step.cells);
  Board::Cells many;
  for (int cell = 0; cell < Board::cells; ++cell) {
    if (count_of(board.digits(cell)) > 2) many.push_back(cell);
  }
  if (many != cells || cells.size() < 2) return "has other cells of more than two digits";
  Extras extras{};
  if (!find_extras(board, cells, 0, extras)) return "is no grave whatever is left out";
  unsigned all = 0;
  for (const int cell : cells) all |= extras[static_cast<std::size_t>(cell)];
  if (step.technique == bivalue_universal_grave_4) return breach_of_grave_4(board, step, extras);
  if (all != bits_of(step.digits)) return "has other extra digits";
  if (step.technique == bivalue_universal_grave_3) {
    return breach_of_roof_subset(board, step, cells, all, 0);
  }
  for (const logic::Candidate& struck : step.eliminations) {
    if (all != 1U << struck.digit) return "strikes another digit";
    if (!Board::sees_all(struck.cell, cells)) return "strikes what does not see all cells";
  }
  return std::nullopt;
}

}  // namespace ninefold::tests
