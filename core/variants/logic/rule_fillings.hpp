#pragma once

#include "core/engine/wide/propagation/propagation.hpp"

#include <span>
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

 private:
  bool fill(std::size_t depth);
  State at(std::size_t depth);
  bool go_on(std::size_t depth, CellIndex cell, Mask value);
  void try_all();

  Program program_;
  CellIndexes cells_;
  Propagation propagation_;
  std::vector<Mask> masks_;  // of all depths
  std::vector<std::uint64_t> planes_;
  std::vector<Mask> found_;  // by cell of the board: what some filling has
  std::vector<Mask> asked_;  // what left_ answers, by cells_
  Left left_;
};

}  // namespace ninefold::variants
