#pragma once

#include "wasm/shared/api.hpp"

#include <string>
#include <vector>

/// What improves a puzzle that somebody has set; see core/generate/setting and, for puzzles of any
/// rules, core/generate/variants/variant_clues.hpp. Puzzles of houses and moves are taken too, so
/// that nobody who only plays has to load this.
namespace ninefold::api::variant {

/// Givens, and rules of puzzles of any rules, that are not needed or could be others. All but
/// `solutions` says something only where it is 1.
struct SetClues {
  Problem problem;
  int solutions = 0;    ///< 0, 1, or 2 for more
  std::string stopped;  ///< "complete", or what ended the search before all is known
  double milliseconds = 0;
  std::vector<int> cells;   ///< of givens, in reading order
  std::vector<int> digits;  ///< for each of them the other digits that it could be: bit d-1 for d
  std::vector<int> rules;   ///< numbers of items
};

/// The givens and rules each of which, with all others staying, could be left out.
SetClues redundant(const std::string& puzzle, const Limits& limits,
                   const ProgressCallback& progress);
/// The givens that could have another digit, each considered alone.
SetClues changeable(const std::string& puzzle, const Limits& limits,
                    const ProgressCallback& progress);

/// Minimal forms of a puzzle.
struct MinimalForms {
  Problem problem;
  int solutions = 0;
  std::string stopped;  ///< "complete" where there are no others
  double milliseconds = 0;
  double found = 0;
  /// Those of them with the fewest givens, fewest first: for each cell 1 where a
  /// given stays and 0 elsewhere.
  std::vector<std::string> forms;
};

/// The most forms that are handed over.
inline constexpr int most_forms = 100;

/// The limit of solutions is one of forms. Rules stay.
MinimalForms minimal_forms(const std::string& puzzle, const Limits& limits,
                           const ProgressCallback& progress);

/// What a puzzle is to become.
struct Improvement {
  std::string aim;    ///< "harder", "easier", "fewest" or "nicer"
  double seed = 0;    ///< whole numbers up to 2^53, as `number` and `tries`
  double number = 0;  ///< the part of the work: the next one goes on from what this one gives
  double tries = 0;   ///< how often to swap givens
  bool keeps_solution = false;
  std::string symmetry;  ///< as of a PuzzleWish
  std::string level;     ///< that "nicer" is to keep; empty for the one that the puzzle has
};

/// The best puzzle found, which may be the one that was handed in.
struct Improved {
  Problem problem;
  int solutions = 0;
  std::string stopped;
  double tried = 0;
  double milliseconds = 0;
  std::string givens;  ///< a digit a cell; empty where the puzzle has not one solution
  std::string level;
  double score = 0;
  std::string hardest;
};

/// Of a puzzle of any rules all rules stay. Boards that human logic does not know are refused as
/// bad_rule.
Improved improve(const std::string& puzzle, const Improvement& wish, const Limits& limits,
                 const ProgressCallback& progress);

}  // namespace ninefold::api::variant
