#include "core/engine/counting/any_solution.hpp"

#include "core/engine/counting/interchangeable_digits.hpp"
#include "core/engine/houses9/search/branching.hpp"
#include "core/engine/houses9/search/search.hpp"

#include <cstdint>

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

bool has_interchangeable_digits(const CompiledRules& rules, const BoardState& board) {
  // Asked of every board, of which hardly any has some: a word tells most digits apart.
  for (int digit = 1; digit < rules.shape.size(); ++digit) {
    const std::uint32_t word = board.digits.word(0, digit);
    for (int other = 0; other < digit; ++other) {
      if (word == board.digits.word(0, other) &&
          interchangeable_digits(rules, board, 1U << digit, other) != 1U << other)
        return true;
    }
  }
  return false;
}

}  // namespace ninefold
