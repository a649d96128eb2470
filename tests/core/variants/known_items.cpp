#include "tests/core/variants/known_items.hpp"

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <map>
#include <numeric>
#include <set>
#include <utility>

namespace ninefold::tests {

namespace {

using State = StepRule::State;
using Cells = std::vector<int>;

bool always(const State& /*state*/) { return true; }

/// Values are kept as they come, and judged at the end: for rules of few cells.
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
          [factors](const State& state, int value) {
            const auto place = static_cast<std::size_t>(state[0]);
            return std::optional<State>(State{state[0] + 1, state[1] + factors[place] * value});
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

/// The sum strictly between the smallest and the largest value, in the order of the list.
int sum_between_extremes(const State& values) {
  auto low = std::min_element(values.begin(), values.end());
  auto high = std::max_element(values.begin(), values.end());
  if (high < low) std::swap(low, high);
  return low == high ? 0 : std::accumulate(low + 1, high, 0);
}

/// The value at each place of the line is counted while the state says so.
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

}  // namespace

std::string KnownItems::name(int cell) const {
  return "R" + std::to_string(cell / side_ + 1) + "C" + std::to_string(cell % side_ + 1);
}

std::string KnownItems::names(const Cells& cells) const {
  std::string text;
  for (const int cell : cells) text += "~" + name(cell);
  return text;
}

KnownItems::Cells KnownItems::walk(int length, bool by_corners) {
  Cells cells{random_.below(side_ * side_)};
  for (int tried = 0; tried < 40 && static_cast<int>(cells.size()) < length; ++tried) {
    const int down = random_.below(3) - 1;
    const int right = random_.below(3) - 1;
    if (!by_corners && down != 0 && right != 0) continue;
    const int row = cells.back() / side_ + down;
    const int column = cells.back() % side_ + right;
    if (row < 0 || row >= side_ || column < 0 || column >= side_) continue;
    if (std::find(cells.begin(), cells.end(), at(row, column)) != cells.end()) continue;
    cells.push_back(at(row, column));
  }
  return cells;
}

KnownItems::Cells KnownItems::scattered(int length) {
  Cells all(static_cast<std::size_t>(side_ * side_));
  std::iota(all.begin(), all.end(), 0);
  random_.shuffle(all);
  all.resize(static_cast<std::size_t>(length));
  return all;
}

KnownItems::Cells KnownItems::seen(std::string& line, bool& is_backward) {
  const int which = random_.below(side_);
  const bool is_row = random_.chance(50);
  is_backward = random_.chance(50);
  line = (is_row ? "R" : "C") + std::to_string(which + 1);
  Cells cells;
  for (int i = 0; i < side_; ++i) cells.push_back(is_row ? at(which, i) : at(i, which));
  if (is_backward) std::reverse(cells.begin(), cells.end());
  return cells;
}

std::string KnownItems::clue(const std::string& kind, const std::string& line, int number,
                             bool is_backward) const {
  return "." + kind + "~" + line + "~" + (is_backward ? "~" : "") + std::to_string(number) +
         (is_backward ? "" : "~");
}

std::vector<StepRule> KnownItems::houses() const {
  std::vector<StepRule> rules;
  for (int house = 0; house < side_; ++house) {
    Cells row;
    Cells column;
    Cells box;
    for (int i = 0; i < side_; ++i) {
      row.push_back(at(house, i));
      column.push_back(at(i, house));
    }
    for (int cell = 0; cell < side_ * side_; ++cell) {
      if (box_of(cell) == house) box.push_back(cell);
    }
    for (const Cells& cells : {row, column, box}) add_different(cells, rules);
  }
  return rules;
}

KnownItem KnownItems::item() {
  switch (random_.below(5)) {
    case 0: return of_set();
    case 1: return of_line();
    case 2: return of_dots();
    case 3: return of_sides();
    default: return of_counts();
  }
}

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

KnownItem KnownItems::of_line() {
  KnownItem item;
  const Cells line = walk(number(3, 5), true);
  const std::size_t size = line.size();
  if (size < 3) return item;
  const int ends = number(1, 4);
  switch (random_.below(13)) {
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
      const auto span = static_cast<std::size_t>(modulus);
      for (std::size_t i = 0; i < size; ++i) {
        for (std::size_t k = i + 1; k < size && k < i + span; ++k)
          item.rules.push_back(pair(
              line[i], line[k], [modulus](int a, int b) { return a % modulus != b % modulus; }));
      }
      break;
    }
    case 8:
      if (side_ != 9) return item;
      item.text = ".Entropic" + names(line);
      for (std::size_t i = 0; i < size; ++i) {
        for (std::size_t k = i + 1; k < size && k < i + 3; ++k)
          item.rules.push_back(
              pair(line[i], line[k], [](int a, int b) { return (a - 1) / 3 != (b - 1) / 3; }));
      }
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

KnownItem KnownItems::of_sides() {
  KnownItem item;
  std::string line;
  bool is_backward = false;
  const Cells cells = seen(line, is_backward);
  const auto key = [&](const char* kind) { return kind + line + (is_backward ? "<" : ">"); };
  switch (random_.below(6)) {
    case 0: {
      const int total = number(0, side_ * 2);
      item.text = ".Sandwich~" + std::to_string(total) + "~" + line;
      item.key = "Sandwich" + line;
      item.rules.push_back(sandwich(cells, side_, total));
      break;
    }
    case 1: {
      const int total = number(1, side_ * 3);
      item.text = clue("XSum", line, total, is_backward);
      item.key = key("XSum");
      // How many are still to be summed, and the sum.
      item.rules.push_back({cells,
                            {-1, 0},
                            [](const State& state, int value) -> std::optional<State> {
                              const int left = state[0] < 0 ? value : state[0];
                              if (left == 0) return state;
                              return State{left - 1, state[1] + value};
                            },
                            [total](const State& state) { return state[1] == total; }});
      break;
    }
    case 2: {
      const int count = number(1, side_ - 1);
      item.text = clue("Skyscraper", line, count, is_backward);
      item.key = key("Skyscraper");
      item.rules.push_back({cells,
                            {0, 0},
                            [](const State& state, int value) -> std::optional<State> {
                              if (value <= state[0]) return state;
                              return State{value, state[1] + 1};
                            },
                            [count](const State& state) { return state[1] == count; }});
      break;
    }
    case 3: {
      const int hidden = number(1, side_ - 1);
      item.text = clue("HiddenSkyscraper", line, hidden, is_backward);
      item.key = key("HiddenSkyscraper");
      // The tallest so far, and the first that stands behind one.
      item.rules.push_back({cells,
                            {0, 0},
                            [](const State& state, int value) -> std::optional<State> {
                              if (state[1] != 0) return state;
                              if (value < state[0]) return State{0, value};
                              return State{value, 0};
                            },
                            [hidden](const State& state) { return state[1] == hidden; }});
      break;
    }
    case 4: {
      const int room = number(1, side_);
      item.text = clue("NumberedRoom", line, room, is_backward);
      item.key = key("NumberedRoom");
      // How many steps there are to the room; 0 when it was right.
      item.rules.push_back({cells,
                            {-1},
                            [room](const State& state, int value) -> std::optional<State> {
                              const int left = state[0] < 0 ? value : state[0];
                              if (left == 0) return state;
                              if (left == 1 && value != room) return std::nullopt;
                              return State{left - 1};
                            },
                            always});
      break;
    }
    default: {
      // From the left column down to the right, or from the top row down to the left.
      const bool is_left = random_.chance(50);
      const int start = number(0, side_ - 2);
      Cells diagonal;
      for (int i = 0; start + i < side_; ++i)
        diagonal.push_back(is_left ? at(start + i, i) : at(i, side_ - 1 - start - i));
      const int total = number(2, side_ * 4);
      item.text = ".LittleKiller~" + std::to_string(total) + "~" + name(diagonal.front());
      item.key = "LittleKiller" + name(diagonal.front());
      item.rules.push_back(sum(diagonal, std::vector<int>(diagonal.size(), 1), total));
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
