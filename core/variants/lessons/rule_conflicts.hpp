#pragma once

#include "core/variants/lessons/lesson_board.hpp"
#include "core/variants/puzzle.hpp"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>

namespace ninefold::variants {

/// Cells whose digits break a rule together: `rule` is 0 for the houses of the board, otherwise the
/// place of the rule in the puzzle's list and 1 more. Givens that are not on the board count after
/// all rules.
struct RuleConflict {
  CellIndexes cells;
  std::size_t rule = 0;

  /// The first of the cells that is not `cell`; `cell` where it is the only one.
  CellIndex other_than(CellIndex cell) const;

  bool operator==(const RuleConflict&) const = default;
};

/// The meaning of a variant's rules on a board that is partly filled in, one rule at a time.
/// Houses, and rules that say no more than that cells differ, are asked about two cells as the
/// first look of a person would; of the others a digit is refused that leaves the rule nothing, as
/// far as its propagators see. A digit that fills the board is refused unless every rule then
/// holds. Cells beside the grid are open all along; in the end, some values must fit them, which
/// takes a search of its own.
class RuleConflicts {
 public:
  /// Where the meter ends the preparing of rules, some are missing.
  explicit RuleConflicts(const Puzzle& puzzle, WorkMeter* meter = nullptr);
  RuleConflicts(RuleConflicts&&) noexcept;
  RuleConflicts& operator=(RuleConflicts&&) noexcept;
  ~RuleConflicts();

  const Puzzle& puzzle() const;

  /// From now on this is asked during looks that take long. Once it answers false, what they find
  /// means nothing.
  void watch(std::function<bool()> goes_on);

  /// The first rule, and under it the first other cells, with which `digit` in `cell` would
  /// conflict, whatever `cell` holds now.
  std::optional<RuleConflict> find(const LessonBoard& board, CellIndex cell, Digit digit) const;
  /// The same of the first cell in reading order whose digit conflicts.
  std::optional<RuleConflict> find(const LessonBoard& board) const;

  /// The digits that `cell` can hold beside the digits on the board: bit d-1 for digit d.
  std::uint16_t candidates(const LessonBoard& board, CellIndex cell) const;

 private:
  struct Compiled;
  std::unique_ptr<Compiled> compiled_;
};

}  // namespace ninefold::variants
