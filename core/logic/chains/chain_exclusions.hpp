#pragma once

#include "core/logic/chains/chain_graph.hpp"

#include <cstddef>
#include <vector>

namespace ninefold::logic {

/// The candidates that cannot stand beside either of two nodes of a graph: gone where one of the
/// two holds.
class ChainExclusions {
 public:
  /// Both must outlive this.
  ChainExclusions(const State& state, const ChainGraph& graph) : state_(state), graph_(graph) {}

  std::vector<Candidate> by_both(const GraphNode& one, const GraphNode& two) const;

  /// Whether there are two or more for two nodes of the graph, sooner than by finding them.
  bool are_several(std::size_t start, std::size_t end) const;

 private:
  const State& state_;
  const ChainGraph& graph_;
};

}  // namespace ninefold::logic
