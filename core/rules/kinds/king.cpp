// No two equal digits a chess king's move apart: the Anti-King of variant Sudoku.

#include "core/rules/moves.hpp"
#include "core/rules/rule_type.hpp"

namespace ninefold {

namespace {

bool king_forbids(const Rule& /*rule*/, Shape shape, Cell a, Digit x, Cell b, Digit y) {
  return x == y && is_kings_move(distance(shape, a, b, Edges::plain));
}

void contribute_king(const Rule& /*rule*/, Shape shape, Constraints& constraints) {
  contribute_moves(king_moves(), Edges::plain, shape, constraints);
}

}  // namespace

extern const RuleType king_rule{.name = "king",
                                .rank = 50,
                                .forbids = king_forbids,
                                .contribute = contribute_king,
                                .is_complete = true,
                                .exchange = DigitExchange::keeps_rule};

}  // namespace ninefold
