// Set equivalence.

#include "tests/core/logic/definitions/definitions.hpp"

#include <algorithm>

namespace ninefold::tests {

namespace {

/// Places one digit in every row that lacks it, in all ways; calls visit(cells) for each.
template <typename Visit>
void place_all(const Board& board, int digit, int row, Board::Cells& placed, Visit&& visit) {
  if (row == Board::size) return visit(placed);
  const auto is_there = [&](int cell) { return board.value(cell) == digit; };
  Board::Cells choice;
  for (int cell = row * Board::size; cell < (row + 1) * Board::size; ++cell) {
    if (is_there(cell)) choice = {cell};
  }
  if (choice.empty()) choice = board.places(digit, row);
  for (const int cell : choice) {
    if (std::any_of(placed.begin(), placed.end(),
                    [cell](int other) { return Board::sees(cell, other); }))
      continue;
    placed.push_back(cell);
    place_all(board, digit, row + 1, placed, visit);
    placed.pop_back();
  }
}

int houses_at(int cell, const std::vector<std::uint8_t>& houses) {
  return static_cast<int>(std::count_if(houses.begin(), houses.end(), [cell](std::uint8_t house) {
    return Board::is_in(cell, house);
  }));
}

}  // namespace

Breach breach_of_equivalence(const Board& board, const logic::Step& step) {
  if (step.digits.count() != 1) return "has not one digit";
  if (step.houses.empty() || step.houses.size() != step.base_houses.size()) {
    return "has not as many houses on both sides";
  }
  for (int cell = 0; cell < Board::cells; ++cell) {
    const int one = houses_at(cell, step.base_houses);
    const int two = houses_at(cell, step.houses);
    if (one > 1 || two > 1) return "has a cell twice on one side";
    const auto index = static_cast<Cell>(cell);
    if (step.cells.contains(index) != (one > two)) return "leaves other cells on the one side";
    if (step.outies.contains(index) != (two > one)) return "leaves other cells on the other side";
  }
  const int digit = step.digits.first();
  Breach breach;
  Board::Cells placed;
  place_all(board, digit, 0, placed, [&](const Board::Cells& all) {
    const auto count = std::count_if(all.begin(), all.end(), [&](int cell) {
      return step.cells.contains(static_cast<Cell>(cell));
    });
    if (count != step.total) breach = "has the digit another number of times";
    for (const logic::Candidate& struck : step.eliminations) {
      if (struck.digit != digit) breach = "strikes another digit";
      if (contains(all, struck.cell)) breach = "strikes what the counts leave";
    }
  });
  return breach;
}

}  // namespace ninefold::tests
