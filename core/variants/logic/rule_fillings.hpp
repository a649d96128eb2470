#pragma once

#include "core/engine/wide/propagation/propagation.hpp"

#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace ninefold::variants {

/// What rules by themselves leave for their cells: every candidate is asked for a filling of these
/// cells that has it. Cells that differ by other rules differ here too. Not for several threads at
/// once.
class RuleFillings {
 public:
  /// `rules` says what is asked of the board; nothing else counts.
  explicit RuleFillings(const Model& rules);
  RuleFillings(const RuleFillings&) = delete;
  RuleFillings& operator=(const RuleFillings&) = delete;
  RuleFillings(RuleFillings&&) = delete;
  RuleFillings& operator=(RuleFillings&&) = delete;
  ~RuleFillings() = default;

  /// The cells that the rules look at, ascending.
  const CellIndexes& cells() const { return cells_; }
  /// Whether they say no more than what a person sees by links: cells that differ or relate.
  bool is_links_alone() const;
  /// Whether they say no more than that cells differ.
  bool is_differences_alone() const { return is_links_alone() && program_.propagators.empty(); }
  /// Whether they say no more than which values single cells may have.
  bool is_candidates_alone() const;
  /// The values that the rules leave for each cell of the board before anything is filled in.
  const std::vector<Mask>& candidates() const { return program_.candidates; }

  struct Left {
    std::vector<Mask> masks;  ///< by cell, as cells()
    std::uint64_t tried = 0;  ///< values that were tried
    /// Whether there were so many that some were left as they are.
    bool gave_up = false;
  };
  /// What is left of these candidates of the whole board, which nothing contradicts.
  const Left& left_of(std::span<const Mask> candidates);

  /// What propagation alone leaves of these candidates of the whole board; empty where nothing is
  /// left of some cell.
  std::vector<Mask> narrowed(std::span<const Mask> candidates);
  /// The same by whether there are fillings, as far as that is soon seen: a value stays unless few
  /// tries show that it has none. What was asked before makes it faster, and never other.
  std::vector<Mask> filled(std::span<const Mask> candidates);
  /// Whether fillings that were found before show that each of these candidates has one.
  bool are_known_to_fill(std::span<const Mask> candidates);
  /// After narrowed(), whether propagation finds nothing against this value of a cell.
  bool can_be(CellIndex cell, int value);
  /// After can_be(), what the value leaves of the whole board.
  std::span<const Mask> left_with_value();

  /// A value of a cell with which the rules have no filling, and the cell that has nothing left
  /// then; none where cells that differ would be alike, or the rules say no more than that.
  struct DeadEnd {
    int value = 0;
    CellIndex starved = none;
    static constexpr CellIndex none = 0xffff;
  };
  /// Why there is no filling with a value in a cell: that shows at once, or in each of the cases of
  /// another cell.
  struct WhyNot {
    DeadEnd end;
    /// Where it shows at once: cells that the value leaves one value before, and that.
    std::vector<std::pair<CellIndex, int>> made;
    /// Where it shows at once: what was left of the whole board by then.
    std::vector<Mask> left;
    CellIndex split = DeadEnd::none;
    std::vector<DeadEnd> cases;
  };
  /// Nothing where it does not show so soon.
  std::optional<WhyNot> why_not(std::span<const Mask> candidates, CellIndex cell, int value);

 private:
  bool fill(std::size_t depth);
  State at(std::size_t depth);
  bool go_on(std::size_t depth, CellIndex cell, Mask value);
  void try_all();
  void try_each();
  void take_note_of(const Mask* filling);
  bool assume(std::span<const Mask> candidates, CellIndex cell, int value);
  CellIndex starved(std::size_t depth);
  std::vector<std::pair<CellIndex, int>> made_of(std::span<const Mask> candidates, CellIndex cell);

  Program program_;
  CellIndexes cells_;
  Propagation propagation_;
  std::vector<Mask> masks_;  // of all depths
  std::vector<std::uint64_t> planes_;
  std::vector<Mask> found_;  // by cell of the board: what some filling has
  std::uint64_t most_tries_;
  std::vector<Mask> fillings_;  // of the last ones that were found, by cells_, one after another
  std::size_t next_filling_ = 0;
  std::vector<Mask> asked_;  // what left_ answers, by cells_
  Left left_;
};

}  // namespace ninefold::variants
