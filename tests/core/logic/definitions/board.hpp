#pragma once

#include "core/logic/state/state.hpp"
#include "core/logic/step.hpp"

#include <array>
#include <string>
#include <vector>

namespace ninefold::tests {

/// A position in a classic 9x9 puzzle, written down for whoever checks steps by the definitions of
/// their techniques: it knows rows, columns and boxes, and nothing of how steps are found.
class Board {
 public:
  static constexpr int size = 9;
  static constexpr int cells = 81;
  /// Rows, then columns, then boxes.
  static constexpr int houses = 27;

  using Cells = std::vector<int>;

  explicit Board(const logic::State& state);

  int value(int cell) const { return values_[at(cell)]; }
  bool is_open(int cell) const { return value(cell) == 0; }
  bool is_given(int cell) const { return given_[at(cell)]; }
  bool has(int cell, int digit) const { return (digits_[at(cell)] >> digit & 1U) != 0; }
  /// Bit d for digit d.
  unsigned digits(int cell) const { return digits_[at(cell)]; }
  /// The digits of all of these cells together.
  unsigned digits(const Cells& of) const;

  /// The open cells of a house that have the digit.
  Cells places(int digit, int house) const;
  /// Those of these cells that have the digit.
  Cells places(int digit, const Cells& of) const;

  /// Fills in a cell, and strikes what that excludes.
  void place(int cell, int digit);
  /// Whether an open cell has no digit left, or a house no place for one.
  bool is_contradictory() const;

  static bool is_in(int cell, int house);
  static bool are_in(const Cells& of, int house);
  /// Two different cells in a row, column or box.
  static bool sees(int one, int other);
  /// A cell that sees each of these.
  static bool sees_all(int cell, const Cells& of);
  static bool is_row(int house) { return house < 9; }
  static bool is_column(int house) { return house >= 9 && house < 18; }
  static bool is_box(int house) { return house >= 18; }
  /// Some house that holds them all.
  static bool share_a_house(const Cells& of);

 private:
  static std::size_t at(int cell) { return static_cast<std::size_t>(cell); }

  std::array<int, cells> values_{};
  std::array<bool, cells> given_{};
  std::array<unsigned, cells> digits_{};
};

Board::Cells cells_of(const CellSet& set);
unsigned bits_of(logic::DigitSet digits);
int count_of(unsigned digits);
bool contains(const Board::Cells& cells, int cell);

}  // namespace ninefold::tests
