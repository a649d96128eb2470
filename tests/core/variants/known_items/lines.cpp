#include "tests/core/variants/known_items/definitions.hpp"
#include "tests/core/variants/known_items/known_items.hpp"

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <numeric>
#include <optional>
#include <set>
#include <utility>

namespace ninefold::tests {

using namespace known;

KnownItem KnownItems::of_line() {
  KnownItem item;
  const Cells line = walk(number(3, 5), true);
  const std::size_t size = line.size();
  if (size < 3) return item;
  const int ends = number(1, 4);
  switch (random_.below(14)) {
    case 0:
      item.text = ".Thermo" + names(line);
      add_steps(line, std::less<>(), item.rules);
      break;
    case 1:
      item.text = ".Whisper~" + std::to_string(ends) + names(line);
      add_steps(
          line, [ends](int a, int b) { return std::abs(a - b) >= ends; }, item.rules);
      break;
    case 2:
      item.text = ".Renban" + names(line);
      item.rules.push_back(whole(line, is_run));
      break;
    case 3:
      item.text = ".Between" + names(line);
      item.rules.push_back(whole(line, [](const State& values) {
        const auto [low, high] = std::minmax(values.front(), values.back());
        return std::all_of(
            values.begin() + 1, values.end() - 1,
            [low = low, high = high](int value) { return low < value && value < high; });
      }));
      break;
    case 4:
      item.text = ".Lockout~" + std::to_string(ends) + names(line);
      item.rules.push_back(whole(line, [ends](const State& values) {
        const auto [low, high] = std::minmax(values.front(), values.back());
        return high - low >= ends && std::all_of(values.begin() + 1, values.end() - 1,
                                                 [low = low, high = high](int value) {
                                                   return value < low || value > high;
                                                 });
      }));
      break;
    case 5:
      item.text = ".Palindrome" + names(line);
      for (std::size_t i = 0; i < size / 2; ++i)
        item.rules.push_back(pair(line[i], line[size - 1 - i], std::equal_to<>()));
      break;
    case 6:
      item.text = ".Zipper" + names(line);
      item.rules.push_back(whole(line, [](const State& values) {
        const int total = values.front() + values.back();
        const std::size_t last = values.size() - 1;
        for (std::size_t i = 0; i <= last - i; ++i) {
          if ((i == last - i ? values[i] : values[i] + values[last - i]) != total) return false;
        }
        return true;
      }));
      break;
    case 7: {
      const int modulus = number(2, 3);
      item.text = ".Modular~" + std::to_string(modulus) + names(line);
      add_windows(
          line, static_cast<std::size_t>(modulus), [modulus](int value) { return value % modulus; },
          item.rules);
      break;
    }
    case 8:
      if (side_ != 9) return item;
      item.text = ".Entropic" + names(line);
      add_windows(
          line, 3, [](int value) { return (value - 1) / 3; }, item.rules);
      break;
    case 9: {
      item.text = ".RegionSumLine" + names(line);
      std::vector<std::size_t> pieces{0};
      for (std::size_t i = 1; i < size; ++i) {
        if (box_of(line[i]) != box_of(line[i - 1])) pieces.push_back(i);
      }
      pieces.push_back(size);
      item.rules.push_back(whole(line, [pieces](const State& values) {
        std::set<int> sums;
        for (std::size_t i = 1; i < pieces.size(); ++i) {
          const auto from = values.begin() + static_cast<std::ptrdiff_t>(pieces[i - 1]);
          const auto to = values.begin() + static_cast<std::ptrdiff_t>(pieces[i]);
          sums.insert(std::accumulate(from, to, 0));
        }
        return sums.size() == 1;
      }));
      break;
    }
    case 10:
      item.text = ".Arrow" + names(line);
      item.rules.push_back(whole(line, [](const State& values) {
        return values[0] == std::accumulate(values.begin() + 1, values.end(), 0);
      }));
      break;
    case 11:
      item.text = ".DoubleArrow" + names(line);
      item.rules.push_back(whole(line, [](const State& values) {
        return values.front() + values.back() ==
               std::accumulate(values.begin() + 1, values.end() - 1, 0);
      }));
      break;
    case 12:
      item.text = ".SlowThermometer" + names(line);
      add_steps(line, std::less_equal<>(), item.rules);
      break;
    default: {
      const int total = number(4, 15);
      item.text = ".SumLine~" + std::to_string(total) + names(line);
      // What the piece that has begun sums to; a piece ends as soon as it can, since no value is 0.
      item.rules.push_back({line,
                            {0},
                            [total](const State& state, int value) -> std::optional<State> {
                              const int sum = state[0] + value;
                              if (sum > total) return std::nullopt;
                              return State{sum == total ? 0 : sum};
                            },
                            [](const State& state) { return state[0] == 0; }});
    }
  }
  return item;
}

KnownItem KnownItems::of_dots() {
  KnownItem item;
  const Cells two = walk(2, false);
  if (two.size() < 2) return item;
  const auto mark = [&](const char* kind, std::function<bool(int, int)> allows) {
    item.text = std::string(".") + kind + names(two);
    item.rules.push_back(pair(two[0], two[1], std::move(allows)));
  };
  switch (random_.below(6)) {
    case 0: mark("WhiteDot", [](int a, int b) { return std::abs(a - b) == 1; }); break;
    case 1: mark("BlackDot", [](int a, int b) { return a == 2 * b || b == 2 * a; }); break;
    case 2: mark("X", [](int a, int b) { return a + b == 10; }); break;
    case 3: mark("V", [](int a, int b) { return a + b == 5; }); break;
    case 4: mark("GreaterThan", std::greater<>()); break;
    default: {
      const int low = number(1, side_);
      const int high = number(1, side_);
      item.text =
          "."
          "~" +
          name(two[0]) + "_" + std::to_string(low) + "_" + std::to_string(high);
      item.rules.push_back(whole({two[0]}, [low, high](const State& values) {
        return values[0] == low || values[0] == high;
      }));
    }
  }
  return item;
}

}  // namespace ninefold::tests
