#pragma once

#include "core/logic/chains/chain_walk.hpp"

#include <span>
#include <vector>

namespace ninefold::logic {

/// All that chains of any length lead to, from every node at once: where a ChainWalk comes to
/// nothing that a search asks for, it need not be made. Made again for another graph, in the memory
/// that it has.
class ChainClosure {
 public:
  /// Links as in a walk that counts them so, may follow all, and asks for nodes that lead on.
  void make(const ChainGraph& graph, ChainWalk::Counts counts);

  /// Whether some chain from a node that is on, or off, leads to `end` being on. Only nodes of
  /// plain_count() are starts.
  bool leads(std::size_t start, bool is_on, std::size_t end) const {
    return (row(start, is_on)[end / 64] >> (end % 64) & 1U) != 0;
  }

  /// Calls visit(end) for each such end, in the order of nodes, until it returns true. Returns
  /// whether it did.
  template <typename Visit>
  bool visit_ends(std::size_t start, bool is_on, Visit&& visit) const {
    const std::span<const std::uint64_t> bits = row(start, is_on);
    for (std::size_t word = 0; word < bits.size(); ++word) {
      for (std::uint64_t rest = bits[word]; rest != 0; rest &= rest - 1) {
        if (visit(word * 64 + static_cast<std::size_t>(std::countr_zero(rest)))) return true;
      }
    }
    return false;
  }

 private:
  static constexpr std::uint32_t none = ~std::uint32_t{0};

  /// A node with its state and whether a group was on the way to it, as in a walk.
  using Place = std::uint32_t;
  /// A place whose links are being followed.
  struct Visit {
    Place place;
    std::uint32_t next;  ///< the first link that has not been
  };

  Place first_place(std::size_t node, bool is_on) const;
  std::size_t link_count(Place place) const;
  Place link(Place from, std::size_t index) const;
  void follow_all(Place start);
  void enter(Place place);
  void close(Place place);
  std::span<const std::uint64_t> row(std::size_t node, bool is_on) const {
    return std::span(rows_).subspan(group_[first_place(node, is_on)] * words_, words_);
  }

  const ChainGraph* graph_ = nullptr;
  Place wanted_ = 0;  // 1 where only chains with a group count
  std::size_t words_ = 0;
  // Places that lead to each other make up a group, found by Tarjan's algorithm.
  std::vector<std::uint32_t> order_;   // by place: when it was come to, from 1
  std::vector<std::uint32_t> lowest_;  // by place: the first that it leads back to
  std::vector<std::uint32_t> group_;   // by place; none until it is known
  std::vector<Place> open_;            // of no group yet
  std::vector<Visit> visits_;
  std::uint32_t last_ = 0;
  std::vector<std::uint64_t> rows_;  // by group: the nodes that are on at an end
};

}  // namespace ninefold::logic
