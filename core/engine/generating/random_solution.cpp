#include "core/engine/generating/random_solution.hpp"

#include "core/engine/houses9/cell_bits.hpp"
#include "core/engine/houses9/search/search.hpp"

#include <bit>

namespace ninefold {

namespace {

/// The index of the cell that has `rank` others before it; there have to be more than that.
int ranked(const CellBits& cells, std::uint32_t rank) {
  CellBits left = cells;
  for (; rank > 0; --rank) {
    if (left.low != 0) {
      left.low &= left.low - 1;
    } else {
      left.high &= left.high - 1;
    }
  }
  return first_of(left);
}

int ranked(unsigned digits, std::uint32_t rank) {
  for (; rank > 0; --rank) digits &= digits - 1;
  return std::countr_zero(digits);
}

struct Drawing {
  const CompiledRules& rules;
  const ChooseBelow& choose_below;
  Meter& meter;
  std::optional<BoardState> found = {};

  Plan choose(const Node& node, bool /*has_failed*/) const {
    const CellBits open = cell_bits_from(node.counts.at_least_two);
    const CellBits pairs = open & ~cell_bits_from(node.counts.at_least_three);
    if (!pairs.empty()) {
      const int index = any_of(pairs);
      const unsigned candidates = node.board.candidates(place_at_index(index));
      const int low = std::countr_zero(candidates);
      const int high = static_cast<int>(std::bit_width(candidates)) - 1;
      return Plan(choose_below(2) == 0 ? Branch(index, index, low, high)
                                       : Branch(index, index, high, low));
    }
    // To look at all open cells of a nearly empty board would take longer than the search.
    constexpr int considered = 4;
    int best = any_of(open);
    unsigned candidates = node.board.candidates(place_at_index(best));
    for (int others = 1; others < considered; ++others) {
      const int index = any_of(open);
      const unsigned digits = node.board.candidates(place_at_index(index));
      if (std::popcount(digits) >= std::popcount(candidates)) continue;
      best = index;
      candidates = digits;
    }
    const auto digits = static_cast<std::uint32_t>(std::popcount(candidates));
    return Plan(Branch(Placement(best, ranked(candidates, choose_below(digits)))));
  }
  bool solution(const BoardState& board, Count multiplicity, const Trail* /*trail*/) {
    meter.found(multiplicity);
    found = board;
    return false;
  }

 private:
  int any_of(const CellBits& cells) const {
    return ranked(cells, choose_below(static_cast<std::uint32_t>(count(cells))));
  }
};

}  // namespace

std::optional<BoardState> random_solution(const CompiledRules& rules, const BoardState& board,
                                          const ChooseBelow& choose_below, Meter& meter) {
  Drawing policy{rules, choose_below, meter};
  Search<Drawing>(rules, meter, policy).run(board);
  return policy.found;
}

}  // namespace ninefold
