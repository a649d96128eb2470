// Any `size` cells that hold each digit once. Asterisk's nine squares are one such house; so are
// diagonals, windows and disjoint groups. Source: TU/e programming assignment 4.

#include "core/rules/rule_type.hpp"

#include <algorithm>
#include <array>

namespace ninefold {

namespace {

constexpr std::array<Cell, 9> asterisk{13, 20, 24, 37, 40, 43, 56, 60, 67};

std::optional<Error> validate_house(const Rule& rule, Shape shape) {
  Error error;
  error.code = ErrorCode::bad_rule;
  if (rule.cells.size() != static_cast<std::size_t>(shape.size())) {
    error.found = "a house of " + std::to_string(rule.cells.size()) + " cells";
    error.expected = std::to_string(shape.size()) + " cells";
    return error;
  }
  CellSet seen;
  for (const Cell cell : rule.cells) {
    const bool on_board = cell < shape.cell_count();
    if (on_board && !seen.contains(cell)) {
      seen.insert(cell);
      continue;
    }
    if (on_board) error.cell = cell;
    error.found = on_board ? "the same cell twice" : "a cell outside the board";
    error.expected = std::to_string(shape.size()) + " different cells of the board";
    return error;
  }
  return std::nullopt;
}

bool house_forbids(const Rule& rule, Shape /*shape*/, Cell a, Digit x, Cell b, Digit y) {
  const auto holds = [&rule](Cell cell) {
    return std::find(rule.cells.begin(), rule.cells.end(), cell) != rule.cells.end();
  };
  return x == y && holds(a) && holds(b);
}

void give_house(const Rule& rule, Shape /*shape*/, Constraints& constraints) {
  add_house(rule.cells, constraints);
  constraints.extra_houses.push_back(rule.cells);
}

}  // namespace

std::span<const Cell> asterisk_cells() { return asterisk; }

const RuleType extra_house_type{"house", false, validate_house, house_forbids, give_house};

}  // namespace ninefold
