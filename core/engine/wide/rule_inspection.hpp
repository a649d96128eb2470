#pragma once

#include "core/variants/puzzle.hpp"

#include <memory>
#include <span>
#include <vector>

namespace ninefold::variants {

/// What each rule, by itself and without any search, says about a board that is partly filled in.
class RuleInspection {
 public:
  /// Programs of rules are kept in so many bytes, roughly; the others are made whenever they are
  /// asked.
  explicit RuleInspection(const Puzzle& puzzle, std::size_t most_bytes = 8'000'000);
  RuleInspection(RuleInspection&&) noexcept;
  RuleInspection& operator=(RuleInspection&&) noexcept;
  ~RuleInspection();

  /// Filled cells that break a rule together, whatever the empty ones hold.
  struct Conflict {
    const Rule* rule = nullptr;    ///< null: the houses of the board, unless there is a given
    const Given* given = nullptr;  ///< of the puzzle's
    CellIndexes cells;
  };
  struct Found {
    std::vector<Conflict> conflicts;
    /// For every empty cell what no rule by itself rules out, bit p for the value `lowest + p`; 0
    /// where filled.
    std::vector<Mask> open;
  };
  /// `values` of all cells, below the board's lowest where empty. A full board that breaks a rule
  /// has a conflict; other boards have those that the rule's propagators see.
  Found inspect(std::span<const int> values) const;

  /// The cells that must differ from a cell by the houses of the board, and by other rules.
  CellIndexes house_peers(CellIndex cell) const;
  CellIndexes other_peers(CellIndex cell) const;

 private:
  struct Compiled;
  std::unique_ptr<const Compiled> compiled_;
};

}  // namespace ninefold::variants
