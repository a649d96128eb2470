// One diagonal of the board, or both, hold each digit once: Sudoku X. The falling one begins in
// the upper left corner, the rising one in the lower left.

#include "core/board/geometry.hpp"
#include "core/rules/rule_type.hpp"

#include <array>

namespace ninefold {

namespace {

enum Diagonals { both_diagonals, falling_diagonal, rising_diagonal };
constexpr std::array<std::string_view, 3> diagonal_words{"both", "falling", "rising"};

constexpr std::array<Parameter, 1> diagonals_parameters{
    {{.name = "which", .kind = ParameterKind::word, .words = diagonal_words}}};

bool is_falling(Shape shape, Cell cell) { return shape.row_of(cell) == shape.column_of(cell); }

bool is_rising(Shape shape, Cell cell) {
  return shape.row_of(cell) + shape.column_of(cell) == shape.size() - 1;
}

bool diagonals_forbid(const Rule& rule, Shape shape, Cell a, Digit x, Cell b, Digit y) {
  const int which = argument<int>(rule);
  const bool share_falling = is_falling(shape, a) && is_falling(shape, b);
  const bool share_rising = is_rising(shape, a) && is_rising(shape, b);
  return x == y && ((which != rising_diagonal && share_falling) ||
                    (which != falling_diagonal && share_rising));
}

void contribute_diagonals(const Rule& rule, Shape shape, Constraints& constraints) {
  const int which = argument<int>(rule);
  CellList falling;
  CellList rising;
  for (int row = 0; row < shape.size(); ++row) {
    falling.push_back(shape.cell(row, row));
    rising.push_back(shape.cell(row, shape.size() - 1 - row));
  }
  if (which != rising_diagonal) add_extra_house(falling, constraints);
  if (which != falling_diagonal) add_extra_house(rising, constraints);
}

}  // namespace

extern const RuleType diagonals_rule{.name = "diagonals",
                                     .rank = 100,
                                     .parameters = diagonals_parameters,
                                     .forbids = diagonals_forbid,
                                     .contribute = contribute_diagonals,
                                     .is_complete = true,
                                     .exchange = DigitExchange::keeps_rule};

}  // namespace ninefold
