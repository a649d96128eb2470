// No two equal digits a chess knight's move apart: the Anti-Knight of variant Sudoku.

#include "core/rules/moves.hpp"
#include "core/rules/rule_type.hpp"

namespace ninefold {

namespace {

bool knight_forbids(const Rule& /*rule*/, Shape shape, Cell a, Digit x, Cell b, Digit y) {
  return x == y && is_knights_move(distance(shape, a, b, Edges::plain));
}

void contribute_knight(const Rule& /*rule*/, Shape shape, Constraints& constraints) {
  contribute_moves(knight_moves(), Edges::plain, shape, constraints);
}

}  // namespace

extern const RuleType knight_rule{.name = "knight",
                                  .rank = 30,
                                  .forbids = knight_forbids,
                                  .contribute = contribute_knight,
                                  .is_complete = true,
                                  .exchange = DigitExchange::keeps_rule};

}  // namespace ninefold
