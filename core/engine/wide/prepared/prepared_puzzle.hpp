#pragma once

#include "core/engine/budget.hpp"
#include "core/engine/budgets/meter.hpp"
#include "core/engine/wide/houses/houses_only.hpp"
#include "core/engine/wide/program/program.hpp"
#include "core/engine/wide/program/symmetries.hpp"
#include "core/variants/puzzle.hpp"

#include <cstdint>
#include <memory>
#include <mutex>
#include <vector>

namespace ninefold::variants {

/// A puzzle, and what queries need of its rules: made by the first of them within its budget, and
/// from then on there for all, on any thread.
class PreparedPuzzle {
 public:
  explicit PreparedPuzzle(Puzzle from);

  /// Why `houses_only` or `program` could not be made; complete where they are there. What that
  /// took is taken from the time of the budget.
  StopReason prepare(Budget& budget, const ProgressCallback& progress) const;
  /// With `program`: where nothing but houses is said, the engine of all rules needs one all the
  /// same; where names of regions may be exchanged, one that has them in their order.
  StopReason prepare_program(Budget& budget, const ProgressCallback& progress) const;
  /// With `fastest_program`.
  StopReason prepare_fastest(Budget& budget, const ProgressCallback& progress) const {
    return has_free_names ? prepare(budget, progress) : prepare_program(budget, progress);
  }

  /// Once prepared; null where there are rules of other kinds.
  const HousesOnly* houses_only() const { return houses_only_.get(); }
  /// Once prepared: whether houses and givens are all that the rules mean, as in classic puzzles.
  bool is_classic() const { return says_all_ && houses_only_ && houses_only_->has_givens_only(); }
  /// Only once `prepare_program()` has answered that it is complete.
  const Program& program() const { return *program_; }
  /// For whoever wants solutions only, in any order; only once `prepare_fastest()` has answered
  /// that it is complete.
  const Program& fastest_program() const { return has_free_names ? *free_program_ : *program_; }

  /// Of what `program` and `fastest_program` say; found when first asked for, once prepared.
  const std::vector<Symmetry>& symmetries() const;

  /// The values of what a search found, and whether they are a solution: what rules say in
  /// primitives is all that follows for most of them, but not for all. The search's meter may end
  /// that where it takes long: then they are none.
  bool read_solution(const Mask* masks, std::vector<int>& values, Meter& meter) const;

  const Puzzle puzzle;
  const CellLists houses;     ///< of the puzzle
  const bool has_free_names;  ///< of regions

 private:
  const std::uint64_t steps_to_check_;
  const bool says_all_;  // what the rules say in primitives
  mutable std::mutex mutex_;
  mutable bool is_ready_ = false;
  mutable std::unique_ptr<const HousesOnly> houses_only_;
  // Where houses are all there is, only if it was asked for.
  mutable std::unique_ptr<const Program> program_;
  mutable std::unique_ptr<const Program> free_program_;
  mutable bool has_own_program_ = false;
  mutable std::unique_ptr<const Model> model_;  // until symmetries are found
  mutable std::vector<Symmetry> symmetries_;
};

}  // namespace ninefold::variants
