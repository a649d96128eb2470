#include "core/lessons/reason.hpp"

#include "core/board/geometry.hpp"

namespace ninefold::lessons {

namespace {

/// The rule as it is on a board without edges to cross: the reason already, where two cells are
/// that near without crossing one.
RuleKind without_wrapping(RuleKind kind, Shape shape, Cell first, Cell second) {
  const auto are_near = [&](std::span<const Offset> moves) {
    return neighbours(shape, first, moves, Edges::plain).contains(second);
  };
  switch (kind) {
    case RuleKind::torus_knight: return are_near(knight_moves()) ? RuleKind::knight : kind;
    case RuleKind::torus_king: return are_near(king_moves()) ? RuleKind::king : kind;
    case RuleKind::torus_forbidden_pairs:
      return are_near(orthogonal_moves()) ? RuleKind::forbidden_pairs : kind;
    default: return kind;
  }
}

}  // namespace

std::string conflict_reason(const Rule& rule, Shape shape, Cell first, Cell second) {
  if (rule.kind != RuleKind::latin && rule.kind != RuleKind::classic) {
    Rule plain = rule;
    plain.kind = without_wrapping(rule.kind, shape, first, second);
    return rule_name(plain);
  }
  if (shape.row_of(first) == shape.row_of(second)) return "row";
  if (shape.column_of(first) == shape.column_of(second)) return "column";
  return "box";
}

}  // namespace ninefold::lessons
