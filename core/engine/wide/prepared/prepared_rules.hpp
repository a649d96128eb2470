#pragma once

#include "core/engine/budget.hpp"
#include "core/engine/wide/houses/houses_only.hpp"
#include "core/engine/wide/program/program.hpp"
#include "core/engine/wide/program/symmetries.hpp"
#include "core/variants/puzzle.hpp"

#include <cstdint>
#include <memory>
#include <mutex>
#include <vector>

namespace ninefold::variants {

/// The rules of a puzzle, and what queries need of them: made by the first of these within its
/// budget, and from then on there for all, whatever their givens and on any thread.
class PreparedRules {
 public:
  /// The givens of the puzzle play no part.
  explicit PreparedRules(Puzzle puzzle);

  /// Which program is wanted where houses are not all there is.
  enum class Names : std::uint8_t {
    free,      ///< names of regions may be exchanged for each other
    in_order,  ///< they have their order
  };

  /// Why `kernel` or the program could not be made; complete where one of them is there. What that
  /// took is taken from the time of the budget.
  StopReason prepare(Names names, Budget& budget, const ProgressCallback& progress) const;
  /// With the program, also where the kernel is enough.
  StopReason prepare_program(Names names, Budget& budget, const ProgressCallback& progress) const;
  /// The program for certain givens alone, which may have what had no room in that for all.
  StopReason compile_with(const Givens& givens, Names names, Budget& budget,
                          const ProgressCallback& progress,
                          std::unique_ptr<const Program>& program) const;

  /// Once prepared; null where the rules say more than houses.
  const HousesRules* kernel() const { return kernel_.get(); }
  /// Once it was prepared.
  const Program& program(Names names) const { return *program_of(names); }
  /// Of what the rules say; found when first asked for, once prepared.
  const std::vector<Symmetry>& symmetries() const;

  const Puzzle rules;                  ///< without givens
  const CellLists houses;              ///< of the board
  const bool has_free_names;           ///< of regions, as long as no given names one
  const bool says_all;                 ///< whether the primitives are all that the rules mean
  const std::uint64_t steps_to_check;  ///< whether values are a solution

 private:
  StopReason make(bool needs_program, Names names, Budget& budget,
                  const ProgressCallback& progress) const;
  std::unique_ptr<const Program>& program_of(Names names) const {
    return names == Names::free ? free_program_ : program_;
  }

  mutable std::mutex mutex_;
  mutable std::unique_ptr<Model> model_;
  mutable std::unique_ptr<const HousesRules> kernel_;
  mutable std::unique_ptr<const Program> program_;
  mutable std::unique_ptr<const Program> free_program_;
  mutable bool are_symmetries_found_ = false;
  mutable std::vector<Symmetry> symmetries_;
};

}  // namespace ninefold::variants
