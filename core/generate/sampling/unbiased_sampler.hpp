#pragma once

#include "core/engine/engine.hpp"
#include "core/generate/basics/spending.hpp"
#include "core/generate/generator.hpp"

#include <cstdint>
#include <optional>

namespace ninefold::generate {

/// A minimal puzzle with its weight.
struct Sampled {
  std::optional<Made> puzzle;
  /// In proportion to 1 / (the probability of the draw), and 1 at least.
  double weight = 0;
  /// complete with a puzzle.
  StopReason stopped = StopReason::complete;
  /// Full grids that were looked at.
  std::uint64_t tried = 0;
  std::uint64_t nodes = 0;
};

/// Draws minimal puzzles with a known bias, so that statistics of all minimal puzzles can be had:
/// the mean of any property over many of them, each times its weight, divided by the sum of the
/// weights, goes to its mean over all minimal puzzles. Without the weights it does not.
///
/// The idea is that of D. Berthier, "Unbiased statistics of a CSP: a controlled-bias generator",
/// 2009: take givens away from a full grid in a random order, and if that misses a minimal puzzle,
/// throw all away. Then a minimal puzzle with n of N cells given is drawn with the probability 1 /
/// C(N, n), and that is its bias. But hundreds of thousands are thrown away for one. So here:
/// 1. A grid is drawn by draw_weighted_grid(), with its weight g.
///
/// 2. Orders are as Berthier's until m givens are left, where m is such that there is still one
///    solution about three times in a hundred. From then on a given is drawn from the r that can be
///    taken away, instead of from all k that are left. A puzzle is reached from (N-n)! / (N-m)!
///    orders of what is taken away after m, so it counts C(N, m) times the product of r / (N-k+1).
///    One with more than m givens is seen where the last prefix of an order that has one solution
///    is minimal; it counts C(N, n) times, and since these are rare, one order in 16 is looked at,
///    and counts 16 times.
///
/// 3. Of what 64 orders of a grid come to, one puzzle is drawn in proportion to what it counts; its
///    weight is g times their sum.
///
/// 4. A puzzle whose weight w is below a constant c stays with the probability w / c, and then has
///    the weight 1; others have w / c (rejection control: Liu, Chen and Wong, 1998).
///
/// The constants m and c depend on the rules alone: they come from draws of a fixed seed.
///
/// May be used from several threads at once.
class UnbiasedSampler {
 public:
  /// The engine and links, of the same rules, have to outlive this. Where the spending ends there
  /// are not constants, and it makes nothing.
  UnbiasedSampler(const Engine& engine, const logic::Links& links, Spending& spending);

  bool is_ready() const { return threshold_ > 0; }

  /// The puzzle with that number of that seed; it has a grade if the draw says so. Only when ready.
  Sampled make(const Draw& draw, const Budget& budget = {},
               const TryingCallback& goes_on = {}) const;

 private:
  const Engine& engine_;
  const logic::Links& links_;
  int fewest_ = 0;        // m
  double threshold_ = 0;  // c
};

}  // namespace ninefold::generate
