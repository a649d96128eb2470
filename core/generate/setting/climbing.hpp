#pragma once

#include "core/engine/engine.hpp"
#include "core/generate/generator.hpp"
#include "core/generate/setting/climb_rules.hpp"
#include "core/generate/symmetry.hpp"
#include "core/logic/path.hpp"

#include <cstdint>
#include <optional>

namespace ninefold::generate {

/// What a puzzle is to become.
enum class Aim : std::uint8_t {
  harder,  ///< a higher score, as logic::grade() gives it
  easier,  ///< a lower score with as many givens
  fewest,  ///< fewer givens
  nicer,   ///< the level it has, in the pattern that is wished for, with fewer givens
};

struct Climb {
  Aim aim = Aim::fewest;
  /// The same two give the same puzzle, on every machine, unless time ends the work.
  std::uint64_t seed = 0;
  std::uint64_t number = 0;
  /// How often givens are swapped.
  std::uint64_t tries = 1000;
  /// Whether all givens come from the solution that the puzzle has.
  bool keeps_solution = false;
  /// What the pattern of givens is to have: givens are added where it has it not, and from then on
  /// given and taken away together.
  Symmetry symmetry = Symmetry::none;
  /// The level that Aim::nicer is to keep; without it, the one that the puzzle has.
  std::optional<logic::Level> level{};
};

/// What came of it.
struct Climbed {
  /// Solutions of the puzzle that was handed in: 0, 1, or 2 for more. The rest says something only
  /// where it is 1.
  int solutions = 0;
  /// The best puzzle, with its only solution and its grade; the one handed in where none was
  /// better. Without a grade there is none: the work ended before the solution was known.
  Made best;
  /// complete when all tries were made, or when there are no givens to swap.
  StopReason stopped = StopReason::complete;
  std::uint64_t tried = 0;
  /// Nodes of all searches; grades have none.
  std::uint64_t nodes = 0;
};

/// Swaps givens of a puzzle repeatedly, and goes on from what it gets wherever that is not
/// worse than before: one to three givens are taken away, what they were in the same or another
/// solution of the rest is given in cells that tell the solutions apart until there is one, and
/// then as many givens are taken away as can be (for Aim::easier, given as there were). So what
/// comes out, if it is not the puzzle handed in, is minimal unless it is to be easier, and has
/// never more givens than that. Under a symmetry all this is done with groups of cells: no group is
/// left that could be taken away whole, and givens are counted from when the pattern has it.
/// The budget of solutions is ignored.
Climbed climb(const ClimbRules& rules, const Grid& givens, const Climb& climb,
              const Budget& budget = {}, const TryingCallback& goes_on = {});
/// The same under rules that the engine knows. `links` and `engine` must be of the same ones.
Climbed climb(const Engine& engine, const logic::Links& links, const Grid& givens,
              const Climb& climb, const Budget& budget = {}, const TryingCallback& goes_on = {});

}  // namespace ninefold::generate
