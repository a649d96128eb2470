#include "core/logic/chains/chain_layers.hpp"

#include <algorithm>

namespace ninefold::logic {

void ChainLayers::make(const ChainGraph& graph, ChainWalk::Counts counts) {
  graph_ = &graph;
  flags_ = counts == ChainWalk::Counts::with_group ? 2 : 1;
  words_ = (graph.nodes().size() + 63) / 64;
  count_ = 0;
  has_ended_ = false;
}

bool ChainLayers::follow(int length) {
  const std::size_t wanted = layer_of(length) + 1;
  if (count_ == 0) begin();
  while (count_ < wanted && !has_ended_) has_ended_ = !grow();
  return count_ > wanted || (count_ == wanted && !has_ended_);
}

// One link: a strong one.
void ChainLayers::begin() {
  if (layers_.empty()) layers_.emplace_back();
  Rows& reached = layers_[0].reached;
  reached.assign(graph_->nodes().size() * flags_ * words_, 0);
  for (std::size_t node = 0; node < graph_->nodes().size(); ++node) {
    for (const ChainGraph::StrongLink& link : graph_->strong(node)) {
      const std::uint64_t bit = std::uint64_t{1} << (link.to % 64);
      if (flags_ == 1 || link.set >= 0 || link.to >= graph_->single_count() ||
          node >= graph_->single_count()) {
        reached[first(node, false) + link.to / 64] |= bit;
      }
      if (flags_ == 2) reached[first(node, true) + link.to / 64] |= bit;
    }
  }
  count_ = 1;
}

// Two links more, a strong and a weak one before what there was. Returns whether any chain leads
// anywhere by that.
bool ChainLayers::grow() {
  if (layers_.size() <= count_) layers_.emplace_back();
  Layer& before = layers_[count_ - 1];
  Layer& now = layers_[count_];
  before.through.assign(before.reached.size(), 0);
  for (std::size_t node = 0; node < graph_->nodes().size(); ++node) {
    for (std::size_t flag = 0; flag < flags_; ++flag) {
      std::uint64_t* const row = before.through.data() + first(node, flag != 0);
      for (const std::uint16_t to : graph_->weak_with_more(node))
        unite(row, before.reached.data() + first(to, flag != 0));
    }
  }
  now.reached = before.reached;
  for (std::size_t node = 0; node < graph_->nodes().size(); ++node) {
    for (std::size_t flag = 0; flag < flags_; ++flag) {
      std::uint64_t* const row = now.reached.data() + first(node, flag != 0);
      for (const ChainGraph::StrongLink& link : graph_->strong(node))
        unite(row, before.through.data() + first(link.to, flag != 0 || link.set >= 0));
    }
  }
  ++count_;
  return now.reached != before.reached;
}

bool ChainLayers::turns(std::size_t start, int length) const {
  const std::span<const std::uint64_t> to = row(layers_[layer_of(length) - 1].through, start);
  const std::vector<std::uint16_t>& seen = graph_->weak(start);
  return std::any_of(seen.begin(), seen.end(), [&](std::size_t end) { return has(to, end); });
}

}  // namespace ninefold::logic
