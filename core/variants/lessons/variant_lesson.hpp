#pragma once

#include "core/lessons/lesson.hpp"
#include "core/variants/lessons/rule_conflicts.hpp"

#include <span>
#include <string>

namespace ninefold::variants {

/// A variant made ready for the searches of core/lessons that can be stopped: its givens stand on
/// the board, and its rules tell conflicts.
class VariantLesson {
 public:
  using Board = LessonBoard;

  /// `values` of the grid's cells, below the lowest where empty, or none at all: then those that
  /// the rules give alone. Where the meter ends the preparing, rules are missing.
  explicit VariantLesson(const Puzzle& puzzle, std::span<const int> values = {},
                         const lessons::Options& options_given = {}, WorkMeter* meter = nullptr);

  const LessonBoard& givens() const { return givens_; }
  const Puzzle& puzzle() const { return conflicts.puzzle(); }

 private:
  LessonBoard givens_;

 public:
  lessons::Options options;
  RuleConflicts conflicts;
};

/// What two cells in conflict share: row, column or box, or the number of an item and its kind, as
/// in "3 Cage"; the kind alone of a rule that no item has. `rule` is that of a RuleConflict.
std::string conflict_reason(const Puzzle& puzzle, std::size_t rule, CellIndex first,
                            CellIndex second);

}  // namespace ninefold::variants
