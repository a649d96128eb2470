#pragma once

#include "wasm/shared/api.hpp"

#include <cstdint>
#include <string>
#include <vector>

/// What a person can see next and why, every step to the solution, and how hard a puzzle is; see
/// core/logic. Steps come as data: the page makes the sentences.
namespace ninefold::api {

/// What somebody has written besides the givens.
struct Work {
  std::string entered;  ///< a digit a cell, 0 for none; empty for none at all
  /// For every cell the candidates that are left there, bit d-1 for digit d, or -1 for a cell where
  /// nobody has looked; empty for none at all. Cells with a digit do not count.
  std::vector<int> open;
};

/// Where somebody stands who asks for steps.
struct LogicState {
  Problem problem;
  /// sound; solved; no-solution or several-solutions; wrong-digit or wrong-mark (`cell` and `digit`
  /// say which; of a mark that is the digit that was struck); stopped, where the budget ended
  /// before the solution was known; other-board, which logic does not know.
  std::string kind;
  int cell = -1;
  int digit = 0;
};

/// What explains a puzzle, none unless the state is sound; api_explained.hpp says what the numbers
/// mean.
struct Explained {
  LogicState state;
  std::vector<std::int32_t> numbers;
};

/// The simplest next step; where `technique` is the name of one, all its steps. None where no
/// technique leads on. Names with a `-` before them and commas between, such as
/// "-X-Wing,-uniqueness", are techniques that are left out, as read_chosen() says. A name that is
/// none is refused as unexpected_text. Limits are those of the
/// search for the solution; `nodes` is also the budget of the search for each technique.
Explained hint(const std::string& puzzle, const Work& work, const std::string& technique,
               const Limits& limits);

/// All steps to the solution, and what the board is like before each of them. `preferred` are names
/// of techniques, with commas between them, that the path takes as logic::path_order() says, and
/// with a `-` before them of those that it does without; a name that is none is refused as
/// unexpected_text.
Explained path(const std::string& puzzle, const Work& work, const std::string& preferred,
               const Limits& limits);

/// How hard a puzzle is; core/logic/path.hpp says what the numbers mean.
struct Grading {
  LogicState state;
  std::string level;
  double score = 0;
  std::string hardest;
  double steps = 0;
  bool singles = false;  ///< whether singles alone solve it
};

Grading grade(const std::string& puzzle, const Limits& limits);

/// About how hard Sudoku Explainer would call a puzzle; core/logic/explainer/rating.hpp says more.
struct ExplainerRating {
  LogicState state;
  double tenths = 0;  ///< 0 where it has no such rating, or the time was up
  bool estimate = false;
};

/// The time is that for the rating.
ExplainerRating rate(const std::string& puzzle, const Limits& limits);

/// The names of all techniques, from what is simplest.
std::vector<std::string> technique_names();
std::vector<std::string> reason_kind_names();

}  // namespace ninefold::api
