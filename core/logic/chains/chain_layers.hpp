#pragma once

#include "core/logic/chains/chain_walk.hpp"

#include <bit>
#include <span>
#include <vector>

namespace ninefold::logic {

/// Where chains lead that grow by two links at a time, from every node at once: so the shortest of
/// all chains are found without a walk from each node. Made again for another graph, in the memory
/// that it has.
class ChainLayers {
 public:
  /// Links as in a walk that counts them so and may follow all. Chains are followed when somebody
  /// asks for them.
  void make(const ChainGraph& graph, ChainWalk::Counts counts);

  /// Follows chains of up to `length` links, an odd number. False where no node is reached by so
  /// many that is not by fewer.
  bool follow(int length);

  /// What following two links more takes, in patterns that searches look at.
  std::uint64_t cost() const { return graph_->nodes().size() * words_ * flags_ / 2; }

  // Below, chains of `length` links have been followed.

  /// Calls visit(end) for each node that is on where the shortest chain to it has that length, of
  /// those from a node that is off, in the order of nodes, until it returns true. Returns whether
  /// it did.
  template <typename Visit>
  bool visit_ends(std::size_t start, int length, Visit&& visit) const {
    const std::span<const std::uint64_t> to = row(reached(length), start);
    const std::span<const std::uint64_t> sooner =
        length > 1 ? row(reached(length - 2), start) : std::span<const std::uint64_t>();
    for (std::size_t word = 0; word < words_; ++word) {
      std::uint64_t rest = to[word];
      if (!sooner.empty()) rest &= ~sooner[word];
      for (; rest != 0; rest &= rest - 1) {
        if (visit(word * 64 + static_cast<std::size_t>(std::countr_zero(rest)))) return true;
      }
    }
    return false;
  }

  /// Whether the shortest chain from a node that is off to one that is on has that length.
  bool leads(std::size_t start, int length, std::size_t end) const {
    return has(row(reached(length), start), end) &&
           (length == 1 || !has(row(reached(length - 2), start), end));
  }

  /// Whether a chain of up to that length, from 3, leads from a node that is on to the same being
  /// off.
  bool turns(std::size_t start, int length) const;

 private:
  /// By node, and by whether a group is on the way to it where that counts: a set of nodes.
  using Rows = std::vector<std::uint64_t>;
  struct Layer {
    Rows reached;  ///< from a node that is off: those that are on
    Rows through;  ///< from one that is on, after the first link
  };

  static bool has(std::span<const std::uint64_t> row, std::size_t node) {
    return (row[node / 64] >> (node % 64) & 1U) != 0;
  }
  const Rows& reached(int length) const { return layers_[layer_of(length)].reached; }
  static std::size_t layer_of(int length) { return static_cast<std::size_t>(length - 1) / 2; }

  std::size_t first(std::size_t node, bool has_group) const {
    const bool is_flagged = flags_ == 2 && (has_group || node >= graph_->single_count());
    return (node * flags_ + (is_flagged ? 1 : 0)) * words_;
  }
  std::span<const std::uint64_t> row(const Rows& rows, std::size_t node) const {
    return std::span(rows).subspan(first(node, false), words_);
  }
  void unite(std::uint64_t* row, const std::uint64_t* other) const {
    for (std::size_t word = 0; word < words_; ++word) row[word] |= other[word];
  }
  void begin();
  bool grow();

  const ChainGraph* graph_ = nullptr;
  std::size_t flags_ = 1;  // rows of a node: two where only chains with a group count
  std::size_t words_ = 0;
  std::vector<Layer> layers_;  // the first `count_` are made
  std::size_t count_ = 0;
  bool has_ended_ = false;  // the last layer is as the one before
};

}  // namespace ninefold::logic
