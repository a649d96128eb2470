#pragma once

#include "core/engine/budget.hpp"
#include "core/engine/budgets/meter.hpp"
#include "core/engine/wide/prepared/prepared_rules.hpp"

#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <vector>

namespace ninefold::variants {

/// Prepared rules with givens, of which queries are asked, on any thread.
class PreparedPuzzle {
 public:
  PreparedPuzzle(std::shared_ptr<const PreparedRules> rules, Givens givens);

  const std::shared_ptr<const PreparedRules>& rules() const { return rules_; }
  const Givens& givens() const { return givens_; }
  const Layout& layout() const { return rules_->rules.layout; }

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
  const HousesOnly* houses_only() const { return houses_only_ ? &*houses_only_ : nullptr; }
  /// Once prepared: whether houses and givens are all that the rules mean, as in classic puzzles.
  bool is_classic() const {
    return rules_->says_all && houses_only_ && houses_only_->has_givens_only();
  }
  /// Only once `prepare_program()` has answered that it is complete.
  const Program& program() const { return *in_order_.program; }
  /// For whoever wants solutions only, in any order; only once `prepare_fastest()` has answered
  /// that it is complete.
  const Program& fastest_program() const {
    return has_free_names ? *free_.program : *in_order_.program;
  }
  /// The candidates of all cells with which a search by one of these programs begins.
  std::span<const Mask> start() const { return start_; }

  /// Of what rules and givens say; found when first asked for, once a program is prepared.
  const std::vector<Symmetry>& symmetries() const;

  /// The values of what a search found, and whether they are a solution: what rules say in
  /// primitives is all that follows for most of them, but not for all. The search's meter may end
  /// that where it takes long: then they are none.
  bool read_solution(const Mask* masks, std::vector<int>& values, Meter& meter) const;

  const bool has_free_names;  ///< of regions

 private:
  /// That of the rules, or where something had no room there, one of its own.
  struct ProgramToUse {
    const Program* program = nullptr;
    std::unique_ptr<const Program> own;
  };

  StopReason take_program(PreparedRules::Names names, Budget& budget,
                          const ProgressCallback& progress, ProgramToUse& use) const;

  const std::shared_ptr<const PreparedRules> rules_;
  const Givens givens_;
  mutable std::mutex mutex_;
  mutable bool is_ready_ = false;
  mutable std::optional<HousesOnly> houses_only_;
  mutable ProgramToUse in_order_;
  mutable ProgramToUse free_;
  mutable std::vector<Mask> start_;
  mutable std::optional<std::vector<Symmetry>> symmetries_;
};

}  // namespace ninefold::variants
