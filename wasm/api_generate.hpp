#pragma once

#include "wasm/shared/api.hpp"

#include <string>
#include <vector>

/// Puzzles made from a seed; see core/generate.
namespace ninefold::api {

/// The names of grades, from easy to extreme, and of symmetries.
std::vector<std::string> level_names();
std::vector<std::string> symmetry_names();
/// The kinds of puzzles: each a name, and the description of an empty board with its rules, apart
/// by a space. Those whose rules are placed have a name alone: the second module makes them.
std::vector<std::string> kind_names();

/// What a puzzle is to be like; see core/generate/wish.hpp. Numbers are whole ones. The least
/// number of givens above the most, and other wishes that contradict each other, are refused as
/// number_out_of_range.
struct PuzzleWish {
  double seed = 0;    ///< up to 2^53, as `number`
  double number = 0;  ///< which of the puzzles of that seed, from 0
  double least_givens = 0;
  double most_givens = 81;
  bool minimal = false;
  std::string symmetry;  ///< "half-turn" ..., or empty for none
  std::string level;     ///< "easy", "medium", "hard", "unfair", "extreme", or empty for any
  std::string needs;     ///< names of techniques with commas between them
  std::string without;
};

/// A puzzle as wished, or why there is none: the budget ended (`stopped`), or, where that is
/// "complete", no full grid keeps the rules and the givens that stay.
struct MadePuzzle {
  Problem problem;
  std::string stopped;
  double tried = 0;  ///< puzzles made, with this one
  double nodes = 0;
  double milliseconds = 0;
  std::string givens;  ///< a grid, or empty
  std::string solution;
  std::string level;    ///< in lower case; empty where it was not asked for
  double score = 0;     ///< as core/logic/path.hpp has it
  std::string hardest;  ///< the name of a technique
};

/// The rules and the givens that stay are those of `puzzle`. Progress tells the puzzles tried in
/// place of solutions.
MadePuzzle generate(const std::string& puzzle, const PuzzleWish& wish, const Limits& limits,
                    const ProgressCallback& progress);

}  // namespace ninefold::api
