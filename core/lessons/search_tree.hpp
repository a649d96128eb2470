#pragma once

#include "core/lessons/lesson.hpp"

#include <cstdint>
#include <vector>

namespace ninefold::lessons {

/// One digit that a search tried in one cell.
struct TreeNode {
  /// Its index in the tree of the digit placed before it, or -1 for the first cell's digits.
  int parent = -1;
  Cell cell = 0;
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

/// Runs a search until it ends or the tree has `most_nodes` nodes. Cells filled as singles are no
/// choices and have no nodes.
SearchTree build_search_tree(const Lesson& lesson, std::size_t most_nodes);

}  // namespace ninefold::lessons
