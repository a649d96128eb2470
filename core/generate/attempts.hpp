#pragma once

#include "core/generate/basics/random.hpp"
#include "core/generate/basics/spending.hpp"
#include "core/generate/generator.hpp"
#include "core/generate/reducing/reduction.hpp"
#include "core/generate/wish.hpp"

#include <optional>
#include <vector>

namespace ninefold::generate {

/// Puzzles whose givens are as a wish says, one after another; what it asks of logic is not looked
/// at. All that is handed in must outlive this.
class Attempts {
 public:
  Attempts(const Engine& engine, const Constraints& constraints, const Wish& wish, Random random,
           Spending& spending);

  /// One from a grid of its own, or nothing where its givens are not as wished. `is_over` when no
  /// other can be tried.
  std::optional<Made> fresh(bool& is_over);

  /// One like another, with the same solution: a few of its givens are taken away, others are
  /// added until there is one solution, and what is not needed goes.
  std::optional<Made> near(const Made& made);

 private:
  /// Adds givens until there is one solution; false where that takes more than `most` of them.
  bool make_unique(const Grid& solution, int most, CellSet& givens);
  /// Without the givens that can go, if what is left is as wished.
  std::optional<Made> reduced(const Grid& solution, CellSet givens);
  int fewest(int all);
  bool is_wished(const CellSet& givens);

  const Engine& engine_;
  const Wish& wish_;
  Random random_;
  Spending& spending_;
  const Constraints& constraints_;
  EngineSearch search_;
  Reduction reduction_;
  std::vector<CellSet> groups_;
  Grid kept_;
};

}  // namespace ninefold::generate
