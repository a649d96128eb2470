#include "core/engine/counting/counting.hpp"

#include "core/engine/houses9/interchangeable_digits.hpp"
#include "core/engine/houses9/search/branching.hpp"
#include "core/engine/houses9/search/search.hpp"

#include <cstdint>

namespace ninefold {

namespace {

/// Subtrees are dealt out one by one, and the few solutions that are found above all subtrees
/// belong to the first part. Of one part alone everything is inside.
struct Counting {
  Counting(const CompiledRules& compiled, Meter& counted, CountPart wanted)
      : rules(compiled),
        meter(counted),
        part(wanted),
        largest_subtree(1.0 / (subtrees_per_part * wanted.of)),
        is_inside(wanted.of == 1) {}

  Plan choose(const Node& node, bool /*has_failed*/) const {
    return choose_branch(rules, node, true);
  }
  // All parts have to come upon the same subtrees, whatever each of them has seen before.
  bool may_learn() const { return part.of == 1; }
  unsigned interchangeable(const BoardState& board, unsigned candidates, int digit) const {
    return interchangeable_digits(rules, board, candidates, digit);
  }
  bool takes_next_subtree() {
    return subtrees++ % static_cast<unsigned>(part.of) == static_cast<unsigned>(part.number);
  }
  bool solution(const BoardState& board, Count multiplicity, const Trail* /*trail*/) {
    if (!is_inside && part.number != 0) return true;
    if (!first) first = board;
    return meter.found(multiplicity);
  }

  // Subtrees differ in size; of many each part gets about as much.
  static constexpr double subtrees_per_part = 64;

  const CompiledRules& rules;
  Meter& meter;
  CountPart part;
  double largest_subtree;
  std::uint64_t subtrees = 0;
  bool is_inside;
  std::optional<BoardState> first = {};
};

}  // namespace

std::optional<BoardState> count_solutions(const CompiledRules& rules, const BoardState& board,
                                          CountPart part, Meter& meter, double share) {
  Counting policy(rules, meter, part);
  Search<Counting>(rules, meter, policy).run(board, share);
  return policy.first;
}

}  // namespace ninefold
