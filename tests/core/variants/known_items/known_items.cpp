#include "tests/core/variants/known_items/known_items.hpp"

#include "tests/core/variants/known_items/definitions.hpp"

#include <algorithm>
#include <numeric>

namespace ninefold::tests {

using namespace known;

bool is_kept(const KnownItem& item, const std::vector<int>& board) {
  return std::all_of(item.rules.begin(), item.rules.end(),
                     [&board](const StepRule& rule) { return holds(rule, board); });
}

std::vector<int> full_board(int side, Random& random) {
  const int rows = side == 9 ? 3 : 2;
  std::vector<int> digits(static_cast<std::size_t>(side));
  std::iota(digits.begin(), digits.end(), 1);
  random.shuffle(digits);
  const auto order = [&random, side](int group) {
    std::vector<int> groups(static_cast<std::size_t>(side / group));
    std::iota(groups.begin(), groups.end(), 0);
    random.shuffle(groups);
    std::vector<int> lines;
    for (const int first : groups) {
      std::vector<int> inside(static_cast<std::size_t>(group));
      std::iota(inside.begin(), inside.end(), first * group);
      random.shuffle(inside);
      lines.insert(lines.end(), inside.begin(), inside.end());
    }
    return lines;
  };
  std::vector<int> board;
  const std::vector<int> columns = order(3);
  for (const int row : order(rows)) {
    for (const int column : columns) {
      const int place = (row % rows * 3 + row / rows + column) % side;
      board.push_back(digits[static_cast<std::size_t>(place)]);
    }
  }
  return board;
}

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

}  // namespace ninefold::tests
