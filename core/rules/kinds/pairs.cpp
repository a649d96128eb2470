// Certain pairs of digits never side by side (up, down, left or right).

#include "core/rules/moves.hpp"
#include "core/rules/rule_type.hpp"

namespace ninefold {

namespace {

bool pairs_rule_forbids(const Rule& rule, Shape shape, Cell a, Digit x, Cell b, Digit y) {
  return pairs_forbid(argument<DigitPairs>(rule), distance(shape, a, b, Edges::plain), x, y);
}

void contribute_pairs(const Rule& rule, Shape shape, Constraints& constraints) {
  contribute_pairs(argument<DigitPairs>(rule), Edges::plain, shape, constraints);
}

}  // namespace

extern const RuleType pairs_rule{.name = "pairs",
                                 .rank = 70,
                                 .parameters = pairs_parameters,
                                 .forbids = pairs_rule_forbids,
                                 .contribute = contribute_pairs,
                                 .is_complete = true,
                                 .exchange = DigitExchange::keeps_rule};

}  // namespace ninefold
