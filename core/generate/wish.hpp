#pragma once

#include "core/board/cell_set.hpp"
#include "core/board/grid.hpp"
#include "core/generate/symmetry.hpp"
#include "core/logic/state/links.hpp"
#include "core/logic/technique.hpp"

#include <optional>
#include <vector>

namespace ninefold::generate {

/// What a puzzle is to be like. The numbers of givens are those of the whole puzzle.
struct Wish {
  /// Givens are removed until there are no more than a number drawn between the two, or none can
  /// go; puzzles that then have more than `most_givens` do not meet the wish.
  int least_givens = 0;
  int most_givens = max_cells;
  /// No given can be left out. Without it, no group of givens that the symmetry ties together can,
  /// as far as the numbers let them go.
  bool is_minimal = false;
  Symmetry symmetry = Symmetry::none;
  /// The only cells that may be given.
  std::optional<CellSet> pattern;
  /// Givens that stay.
  std::optional<Grid> kept;

  /// The grade, as logic::grade() gives it.
  std::optional<logic::Level> level;
  /// Techniques that are on the path to the solution, as logic::find_path() finds it when it
  /// prefers those that are needed, and techniques that are not.
  std::vector<logic::Technique> needs;
  std::vector<logic::Technique> without;

  /// Whether a puzzle must be solved as a person would to see whether it meets the wish.
  bool asks_for_logic() const { return level || !needs.empty() || !without.empty(); }
};

/// Why no puzzle can meet the wish, known before anything is tried.
enum class Impossible : std::uint8_t {
  givens_in_disorder,     ///< the least number of givens is above the most
  givens_of_symmetry,     ///< no pattern of that symmetry has that number of givens
  givens_outside,         ///< a given to be kept lies outside the pattern
  technique_contradicts,  ///< the same technique is both needed and unwanted
  technique_of_rules  ///< a technique is needed that rules of a generator's puzzles give no step of
};

/// Nothing, if it may be possible.
std::optional<Impossible> find_impossible(const Wish& wish, Shape shape);

/// The first technique of the wish that no puzzle with these rules can need, if there is one:
/// - brute force, which is what is left where no technique leads on;
/// - under classic rules locked candidates other than pointing and claiming, since there are none,
///   and Franken and mutant X-Wings without fins, since simpler techniques find all that they do;
/// - cell forcing, where only equal digits exclude each other.
std::optional<logic::Technique> find_never_needed(const Wish& wish, const logic::Links& links);

/// The cells that are given or not at one time: those of the symmetry that are not kept and lie in
/// the pattern whole.
std::vector<CellSet> free_groups(const Wish& wish, Shape shape);

}  // namespace ninefold::generate
