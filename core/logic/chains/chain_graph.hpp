#pragma once

#include "core/logic/sets/almost_locked_sets.hpp"
#include "core/logic/state/required_digit.hpp"
#include "core/logic/step.hpp"

#include <array>
#include <cstdint>
#include <span>
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
    /// The almost locked set that makes the link, or -1; less than that for required(set).
    std::int16_t set;
  };

  /// Remade for a state, in the memory that it has.
  void make(const State& state, Nodes nodes);

  const std::vector<GraphNode>& nodes() const { return nodes_; }
  /// The first of these are the single candidates, by cell and digit; the others are groups.
  std::size_t single_count() const { return single_count_; }
  /// The node of a candidate that the state has.
  std::size_t single(Candidate candidate) const { return single_[candidate.cell][candidate.digit]; }
  /// The number of nodes that no almost locked set was needed for.
  std::size_t plain_count() const { return plain_count_; }
  const std::vector<std::uint16_t>& weak(std::size_t node) const { return weak_[node]; }
  /// The cells that may not hold the digit of a node if it holds.
  const CellSet& seen(std::size_t node) const { return seen_[node]; }
  /// Those from which a strong link leads on.
  const std::vector<std::uint16_t>& weak_with_more(std::size_t node) const {
    return weak_with_more_[node];
  }
  const std::vector<StrongLink>& strong(std::size_t node) const { return strong_[node]; }
  const std::vector<AlmostLockedSet>& sets() const { return sets_; }
  /// The digit of a rule that makes a strong link; null if none does.
  const RequiredDigit* required(int set) const {
    return set < -1 ? &required_[static_cast<std::size_t>(-2 - set)] : nullptr;
  }

  bool are_weak(const Links& links, const GraphNode& one, const GraphNode& two) const;

 private:
  static constexpr std::size_t no_node = ~std::size_t{0};

  void clear();
  std::size_t add(Digit digit, const CellSet& cells);
  /// The node of these cells, which is added if it is not there; or only if it is there.
  std::size_t node(Digit digit, const CellSet& cells);
  std::size_t known(Digit digit, const CellSet& cells) const;
  std::size_t slot(Digit digit, const CellSet& cells) const;
  void enlarge_slots();
  void add_singles(const State& state);
  void add_groups(const State& state);
  void add_sets(const State& state);
  void link_houses(const State& state);
  void link_rules(const State& state);
  void link_places(Digit digit, const CellSet& places, int set);
  void link_same_digits(const State& state);
  void link_other_digits(const State& state);
  void link_strongly(std::size_t one, std::size_t two, int set);

  std::vector<GraphNode> nodes_;
  std::array<std::array<std::uint16_t, max_size + 1>, max_cells> single_{};
  std::vector<CellSet> seen_;         // by group: the cells that may not hold its digit if it does
  std::vector<std::uint16_t> slots_;  // of groups by what they hash to, each one more than its node
  std::array<std::vector<std::uint16_t>, max_size + 1> by_digit_;
  // The lists of nodes that there are not, beyond the last one, are empty and keep their memory.
  std::vector<std::vector<std::uint16_t>> weak_;
  std::vector<std::vector<std::uint16_t>> weak_with_more_;
  std::vector<std::vector<StrongLink>> strong_;
  std::vector<AlmostLockedSet> sets_;
  std::vector<RequiredDigit> required_;
  std::size_t single_count_ = 0;
  std::size_t plain_count_ = 0;
};

/// Adds to the premises of a step the rule that makes a strong link. Returns its index there.
std::int8_t note_rule(const RequiredDigit& required, Step& step);

}  // namespace ninefold::logic
