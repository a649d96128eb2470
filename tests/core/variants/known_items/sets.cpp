#include "tests/core/variants/known_items/definitions.hpp"
#include "tests/core/variants/known_items/known_items.hpp"

#include <algorithm>
#include <set>

namespace ninefold::tests {

using namespace known;

KnownItem KnownItems::of_set() {
  KnownItem item;
  const Cells cells = walk(number(2, 4), false);
  const auto size = static_cast<int>(cells.size());
  const std::vector<int> ones(cells.size(), 1);
  switch (random_.below(7)) {
    case 0: {
      const int total = number(size, size * side_);
      item.text = ".Cage~" + std::to_string(total) + names(cells);
      item.rules.push_back(sum(cells, ones, total));
      item.total = total;
      add_different(cells, item.rules);
      break;
    }
    case 1: {
      std::vector<int> factors;
      std::string text;
      for (int i = 0; i < size; ++i) {
        factors.push_back(number(-3, 3));
        text += "_" + std::to_string(factors.back());
      }
      const int total = number(-10, 10);
      item.text = ".Sum~" + std::to_string(total) + "_=" + text + names(cells);
      item.rules.push_back(sum(cells, factors, total));
      break;
    }
    case 2: {
      const Cells any = scattered(number(2, 5));
      item.text = ".AllDifferent" + names(any);
      add_different(any, item.rules);
      break;
    }
    case 3: {
      const int total = number(1, 20);
      item.text = ".RellikCage~" + std::to_string(total) + names(cells);
      item.rules.push_back(
          whole(cells, [total](const State& values) { return !has_subset_of(values, total); }));
      add_different(cells, item.rules);
      break;
    }
    case 4: {
      Cells even = walk(number(1, 2) * 2, false);
      if (even.size() % 2 != 0) even.pop_back();
      if (even.empty()) return item;
      item.text = ".EqualityCage" + names(even);
      add_different(even, item.rules);
      const int middle = side_ / 2;
      const int side = side_;
      item.rules.push_back(whole(even, [middle, side](const State& values) {
        int low = 0;
        int odd = 0;
        for (const int value : values) {
          if (side % 2 != 0 && value == middle + 1) return false;
          low += value <= middle ? 1 : 0;
          odd += value % 2;
        }
        return low * 2 == static_cast<int>(values.size()) &&
               odd * 2 == static_cast<int>(values.size());
      }));
      break;
    }
    case 5: {
      const int total = number(1, 15);
      item.text = ".Lunchbox~" + std::to_string(total) + names(cells);
      add_different(cells, item.rules);
      item.rules.push_back(whole(
          cells, [total](const State& values) { return sum_between_extremes(values) == total; }));
      break;
    }
    default: {
      const Cells any = scattered(4);
      item.text = ".SameValues~2" + names(any);
      item.rules.push_back(whole(any, [](State values) {
        std::sort(values.begin(), values.begin() + 2);
        std::sort(values.begin() + 2, values.end());
        return values[0] == values[2] && values[1] == values[3];
      }));
    }
  }
  return item;
}

KnownItem KnownItems::of_counts() {
  KnownItem item;
  const Cells cells = scattered(4);
  const int first = number(1, side_);
  const int second = number(1, side_);
  const auto values_text = std::to_string(first) + "_" + std::to_string(second);
  const auto count_in = [](const State& values, int value) {
    return static_cast<int>(std::count(values.begin(), values.end(), value));
  };
  switch (random_.below(8)) {
    case 0:
      item.text = ".ContainAtLeast~" + values_text + names(cells);
      item.rules.push_back(whole(cells, [=](const State& values) {
        return count_in(values, first) >= (first == second ? 2 : 1) &&
               count_in(values, second) >= 1;
      }));
      break;
    case 1:
      item.text = ".ContainExact~" + values_text + names(cells);
      item.rules.push_back(whole(cells, [=](const State& values) {
        const int wished = first == second ? 2 : 1;
        return count_in(values, first) == wished && count_in(values, second) == wished;
      }));
      break;
    case 2: {
      const int count = number(0, 2);
      item.text = ".LookAndSay~" + std::to_string(count) + std::to_string(first) + names(cells);
      item.rules.push_back(
          whole(cells, [=](const State& values) { return count_in(values, first) == count; }));
      break;
    }
    case 3: {
      const int row = number(0, side_ - 2);
      const int column = number(0, side_ - 2);
      item.text = ".Quad~" + name(at(row, column)) + "~" + std::to_string(first) + "~" +
                  std::to_string(second);
      item.key = "Quad" + name(at(row, column));
      const Cells square{at(row, column), at(row, column + 1), at(row + 1, column),
                         at(row + 1, column + 1)};
      item.rules.push_back(whole(square, [=](const State& values) {
        return count_in(values, first) >= (first == second ? 2 : 1) &&
               count_in(values, second) >= 1;
      }));
      break;
    }
    case 4:
      item.text = ".CountingCircles" + names(cells);
      item.rules.push_back(whole(cells, [=](const State& values) {
        return std::all_of(values.begin(), values.end(),
                           [&](int value) { return count_in(values, value) == value; });
      }));
      break;
    case 5:
      item.text = ".CountDistinct" + names(cells);
      item.rules.push_back(whole(cells, [](const State& values) {
        const std::set<int> others(values.begin() + 1, values.end());
        return values[0] == static_cast<int>(others.size());
      }));
      break;
    case 6: {
      const int cell = cells[0];
      item.text = ".Indexing~C~" + name(cell);
      const int column = cell % side_ + 1;
      for (int value = 1; value <= side_; ++value) {
        const int target = at(cell / side_, value - 1);
        if (target == cell) continue;
        item.rules.push_back(
            pair(cell, target, [=](int a, int b) { return a != value || b == column; }));
      }
      // That it points at itself says that it is the number of its column, as it is then.
      break;
    }
    default:
      item.text = ".ValueIndexing" + names(cells);
      item.rules.push_back(whole(cells, [](const State& values) {
        return values[1] <= 2 && values[static_cast<std::size_t>(values[1]) + 1] == values[0];
      }));
  }
  return item;
}

}  // namespace ninefold::tests
