#include "core/logic/workspace.hpp"

namespace ninefold::logic {

namespace {

ChainWalk::Counts counted_with(ChainGraph::Nodes nodes) {
  return nodes == ChainGraph::Nodes::singles ? ChainWalk::Counts::any
                                             : ChainWalk::Counts::with_group;
}

}  // namespace

template <typename What>
bool Workspace::Made<What>::is_new(const State& state) {
  if (from && from->has_same_candidates(state)) return false;
  from = state;
  return true;
}

Workspace::Chains& Workspace::chains(const State& state, ChainGraph::Nodes nodes) {
  Made<Chains>& made = chains_[static_cast<std::size_t>(nodes)];
  if (made.is_new(state)) {
    made.what.graph.make(state, nodes);
    made.what.has_closure = false;
    made.what.has_layers = false;
  }
  return made.what;
}

const ChainGraph& Workspace::graph(const State& state, ChainGraph::Nodes nodes) {
  return chains(state, nodes).graph;
}

const ChainClosure& Workspace::closure(const State& state, ChainGraph::Nodes nodes) {
  Chains& made = chains(state, nodes);
  if (!made.has_closure) made.closure.make(made.graph, counted_with(nodes));
  made.has_closure = true;
  return made.closure;
}

ChainLayers& Workspace::layers(const State& state, ChainGraph::Nodes nodes) {
  Chains& made = chains(state, nodes);
  if (!made.has_layers) made.layers.make(made.graph, counted_with(nodes));
  made.has_layers = true;
  return made.layers;
}

const std::vector<AlmostLockedSet>& Workspace::sets(const State& state) {
  if (sets_.is_new(state)) sets_.what = almost_locked_sets(state);
  return sets_.what;
}

std::span<const std::vector<SetLink>> Workspace::set_links(const State& state) {
  const std::vector<AlmostLockedSet>& all = sets(state);
  if (set_links_.is_new(state)) link_sets(all, set_links_.what);
  return std::span(set_links_.what).first(all.size());
}

bool& Workspace::has_no_finned_fish(const State& state, int lines) {
  if (no_finned_fish_.is_new(state)) no_finned_fish_.what = {};
  return no_finned_fish_.what[static_cast<std::size_t>(lines)];
}

bool Workspace::spend(std::uint64_t patterns) {
  // A millisecond, more or less.
  constexpr std::uint64_t patterns_between_looks = 100'000;
  since_asked_ += patterns;
  if (since_asked_ < patterns_between_looks || !goes_on_) return is_stopped_;
  since_asked_ = 0;
  is_stopped_ = is_stopped_ || !goes_on_();
  return is_stopped_;
}

}  // namespace ninefold::logic
