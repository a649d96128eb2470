// Rows and columns hold each digit once: a Latin square, which is classic Sudoku without boxes.

#include "core/rules/lines.hpp"
#include "core/rules/rule_type.hpp"

namespace ninefold {

namespace {

bool latin_forbids(const Rule& /*rule*/, Shape shape, Cell a, Digit x, Cell b, Digit y) {
  return lines_forbid(shape, a, x, b, y);
}

void contribute_latin(const Rule& /*rule*/, Shape shape, Constraints& constraints) {
  contribute_lines(shape, constraints);
}

std::string_view latin_reason(const Rule& /*rule*/, Shape shape, Cell first, Cell second) {
  return line_reason(shape, first, second, "column");
}

}  // namespace

extern const RuleType latin_rule{.name = "latin",
                                 .rank = 10,
                                 .base = Base::weakest,
                                 .forbids = latin_forbids,
                                 .contribute = contribute_latin,
                                 .is_complete = true,
                                 .exchange = DigitExchange::keeps_rule,
                                 .reason = latin_reason};

}  // namespace ninefold
