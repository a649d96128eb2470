#pragma once

#include "core/logic/chains/chain_graph.hpp"

#include <vector>

namespace ninefold::logic {

/// All that follows from one node being on or off, each by a shortest chain of weak and strong
/// links alternately. Reused from start to start, so that nothing is allocated again.
class ChainWalk {
 public:
  /// What a chain must have to count as one that reaches a node.
  enum class Counts : bool { any, with_group };

  /// From now on follows chains of up to `longest` links in that graph, for as long as it stays as
  /// it is.
  void enter(const ChainGraph& graph, int longest, Counts counts = Counts::any);
  /// From now on follows chains of up to so many links.
  void limit(int longest) { longest_ = longest; }

  /// Which of the nodes that are off are asked for: all, or those that chains lead on from, and the
  /// start.
  enum class Off : bool { all, with_more };

  /// Walks from the node; links may lead only to nodes that `allow(node)` is true of, and strong
  /// ones only where `allow_strong(from, link)` is.
  template <typename Allow, typename AllowStrong>
  void start(std::size_t node, bool is_on, Off wanted, Allow&& allow, AllowStrong&& allow_strong) {
    begin(node, is_on);
    const bool is_all = wanted == Off::all || graph_->strong(node).empty();
    // It grows while it is walked.
    // NOLINTNEXTLINE(modernize-loop-convert)
    for (std::size_t next = 0; next < order_.size(); ++next) {
      const std::size_t at = order_[next];
      if (places_[at].depth >= longest_) return;
      const std::size_t from = at / 4;
      if (at / 2 % 2 == on) {
        for (const std::uint16_t to : is_all ? graph_->weak(from) : graph_->weak_with_more(from)) {
          if (allow(to)) reach(to, off, at, -1);
        }
      } else {
        for (const ChainGraph::StrongLink& link : graph_->strong(from)) {
          if (allow(link.to) && allow_strong(from, link)) reach(link.to, on, at, link.set);
        }
      }
    }
  }

  bool reaches(std::size_t node, bool is_on) const {
    return places_[index(node, is_on)].depth >= 0;
  }
  /// The number of links to a node that is reached; 0 for the start.
  int depth(std::size_t node, bool is_on) const { return places_[index(node, is_on)].depth; }
  /// Calls visit(node, is_on) for all that is reached, nearest first, until it returns true.
  /// Returns whether it did.
  template <typename Visit>
  bool visit_reached(Visit&& visit) const {
    for (const std::size_t at : order_) {
      if (at % 2 == wanted_ && visit(at / 4, at / 2 % 2 == on)) return true;
    }
    return false;
  }

  /// The chain from the start to a node that is reached. The indices of sets are the graph's.
  struct Link {
    std::size_t node;
    bool is_on;
    int set;  ///< what makes the strong link to this node, as in ChainGraph::StrongLink
  };
  std::vector<Link> chain(std::size_t node, bool is_on) const;

 private:
  static constexpr std::size_t off = 0;
  static constexpr std::size_t on = 1;

  /// Nodes are known apart by their state, and by whether a group was on the way to them.
  std::size_t index(std::size_t node, bool is_on) const {
    return node * 4 + (is_on ? 2 : 0) + wanted_;
  }
  void leave();
  void begin(std::size_t node, bool is_on);
  void reach(std::size_t node, std::size_t state, std::size_t from, int set) {
    const bool has_group = from % 2 == 1 || set >= 0 || node >= graph_->single_count();
    const std::size_t to = node * 4 + state * 2 + (has_group ? wanted_ : 0);
    Place& place = places_[to];
    if (place.depth >= 0) return;
    place.depth = static_cast<std::int16_t>(places_[from].depth + 1);
    place.parent = static_cast<std::uint32_t>(from);
    place.set = static_cast<std::int16_t>(set);
    order_.push_back(static_cast<std::uint32_t>(to));
  }

  /// How a node was come to.
  struct Place {
    std::int16_t depth = -1;
    std::int16_t set = -1;
    std::uint32_t parent = 0;
  };

  const ChainGraph* graph_ = nullptr;
  int longest_ = 0;
  std::size_t wanted_ = 0;  // 1 where only chains with a group count
  std::vector<Place> places_;
  std::vector<std::uint32_t> order_;
};

}  // namespace ninefold::logic
