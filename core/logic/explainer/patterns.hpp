#pragma once

#include "core/logic/explainer/candidates.hpp"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace ninefold::logic::explainer {

/// In the order in which Sudoku Explainer looks for them among the consequences of an assumption.
enum class PatternKind : std::uint8_t { locked_digit, hidden_pair, naked_pair, x_wing };
inline constexpr std::array pattern_kinds{PatternKind::locked_digit, PatternKind::hidden_pair,
                                          PatternKind::naked_pair, PatternKind::x_wing};

/// Candidates that cannot hold since others have been struck: the digits from these houses, but for
/// the pattern's cells, or all but the digits from the cells.
class Pattern {
 public:
  static Pattern in_houses(Bits digits, std::initializer_list<int> houses);
  static Pattern of_pair(Bits digits, int cell, int other);

  Bits digits() const { return digits_; }
  /// Where the digits have their places, or none.
  std::span<const std::uint8_t> houses() const { return std::span(houses_).first(house_count_); }
  /// Which have no other digits, or none.
  std::span<const std::uint8_t> cells() const { return std::span(cells_).first(cell_count_); }

  struct Struck {
    std::uint8_t cell = 0;
    std::uint8_t digit = 0;  ///< from 0
  };
  std::span<const Struck> struck() const { return std::span(struck_).first(struck_count_); }
  void add_struck(int cell, int digit) {
    struck_[struck_count_++] = {static_cast<std::uint8_t>(cell), static_cast<std::uint8_t>(digit)};
  }

 private:
  static constexpr std::size_t most_struck = 28;  // a pair in a line and a box

  Bits digits_ = 0;
  std::array<std::uint8_t, 2> houses_{};
  std::array<std::uint8_t, 2> cells_{};
  std::array<Struck, most_struck> struck_{};
  std::uint8_t house_count_ = 0;
  std::uint8_t cell_count_ = 0;
  std::uint8_t struck_count_ = 0;
};

/// All patterns of a kind that strike something, in `found`, which is emptied first.
void find_patterns(const Marks& marks, PatternKind kind, std::vector<Pattern>& found);

}  // namespace ninefold::logic::explainer
