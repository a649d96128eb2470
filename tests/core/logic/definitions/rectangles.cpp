// What rests on the puzzle having one solution.

#include "tests/core/logic/definitions/definitions.hpp"

#include <algorithm>
#include <array>
#include <set>

namespace ninefold::tests {

namespace {

using logic::Technique;

/// Two rows, two columns and two boxes.
bool is_rectangle(const Board::Cells& corners) {
  std::set<int> rows;
  std::set<int> columns;
  std::set<int> boxes;
  for (const int cell : corners) {
    rows.insert(cell / 9);
    columns.insert(cell % 9);
    boxes.insert(cell / 27 * 3 + cell % 9 / 3);
  }
  return corners.size() == 4 && rows.size() == 2 && columns.size() == 2 && boxes.size() == 2;
}

bool are_in_line(int one, int other) { return one / 9 == other / 9 || one % 9 == other % 9; }

/// Whether no digit on the board excludes it, though the candidate may be struck.
bool is_allowed(const Board& board, int cell, int digit) {
  for (int other = 0; other < Board::cells; ++other) {
    if (Board::sees(cell, other) && board.value(other) == digit) return false;
  }
  return true;
}

/// The corners that may hold something else.
Board::Cells roof_of(const Board& board, const logic::Step& step) {
  Board::Cells roof;
  for (const int cell : cells_of(step.cells)) {
    if ((board.digits(cell) & ~bits_of(step.digits)) != 0) roof.push_back(cell);
  }
  return roof;
}

bool is_confined(const Board& board, int digit, int cell, const Board::Cells& corners) {
  for (const int house : {cell / 9, 9 + cell % 9}) {
    for (const int place : board.places(digit, house)) {
      if (!contains(corners, place)) return false;
    }
  }
  return true;
}

Breach breach_of_type_3(const Board& board, const logic::Step& step, const Board::Cells& roof) {
  if (roof.size() != 2 || !are_in_line(roof[0], roof[1])) return "has no roof in a line";
  return breach_of_roof_subset(board, step, roof, board.digits(roof) & ~bits_of(step.digits),
                               bits_of(step.digits));
}

/// Types 1, 2, 4, 5 and 6, and hidden ones: whether a candidate goes.
bool follows(const Board& board, const logic::Step& step, const Board::Cells& roof,
             const logic::Candidate& struck) {
  using enum Technique;
  const Board::Cells corners = cells_of(step.cells);
  const unsigned extra = board.digits(roof) & ~bits_of(step.digits);
  const bool is_pair_in_line = roof.size() == 2 && are_in_line(roof[0], roof[1]);
  const int other = [&step, &struck] {
    for (const Digit digit : step.digits) {
      if (digit != struck.digit) return static_cast<int>(digit);
    }
    return 0;
  }();
  const bool is_own = step.digits.contains(struck.digit);
  const bool is_at_roof = contains(roof, struck.cell);
  switch (step.technique) {
    case unique_rectangle_1: return roof.size() == 1 && is_own && is_at_roof;
    case unique_rectangle_2:
    case unique_rectangle_5: {
      const bool is_of_type = step.technique == unique_rectangle_2
                                  ? is_pair_in_line
                                  : (roof.size() == 3 || (roof.size() == 2 && !is_pair_in_line));
      return is_of_type && extra == 1U << struck.digit && Board::sees_all(struck.cell, roof);
    }
    case unique_rectangle_4: {
      if (!is_pair_in_line || !is_own || !is_at_roof) return false;
      for (int house = 0; house < Board::houses; ++house) {
        if (board.places(other, house) == roof) return true;
      }
      return false;
    }
    case unique_rectangle_6:
      return roof.size() == 2 && !is_pair_in_line && is_own && is_at_roof &&
             std::all_of(corners.begin(), corners.end(),
                         [&](int cell) { return is_confined(board, struck.digit, cell, corners); });
    default: break;
  }
  // The corner opposite has nothing else, and the other digit is held to the corners here.
  const auto opposite = std::find_if(corners.begin(), corners.end(), [&struck](int cell) {
    return cell != struck.cell && !are_in_line(cell, struck.cell);
  });
  return is_own && contains(corners, struck.cell) && opposite != corners.end() &&
         !contains(roof, *opposite) && is_confined(board, other, struck.cell, corners) &&
         roof.size() >= 2 && !is_pair_in_line;
}

}  // namespace

Breach breach_of_unique_rectangle(const Board& board, const logic::Step& step) {
  const Board::Cells corners = cells_of(step.cells);
  if (!is_rectangle(corners) || step.digits.count() != 2) return "is no rectangle of two digits";
  for (const int cell : corners) {
    if (!board.is_open(cell)) return "has a corner that is filled in";
    for (const Digit digit : step.digits) {
      if (!is_allowed(board, cell, digit)) return "has a corner without one of the digits";
    }
  }
  const Board::Cells roof = roof_of(board, step);
  if (step.technique == Technique::unique_rectangle_3) return breach_of_type_3(board, step, roof);
  for (const logic::Candidate& struck : step.eliminations) {
    if (!follows(board, step, roof, struck)) return "strikes what does not follow";
  }
  return std::nullopt;
}

Breach breach_of_avoidable_rectangle(const Board& board, const logic::Step& step) {
  const Board::Cells corners = cells_of(step.cells);
  if (!is_rectangle(corners) || step.digits.count() != 2) return "is no rectangle of two digits";
  Board::Cells open;
  // What stands on the diagonal of the first corner, and on the other.
  std::array<std::set<int>, 2> digits;
  for (const int cell : corners) {
    if (board.is_given(cell)) return "has a given corner";
    const bool is_first = cell == corners[0] || !are_in_line(cell, corners[0]);
    if (board.is_open(cell)) {
      open.push_back(cell);
    } else {
      digits[is_first ? 0 : 1].insert(board.value(cell));
    }
  }
  const std::size_t wanted = step.technique == Technique::avoidable_rectangle_1 ? 1 : 2;
  if (open.size() != wanted) return "has another number of open corners";
  if (digits[0].size() != 1 || digits[1].size() != 1 || digits[0] == digits[1]) {
    return "is not two digits crosswise";
  }
  unsigned extra = 0;
  for (const int cell : open) {
    const bool is_first = cell == corners[0] || !are_in_line(cell, corners[0]);
    const auto completing = static_cast<unsigned>(*digits[is_first ? 0 : 1].begin());
    extra |= board.digits(cell) & ~(1U << completing);
    if (wanted == 2 && count_of(board.digits(cell)) != 2) return "has a corner of other digits";
    for (const logic::Candidate& struck : step.eliminations) {
      if (wanted == 1 && (struck.cell != cell || struck.digit != completing)) {
        return "strikes what does not complete it";
      }
    }
  }
  for (const logic::Candidate& struck : step.eliminations) {
    if (wanted == 1) break;
    if (extra != 1U << struck.digit) return "strikes another digit";
    if (!Board::sees_all(struck.cell, open)) return "strikes what does not see both corners";
  }
  return std::nullopt;
}

}  // namespace ninefold::tests
