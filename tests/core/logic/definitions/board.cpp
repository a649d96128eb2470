#include "tests/core/logic/definitions/board.hpp"

#include <algorithm>
#include <bit>

namespace ninefold::tests {

namespace {

bool is_place(const Board& board, int cell, int digit) {
  return board.value(cell) == digit || (board.is_open(cell) && board.has(cell, digit));
}

}  // namespace

Board::Board(const logic::State& state) {
  for (int cell = 0; cell < cells; ++cell) {
    const auto of = static_cast<Cell>(cell);
    values_[at(cell)] = state.values()[of];
    given_[at(cell)] = state.givens().contains(of);
    digits_[at(cell)] = bits_of(state.candidates(of));
  }
}

unsigned Board::digits(const Cells& of) const {
  unsigned all = 0;
  for (const int cell : of) all |= digits(cell);
  return all;
}

Board::Cells Board::places(int digit, int house) const {
  Cells found;
  for (int cell = 0; cell < cells; ++cell) {
    if (is_in(cell, house) && is_open(cell) && has(cell, digit)) found.push_back(cell);
  }
  return found;
}

Board::Cells Board::places(int digit, const Cells& of) const {
  Cells found;
  for (const int cell : of) {
    if (is_open(cell) && has(cell, digit)) found.push_back(cell);
  }
  return found;
}

void Board::place(int cell, int digit) {
  values_[at(cell)] = digit;
  digits_[at(cell)] = 0;
  for (int other = 0; other < cells; ++other) {
    if (sees(cell, other)) digits_[at(other)] &= ~(1U << static_cast<unsigned>(digit));
  }
}

bool Board::is_contradictory() const {
  for (int cell = 0; cell < cells; ++cell) {
    if (is_open(cell) && digits(cell) == 0) return true;
  }
  for (int house = 0; house < houses; ++house) {
    for (int digit = 1; digit <= size; ++digit) {
      bool has_place = false;
      for (int cell = 0; cell < cells; ++cell) {
        has_place = has_place || (is_in(cell, house) && is_place(*this, cell, digit));
      }
      if (!has_place) return true;
    }
  }
  return false;
}

bool Board::is_in(int cell, int house) {
  const int row = cell / 9;
  const int column = cell % 9;
  if (is_row(house)) return row == house;
  if (is_column(house)) return column == house - 9;
  return row / 3 * 3 + column / 3 == house - 18;
}

bool Board::are_in(const Cells& of, int house) {
  return std::all_of(of.begin(), of.end(), [house](int cell) { return is_in(cell, house); });
}

bool Board::sees(int one, int other) { return one != other && share_a_house({one, other}); }

bool Board::sees_all(int cell, const Cells& of) {
  return std::all_of(of.begin(), of.end(), [cell](int other) { return sees(cell, other); });
}

bool Board::share_a_house(const Cells& of) {
  for (int house = 0; house < houses; ++house) {
    if (are_in(of, house)) return true;
  }
  return false;
}

Board::Cells cells_of(const CellSet& set) {
  Board::Cells cells;
  for (const Cell cell : set) cells.push_back(cell);
  return cells;
}

unsigned bits_of(logic::DigitSet digits) { return digits.bits() << 1U; }

int count_of(unsigned digits) { return std::popcount(digits); }

bool contains(const Board::Cells& cells, int cell) {
  return std::find(cells.begin(), cells.end(), cell) != cells.end();
}

}  // namespace ninefold::tests
