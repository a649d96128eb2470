#pragma once

#include "core/logic/chains/chain_graph.hpp"

#include <vector>

namespace ninefold::logic {

/// All that follows from one node being on or off, each by a shortest chain of weak and strong
/// links in turns. Reused from start to start, so that nothing is allocated again.
class ChainWalk {
 public:
  /// What a chain must have to count as one that reaches a node.
  enum class Counts : bool { any, with_group };

  /// Follows chains of up to `longest` links.
  ChainWalk(const ChainGraph& graph, int longest, Counts counts = Counts::any);

  /// Walks from the node; links may lead only to nodes that `allow(node)` is true of, and strong
  /// ones only where `allow_strong(from, link)` is.
  template <typename Allow, typename AllowStrong>
  void start(std::size_t node, bool is_on, Allow&& allow, AllowStrong&& allow_strong) {
    begin(node, is_on);
    // It grows while it is walked.
    // NOLINTNEXTLINE(modernize-loop-convert)
    for (std::size_t next = 0; next < order_.size(); ++next) {
      const std::size_t at = order_[next];
      if (depth_[at] >= longest_) return;
      const std::size_t from = at / 4;
      if (at / 2 % 2 == on) {
        for (const std::uint16_t to : graph_->weak(from)) {
          if (allow(to)) reach(to, off, at, -1);
        }
      } else {
        for (const ChainGraph::StrongLink& link : graph_->strong(from)) {
          if (allow(link.to) && allow_strong(from, link)) reach(link.to, on, at, link.set);
        }
      }
    }
  }

  bool reaches(std::size_t node, bool is_on) const { return depth_[index(node, is_on)] >= 0; }
  /// The number of links to a node that is reached; 0 for the start.
  int depth(std::size_t node, bool is_on) const { return depth_[index(node, is_on)]; }
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
    int set;  ///< what makes the strong link to this node, or -1
  };
  std::vector<Link> chain(std::size_t node, bool is_on) const;

 private:
  static constexpr std::size_t off = 0;
  static constexpr std::size_t on = 1;

  /// Nodes are known apart by their state, and by whether a group was on the way to them.
  std::size_t index(std::size_t node, bool is_on) const {
    return node * 4 + (is_on ? 2 : 0) + wanted_;
  }
  void begin(std::size_t node, bool is_on);
  void reach(std::size_t node, std::size_t state, std::size_t from, int set) {
    const bool has_group = from % 2 == 1 || set >= 0 || graph_->nodes()[node].is_group();
    const std::size_t to = node * 4 + state * 2 + (has_group ? wanted_ : 0);
    if (depth_[to] >= 0) return;
    depth_[to] = static_cast<std::int16_t>(depth_[from] + 1);
    parent_[to] = from;
    set_[to] = set;
    order_.push_back(to);
  }

  const ChainGraph* graph_;
  const int longest_;
  const std::size_t wanted_;  // 1 where only chains with a group count
  std::vector<std::int16_t> depth_;
  std::vector<std::size_t> parent_;
  std::vector<int> set_;
  std::vector<std::size_t> order_;
};

}  // namespace ninefold::logic
