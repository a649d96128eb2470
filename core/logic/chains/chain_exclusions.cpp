#include "core/logic/chains/chain_exclusions.hpp"

#include <algorithm>
#include <utility>

namespace ninefold::logic {

std::vector<Candidate> ChainExclusions::by_both(const GraphNode& one, const GraphNode& two) const {
  const Links& links = state_.links();
  std::vector<Candidate> both;
  if (one.digit == two.digit && !links.has_pairs()) {
    const CellSet seen = links.common_peers(one.cells | two.cells);
    for (const Cell cell : seen& state_.places(one.digit)) both.push_back({cell, one.digit});
    return both;
  }
  if (!links.has_pairs()) {
    if (!one.is_group() && one.cells == two.cells) {
      const Cell cell = one.cell();
      for (const Digit digit : state_.candidates(cell)) {
        if (digit != one.digit && digit != two.digit) both.push_back({cell, digit});
      }
      return both;
    }
    // The digit of the one in the cell of the other.
    for (const auto& [from, to] : {std::pair(&one, &two), std::pair(&two, &one)}) {
      if (to->is_group() || !state_.has({to->cell(), from->digit})) continue;
      if (from->cells.without(links.peers(to->cell())).empty()) {
        both.push_back({to->cell(), from->digit});
      }
    }
    std::sort(both.begin(), both.end());
    return both;
  }
  for (std::size_t index = 0; index < graph_.single_count(); ++index) {
    const GraphNode& node = graph_.nodes()[index];
    if (graph_.are_weak(links, one, node) && graph_.are_weak(links, two, node)) {
      both.push_back({node.cell(), node.digit});
    }
  }
  return both;
}

bool ChainExclusions::are_several(std::size_t start, std::size_t end) const {
  const GraphNode& one = graph_.nodes()[start];
  const GraphNode& two = graph_.nodes()[end];
  if (state_.links().has_pairs()) return by_both(one, two).size() >= 2;
  if (one.digit == two.digit) {
    const CellSet seen = graph_.seen(start) & graph_.seen(end) & state_.places(one.digit);
    return seen.count() >= 2;
  }
  // Of two digits, each can go in the cell of the other, or others in the cell of both.
  if (start >= graph_.single_count() || end >= graph_.single_count()) return false;
  if (one.cells == two.cells) return state_.candidates(one.cell()).count() > 3;
  return graph_.seen(start).contains(two.cell()) && state_.has({two.cell(), one.digit}) &&
         state_.has({one.cell(), two.digit});
}

}  // namespace ninefold::logic
