// Certain pairs of digits never side by side (up, down, left or right).

#include "core/rules/moves.hpp"
#include "core/rules/rule_type.hpp"

#include <array>

namespace ninefold {

namespace {

constexpr std::array<Parameter, 1> pairs_parameters{
    {{.name = "pairs", .kind = ParameterKind::digit_pairs, .example = "26.23"}}};

bool pairs_forbid(const Rule& rule, Shape shape, Cell a, Digit x, Cell b, Digit y) {
  return is_beside(distance(shape, a, b, Edges::plain)) &&
         is_one_of(argument<DigitPairs>(rule), x, y);
}

void contribute_pairs(const Rule& rule, Shape shape, Constraints& constraints) {
  contribute_pairs(argument<DigitPairs>(rule), Edges::plain, shape, constraints);
}

}  // namespace

extern const RuleType pairs_rule{.name = "pairs",
                                 .rank = 70,
                                 .parameters = pairs_parameters,
                                 .forbids = pairs_forbid,
                                 .contribute = contribute_pairs,
                                 .is_complete = true,
                                 .exchange = DigitExchange::keeps_rule};

}  // namespace ninefold
