#include "core/logic/chains/chain_walk.hpp"

#include <algorithm>

namespace ninefold::logic {

ChainWalk::ChainWalk(const ChainGraph& graph, int longest, Counts counts)
    : graph_(&graph),
      longest_(longest),
      wanted_(counts == Counts::with_group ? 1 : 0),
      depth_(graph.nodes().size() * 4, -1),
      parent_(graph.nodes().size() * 4),
      set_(graph.nodes().size() * 4, -1) {
  order_.reserve(graph.nodes().size() * 4);
}

void ChainWalk::begin(std::size_t node, bool is_on) {
  for (const std::size_t at : order_) depth_[at] = -1;
  order_.clear();
  const bool has_group = graph_->nodes()[node].is_group();
  const std::size_t start = node * 4 + (is_on ? 2 : 0) + (has_group ? wanted_ : 0);
  depth_[start] = 0;
  parent_[start] = start;
  set_[start] = -1;
  order_.push_back(start);
}

std::vector<ChainWalk::Link> ChainWalk::chain(std::size_t node, bool is_on) const {
  std::vector<Link> links;
  std::size_t at = index(node, is_on);
  while (true) {
    links.push_back({at / 4, at / 2 % 2 == on, set_[at]});
    if (parent_[at] == at) break;
    at = parent_[at];
  }
  std::reverse(links.begin(), links.end());
  return links;
}

}  // namespace ninefold::logic
