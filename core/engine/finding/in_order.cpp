#include "core/engine/finding/in_order.hpp"

#include "core/engine/finding/any_solution.hpp"
#include "core/engine/houses9/search/branching.hpp"
#include "core/engine/houses9/search/search.hpp"

#include <cstdint>
#include <optional>

namespace ninefold {

namespace {

struct InOrder {
  const CompiledRules& rules;
  Meter& meter;
  const std::function<bool(const BoardState&)>& visit;
  const BoardState& start;
  bool is_asked = false;                 // whether there is a solution
  std::optional<BoardState> known = {};  // some solution, unless there is none
  std::uint64_t nodes_at_last = 0;       // when a solution was taken, or the search began

  /// In this order regions in place of boxes may be searched for ages without a solution. So the
  /// fastest search is asked where there are none: first on the whole board, where many digits may
  /// be interchangeable.
  bool is_hopeless(const Node& node) {
    constexpr std::uint64_t patience = 200;
    if (!rules.has_regions() || meter.nodes() - nodes_at_last < patience) return false;
    if (!is_asked) known = any_solution(rules, start, meter);
    is_asked = true;
    if (!known) return true;
    if (!any_bit(known->digits.load() & ~node.board.digits.load())) return false;
    const std::optional<BoardState> other = any_solution(rules, node.board, meter);
    if (other) known = other;
    return !other;
  }

  Plan choose(const Node& node, bool /*has_failed*/) const { return first_open_cell(rules, node); }
  bool solution(const BoardState& board, Count /*multiplicity*/, const Trail* /*trail*/) {
    nodes_at_last = meter.nodes();
    return visit(board);
  }
};

}  // namespace

void visit_in_order(const CompiledRules& rules, const BoardState& board,
                    const std::function<bool(const BoardState&)>& visit, Meter& meter) {
  InOrder policy{rules, meter, visit, board};
  Search<InOrder>(rules, meter, policy).run(board);
}

}  // namespace ninefold
