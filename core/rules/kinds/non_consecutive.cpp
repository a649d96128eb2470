// Cells side by side (up, down, left or right) never hold consecutive digits: Non-Consecutive
// Sudoku. On a torus the first and the last cell of a row or column are side by side too.

#include "core/rules/moves.hpp"
#include "core/rules/rule_type.hpp"

#include <array>

namespace ninefold {

namespace {

constexpr std::array<std::string_view, 2> non_consecutive_words{"plain", "torus"};

constexpr std::array<Parameter, 1> non_consecutive_parameters{
    {{.name = "edges", .kind = ParameterKind::word, .words = non_consecutive_words}}};

Edges edges_of(const Rule& rule) {
  return argument<int>(rule) == 0 ? Edges::plain : Edges::wrapped;
}

bool non_consecutive_forbids(const Rule& rule, Shape shape, Cell a, Digit x, Cell b, Digit y) {
  return (x == y + 1 || y == x + 1) && is_beside(distance(shape, a, b, edges_of(rule)));
}

void contribute_non_consecutive(const Rule& rule, Shape shape, Constraints& constraints) {
  DigitPairs pairs;
  for (Digit digit = 1; digit < shape.size(); ++digit) {
    pairs.push_back({digit, static_cast<Digit>(digit + 1)});
  }
  contribute_pairs(pairs, edges_of(rule), shape, constraints);
}

}  // namespace

extern const RuleType non_consecutive_rule{.name = "non-consecutive",
                                           .rank = 120,
                                           .parameters = non_consecutive_parameters,
                                           .forbids = non_consecutive_forbids,
                                           .contribute = contribute_non_consecutive,
                                           .is_complete = true,
                                           .exchange = DigitExchange::keeps_rule};

}  // namespace ninefold
