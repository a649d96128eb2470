#pragma once

#include "core/logic/technique.hpp"
#include "wasm/shared/api.hpp"

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

/// Cells that hold every digit once: `kind` is row, column, box or extra; numbers count from 0
/// within the kind.
struct LogicHouse {
  std::string kind;
  int number = 0;
  std::vector<int> cells;
};

/// A step as core/logic/step.hpp has it. Sets of digits are bits, bit d-1 for digit d; houses are
/// indices in the answer's list.
struct LogicStep {
  /// Told by its name, with its level (as level_names() has it) and its score.
  logic::Technique technique = logic::Technique::full_house;
  int digits = 0;
  std::vector<int> cells;
  std::vector<int> houses;
  std::vector<int> base_houses;
  std::vector<int> fins;
  std::vector<int> endo_fins;
  /// For each set its digits, and then its cells.
  std::vector<std::vector<int>> sets;
  /// For each node its digit, 1 where it is on, the index of its set, -1 or, where a rule gives the
  /// link, -2 less its index in `rules`, and then its cells.
  std::vector<std::vector<int>> chain;
  std::vector<int> eliminations;  ///< two numbers each: cell and digit
  std::vector<int> placements;    ///< the same
  std::vector<int> rules;         ///< of a variant: indices in the answer's list
  std::vector<int> combinations;  ///< sets of digits
  std::vector<int> outies;
  int total = 0;
  /// Of a single: the cells whose digits exclude the rest, two numbers each, cell and digit, and
  /// whether they exclude all of it.
  std::vector<int> excluders;
  bool excludes_all = false;
  std::vector<LogicStep> parts;
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

/// Steps that lead on from where somebody stands; none unless that is sound.
struct Hints {
  LogicState state;
  bool gave_up = false;  ///< whether a search ran out of its budget
  /// For every cell its candidates there, digit d at bit d-1; 0 where there is a digit.
  std::vector<int> candidates;
  std::vector<LogicHouse> houses;
  /// Of a variant, in the same form: the kind of each rule, the number of its item, and its cells.
  std::vector<LogicHouse> rules;
  std::vector<LogicStep> steps;
};

/// The simplest next step; where `technique` is the name of one, all its steps. None where no
/// technique leads on. A name that is none is refused as unexpected_text. Limits are those of the
/// search for the solution; `nodes` is also the budget of the search for each technique.
Hints hint(const std::string& puzzle, const Work& work, const std::string& technique,
           const Limits& limits);

/// All steps to the solution, and what the board is like before each of them.
struct Path {
  LogicState state;
  std::vector<LogicHouse> houses;
  std::vector<LogicHouse> rules;
  std::vector<LogicStep> steps;
  std::vector<std::string> grids;
  std::vector<std::vector<int>> candidates;
};

/// `preferred` are names of techniques, with commas between them, that the path takes as
/// logic::path_order() says; a name that is none is refused as unexpected_text.
Path path(const std::string& puzzle, const Work& work, const std::string& preferred,
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

/// The names of all techniques, from what is simplest.
std::vector<std::string> technique_names();

}  // namespace ninefold::api
