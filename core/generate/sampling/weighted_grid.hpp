#pragma once

#include "core/engine/engine.hpp"
#include "core/generate/basics/random.hpp"
#include "core/generate/basics/spending.hpp"
#include "core/logic/state/links.hpp"

#include <optional>

namespace ninefold::generate {

/// A full grid, and how many times more rarely than others it is drawn.
struct WeightedGrid {
  Grid grid;
  double weight = 1;
};

/// Draws a full grid with a weight, so that all grids count the same: the mean of any property over
/// many draws, each times its weight and divided by the sum of the weights, goes to its mean over
/// all grids. Weights are in proportion to 1 / (the probability of the draw).
///
/// Digits are placed one after another in the cell, or the place of a digit in a house, with the
/// fewest candidates left, each candidate as likely as another; where there are none it begins
/// again. Every grid is reached in one way, whose probability is 1 / (the product of the numbers of
/// candidates). Source: D. E. Knuth, "Estimating the efficiency of backtrack programs", 1975.
/// Nothing where the spending ends. `links` and `engine` must be of the same rules.
std::optional<WeightedGrid> draw_weighted_grid(const Engine& engine, const logic::Links& links,
                                               Random& random, Spending& spending);

}  // namespace ninefold::generate
