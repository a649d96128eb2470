#pragma once

#include "core/board/geometry.hpp"
#include "core/rules/constraints.hpp"
#include "core/rules/distance.hpp"
#include "core/rules/schema.hpp"

#include <array>
#include <span>

namespace ninefold {

// What rules about the moves of chess pieces, and about neighbours, have in common. The meanings
// are written from distances, the contributions from lists of moves, so that each checks the other.

inline bool is_knights_move(Distance apart) {
  return std::min(apart.rows, apart.columns) == 1 && std::max(apart.rows, apart.columns) == 2;
}

inline bool is_kings_move(Distance apart) { return std::max(apart.rows, apart.columns) == 1; }

inline bool is_beside(Distance apart) { return apart.rows + apart.columns == 1; }

/// Equal digits are never one of the moves apart.
inline void contribute_moves(std::span<const Offset> moves, Edges edges, Shape shape,
                             Constraints& constraints) {
  for (int index = 0; index < shape.cell_count(); ++index) {
    const Cell cell = static_cast<Cell>(index);
    constraints.different[cell] |= neighbours(shape, cell, moves, edges);
  }
}

/// Digits of a pair are never side by side.
inline void contribute_pairs(const DigitPairs& pairs, Edges edges, Shape shape,
                             Constraints& constraints) {
  if (pairs.empty()) return;
  Constraints::ForbiddenPairs forbidden{pairs, {}};
  for (int index = 0; index < shape.cell_count(); ++index) {
    const Cell cell = static_cast<Cell>(index);
    forbidden.neighbours[cell] = neighbours(shape, cell, orthogonal_moves(), edges);
  }
  constraints.forbidden_pairs.push_back(std::move(forbidden));
}

/// Whether two digits are one of the pairs, either way round.
inline bool is_one_of(const DigitPairs& pairs, Digit x, Digit y) {
  return std::any_of(pairs.begin(), pairs.end(), [x, y](DigitPair pair) {
    return pair == DigitPair{x, y} || pair == DigitPair{y, x};
  });
}

/// The meaning of forbidden pairs: not side by side.
inline bool pairs_forbid(const DigitPairs& pairs, Distance apart, Digit x, Digit y) {
  return is_beside(apart) && is_one_of(pairs, x, y);
}

/// The schema of rules about forbidden pairs.
inline constexpr std::array<Parameter, 1> pairs_parameters{
    {{.name = "pairs", .kind = ParameterKind::digit_pairs, .example = "26.23"}}};

/// Whether a move leads from one cell to the other without crossing an edge.
inline bool are_near(std::span<const Offset> moves, Shape shape, Cell first, Cell second) {
  return neighbours(shape, first, moves, Edges::plain).contains(second);
}

}  // namespace ninefold
