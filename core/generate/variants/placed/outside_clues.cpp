// What stands beside the grid: sums of sandwiches and of diagonals.

#include "core/generate/variants/placed/placing.hpp"

#include <algorithm>

namespace ninefold::generate {

namespace {

int sum_between_least_and_greatest(const std::vector<int>& digits) {
  auto first = std::min_element(digits.begin(), digits.end());
  auto last = std::max_element(digits.begin(), digits.end());
  if (last < first) std::swap(first, last);
  int sum = 0;
  for (auto next = first + 1; next != last; ++next) sum += *next;
  return sum;
}

struct Diagonal {
  int row = 0;
  int column = 0;
  int down = 0;
  int right = 0;
};

/// Of each diagonal of three cells or more the end that names it: left or top, where it goes down;
/// otherwise right or bottom, where it goes up.
std::vector<Diagonal> diagonals_of(int size) {
  constexpr int shortest = 3;
  std::vector<Diagonal> all;
  for (int row = 0; row + shortest <= size; ++row) all.push_back({row, 0, 1, 1});
  for (int row = shortest - 1; row + 1 < size; ++row) all.push_back({row, size - 1, -1, -1});
  for (int column = shortest - 1; column < size; ++column) all.push_back({0, column, 1, -1});
  for (int column = 1; column + shortest <= size; ++column)
    all.push_back({size - 1, column, -1, 1});
  return all;
}

}  // namespace

std::vector<PlacedRule> place_sandwiches(const Grid& solution) {
  const int size = solution.shape().size();
  std::vector<PlacedRule> rules;
  for (const bool is_row : {true, false}) {
    for (int line = 0; line < size; ++line) {
      std::vector<int> digits;
      for (int place = 0; place < size; ++place)
        digits.push_back(
            solution[static_cast<Cell>(is_row ? line * size + place : place * size + line)]);
      const std::string name = (is_row ? "R" : "C") + std::to_string(line + 1);
      rules.push_back({"Sandwich", sum_between_least_and_greatest(digits), {}, name});
    }
  }
  return rules;
}

std::vector<PlacedRule> place_diagonals(const Grid& solution, Random& random) {
  const int size = solution.shape().size();
  std::vector<Diagonal> diagonals = diagonals_of(size);
  random.shuffle(diagonals);
  diagonals.resize(diagonals.size() / 2);
  std::vector<PlacedRule> rules;
  for (const Diagonal& one : diagonals) {
    const auto is_inside = [size](int place) { return place >= 0 && place < size; };
    int sum = 0;
    for (int row = one.row, column = one.column; is_inside(row) && is_inside(column);
         row += one.down, column += one.right)
      sum += solution[static_cast<Cell>(row * size + column)];
    rules.push_back({"LittleKiller", sum, {static_cast<Cell>(one.row * size + one.column)}});
  }
  return rules;
}

}  // namespace ninefold::generate
