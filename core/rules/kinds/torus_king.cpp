// No two equal digits a chess king's move apart, where moves over an edge of the board come back in
// at the opposite edge.

#include "core/rules/moves.hpp"
#include "core/rules/rule_type.hpp"

namespace ninefold {

namespace {

bool torus_king_forbids(const Rule& /*rule*/, Shape shape, Cell a, Digit x, Cell b, Digit y) {
  return x == y && is_kings_move(distance(shape, a, b, Edges::wrapped));
}

void contribute_torus_king(const Rule& /*rule*/, Shape shape, Constraints& constraints) {
  contribute_moves(king_moves(), Edges::wrapped, shape, constraints);
}

/// The plain rule is the reason already where no edge is crossed.
std::string_view torus_king_reason(const Rule& /*rule*/, Shape shape, Cell first, Cell second) {
  return are_near(king_moves(), shape, first, second) ? "king" : "torus-king";
}

}  // namespace

extern const RuleType torus_king_rule{.name = "torus-king",
                                      .rank = 60,
                                      .forbids = torus_king_forbids,
                                      .contribute = contribute_torus_king,
                                      .is_complete = true,
                                      .exchange = DigitExchange::keeps_rule,
                                      .reason = torus_king_reason};

}  // namespace ninefold
