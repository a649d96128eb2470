#pragma once

#include "core/logic/workspace.hpp"

#include <cstdint>
#include <span>
#include <vector>

namespace ninefold::logic {

/// What a rung asks for besides its technique.
enum class Sight : std::uint8_t {
  any,
  in_box,  ///< singles that a box alone shows
  direct,  ///< eliminations that leave a digit one place at once, so that none need be marked
};

/// A kind of step on the way from what a person sees without pencil marks to what nobody sees.
struct Rung {
  Technique technique;
  /// How much it asks, in tenths of the steps that ratings are made of elsewhere: a hidden single
  /// in a box is 12, a forcing chain 80 or more.
  std::uint8_t demand;
  std::uint8_t
      longest;  ///< chains of at most so many links, loops of so many cells, nets of so many waves
  Sight sight;
};

/// From the least demand to the greatest. What chains of some length say as well has no rung.
std::span<const Rung> ladder();

/// The steps of a rung that the state has: effects alone, the same in every order of rows, columns
/// and digits. None where the search gave up.
std::vector<Step> steps_on(const Rung& rung, const State& state, Workspace& shared);

}  // namespace ninefold::logic
