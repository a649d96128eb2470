#pragma once

#include "core/logic/sets/almost_locked_sets.hpp"
#include "core/logic/step.hpp"

#include <cstdint>
#include <vector>

namespace ninefold::logic {

/// A candidate, or several of one digit of which it counts whether one of them holds.
struct GraphNode {
  Digit digit = 0;
  CellSet cells;

  bool is_group() const { return cells.count() > 1; }
  Cell cell() const { return *cells.begin(); }
};

/// The links between candidates, for chains. Weak: if one holds, the other does not. Strong: if one
/// does not hold, the other does.
class ChainGraph {
 public:
  /// What the nodes are besides single candidates.
  enum class Nodes : std::uint8_t { singles, groups, sets };

  struct StrongLink {
    std::uint16_t to;
    /// The almost locked set that makes the link, or -1.
    std::int16_t set;
  };

  ChainGraph(const State& state, Nodes nodes);

  const std::vector<GraphNode>& nodes() const { return nodes_; }
  /// The first of these are the single candidates, by cell and digit.
  std::size_t single_count() const { return single_count_; }
  /// The number of nodes that no almost locked set was needed for.
  std::size_t plain_count() const { return plain_count_; }
  const std::vector<std::uint16_t>& weak(std::size_t node) const { return weak_[node]; }
  const std::vector<StrongLink>& strong(std::size_t node) const { return strong_[node]; }
  const std::vector<AlmostLockedSet>& sets() const { return sets_; }

  bool are_weak(const GraphNode& one, const GraphNode& two) const;

 private:
  std::size_t node(Digit digit, const CellSet& cells);
  void add_singles();
  void add_groups();
  void add_sets();
  void link_houses();
  void link_weakly();
  void link_strongly(std::size_t one, std::size_t two, int set);

  const State& state_;
  std::vector<GraphNode> nodes_;
  std::vector<CellSet> seen_;  // by node: the cells that may not hold its digit if it holds
  std::vector<std::vector<std::uint16_t>> by_digit_;
  std::vector<std::vector<std::uint16_t>> weak_;
  std::vector<std::vector<StrongLink>> strong_;
  std::vector<AlmostLockedSet> sets_;
  std::size_t single_count_ = 0;
  std::size_t plain_count_ = 0;
};

}  // namespace ninefold::logic
