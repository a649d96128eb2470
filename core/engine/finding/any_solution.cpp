#include "core/engine/finding/any_solution.hpp"

#include "core/engine/houses9/interchangeable_digits.hpp"
#include "core/engine/houses9/search/branching.hpp"
#include "core/engine/houses9/search/search.hpp"

namespace ninefold {

namespace {

struct FindingAny {
  const CompiledRules& rules;
  std::optional<BoardState> found = {};

  bool may_learn() const { return true; }
  Plan choose(const Node& node, bool has_failed) const {
    return choose_branch(rules, node, has_failed);
  }
  unsigned interchangeable(const BoardState& board, unsigned candidates, int digit) const {
    return interchangeable_digits(rules, board, candidates, digit);
  }
  bool solution(const BoardState& board, Count /*multiplicity*/, const Trail* /*trail*/) {
    found = board;
    return false;
  }
};

}  // namespace

std::optional<BoardState> any_solution(const CompiledRules& rules, const BoardState& board,
                                       Meter& meter) {
  FindingAny policy{rules};
  Search<FindingAny>(rules, meter, policy).run(board, 0.0);
  return policy.found;
}

bool has_twins(const CompiledRules& rules, const BoardState& board) {
  return rules.has_regions() && two_interchangeable_digits(rules, board) != 0;
}

}  // namespace ninefold
