// Rows, columns and boxes hold each digit once. Source: the four assignments; Latin squares are
// the same without boxes.

#include "core/board/geometry.hpp"
#include "core/rules/rule_type.hpp"

namespace ninefold {

namespace {

bool latin_forbids(const Rule& /*rule*/, Shape shape, Cell a, Digit x, Cell b, Digit y) {
  return x == y && (shape.row_of(a) == shape.row_of(b) || shape.column_of(a) == shape.column_of(b));
}

bool classic_forbids(const Rule& rule, Shape shape, Cell a, Digit x, Cell b, Digit y) {
  return latin_forbids(rule, shape, a, x, b, y) || (x == y && shape.box_of(a) == shape.box_of(b));
}

void give_latin(const Rule& /*rule*/, Shape shape, Constraints& constraints) {
  for (int index = 0; index < shape.size(); ++index) {
    add_house(row_cells(shape, index), constraints);
    add_house(column_cells(shape, index), constraints);
  }
}

void give_classic(const Rule& rule, Shape shape, Constraints& constraints) {
  give_latin(rule, shape, constraints);
  constraints.has_boxes = true;
  for (int box = 0; box < shape.size(); ++box) add_house(box_cells(shape, box), constraints);
}

}  // namespace

const RuleType latin_type{"latin", true, always_valid, latin_forbids, give_latin};
const RuleType classic_type{"classic", true, always_valid, classic_forbids, give_classic};

}  // namespace ninefold
