// No two equal digits a chess knight's move apart, where moves over an edge of the board come back
// in at the opposite edge. Source: UCF COP3503's Mystic Sudoku.

#include "core/rules/moves.hpp"
#include "core/rules/rule_type.hpp"

namespace ninefold {

namespace {

bool torus_knight_forbids(const Rule& /*rule*/, Shape shape, Cell a, Digit x, Cell b, Digit y) {
  return x == y && is_knights_move(distance(shape, a, b, Edges::wrapped));
}

void contribute_torus_knight(const Rule& /*rule*/, Shape shape, Constraints& constraints) {
  contribute_moves(knight_moves(), Edges::wrapped, shape, constraints);
}

/// The plain rule is the reason already where no edge is crossed.
std::string_view torus_knight_reason(const Rule& /*rule*/, Shape shape, Cell first, Cell second) {
  return are_near(knight_moves(), shape, first, second) ? "knight" : "torus-knight";
}

}  // namespace

extern const RuleType torus_knight_rule{.name = "torus-knight",
                                        .rank = 40,
                                        .forbids = torus_knight_forbids,
                                        .contribute = contribute_torus_knight,
                                        .is_complete = true,
                                        .exchange = DigitExchange::keeps_rule,
                                        .reason = torus_knight_reason};

}  // namespace ninefold
