#pragma once

#include "core/board/grid.hpp"
#include "core/logic/state/links.hpp"

#include <array>

namespace ninefold::logic {

/// A digit in a cell.
struct Candidate {
  Cell cell = 0;
  Digit digit = 0;

  bool operator==(const Candidate&) const = default;
  // NOLINTNEXTLINE(modernize-use-nullptr): the check mistakes the comparison that is made of it
  auto operator<=>(const Candidate&) const = default;
};

/// Where somebody stands who solves a puzzle with pencil marks: the digits that are given or
/// placed, and the candidates of the other cells.
class State {
 public:
  /// The candidates are those that no given excludes. The links must live as long as the state.
  State(const Links& links, const Grid& givens);

  const Links& links() const { return *links_; }
  const Grid& values() const { return values_; }
  /// The cells that held a digit from the start.
  const CellSet& givens() const { return givens_; }
  /// The cells without a digit.
  const CellSet& unsolved() const { return unsolved_; }
  bool is_solved() const { return unsolved_.empty(); }

  /// The candidates of a cell; none where it has a digit.
  DigitSet candidates(Cell cell) const { return candidates_[cell]; }
  /// The cells that hold this digit, given or placed.
  const CellSet& holders(Digit digit) const { return holders_[digit]; }
  /// The cells that have this candidate.
  const CellSet& places(Digit digit) const { return places_[digit]; }
  /// The cells of a house that have this candidate.
  CellSet places(Digit digit, const House& house) const { return places_[digit] & house.cells; }
  bool has(Candidate candidate) const {
    return candidates_[candidate.cell].contains(candidate.digit);
  }

  /// Whether the same cells are unsolved there, with the same candidates under the same links.
  bool has_same_candidates(const State& other) const {
    return links_ == other.links_ && unsolved_ == other.unsolved_ && places_ == other.places_;
  }

  /// Whether an unsolved cell has no candidate, or a house no place for a digit.
  bool is_contradictory() const;

  /// Whether somebody has candidates written down: one was struck that the rules leave, or all were
  /// said to be there. Until then a person sees what boxes show before what single cells do.
  bool is_marked() const { return is_marked_; }
  void mark() { is_marked_ = true; }

  /// Puts a digit into a cell and strikes the candidates that it excludes.
  void place(Candidate candidate);
  /// Strikes a candidate, if it is there, which takes marks.
  void strike(Candidate candidate) {
    is_marked_ = is_marked_ || has(candidate);
    rule_out(candidate);
  }
  /// Takes a candidate away that the rules do not leave in any case.
  void rule_out(Candidate candidate);

 private:
  /// Strikes the candidates that a digit excludes by links between different ones.
  void strike_pairs(Candidate holder);

  const Links* links_;
  Grid values_;
  CellSet givens_;
  CellSet unsolved_;
  std::array<DigitSet, max_cells> candidates_{};
  std::array<CellSet, max_size + 1> places_{};
  std::array<CellSet, max_size + 1> holders_{};
  bool is_marked_ = false;
};

}  // namespace ninefold::logic
