#pragma once

#include "core/engine/wide/found_solutions.hpp"
#include "core/engine/wide/prepared/prepared_puzzle.hpp"
#include "core/engine/wide/search/search.hpp"

#include <span>

namespace ninefold::variants {

/// The search for all rules, of the whole puzzle and in any order. The puzzle must have its fastest
/// program.
class FastestSearch : public Search {
 public:
  FastestSearch(const PreparedPuzzle& prepared, Meter& meter)
      : Search(prepared.fastest_program(), meter, Order::fastest) {
    ask_for_symmetries([&prepared] { return std::span(prepared.symmetries()); });
  }
};

/// Visits all solutions in any order, by the kernel of houses where that is enough and by the
/// search for all rules elsewhere; `visit`, if any, returns false to end. A solution may be visited
/// twice, but counts once.
Answer search_fastest(const PreparedPuzzle& prepared, const Budget& given,
                      const ProgressCallback& progress, const Visit& visit = {});

}  // namespace ninefold::variants
