#pragma once

#include "tests/support/oracles/step_rule.hpp"
#include "tests/support/puzzles/random.hpp"

#include <optional>
#include <string>
#include <vector>

namespace ninefold::tests {

/// An item of a puzzle's text, and what it means.
struct KnownItem {
  std::string text;
  std::vector<StepRule> rules;
  /// Of two items with the same one the later replaces the earlier; empty where both hold.
  std::string key{};
  /// What the cells of the first of the rules add up to, where the item says that.
  std::optional<int> total{};
};

/// Whether a full board keeps all that the item says.
bool is_kept(const KnownItem& item, const std::vector<int>& board);

/// A full board that keeps rows, columns and boxes: a known one with digits, lines and bands that
/// change places.
std::vector<int> full_board(int side, Random& random);

/// Makes items at random for a square board of side 6 or 9 with boxes and values from 1. What they
/// mean is told here once more, from the definitions alone.
class KnownItems {
 public:
  KnownItems(int side, Random& random)
      : side_(side), box_rows_(side == 9 ? 3 : 2), random_(random) {}

  /// Rows, columns and boxes.
  std::vector<StepRule> houses() const;

  /// An item about some cells: a set, a line, dots or a clue outside.
  KnownItem item();

  /// A rule of the whole board.
  KnownItem global();

 private:
  using Cells = std::vector<int>;

  int at(int row, int column) const { return row * side_ + column; }
  int box_of(int cell) const {
    return cell / side_ / box_rows_ * (side_ / box_columns_) + cell % side_ / box_columns_;
  }
  std::string name(int cell) const;
  std::string names(const Cells& cells) const;
  /// A walk over neighbours, those at corners too or not; it may be shorter than asked.
  Cells walk(int length, bool by_corners);
  Cells scattered(int length);
  /// A line of the board from one of its ends, and how clues name it.
  Cells seen(std::string& line, bool& is_backward);
  std::string clue(const std::string& kind, const std::string& line, int number,
                   bool is_backward) const;
  int number(int least, int most) { return least + random_.below(most - least + 1); }

  KnownItem of_set();
  KnownItem of_line();
  KnownItem of_dots();
  KnownItem of_sides();
  KnownItem of_counts();

  int side_;
  int box_rows_;
  int box_columns_ = 3;
  Random& random_;
};

}  // namespace ninefold::tests
