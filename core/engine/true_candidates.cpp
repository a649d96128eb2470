#include "core/engine/true_candidates.hpp"

#include "core/engine/search.hpp"

#include <cstddef>

namespace ninefold {

namespace {

/// Takes the first solution and ends the search.
struct FirstFound {
  const CompiledRules& rules;
  BoardState* found;
  bool any = false;

  Plan choose(const Node& node, bool has_failed) const {
    return choose_branch(rules, node, has_failed);
  }
  bool solution(const BoardState& board, Count /*multiplicity*/, const Trail* /*trail*/) {
    *found = board;
    any = true;
    return false;
  }
};

class TrueCandidates {
 public:
  TrueCandidates(const CompiledRules& rules, const BoardState& board, Meter& meter)
      : rules_(rules), board_(board), meter_(meter) {
    find_interchangeable_digits();
  }

  void run() {
    // Candidates are asked for digit by digit of the board as it is then: each refuted one is
    // removed, which shortens all later searches.
    if (!settle()) return;
    for (int digit = 0; digit < max_size; ++digit) {
      for (std::size_t word = 0; word < 3; ++word) {
        while (true) {
          const std::uint32_t open =
              board_.digits.word(word, digit) & rules_.cells.words[word] & ~seen_.word(word, digit);
          if (open == 0) break;
          const Place place{static_cast<std::uint8_t>(word),
                            static_cast<std::uint8_t>(std::countr_zero(open))};
          if (!ask(digit, place)) return;
        }
      }
    }
  }

  CandidatesAnswer answer() const {
    CandidatesAnswer result;
    for (int index = 0; index < rules_.shape.cell_count(); ++index) {
      const auto cell = static_cast<Cell>(index);
      result.candidates[cell] =
          static_cast<std::uint16_t>(seen_.digits_at(place_of(rules_.shape, cell)));
    }
    result.stopped = meter_.stopped();
    result.nodes = meter_.nodes();
    return result;
  }

 private:
  void find_interchangeable_digits() {
    const unsigned all = (1U << rules_.shape.size()) - 1;
    for (int digit = 0; digit < rules_.shape.size(); ++digit) {
      alike_[static_cast<std::size_t>(digit)] = interchangeable(rules_, board_, all, digit);
    }
  }

  /// Draws the consequences for the whole board; false when nothing is left to ask.
  bool settle() {
    if (!meter_.enter_node()) return false;
    Node node{board_};
    choose_kernel(rules_)(rules_, node);
    board_ = node.board;
    if (node.outcome == Outcome::solved) record(board_);
    return node.outcome == Outcome::open;
  }

  void record(const BoardState& solution) {
    for (int digit = 0; digit < max_size; ++digit) {
      unsigned twins = alike_[static_cast<std::size_t>(digit)];
      for (; twins != 0; twins &= twins - 1) {
        const int twin = std::countr_zero(twins);
        for (std::size_t row = 0; row < 3; ++row) {
          seen_.word(row, twin) |= solution.digits.word(row, digit) & rules_.cells.words[row];
        }
      }
    }
  }

  /// Looks for a solution with that candidate; false when the search has to end.
  bool ask(int digit, Place place) {
    BoardState solution;
    FirstFound policy{rules_, &solution};
    BoardState branch = board_;
    branch.decide(digit, place);
    Search<FirstFound>(rules_, meter_, policy).run(branch);
    if (policy.any) {
      record(solution);
      return true;
    }
    if (meter_.stopped() != StopReason::complete) return false;
    unsigned twins = alike_[static_cast<std::size_t>(digit)];
    for (; twins != 0; twins &= twins - 1) board_.remove(std::countr_zero(twins), place);
    return settle();
  }

  const CompiledRules& rules_;
  BoardState board_;
  StoredDigits seen_;
  Meter& meter_;
  std::array<unsigned, max_size> alike_{};
};

}  // namespace

CandidatesAnswer find_true_candidates(const CompiledRules& rules, BoardState board, Meter& meter) {
  TrueCandidates search(rules, board, meter);
  search.run();
  return search.answer();
}

}  // namespace ninefold
