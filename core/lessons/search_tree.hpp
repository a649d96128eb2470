#pragma once

#include "core/lessons/search_step.hpp"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace ninefold::lessons {

/// One digit that a search tried in one cell.
struct TreeNode {
  /// Its index in the tree of the digit placed before it, or -1 for the first cell's digits.
  int parent = -1;
  std::uint16_t cell = 0;
  Digit digit = 0;
  /// Whether the digit was refused because of a conflict; otherwise it was placed.
  bool refused = false;
  /// Whether a solution was found with it on the board.
  bool solved = false;
  /// The events between which it was looked at: when it was tried, and when it was refused or taken
  /// back (or the end of the search). Both are positions in the trace.
  std::uint64_t first_event = 0;
  std::uint64_t last_event = 0;

  bool operator==(const TreeNode&) const = default;
};

/// The tree of everything a search tried, in the order in which it tried it.
struct SearchTree {
  std::vector<TreeNode> nodes;
  /// False when the tree has more nodes than were asked for; then the first ones are here.
  bool complete = true;
};

/// Listens to a search and keeps its tree.
template <typename State>
class TreeBuilder {
 public:
  void hear(const State& state, SearchTree& tree) {
    const Event& event = state.event;
    switch (event.kind) {
      case EventKind::try_digit: {
        const int parent = path_.empty() ? -1 : static_cast<int>(path_.back());
        path_.push_back(tree.nodes.size());
        tree.nodes.push_back({parent, event.cell, event.digit, false, false, state.position, 0});
        break;
      }
      case EventKind::conflict:
        // Givens that conflict (depth 0) are no choice of the search.
        if (event.depth == 0) break;
        tree.nodes[path_.back()].refused = true;
        leave_last(state, tree);
        break;
      case EventKind::remove:
        // Singles are removed once no choice of their call is left on the path, and the stack's
        // bad moves once they have been refused.
        if (event.depth == path_.size()) leave_last(state, tree);
        break;
      case EventKind::solution:
        for (const std::size_t index : path_) tree.nodes[index].solved = true;
        break;
      default: break;
    }
  }

  /// Leaves what is still open where the search was ended.
  void finish(const State& state, SearchTree& tree) {
    while (!path_.empty()) leave_last(state, tree);
  }

 private:
  void leave_last(const State& state, SearchTree& tree) {
    tree.nodes[path_.back()].last_event = state.position;
    path_.pop_back();
  }

  /// The nodes from the root to the digit tried last.
  std::vector<std::size_t> path_;
};

/// Runs a search until it ends or the tree has `most_nodes` nodes. Cells filled as singles are no
/// choices and have no nodes.
template <typename AnyLesson>
SearchTree build_search_tree(const AnyLesson& lesson, std::size_t most_nodes) {
  SearchTree tree;
  using State = SearchStateOf<typename AnyLesson::Board>;
  TreeBuilder<State> builder;
  State state(lesson);
  while (!state.is_over()) {
    advance(lesson, state);
    if (state.event.kind == EventKind::try_digit && tree.nodes.size() == most_nodes) {
      tree.complete = false;
      break;
    }
    builder.hear(state, tree);
  }
  builder.finish(state, tree);
  return tree;
}

}  // namespace ninefold::lessons
