// Certain pairs of digits never side by side (up, down, left or right), where the first and the
// last cell of a row or column are side by side too. Source: UCF COP3503's Mystic Sudoku.

#include "core/rules/moves.hpp"
#include "core/rules/rule_type.hpp"

namespace ninefold {

namespace {

bool torus_pairs_rule_forbids(const Rule& rule, Shape shape, Cell a, Digit x, Cell b, Digit y) {
  return pairs_forbid(argument<DigitPairs>(rule), distance(shape, a, b, Edges::wrapped), x, y);
}

void contribute_torus_pairs(const Rule& rule, Shape shape, Constraints& constraints) {
  contribute_pairs(argument<DigitPairs>(rule), Edges::wrapped, shape, constraints);
}

/// The plain rule is the reason already where no edge is crossed.
std::string_view torus_pairs_reason(const Rule& /*rule*/, Shape shape, Cell first, Cell second) {
  return are_near(orthogonal_moves(), shape, first, second) ? "pairs" : "torus-pairs";
}

}  // namespace

extern const RuleType torus_pairs_rule{.name = "torus-pairs",
                                       .rank = 80,
                                       .parameters = pairs_parameters,
                                       .forbids = torus_pairs_rule_forbids,
                                       .contribute = contribute_torus_pairs,
                                       .is_complete = true,
                                       .exchange = DigitExchange::keeps_rule,
                                       .reason = torus_pairs_reason};

}  // namespace ninefold
