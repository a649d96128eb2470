#include "core/logic/chains/chain_walk.hpp"

#include <algorithm>

namespace ninefold::logic {

void ChainWalk::enter(const ChainGraph& graph, int longest, Counts counts) {
  leave();
  graph_ = &graph;
  longest_ = longest;
  wanted_ = counts == Counts::with_group ? 1 : 0;
  if (places_.size() < graph.nodes().size() * 4) places_.resize(graph.nodes().size() * 4);
}

void ChainWalk::leave() {
  for (const std::uint32_t at : order_) places_[at].depth = -1;
  order_.clear();
}

void ChainWalk::begin(std::size_t node, bool is_on) {
  leave();
  const bool has_group = node >= graph_->single_count();
  const std::size_t start = node * 4 + (is_on ? 2 : 0) + (has_group ? wanted_ : 0);
  places_[start] = {0, -1, static_cast<std::uint32_t>(start)};
  order_.push_back(static_cast<std::uint32_t>(start));
}

std::vector<ChainWalk::Link> ChainWalk::chain(std::size_t node, bool is_on) const {
  std::vector<Link> links;
  std::size_t at = index(node, is_on);
  while (true) {
    links.push_back({at / 4, at / 2 % 2 == on, places_[at].set});
    if (places_[at].parent == at) break;
    at = places_[at].parent;
  }
  std::reverse(links.begin(), links.end());
  return links;
}

}  // namespace ninefold::logic
