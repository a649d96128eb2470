#pragma once

#include "core/board/cell_set.hpp"
#include "core/board/grid.hpp"
#include "core/generate/basics/spending.hpp"
#include "core/generate/variants/placed/placing.hpp"
#include "core/variants/puzzle.hpp"

#include <cstddef>
#include <utility>
#include <vector>

namespace ninefold::generate {

/// Placed rules and givens that are true of one full grid, some of which are in use.
class Clues {
 public:
  Clues(const Grid& solution, std::vector<PlacedRule> rules);

  /// By rule.
  using Flags = std::vector<bool>;

  /// What a search for another solution tells.
  enum class Told : std::uint8_t { only_one, another, unknown };

  /// Whether the grid is the only solution of the clues in use; another one is kept.
  Told look(Spending& spending) { return look(givens_, in_use_, spending); }
  /// The other solution that was found last; there must be one.
  const Grid& latest() const { return others_.back().grid; }

  void give(Cell cell) { givens_[cell] = solution_[cell]; }
  /// Cuts a cage in two of which the latest other solution breaks one; false where none can be.
  bool split_a_cage(Random& random);
  /// Cuts a cage of four cells or more in two; false where there is none.
  bool halve_a_cage(Random& random);

  /// Takes away each given in a random order, as long as the grid stays the only solution and
  /// `least` givens are left; then each rule in the same way.
  void take_givens(int least, Random& random, Spending& spending);
  void take_rules(Random& random, Spending& spending);

  const Grid& solution() const { return solution_; }
  const Grid& givens() const { return givens_; }
  const std::vector<PlacedRule>& rules() const { return rules_; }
  const Flags& in_use() const { return in_use_; }
  /// Has these givens and rules in place of those in use.
  void use(const Grid& givens, Flags in_use) {
    givens_ = givens;
    in_use_ = std::move(in_use);
  }
  /// The clues in use as a puzzle.
  variants::Puzzle puzzle() const { return puzzle_of(givens_, in_use_); }
  /// Others of them as a puzzle.
  variants::Puzzle puzzle_of(const Grid& givens, const Flags& in_use) const;

 private:
  /// A solution of fewer clues.
  struct Other {
    Grid grid;
    CellSet differing;
    Flags broken;
  };

  void cut(std::size_t number, std::vector<PlacedRule> parts);
  Told look(const Grid& givens, const Flags& in_use, Spending& spending);
  /// Whether one of the other solutions that are known would come back.
  bool lets_other_in(const Grid& givens, const Flags& in_use) const;
  bool is_only_solution(const Grid& givens, const Flags& in_use, Spending& spending);
  Flags broken_rules(const Grid& grid) const;
  void add_other(const Grid& grid);

  Grid solution_;
  Grid givens_;
  std::vector<PlacedRule> rules_;
  Flags in_use_;
  std::vector<Other> others_;
};

}  // namespace ninefold::generate
