#pragma once

#include "core/generate/attempts.hpp"
#include "core/logic/path_order.hpp"
#include "core/logic/workspace.hpp"

#include <cstdint>
#include <optional>

namespace ninefold::generate {

/// Puzzles that need techniques which hardly any does. The way to the solution is followed as far
/// as these: where neither what is simpler nor what is quick to find leads on, a cell is filled in,
/// so that there are more chances for them, and what is handed out has still to be asked for its
/// path. The harder that way is, the more chances there are; so, where it is quick to find, every
/// second puzzle is the hardest of the last ones with a few givens swapped.
class NearTechniques {
 public:
  /// All that is handed in must outlive this.
  NearTechniques(const logic::Links& links, const Wish& wish, Attempts& attempts);

  /// Whether the next puzzle is to be sought near another, when so many were tried.
  bool begins_at(std::uint64_t tried) const;

  /// A puzzle that may need them, or nothing.
  std::optional<Made> attempt(logic::Workspace& shared);

 private:
  /// What the path to a solution is like as far as needed techniques.
  struct Way {
    int chances = 0;  ///< how hard it is, and how often a cell had to be filled in
    bool has_all = false;
  };
  Way way_of(const Made& made, logic::Workspace& shared) const;

  const logic::Links& links_;
  const Wish& wish_;
  Attempts& attempts_;
  /// Up to the last technique that is needed, and those after it that are quick to find.
  logic::PathOrder order_;
  bool is_cheap_ = false;  ///< no chains up to that technique
  std::optional<Made> here_;
  int chances_ = 0;
  int since_better_ = 0;
};

}  // namespace ninefold::generate
