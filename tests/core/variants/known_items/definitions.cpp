#include "tests/core/variants/known_items/definitions.hpp"

#include <algorithm>
#include <cstddef>
#include <numeric>
#include <set>
#include <utility>

namespace ninefold::tests::known {

bool always(const State& /*state*/) { return true; }

StepRule whole(const Cells& cells, std::function<bool(const State&)> accepts) {
  return {cells,
          {},
          [](const State& state, int value) {
            State next = state;
            next.push_back(value);
            return std::optional<State>(std::move(next));
          },
          std::move(accepts)};
}

StepRule pair(int one, int other, std::function<bool(int, int)> allows) {
  return whole({one, other}, [allows = std::move(allows)](const State& values) {
    return allows(values[0], values[1]);
  });
}

void add_windows(const Cells& line, std::size_t length, const std::function<int(int)>& class_of,
                 std::vector<StepRule>& rules) {
  for (std::size_t first = 0; first + length <= line.size(); ++first) {
    const auto begin = line.begin() + static_cast<std::ptrdiff_t>(first);
    const Cells window(begin, begin + static_cast<std::ptrdiff_t>(length));
    rules.push_back(whole(window, [class_of](const State& values) {
      std::set<int> classes;
      for (const int value : values) classes.insert(class_of(value));
      return classes.size() == values.size();
    }));
  }
}

void add_different(const Cells& cells, std::vector<StepRule>& rules) {
  for (std::size_t i = 0; i < cells.size(); ++i) {
    for (std::size_t k = i + 1; k < cells.size(); ++k)
      rules.push_back(pair(cells[i], cells[k], std::not_equal_to<>()));
  }
}

void add_steps(const Cells& line, const std::function<bool(int, int)>& allows,
               std::vector<StepRule>& rules) {
  for (std::size_t i = 1; i < line.size(); ++i) rules.push_back(pair(line[i - 1], line[i], allows));
}

StepRule sum(const Cells& cells, const std::vector<int>& factors, int total) {
  return {cells,
          {0, 0},
          [factors, total](const State& state, int value) -> std::optional<State> {
            const auto place = static_cast<std::size_t>(state[0]);
            const int read = state[1] + factors[place] * value;
            // What is left to read adds as many times 1 to 9 at least, or takes it away.
            int least = read;
            int most = read;
            for (std::size_t left = place + 1; left < factors.size(); ++left) {
              least += std::min(factors[left], factors[left] * 9);
              most += std::max(factors[left], factors[left] * 9);
            }
            if (total < least || total > most) return std::nullopt;
            return State{state[0] + 1, read};
          },
          [total](const State& state) { return state[1] == total; }};
}

bool is_run(State values) {
  std::sort(values.begin(), values.end());
  for (std::size_t i = 1; i < values.size(); ++i) {
    if (values[i] != values[i - 1] + 1) return false;
  }
  return true;
}

bool has_subset_of(const State& values, int total) {
  for (unsigned subset = 1; subset < 1U << values.size(); ++subset) {
    int found = 0;
    for (std::size_t i = 0; i < values.size(); ++i)
      found += (subset >> i & 1U) != 0 ? values[i] : 0;
    if (found == total) return true;
  }
  return false;
}

int sum_between_extremes(const State& values) {
  auto low = std::min_element(values.begin(), values.end());
  auto high = std::max_element(values.begin(), values.end());
  if (high < low) std::swap(low, high);
  return low == high ? 0 : std::accumulate(low + 1, high, 0);
}

StepRule sandwich(const Cells& line, int side, int total) {
  // 0 before the first of 1 and the highest, 1 between them, 2 after.
  return {line,
          {0, 0},
          [side](const State& state, int value) -> std::optional<State> {
            const bool is_end = value == 1 || value == side;
            if (is_end) return State{state[0] + 1, state[1]};
            return State{state[0], state[1] + (state[0] == 1 ? value : 0)};
          },
          [total](const State& state) { return state[1] == total; }};
}

}  // namespace ninefold::tests::known
