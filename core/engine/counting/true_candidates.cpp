#include "core/engine/counting/true_candidates.hpp"

#include "core/engine/finding/any_solution.hpp"
#include "core/engine/houses9/full_grid.hpp"
#include "core/engine/houses9/interchangeable_digits.hpp"
#include "core/engine/houses9/search/branching.hpp"
#include "core/engine/houses9/search/search.hpp"

#include <cstddef>
#include <optional>

namespace ninefold {

namespace {

struct Visiting {
  const CompiledRules& rules;
  Visits& visits;

  bool may_learn() const { return true; }
  Plan choose(const Node& node, bool has_failed) const {
    return choose_branch(rules, node, has_failed);
  }
  bool solution(const BoardState& board, Count /*multiplicity*/, const Trail* /*trail*/) {
    visits.last = board;
    if (visits.tally != nullptr) add(board, *visits.tally);
    return --visits.left != 0;
  }

 private:
  static void add(const BoardState& board, CandidateTally& tally) {
    for (int digit = 0; digit < max_size; ++digit) {
      auto& places = tally[static_cast<std::size_t>(digit)];
      for_first(max_cells, cell_bits_from(board.digits, digit),
                [&places](int index) { ++places[static_cast<std::size_t>(index)]; });
    }
  }
};

class Finder {
 public:
  Finder(const CompiledRules& rules, const BoardState& board, Meter& meter, double share)
      : rules_(rules), meter_(meter), share_(share) {
    found_.board = board;
    const unsigned all = (1U << rules.shape.size()) - 1;
    for (int digit = 0; digit < rules.shape.size(); ++digit) {
      found_.interchangeable[static_cast<std::size_t>(digit)] =
          interchangeable_digits(rules, board, all, digit);
    }
  }

  TrueCandidates find() {
    // Candidates are asked for digit by digit of the board as it is then: each refuted one is
    // removed, which shortens all later searches.
    if (!settle()) return found_;
    for (int digit = 0; digit < max_size; ++digit) {
      for (std::size_t word = 0; word < 3; ++word) {
        while (true) {
          const std::uint32_t open = found_.board.digits.word(word, digit) &
                                     rules_.cells.words[word] & ~found_.seen.word(word, digit);
          if (open == 0) break;
          const Place place{static_cast<std::uint8_t>(word),
                            static_cast<std::uint8_t>(std::countr_zero(open))};
          if (!ask(digit, place)) return found_;
        }
      }
      meter_.cover(share_ / max_size);
    }
    return found_;
  }

 private:
  /// Draws the consequences for the whole board; false when nothing is left to ask.
  bool settle() {
    if (!meter_.enter_node()) return false;
    Node node{found_.board};
    choose_kernel(rules_)(rules_, node);
    found_.board = node.board;
    if (node.outcome == Outcome::solved && is_solution(rules_, found_.board)) {
      record(found_.board);
    }
    return node.outcome == Outcome::open;
  }

  void record(const BoardState& solution) {
    for (int digit = 0; digit < max_size; ++digit) {
      unsigned interchangeable = found_.interchangeable[static_cast<std::size_t>(digit)];
      for (; interchangeable != 0; interchangeable &= interchangeable - 1) {
        const int other = std::countr_zero(interchangeable);
        for (std::size_t row = 0; row < 3; ++row) {
          found_.seen.word(row, other) |=
              solution.digits.word(row, digit) & rules_.cells.words[row];
        }
      }
    }
  }

  /// Looks for a solution with that candidate; false when the search has to end.
  bool ask(int digit, Place place) {
    BoardState branch = found_.board;
    branch.decide(digit, place);
    if (const std::optional<BoardState> solution = solution_of(branch)) {
      record(*solution);
      return true;
    }
    if (meter_.stopped() != StopReason::complete) return false;
    unsigned interchangeable = found_.interchangeable[static_cast<std::size_t>(digit)];
    for (; interchangeable != 0; interchangeable &= interchangeable - 1) {
      found_.board.remove(std::countr_zero(interchangeable), place);
    }
    return settle();
  }

  std::optional<BoardState> solution_of(const BoardState& board) {
    if (rules_.has_regions()) return any_solution(rules_, board, meter_);
    Visits visits;
    visit_solutions(rules_, board, visits, meter_);
    if (visits.left != 0) return std::nullopt;
    return visits.last;
  }

  const CompiledRules& rules_;
  Meter& meter_;
  const double share_;
  TrueCandidates found_;
};

}  // namespace

bool visit_solutions(const CompiledRules& rules, const BoardState& board, Visits& visits,
                     Meter& meter) {
  Visiting policy{rules, visits};
  return Search<Visiting>(rules, meter, policy).run(board, 0.0);
}

TrueCandidates find_true_candidates(const CompiledRules& rules, const BoardState& board,
                                    Meter& meter, double share) {
  return Finder(rules, board, meter, share).find();
}

}  // namespace ninefold
