#include "core/engine/counting/candidate_counts.hpp"

#include "core/engine/counting/counting.hpp"
#include "core/engine/counting/true_candidates.hpp"
#include "core/engine/houses9/cell_bits.hpp"

#include <algorithm>
#include <bit>
#include <cstddef>

namespace ninefold {

namespace {

/// How many solutions are visited, for each that a candidate may count, and in all at most.
constexpr std::uint64_t visits_for_each = 16;
constexpr std::uint64_t most_visits = 100'000;

/// What asking which candidates have a solution at all is taken to be of the work, and visiting.
constexpr double share_of_finding = 0.2;
constexpr double share_of_visiting = 0.1;

class CandidateCounter {
 public:
  CandidateCounter(const CompiledRules& rules, const BoardState& board, std::uint32_t most,
                   Meter& meter)
      : rules_(rules),
        most_(most),
        meter_(meter),
        candidates_(find_true_candidates(rules, board, meter, most > 1 ? share_of_finding : 1)) {}

  void run() {
    if (most_ == 1 || meter_.stopped() != StopReason::complete) return;
    if (!has_many_interchangeable()) {
      Visits visits{std::min(visits_for_each * most_, most_visits), &tally_, {}};
      const bool saw_all = visit_solutions(rules_, candidates_.board, visits, meter_);
      if (saw_all || meter_.stopped() != StopReason::complete) return;
    }
    meter_.cover(share_of_visiting);
    for (int digit = 0; digit < rules_.shape.size(); ++digit) {
      if (!count_digit(digit)) return;
      meter_.cover((1 - share_of_finding - share_of_visiting) / rules_.shape.size());
    }
  }

  CandidatesAnswer answer() const {
    CandidatesAnswer answer;
    for (int index = 0; index < rules_.shape.cell_count(); ++index) {
      const auto cell = static_cast<Cell>(index);
      const Place place = place_of(rules_.shape, cell);
      for (int digit = 0; digit < rules_.shape.size(); ++digit) {
        const bool is_seen = (candidates_.seen.word(place.word, digit) & place.mask()) != 0;
        const std::uint64_t found = tally_[static_cast<std::size_t>(digit)][at(place)];
        answer.solutions[cell][static_cast<std::size_t>(digit)] =
            static_cast<std::uint32_t>(std::clamp<std::uint64_t>(found, is_seen ? 1 : 0, most_));
      }
    }
    answer.stopped = meter_.stopped();
    answer.nodes = meter_.nodes();
    return answer;
  }

 private:
  /// Whether a solution found early stands for so many that visiting them all is the long way
  /// round.
  bool has_many_interchangeable() const {
    constexpr int few = 3;
    return std::any_of(
        candidates_.interchangeable.begin(), candidates_.interchangeable.end(),
        [](unsigned interchangeable) { return std::popcount(interchangeable) > few; });
  }

  static std::size_t at(Place place) { return static_cast<std::size_t>(index_of(place)); }

  /// Counts the candidates of a digit, and so those of the digits interchangeable with it; false
  /// when the search has to end.
  bool count_digit(int digit) {
    const unsigned interchangeable = candidates_.interchangeable[static_cast<std::size_t>(digit)];
    // The first of them has counted for all.
    if (std::countr_zero(interchangeable) != digit) return true;
    const CellBits cells = cell_bits_from(candidates_.seen, digit);
    bool goes_on = true;
    for_first(max_cells, cells, [&](int index) {
      goes_on = goes_on && count_candidate(digit, place_at_index(index), interchangeable);
    });
    return goes_on;
  }

  bool count_candidate(int digit, Place place, unsigned interchangeable) {
    std::uint64_t found = 0;
    for (unsigned rest = interchangeable; rest != 0; rest &= rest - 1) {
      found = std::max(found, tally_[static_cast<std::size_t>(std::countr_zero(rest))][at(place)]);
    }
    if (found < most_) {
      BoardState branch = candidates_.board;
      branch.decide(digit, place);
      count_solutions(rules_, branch, {}, meter_, 0.0);
      found = std::max(found, meter_.solutions().up_to(most_));
      meter_.start_over();
    }
    for (unsigned rest = interchangeable; rest != 0; rest &= rest - 1) {
      tally_[static_cast<std::size_t>(std::countr_zero(rest))][at(place)] = found;
    }
    return meter_.stopped() == StopReason::complete;
  }

  const CompiledRules& rules_;
  const std::uint64_t most_;
  Meter& meter_;
  TrueCandidates candidates_;
  CandidateTally tally_{};
};

}  // namespace

CandidatesAnswer count_true_candidates(const CompiledRules& rules, const BoardState& board,
                                       std::uint32_t most, const Budget& budget,
                                       const ProgressCallback& progress) {
  // The meter stops each count by itself.
  Budget limited = budget;
  limited.solutions = most;
  Meter meter(limited, progress);
  CandidateCounter counter(rules, board, most, meter);
  counter.run();
  return counter.answer();
}

}  // namespace ninefold
