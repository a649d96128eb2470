#pragma once

#include "core/logic/state/state.hpp"

#include <array>
#include <bit>
#include <cstdint>
#include <vector>

namespace ninefold::logic::explainer {

/// A set of digits, or of positions in a house: bit n for the digit n+1, or the nth position.
using Bits = std::uint16_t;

inline constexpr int houses_of_cell = 3;
inline constexpr int house_count = 27;

/// A cell's position in a house. Boxes are the houses 0 to 8, rows 9 to 17, columns 18 to 26: the
/// order in which Sudoku Explainer looks at them.
struct Place {
  std::uint8_t house = 0;
  std::uint8_t position = 0;
};

constexpr std::array<Place, houses_of_cell> places_of(int cell) {
  const int row = cell / 9;
  const int column = cell % 9;
  const int box = row / 3 * 3 + column / 3;
  const int in_box = row % 3 * 3 + column % 3;
  return {Place{static_cast<std::uint8_t>(box), static_cast<std::uint8_t>(in_box)},
          Place{static_cast<std::uint8_t>(9 + row), static_cast<std::uint8_t>(column)},
          Place{static_cast<std::uint8_t>(18 + column), static_cast<std::uint8_t>(row)}};
}

constexpr int cell_at(int house, int position) {
  if (house >= 18) return position * 9 + house - 18;
  if (house >= 9) return (house - 9) * 9 + position;
  return (house / 3 * 3 + position / 3) * 9 + house % 3 * 3 + position % 3;
}

/// The candidates of a board, by cell and by house: cheap to copy, and to strike from.
class Marks {
 public:
  Marks() = default;
  explicit Marks(const State& state);

  /// The digits of a cell; none where it is solved.
  Bits digits(int cell) const { return digits_[index(cell)]; }
  /// The positions in a house that have the digit (0 to 8).
  Bits places(int house, int digit) const { return places_[index(house)][index(digit)]; }
  void strike(int cell, int digit);

 private:
  static constexpr std::size_t index(int number) { return static_cast<std::size_t>(number); }

  std::array<Bits, 81> digits_{};
  std::array<std::array<Bits, 9>, house_count> places_{};
};

/// Says that a candidate holds or that it does not: twice the candidate's number, and one where it
/// holds.
using Claim = std::uint16_t;

constexpr Claim opposite(Claim claim) { return claim ^ 1U; }
constexpr bool holds(Claim claim) { return (claim & 1U) != 0; }

/// The candidates of a board, numbered in the order of cells and digits.
class Numbering {
 public:
  explicit Numbering(const Marks& marks);

  std::size_t candidate_count() const { return candidates_.size(); }
  std::size_t claim_count() const { return 2 * candidates_.size(); }
  /// Only of a candidate that was there when they were numbered. Digits count from 0.
  Claim claim(int cell, int digit, bool is_held) const {
    const auto at = static_cast<std::size_t>(cell * 9 + digit);
    return static_cast<Claim>(2 * numbers_[at] + (is_held ? 1 : 0));
  }
  int cell(Claim claim) const { return candidates_[claim / 2] / 9; }
  int digit(Claim claim) const { return candidates_[claim / 2] % 9; }

 private:
  std::vector<std::uint16_t> candidates_;  // cell * 9 + digit, by number
  std::array<std::uint16_t, std::size_t{81} * 9> numbers_{};
};

/// Calls visit(n) for each bit n, from the lowest.
template <typename Visit>
void for_each_bit(unsigned bits, Visit&& visit) {
  for (; bits != 0; bits &= bits - 1) visit(std::countr_zero(bits));
}

}  // namespace ninefold::logic::explainer
