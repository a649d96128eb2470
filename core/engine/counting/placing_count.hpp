#pragma once

#include "core/engine/budgets/meter.hpp"
#include "core/engine/counting/digit_placings.hpp"

#include <array>
#include <optional>
#include <vector>

namespace ninefold {

/// A puzzle as placings of whole digits: a solution is a choice of one placing for each digit so
/// that together they cover the board.
struct PlacingView {
  /// For each digit (from 1) that has a given its placings.
  std::array<std::vector<Placing>, max_size + 1> named;
  /// The placings that any digit without a given can have.
  std::vector<Placing> nameless;
  std::vector<Digit> named_digits;
  std::vector<Digit> nameless_digits;
};

/// The puzzle as placings, or nothing when a digit has too many of them for this to be a short
/// way: rules that leave a digit few placings, such as a torus knight's, make it one. Givens must
/// not contradict each other.
std::optional<PlacingView> placing_view(const Constraints& constraints, const Grid& givens);

/// Counts the solutions as exact covers of the board by placings. Digits without a given are put
/// down without names; only a finished cover asks in how many ways they can be named so that no
/// forbidden pair touches. So forbidden pairs of such digits cost nothing while searching, and
/// the empty Mystic grid has 6,058 covers to visit instead of 2,198,327,040 solutions. Adds what
/// it finds to `meter`. Of the branches below the first two placings only every `part_count`th
/// is looked at, beginning with number `part`.
void count_by_placings(const Constraints& constraints, const PlacingView& view, Meter& meter,
                       int part = 0, int part_count = 1);

}  // namespace ninefold
