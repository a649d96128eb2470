#include "tests/support/puzzles/symmetry.hpp"

#include <numeric>
#include <utility>

namespace ninefold::tests {

namespace {

/// Moves row r and column c to where the lists say.
Symmetry of_lines(Shape shape, const std::vector<int>& row_to, const std::vector<int>& column_to) {
  Symmetry symmetry = Symmetry::identity();
  for (int row = 0; row < shape.size(); ++row) {
    for (int column = 0; column < shape.size(); ++column) {
      symmetry.cell_to[shape.cell(row, column)] = shape.cell(
          row_to[static_cast<std::size_t>(row)], column_to[static_cast<std::size_t>(column)]);
    }
  }
  return symmetry;
}

std::vector<int> counted(int size) {
  std::vector<int> numbers(static_cast<std::size_t>(size));
  std::iota(numbers.begin(), numbers.end(), 0);
  return numbers;
}

std::vector<int> permuted_lines(Random& random, int size, int block) {
  std::vector<int> blocks = counted(size / block);
  random.shuffle(blocks);
  std::vector<int> lines;
  for (const int start : blocks) {
    std::vector<int> inside = counted(block);
    random.shuffle(inside);
    for (const int line : inside) lines.push_back(start * block + line);
  }
  return lines;
}

}  // namespace

Symmetry Symmetry::identity() {
  Symmetry symmetry;
  for (int cell = 0; cell < max_cells; ++cell) {
    symmetry.cell_to[static_cast<std::size_t>(cell)] = static_cast<Cell>(cell);
  }
  for (Digit digit = 0; digit <= max_size; ++digit) symmetry.digit_to[digit] = digit;
  return symmetry;
}

Grid Symmetry::apply(const Grid& grid) const {
  Grid moved(grid.shape());
  for (int index = 0; index < grid.shape().cell_count(); ++index) {
    const auto cell = static_cast<Cell>(index);
    moved[cell_to[cell]] = digit_to[grid[cell]];
  }
  return moved;
}

Rule Symmetry::apply(const Rule& rule) const {
  Rule moved = rule;
  for (Argument& argument : moved.arguments) {
    if (auto* cells = std::get_if<CellList>(&argument)) {
      for (Cell& cell : *cells) cell = cell_to[cell];
    } else if (auto* pairs = std::get_if<DigitPairs>(&argument)) {
      for (DigitPair& pair : *pairs) pair = {digit_to[pair.first], digit_to[pair.second]};
    } else if (auto* regions = std::get_if<Regions>(&argument)) {
      const Regions before = *regions;
      for (std::size_t cell = 0; cell < before.of_cell.size(); ++cell) {
        regions->of_cell[cell_to[cell]] = before.of_cell[cell];
      }
    }
  }
  return moved;
}

Puzzle Symmetry::apply(const Puzzle& puzzle) const {
  Puzzle moved;
  moved.rules.clear();
  for (const Rule& rule : puzzle.rules) moved.rules.push_back(apply(rule));
  moved.givens = apply(puzzle.givens);
  return moved;
}

Symmetry random_relabelling(Random& random, Shape shape) {
  std::vector<int> digits = counted(shape.size());
  random.shuffle(digits);
  Symmetry symmetry = Symmetry::identity();
  for (Digit digit = 1; digit <= shape.size(); ++digit) {
    symmetry.digit_to.at(digit) = static_cast<Digit>(digits[digit - 1U] + 1);
  }
  return symmetry;
}

Symmetry random_reflection(Random& random, Shape shape) {
  const bool flip_rows = random.chance(50);
  const bool flip_columns = random.chance(50);
  const bool transpose = shape.box_rows == shape.box_columns && random.chance(50);
  Symmetry symmetry = Symmetry::identity();
  const int last = shape.size() - 1;
  for (int row = 0; row <= last; ++row) {
    for (int column = 0; column <= last; ++column) {
      int to_row = flip_rows ? last - row : row;
      int to_column = flip_columns ? last - column : column;
      if (transpose) std::swap(to_row, to_column);
      symmetry.cell_to[shape.cell(row, column)] = shape.cell(to_row, to_column);
    }
  }
  return symmetry;
}

Symmetry random_box_shift(Random& random, Shape shape) {
  const int size = shape.size();
  const int down = random.below(size / shape.box_rows) * shape.box_rows;
  const int right = random.below(size / shape.box_columns) * shape.box_columns;
  std::vector<int> rows;
  std::vector<int> columns;
  for (int line = 0; line < size; ++line) {
    rows.push_back((line + down) % size);
    columns.push_back((line + right) % size);
  }
  return of_lines(shape, rows, columns);
}

Symmetry random_band_permutation(Random& random, Shape shape) {
  return of_lines(shape, permuted_lines(random, shape.size(), shape.box_rows),
                  permuted_lines(random, shape.size(), shape.box_columns));
}

}  // namespace ninefold::tests
