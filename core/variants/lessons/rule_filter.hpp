#pragma once

#include "core/engine/wide/propagation/propagation.hpp"
#include "core/variants/lessons/lesson_board.hpp"

#include <optional>
#include <vector>

namespace ninefold::variants {

/// The candidates that a digit of a lesson's board is, alone; `digit` from 1.
inline Mask mask_of_digit(Digit digit) { return mask_of(digit - 1); }

/// What one rule by itself leaves open for its cells beside the digits that stand in them, as far
/// as its propagators see. What was found for the boards asked about last is kept, since a search
/// comes back to the same digits again and again.
class RuleFilter {
 public:
  /// `cells` are those that the rule looks at, in reading order.
  RuleFilter(Program program, CellIndexes cells);

  const CellIndexes& cells() const { return cells_; }

  /// The digits, as bits, that `cell` may hold, whatever it holds now: with each of them something
  /// is left for all cells.
  Mask allowed(const LessonBoard& board, CellIndex cell);

  /// Filled cells, `cell` among them, of which none can be emptied without making the rule possible
  /// beside `digit` in `cell`. Only for digits that are not allowed.
  CellIndexes at_odds(const LessonBoard& board, CellIndex cell, Digit digit);

 private:
  /// One state of the rule's cells, and what follows from it.
  struct Known {
    std::vector<Digit> digits;  ///< of `cells_`; empty where nothing is kept yet
    std::vector<Mask> open;     ///< of all cells, after propagation; none where nothing is left
    std::vector<std::uint32_t> allowed;  ///< of `cells_`, or `unknown`
  };

  Known& look_up(const LessonBoard& board, std::size_t own);
  bool run(std::vector<Mask>& masks);

  static constexpr std::size_t most_known = 64;
  static constexpr std::uint32_t unknown = ~std::uint32_t{0};

  Program program_;
  CellIndexes cells_;
  Propagation propagation_;
  std::vector<Known> known_;
  std::vector<Digit> asked_;
  std::vector<Mask> masks_;
  std::vector<std::uint64_t> planes_;
};

}  // namespace ninefold::variants
