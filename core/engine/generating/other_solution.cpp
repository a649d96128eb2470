#include "core/engine/generating/other_solution.hpp"

#include "core/engine/houses9/search/branching.hpp"
#include "core/engine/houses9/search/search.hpp"

namespace ninefold {

namespace {

struct Differing {
  const CompiledRules& rules;
  const BoardState& known;
  Meter& meter;
  std::optional<BoardState> found = {};

  /// Follows the known solution first: the last turning leads to one that differs little, and no
  /// branch fails on the way there.
  Plan choose(const Node& node, bool has_failed) const {
    const Plan plan = choose_branch(rules, node, has_failed);
    return Plan(towards_known(plan.branch()), towards_known(plan.next()));
  }
  bool solution(const BoardState& board, Count multiplicity, const Trail* /*trail*/) {
    if (!any_bit(board.digits.load() ^ known.digits.load())) return true;
    meter.found(multiplicity);
    found = board;
    return false;
  }

 private:
  Branch towards_known(Branch branch) const {
    if (!branch || !branch.has_otherwise() || is_known(branch.first())) return branch;
    const Placement first = branch.first();
    const Placement other = branch.otherwise();
    return {other.index(), first.index(), other.digit(), first.digit()};
  }
  bool is_known(Placement placement) const {
    const Place place = placement.place();
    return (known.digits.word(place.word, placement.digit()) & place.mask()) != 0;
  }
};

}  // namespace

std::optional<BoardState> other_solution(const CompiledRules& rules, const BoardState& board,
                                         const BoardState& known, Meter& meter) {
  Differing policy{rules, known, meter};
  Search<Differing>(rules, meter, policy).run(board);
  return policy.found;
}

}  // namespace ninefold
