// The questions that the rules alone answer, without the engine.

#include "core/formats/constraints/description.hpp"
#include "core/rules/conflicts.hpp"
#include "core/rules/constraints.hpp"
#include "wasm/shared/api.hpp"
#include "wasm/shared/api_values.hpp"

#include <span>

namespace ninefold::api {

namespace {

/// All cells of a set except the first two.
std::vector<int> rest_of(const CellSet& set) {
  std::vector<int> cells;
  int index = 0;
  for (const Cell cell : set) {
    if (++index > 2) cells.push_back(cell);
  }
  return cells;
}

std::vector<Inspection::Pair> conflicts_in(const Puzzle& puzzle) {
  std::vector<Inspection::Pair> conflicts;
  const Grid& grid = puzzle.givens;
  const Shape shape = grid.shape();
  for (Cell first = 0; first < shape.cell_count(); ++first) {
    if (grid[first] == empty_cell) continue;
    for (Cell second = first + 1; second < shape.cell_count(); ++second) {
      if (grid[second] == empty_cell) continue;
      for (const Rule& rule : puzzle.rules) {
        if (!is_pairwise(rule)) continue;
        if (forbids(rule, shape, first, grid[first], second, grid[second])) {
          conflicts.push_back({first, second, rule_name(rule), {}});
        }
      }
    }
  }
  for (const Rule& rule : puzzle.rules) {
    if (is_pairwise(rule)) continue;
    for (const CellSet& cells : find_breaks(rule, grid)) {
      const Cell first = *cells.begin();
      const Cell second = ninefold::Conflict{cells}.other_than(first);
      conflicts.push_back({first, second, rule_name(rule), rest_of(cells)});
    }
  }
  return conflicts;
}

/// Bit d-1 for every digit that a neighbour's digit leaves open under forbidden pairs.
int forbidden_beside(Digit digit, std::span<const DigitPair> pairs) {
  int digits = 0;
  for (const DigitPair& pair : pairs) {
    if (pair.first == digit) digits |= 1 << (pair.second - 1);
    if (pair.second == digit) digits |= 1 << (pair.first - 1);
  }
  return digits;
}

int marks_of(const Constraints& constraints, const Grid& grid, Cell cell) {
  int forbidden = 0;
  for (const Cell other : constraints.different[cell]) {
    if (grid[other] != empty_cell) forbidden |= 1 << (grid[other] - 1);
  }
  for (const Constraints::ForbiddenPairs& rule : constraints.forbidden_pairs) {
    for (const Cell other : rule.neighbours[cell]) {
      if (grid[other] != empty_cell) forbidden |= forbidden_beside(grid[other], rule.pairs);
    }
  }
  for (Digit digit = 1; digit <= grid.shape().size(); ++digit) {
    if (find_conflict(constraints.incomplete, grid, cell, digit)) forbidden |= 1 << (digit - 1);
  }
  const int all = (1 << grid.shape().size()) - 1;
  return all & ~forbidden;
}

std::vector<int> cells_of(const CellSet& set) {
  std::vector<int> cells;
  for (const Cell cell : set) cells.push_back(cell);
  return cells;
}

}  // namespace

Inspection inspect(const std::string& puzzle) {
  Inspection inspection;
  const Result<Puzzle> read = read_description(puzzle);
  if (!read) {
    inspection.problem = to_problem(read.error());
    return inspection;
  }
  inspection.conflicts = conflicts_in(*read);
  const Grid& grid = read->givens;
  const Constraints constraints = gather_constraints(read->rules, grid.shape());
  for (Cell cell = 0; cell < grid.shape().cell_count(); ++cell) {
    const bool filled = grid[cell] != empty_cell;
    inspection.marks.push_back(filled ? 0 : marks_of(constraints, grid, cell));
  }
  return inspection;
}

Peers peers(const std::string& puzzle) {
  Peers peers;
  const Result<Puzzle> read = read_description(puzzle);
  if (!read) {
    peers.problem = to_problem(read.error());
    return peers;
  }
  const Shape shape = read->givens.shape();
  for (const Rule& rule : read->rules) {
    const Constraints constraints = gather_constraints(std::span(&rule, 1), shape);
    Peers::Group& group = peers.groups.emplace_back();
    group.rule = rule_name(rule);
    for (Cell cell = 0; cell < shape.cell_count(); ++cell) {
      CellSet tied = constraints.different[cell];
      for (const Constraints::ForbiddenPairs& pairs : constraints.forbidden_pairs) {
        tied |= pairs.neighbours[cell];
      }
      group.cells.push_back(cells_of(tied));
    }
  }
  return peers;
}

}  // namespace ninefold::api
