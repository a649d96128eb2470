#include "tests/core/variants/known_items/definitions.hpp"
#include "tests/core/variants/known_items/known_items.hpp"

#include <cstdlib>
#include <functional>
#include <optional>
#include <utility>

namespace ninefold::tests {

using namespace known;

KnownItem KnownItems::global() {
  KnownItem item;
  const auto apart = [&](int down, int right, const std::function<bool(int, int)>& allows) {
    for (int cell = 0; cell < side_ * side_; ++cell) {
      const int row = cell / side_ + down;
      const int column = cell % side_ + right;
      if (row < side_ && column >= 0 && column < side_)
        item.rules.push_back(pair(cell, at(row, column), allows));
    }
  };
  const auto beside = [&](const std::function<bool(int, int)>& allows) {
    apart(0, 1, allows);
    apart(1, 0, allows);
  };
  switch (random_.below(side_ == 9 ? 10 : 8)) {
    case 0:
      item.text = ".AntiKnight";
      for (const auto& [down, right] : {std::pair(1, 2), {1, -2}, {2, 1}, {2, -1}})
        apart(down, right, std::not_equal_to<>());
      break;
    case 1:
      item.text = ".AntiKing";
      apart(1, 1, std::not_equal_to<>());
      apart(1, -1, std::not_equal_to<>());
      break;
    case 2:
      item.text = ".AntiConsecutive";
      beside([](int a, int b) { return std::abs(a - b) != 1; });
      break;
    case 3:
    case 4: {
      const bool is_rising = random_.chance(50);
      item.text = is_rising ? ".Diagonal~1" : ".Diagonal~-1";
      Cells diagonal;
      for (int i = 0; i < side_; ++i) diagonal.push_back(at(i, is_rising ? side_ - 1 - i : i));
      add_different(diagonal, item.rules);
      break;
    }
    case 5:
      item.text = ".DisjointSets";
      for (int place = 0; place < side_; ++place) {
        Cells cells;
        for (int cell = 0; cell < side_ * side_; ++cell) {
          const int row = cell / side_ % box_rows_;
          const int column = cell % side_ % box_columns_;
          if (row * box_columns_ + column == place) cells.push_back(cell);
        }
        add_different(cells, item.rules);
      }
      break;
    case 6:
      item.text = ".StrictKropki";
      beside([](int a, int b) { return std::abs(a - b) != 1 && a != 2 * b && b != 2 * a; });
      break;
    case 7:
      item.text = ".StrictXV";
      beside([](int a, int b) { return a + b != 5 && a + b != 10; });
      break;
    case 8:
      item.text = ".Windoku";
      for (const int row : {1, 5}) {
        for (const int column : {1, 5}) {
          Cells cells;
          for (int i = 0; i < 9; ++i) cells.push_back(at(row + i / 3, column + i % 3));
          add_different(cells, item.rules);
        }
      }
      break;
    default: {
      const bool is_entropy = random_.chance(50);
      item.text = is_entropy ? ".GlobalEntropy" : ".GlobalMod";
      for (int row = 0; row < 8; ++row) {
        for (int column = 0; column < 8; ++column) {
          const Cells square{at(row, column), at(row, column + 1), at(row + 1, column),
                             at(row + 1, column + 1)};
          // A bit for each of the three groups that was met.
          item.rules.push_back({square,
                                {0},
                                [is_entropy](const State& state, int value) {
                                  const int group = is_entropy ? (value - 1) / 3 : value % 3;
                                  return std::optional<State>(State{state[0] | 1 << group});
                                },
                                [](const State& state) { return state[0] == 7; }});
        }
      }
    }
  }
  return item;
}

}  // namespace ninefold::tests
