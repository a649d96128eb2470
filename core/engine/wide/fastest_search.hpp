#pragma once

#include "core/engine/wide/found_solutions.hpp"
#include "core/engine/wide/prepared/prepared_puzzle.hpp"
#include "core/engine/wide/search/search.hpp"

#include <span>

namespace ninefold::variants {

/// The search for all rules, of a whole puzzle with its givens.
class PuzzleSearch : public Search {
 public:
  /// The program is one of the puzzle's.
  PuzzleSearch(const PreparedPuzzle& prepared, const Program& program, Meter& meter, Order order)
      : Search(program, meter, order) {
    begin_with_givens(prepared.start());
  }
};

/// The same in any order. The puzzle must have its fastest program.
class FastestSearch : public PuzzleSearch {
 public:
  FastestSearch(const PreparedPuzzle& prepared, Meter& meter)
      : PuzzleSearch(prepared, prepared.fastest_program(), meter, Order::fastest) {
    ask_for_symmetries([&prepared] { return std::span(prepared.symmetries()); });
  }
};

/// Visits all solutions in any order, by the kernel of houses where that is enough and by the
/// search for all rules elsewhere. A solution may be visited twice, but counts once.
Answer search_fastest(const PreparedPuzzle& prepared, const Budget& budget,
                      const ProgressCallback& progress);

/// The same for whoever needs two solutions at most: `visit`, if any, returns false to end. Two
/// that differ only by two values in each other's place may come first.
Answer search_for_two(const PreparedPuzzle& prepared, const Budget& budget,
                      const ProgressCallback& progress, const Visit& visit = {});

}  // namespace ninefold::variants
