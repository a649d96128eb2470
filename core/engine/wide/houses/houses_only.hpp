#pragma once

#include "core/board/givens.hpp"
#include "core/engine/budgets/meter.hpp"
#include "core/engine/engine.hpp"
#include "core/engine/houses9/compiled_rules.hpp"
#include "core/propagators/model.hpp"

#include <functional>
#include <memory>
#include <optional>
#include <span>

namespace ninefold::variants {

/// Rules that say nothing but which values cells may have, which cells differ and which are houses,
/// on a board of 4x4, 6x6 or 9x9 cells with rows and columns: chess moves, further regions. The
/// kernel of the classic rules answers them many times faster than the search for all rules.
class HousesRules {
 public:
  /// Null where the model says more than that.
  static std::unique_ptr<const HousesRules> of(const Model& model);
  HousesRules(const HousesRules&) = delete;
  HousesRules& operator=(const HousesRules&) = delete;
  ~HousesRules();

  struct Compiled;
  const Compiled& compiled() const { return *compiled_; }

 private:
  explicit HousesRules(std::unique_ptr<const Compiled> compiled);
  std::unique_ptr<const Compiled> compiled_;
};

/// Such rules with givens, asked of the kernel.
class HousesOnly {
 public:
  /// The rules must outlive it.
  HousesOnly(const HousesRules& rules, const Givens& givens);

  /// Shown solutions as candidates of one value each; returns false to end.
  using Visit = std::function<bool(const Mask*)>;

  /// Visits every solution.
  void search(Meter& meter, const Visit& visit) const;
  /// The same of the solutions among some candidates of all cells.
  void search_among(std::span<const Mask> masks, Meter& meter, const Visit& visit) const;
  /// The same, smallest solutions first.
  void search_in_order(Meter& meter, const Visit& visit) const;

  /// Whether houses of other shapes take the place of boxes and two values may change places
  /// throughout, so that every solution has a twin. Of such boards, which may have few solutions,
  /// it takes long to visit all.
  bool has_twins() const;
  /// Visits a solution and its twin; false where none was found: there is none, unless the meter
  /// ended the search.
  bool visit_twins(Meter& meter, const Visit& visit) const;

  /// Whether every cell has one value or may have any, as in a classic puzzle.
  bool has_givens_only() const { return givens_.has_value(); }
  // Such puzzles are answered as classic ones are, interchangeable values together: for whoever
  // knows that the rules mean no more than the model says.
  /// None, one or more than one.
  ninefold::Answer solve(const Budget& budget, const ProgressCallback& progress) const;
  /// With a limit of solutions, solutions are visited, and the first that is found is written to
  /// `first`, candidates of one value for each cell.
  ninefold::Answer count(CountPart part, const Budget& budget, const ProgressCallback& progress,
                         std::span<Mask> first) const;
  ninefold::CandidatesAnswer candidates(std::uint32_t most, const Budget& budget,
                                        const ProgressCallback& progress) const;

 private:
  const HousesRules::Compiled& rules_;
  BoardState start_;
  std::optional<Grid> givens_;  // nothing where a cell may have some values and not others
};

}  // namespace ninefold::variants
