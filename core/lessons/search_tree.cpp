#include "core/lessons/search_tree.hpp"

#include "core/lessons/search_state.hpp"

namespace ninefold::lessons {

namespace {

/// Listens to a search and keeps its tree.
class TreeBuilder {
 public:
  void hear(const SearchState& state, SearchTree& tree) {
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
  void finish(const SearchState& state, SearchTree& tree) {
    while (!path_.empty()) leave_last(state, tree);
  }

 private:
  void leave_last(const SearchState& state, SearchTree& tree) {
    tree.nodes[path_.back()].last_event = state.position;
    path_.pop_back();
  }

  /// The nodes from the root to the digit tried last.
  std::vector<std::size_t> path_;
};

}  // namespace

SearchTree build_search_tree(const Lesson& lesson, std::size_t most_nodes) {
  SearchTree tree;
  TreeBuilder builder;
  SearchState state(lesson);
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
