// Rows, columns and boxes hold each digit once. Source: the four assignments.

#include "core/rules/lines.hpp"
#include "core/rules/rule_type.hpp"

namespace ninefold {

namespace {

bool classic_forbids(const Rule& /*rule*/, Shape shape, Cell a, Digit x, Cell b, Digit y) {
  return lines_forbid(shape, a, x, b, y) || (x == y && shape.box_of(a) == shape.box_of(b));
}

void contribute_classic(const Rule& /*rule*/, Shape shape, Constraints& constraints) {
  contribute_lines(shape, constraints);
  constraints.has_boxes = true;
  for (int box = 0; box < shape.size(); ++box) {
    add_differences(box_cells(shape, box), constraints);
  }
}

std::string_view classic_reason(const Rule& /*rule*/, Shape shape, Cell first, Cell second) {
  return line_reason(shape, first, second, "box");
}

}  // namespace

extern const RuleType classic_rule{.name = "classic",
                                   .rank = 20,
                                   .base = Base::by_default,
                                   .forbids = classic_forbids,
                                   .contribute = contribute_classic,
                                   .is_complete = true,
                                   .exchange = DigitExchange::keeps_rule,
                                   .reason = classic_reason};

}  // namespace ninefold
