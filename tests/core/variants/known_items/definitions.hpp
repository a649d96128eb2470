#pragma once

#include "tests/support/oracles/step_rule.hpp"

#include <cstddef>
#include <functional>
#include <vector>

/// What the definitions of known items are made of.
namespace ninefold::tests::known {

using State = StepRule::State;
using Cells = std::vector<int>;

/// Whatever the values are.
bool always(const State& state);

/// Values are kept as they come, and judged at the end: for rules of few cells.
StepRule whole(const Cells& cells, std::function<bool(const State&)> accepts);

/// Two cells whose values the relation allows.
StepRule pair(int one, int other, std::function<bool(int, int)> allows);

/// No two of the cells are equal.
void add_different(const Cells& cells, std::vector<StepRule>& rules);

/// What neighbours on the line allow each other.
void add_steps(const Cells& line, const std::function<bool(int, int)>& allows,
               std::vector<StepRule>& rules);

/// So many cells of the line in a row are of different classes, wherever they begin.
void add_windows(const Cells& line, std::size_t length, const std::function<int(int)>& class_of,
                 std::vector<StepRule>& rules);

/// The values times their factors add up to the total.
StepRule sum(const Cells& cells, const std::vector<int>& factors, int total);

/// Whether the values are consecutive, in any order.
bool is_run(State values);

/// Whether some of the values add up to the total.
bool has_subset_of(const State& values, int total);

/// The sum strictly between the smallest and the largest value, in the order of the list.
int sum_between_extremes(const State& values);

/// The value at each place of the line is counted while the state says so.
StepRule sandwich(const Cells& line, int side, int total);

}  // namespace ninefold::tests::known
