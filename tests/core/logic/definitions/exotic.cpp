// Rings of four boxes, and pairs of cells that hold the digits of another pair.

#include "tests/core/logic/definitions/definitions.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <set>

namespace ninefold::tests {

namespace {

int row_of(int cell) { return cell / Board::size; }
int column_of(int cell) { return cell % Board::size; }
int band_of(int cell) { return row_of(cell) / 3; }
int stack_of(int cell) { return column_of(cell) / 3; }
int box_of(int cell) { return band_of(cell) * 3 + stack_of(cell); }

/// Whether the cells are those of two rows and two columns in four boxes, without the four cells
/// where these cross.
bool is_ring(const Board::Cells& cells) {
  std::map<int, int> in_row;
  std::map<int, int> in_column;
  std::map<int, int> in_box;
  for (const int cell : cells) {
    ++in_row[row_of(cell)];
    ++in_column[column_of(cell)];
    ++in_box[box_of(cell)];
  }
  if (cells.size() != 16 || in_box.size() != 4) return false;
  std::set<int> rows;
  std::set<int> columns;
  for (const auto& [row, count] : in_row) {
    if (count == 4) rows.insert(row);
  }
  for (const auto& [column, count] : in_column) {
    if (count == 4) columns.insert(column);
  }
  if (rows.size() != 2 || columns.size() != 2) return false;
  for (const auto& [box, count] : in_box) {
    if (count != 4) return false;
  }
  return std::all_of(cells.begin(), cells.end(), [&](int cell) {
    return rows.contains(row_of(cell)) != columns.contains(column_of(cell));
  });
}

}  // namespace

// Every candidate of the ring is of a set in whose house the digit is once at most, and there are
// as many such places for digits as cells: so a digit of a set is in its cells, and not beside
// them.
Breach breach_of_sk_loop(const Board& board, const logic::Step& step) {
  const Board::Cells cells = cells_of(step.cells);
  if (!is_ring(cells)) return "is no ring of four boxes";
  if (step.sets.size() != 8) return "has not eight links";
  int places = 0;
  std::map<int, unsigned> accounted;
  for (const logic::LockedSet& set : step.sets) {
    const Board::Cells of_link = cells_of(set.cells);
    if (of_link.size() != 4 || !Board::share_a_house(of_link)) return "has a link of no house";
    if (set.digits.empty()) return "has a link of no digit";
    places += set.digits.count();
    for (const int cell : of_link) accounted[cell] |= bits_of(set.digits);
  }
  if (places != static_cast<int>(cells.size())) return "has not a digit for each cell";
  for (const int cell : cells) {
    if (!board.is_open(cell)) return "has a cell that is filled in";
    if ((board.digits(cell) & ~accounted[cell]) != 0) return "leaves out a candidate";
  }
  for (const logic::Candidate& struck : step.eliminations) {
    const bool follows =
        std::any_of(step.sets.begin(), step.sets.end(), [&struck](const logic::LockedSet& set) {
          return set.digits.contains(struck.digit) && !set.cells.contains(struck.cell) &&
                 Board::sees_all(struck.cell, cells_of(set.cells));
        });
    if (!follows) return "strikes what sees no link of its digit";
  }
  return std::nullopt;
}

namespace {

/// A pair of cells as an exocet lies: in rows of a band, or turned.
struct Lie {
  bool is_turned = false;

  int line(int cell) const { return is_turned ? column_of(cell) : row_of(cell); }
  int across(int cell) const { return is_turned ? row_of(cell) : column_of(cell); }
  int cell(int line, int across) const {
    return is_turned ? across * Board::size + line : line * Board::size + across;
  }
  int band(int cell) const { return line(cell) / 3; }
};

bool holds_or_may(const Board& board, int cell, int digit) {
  return board.value(cell) == digit || board.has(cell, digit);
}

/// Whether so many houses, of all ways to choose them, hold all these cells.
bool are_covered(const Board::Cells& cells, int houses) {
  if (cells.empty()) return true;
  if (houses == 0) return false;
  for (int house = 0; house < 18; ++house) {
    if (!Board::is_in(cells[0], house)) continue;
    Board::Cells rest;
    for (const int cell : cells) {
      if (!Board::is_in(cell, house)) rest.push_back(cell);
    }
    if (are_covered(rest, houses - 1)) return true;
  }
  return false;
}

/// Where the digit is or may be in the lines across the band, out of it.
Board::Cells crossed_by(const Board& board, const Lie& lie, const std::set<int>& across, int band,
                        int digit) {
  Board::Cells cells;
  for (int line = 0; line < Board::size; ++line) {
    for (const int each : across) {
      const int cell = lie.cell(line, each);
      if (line / 3 != band && holds_or_may(board, cell, digit)) cells.push_back(cell);
    }
  }
  return cells;
}

/// Whether the targets are in the other boxes of the band, off the line of the base, and what is
/// beside them across holds none of the digits.
Breach breach_of_targets(const Board& board, const Lie& lie, const Board::Cells& base,
                         const Board::Cells& targets, unsigned digits) {
  std::set<int> boxes{box_of(base[0])};
  for (const int target : targets) {
    boxes.insert(box_of(target));
    if (lie.band(target) != lie.band(base[0])) return "has a target out of the band";
    if (lie.line(target) == lie.line(base[0])) return "has a target that sees the base";
    for (int line = 0; line < Board::size; ++line) {
      if (line / 3 != lie.band(target) || line == lie.line(target) || line == lie.line(base[0])) {
        continue;
      }
      for (int digit = 1; digit <= Board::size; ++digit) {
        if ((digits >> digit & 1U) != 0 &&
            holds_or_may(board, lie.cell(line, lie.across(target)), digit)) {
          return "has a companion with a digit of the base";
        }
      }
    }
  }
  if (boxes.size() != 3) return "has two cells of different kinds in a box";
  return std::nullopt;
}

}  // namespace

// A digit of the base that is in no target would be three times where two lines hold all its
// places. So both are in the targets; what no way to fill in all four cells has, goes.
Breach breach_of_exocet(const Board& board, const logic::Step& step) {
  if (step.sets.size() < 2) return "has no targets";
  const Board::Cells base = cells_of(step.sets[0].cells);
  const Board::Cells targets = cells_of(step.sets[1].cells);
  if (base.size() != 2 || targets.size() != 2) return "has other numbers of cells";
  const Lie lie{column_of(base[0]) == column_of(base[1])};
  if (box_of(base[0]) != box_of(base[1]) || lie.line(base[0]) != lie.line(base[1])) {
    return "has a base that is not in a line and a box";
  }
  const unsigned digits = board.digits(base);
  if (count_of(digits) < 3 || count_of(digits) > 4 || digits != bits_of(step.digits)) {
    return "has not three or four digits of the base";
  }
  if (Breach breach = breach_of_targets(board, lie, base, targets, digits)) return breach;
  std::set<int> across{lie.across(targets[0]), lie.across(targets[1])};
  for (int each = 0; each < Board::size; ++each) {
    const int cell = lie.cell(lie.line(base[0]), each);
    if (box_of(cell) == box_of(base[0]) && !contains(base, cell)) across.insert(each);
  }
  unsigned left = 0;
  for (int digit = 1; digit <= Board::size; ++digit) {
    if ((digits >> digit & 1U) == 0) continue;
    const Board::Cells cells = crossed_by(board, lie, across, lie.band(base[0]), digit);
    if (!are_covered(cells, 2)) return "has a digit that may be there three times";
    // What is there once at most would take both targets.
    if (!are_covered(cells, 1)) left |= 1U << static_cast<unsigned>(digit);
  }
  const Board::Cells all{base[0], base[1], targets[0], targets[1]};
  std::map<int, unsigned> possible;
  const auto may = [&](int cell, int digit) {
    return (left >> digit & 1U) != 0 && board.has(cell, digit);
  };
  for (int one = 1; one <= Board::size; ++one) {
    for (int two = 1; two <= Board::size; ++two) {
      if (one == two || !may(all[0], one) || !may(all[1], two)) continue;
      for (const bool is_crossed : {false, true}) {
        const int first = is_crossed ? two : one;
        const int second = is_crossed ? one : two;
        if (!may(all[2], first) || !may(all[3], second)) continue;
        const std::array<int, 4> held{one, two, first, second};
        for (std::size_t at = 0; at < all.size(); ++at) possible[all[at]] |= 1U << held[at];
      }
    }
  }
  for (const logic::Candidate& struck : step.eliminations) {
    if (!contains(all, struck.cell)) return "strikes elsewhere";
    if ((possible[struck.cell] >> struck.digit & 1U) != 0) return "strikes what may be there";
  }
  return std::nullopt;
}

}  // namespace ninefold::tests
