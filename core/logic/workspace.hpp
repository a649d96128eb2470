#pragma once

#include "core/logic/chains/chain_closure.hpp"
#include "core/logic/chains/chain_layers.hpp"
#include "core/logic/chains/chain_walk.hpp"

#include <array>
#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace ninefold::logic {

/// What the searches of one state share, made when the first of them asks for it, and memory that
/// they use again from state to state. For one thread.
class Workspace {
 public:
  const ChainGraph& graph(const State& state, ChainGraph::Nodes nodes);
  /// Where the chains of that graph lead; those with groups or sets count where it has some.
  const ChainClosure& closure(const State& state, ChainGraph::Nodes nodes);
  /// The same by the length of the chains.
  ChainLayers& layers(const State& state, ChainGraph::Nodes nodes);
  /// As almost_locked_sets(state) gives them.
  const std::vector<AlmostLockedSet>& sets(const State& state);
  /// Their links, by set.
  std::span<const std::vector<SetLink>> set_links(const State& state);
  ChainWalk& walk() { return walk_; }
  /// Whether a search has found that no lines of that number make a finned or sashimi fish; to be
  /// set by it.
  bool& has_no_finned_fish(const State& state, int lines);

  /// Searches ask this now and then, and end once it returns false.
  void watch(std::function<bool()> goes_on) { goes_on_ = std::move(goes_on); }
  /// Whether it has.
  bool is_stopped() const { return is_stopped_; }
  /// To be called with the number of patterns that a search has looked at. Returns is_stopped().
  bool spend(std::uint64_t patterns);

  /// The searches that gave up, in part or as a whole, since this was last emptied.
  std::vector<Technique>& given_up() { return given_up_; }

 private:
  template <typename What>
  struct Made {
    std::optional<State> from;
    What what;
    /// Whether it is of another state and has to be made.
    bool is_new(const State& state);
  };

  struct Chains {
    ChainGraph graph;
    ChainClosure closure;
    ChainLayers layers;
    bool has_closure = false;
    bool has_layers = false;
  };

  Chains& chains(const State& state, ChainGraph::Nodes nodes);

  std::array<Made<Chains>, 3> chains_;
  Made<std::vector<AlmostLockedSet>> sets_;
  Made<std::vector<std::vector<SetLink>>> set_links_;
  Made<std::array<bool, max_size + 1>> no_finned_fish_;
  ChainWalk walk_;
  std::function<bool()> goes_on_;
  std::uint64_t since_asked_ = 0;  // patterns
  bool is_stopped_ = false;
  std::vector<Technique> given_up_;
};

}  // namespace ninefold::logic
