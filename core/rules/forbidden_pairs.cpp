// Certain pairs of digits never side by side (up, down, left or right), with plain edges or over
// the edges. Source: UCF COP3503's Mystic Sudoku; consecutive pairs make Non-Consecutive.

#include "core/board/geometry.hpp"
#include "core/rules/distance.hpp"
#include "core/rules/rule_type.hpp"

namespace ninefold {

namespace {

std::optional<Error> validate_pairs(const Rule& rule, Shape shape) {
  for (const DigitPair pair : rule.pairs) {
    for (const Digit digit : {pair.first, pair.second}) {
      if (digit >= 1 && digit <= shape.size()) continue;
      Error error;
      error.code = ErrorCode::number_out_of_range;
      error.found = std::to_string(digit);
      error.expected = "a digit from 1 to " + std::to_string(shape.size());
      return error;
    }
  }
  return std::nullopt;
}

template <Edges edges>
bool pairs_forbid(const Rule& rule, Shape shape, Cell a, Digit x, Cell b, Digit y) {
  const Distance apart = distance(shape, a, b, edges);
  if (apart.rows + apart.columns != 1) return false;
  return std::any_of(rule.pairs.begin(), rule.pairs.end(), [x, y](DigitPair pair) {
    return pair == DigitPair{x, y} || pair == DigitPair{y, x};
  });
}

template <Edges edges>
void give_pairs(const Rule& rule, Shape shape, Constraints& constraints) {
  if (rule.pairs.empty()) return;
  Constraints::ForbiddenPairs forbidden{rule.pairs, {}};
  for (int index = 0; index < shape.cell_count(); ++index) {
    const Cell cell = static_cast<Cell>(index);
    forbidden.neighbours[cell] = neighbours(shape, cell, orthogonal_moves(), edges);
  }
  constraints.forbidden_pairs.push_back(std::move(forbidden));
}

}  // namespace

const RuleType forbidden_pairs_type{"pairs", false, validate_pairs, pairs_forbid<Edges::plain>,
                                    give_pairs<Edges::plain>};
const RuleType torus_forbidden_pairs_type{"torus-pairs", false, validate_pairs,
                                          pairs_forbid<Edges::wrapped>, give_pairs<Edges::wrapped>};

}  // namespace ninefold
