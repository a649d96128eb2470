// No two equal digits a chess piece's move apart, with plain edges or over the edges (a torus).
// Sources: the torus knight is UCF COP3503's Mystic Sudoku; the others are the Anti-Knight and
// Anti-King of variant Sudoku.

#include "core/board/geometry.hpp"
#include "core/rules/distance.hpp"
#include "core/rules/rule_type.hpp"

namespace ninefold {

namespace {

template <Edges edges>
bool knight_forbids(const Rule& /*rule*/, Shape shape, Cell a, Digit x, Cell b, Digit y) {
  const Distance apart = distance(shape, a, b, edges);
  return x == y && std::min(apart.rows, apart.columns) == 1 &&
         std::max(apart.rows, apart.columns) == 2;
}

template <Edges edges>
bool king_forbids(const Rule& /*rule*/, Shape shape, Cell a, Digit x, Cell b, Digit y) {
  const Distance apart = distance(shape, a, b, edges);
  return x == y && std::max(apart.rows, apart.columns) == 1;
}

void give_moves(std::span<const Offset> moves, Edges edges, Shape shape, Constraints& constraints) {
  for (int index = 0; index < shape.cell_count(); ++index) {
    const Cell cell = static_cast<Cell>(index);
    constraints.different[cell] |= neighbours(shape, cell, moves, edges);
  }
}

template <Edges edges>
void give_knight(const Rule& /*rule*/, Shape shape, Constraints& constraints) {
  give_moves(knight_moves(), edges, shape, constraints);
}

template <Edges edges>
void give_king(const Rule& /*rule*/, Shape shape, Constraints& constraints) {
  give_moves(king_moves(), edges, shape, constraints);
}

}  // namespace

const RuleType knight_type{"knight", true, always_valid, knight_forbids<Edges::plain>,
                           give_knight<Edges::plain>};
const RuleType torus_knight_type{"torus-knight", true, always_valid, knight_forbids<Edges::wrapped>,
                                 give_knight<Edges::wrapped>};
const RuleType king_type{"king", true, always_valid, king_forbids<Edges::plain>,
                         give_king<Edges::plain>};
const RuleType torus_king_type{"torus-king", true, always_valid, king_forbids<Edges::wrapped>,
                               give_king<Edges::wrapped>};

}  // namespace ninefold
