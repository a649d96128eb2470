#pragma once

#include "core/engine/wide/program/symmetries.hpp"
#include "core/engine/wide/propagation/propagation.hpp"

#include <cstdint>
#include <span>

namespace ninefold::variants {

/// What a search leaves out by symmetries: where one moves a state onto itself, the images of
/// candidates with which it has no solution have none either.
class StateSymmetries {
 public:
  /// Some of them, a bit each.
  using Set = std::uint32_t;

  /// Those of the program, which stay where they are.
  void use(std::span<const Symmetry> symmetries) { symmetries_ = symmetries; }

  Set all() const { return (Set{1} << symmetries_.size()) - 1; }
  /// Those that move a state onto itself.
  Set keeping(State state) const;

  /// Takes away the images under some of them of what a state has lost since they kept it; false if
  /// nothing is left for some cell. None of what it has lost may have been in a solution that was
  /// in the state.
  bool even_out(State state, Set kept, Propagation& propagation) const;

 private:
  std::span<const Symmetry> symmetries_;
};

}  // namespace ninefold::variants
