#include "core/engine/wide/ordered_search.hpp"

#include "core/board/time_left.hpp"
#include "core/engine/wide/fastest_search.hpp"
#include "core/engine/wide/found_solutions.hpp"
#include "core/engine/wide/prepared/prepared_puzzle.hpp"
#include "core/engine/wide/search/lines_to_fill.hpp"
#include "core/engine/wide/search/search.hpp"

#include <algorithm>
#include <optional>
#include <vector>

namespace ninefold::variants {

namespace {

// So many solutions are few, more of them where more are wanted; and so long it may take to find
// that they are.
constexpr std::uint64_t least_sorted = 64;
constexpr std::uint64_t most_sorted = 1000;
constexpr std::uint64_t most_nodes_for_few = 1'000'000;
// After so many nodes without a solution, lines are looked at as a whole; where that is not enough,
// the order of cells is taken to be a bad one after so many more.
constexpr std::uint64_t nodes_before_lines = 50;
constexpr std::uint64_t nodes_before_witness = 500;

/// Knows a solution, or looks for one.
class Witness {
 public:
  Witness(const PreparedPuzzle& prepared, const Budget& budget, const ProgressCallback& progress)
      : prepared_(prepared),
        meter_(budget, progress, nodes_between_checks),
        search_(prepared.program(), meter_, Search::Order::fastest),
        masks_(static_cast<std::size_t>(prepared.layout().cell_count())) {}

  /// Whether there is a solution among these candidates of all cells; true where the search for it
  /// had to end, see `stopped()`.
  bool exists_among(const Mask* masks) {
    if (is_known_ && fits(masks)) return true;
    is_known_ = false;
    search_.begin_with({masks, masks_.size()}, 0);
    search_.run([&](const Mask* found) {
      if (!prepared_.read_solution(found, values_, meter_)) return true;
      std::copy_n(found, masks_.size(), masks_.begin());
      is_known_ = true;
      return false;
    });
    return is_known_ || meter_.stopped() != StopReason::complete;
  }

  StopReason stopped() const { return meter_.stopped(); }
  std::uint64_t nodes() const { return meter_.nodes(); }

 private:
  bool fits(const Mask* masks) const {
    for (std::size_t cell = 0; cell < masks_.size(); ++cell) {
      if ((masks[cell] & masks_[cell]) == 0) return false;
    }
    return true;
  }

  const PreparedPuzzle& prepared_;
  Meter meter_;
  Search search_;
  std::vector<Mask> masks_;
  std::vector<int> values_;
  bool is_known_ = false;
};

/// One search after another, within one budget.
class OrderedSearch {
 public:
  OrderedSearch(const PreparedPuzzle& prepared, const Budget& budget,
                const ProgressCallback& progress, const Visit& visit)
      : prepared_(prepared), rest_(budget), time_(budget.time), visit_(visit) {
    if (!progress) return;
    told_ = [this, &progress](const Progress& of_search) {
      if (of_search.stage != Stage::searching && !has_searched_) return progress(of_search);
      // What is prepared between two searches is told as a part of them. Each is half of all.
      const bool searches = of_search.stage == Stage::searching;
      const double covered = (has_searched_ ? 1 : 0) + (searches ? of_search.fraction : 0);
      fraction_ = std::max(fraction_, covered / 2);
      return progress({of_search.solutions, of_search.nodes + answer_.nodes, fraction_});
    };
  }

  Answer run() {
    answer_.stopped = prepared_.prepare(rest_, told_);
    if (answer_.stopped != StopReason::complete || sort_few()) return std::move(answer_);
    has_searched_ = true;
    rest_.time = time_.left();
    if (rest_.nodes != Budget::unlimited) rest_.nodes -= std::min(rest_.nodes, answer_.nodes);
    const HousesOnly* const houses_only = prepared_.houses_only();
    if (houses_only != nullptr) {
      try_in_order(*houses_only);
    } else {
      answer_.stopped = prepared_.prepare_program(rest_, told_);
      if (answer_.stopped == StopReason::complete) try_in_order();
    }
    return std::move(answer_);
  }

 private:
  // False where there are more, or it took too long: half of the budget is for what follows then.
  bool sort_few() {
    const HousesOnly* const houses_only = prepared_.houses_only();
    if (houses_only != nullptr && houses_only->has_twins()) return false;  // none, or two and more
    Budget budget = rest_;
    budget.nodes = std::min(budget.nodes / 2, most_nodes_for_few);
    if (time_.is_limited()) budget.time = time_.left() / 2;
    Meter meter(budget, told_, nodes_between_checks);
    std::vector<std::vector<int>> few;
    bool are_many = false;
    const std::size_t most = std::clamp(rest_.solutions, least_sorted, most_sorted);
    const Take gather = [&](const Mask* masks) {
      if (!prepared_.read_solution(masks, values_, meter)) return true;
      are_many = few.size() == most;
      if (!are_many) few.push_back(values_);
      return !are_many;
    };
    if (houses_only != nullptr) {
      houses_only->search(meter, gather);
    } else {
      PuzzleSearch(prepared_, prepared_.fastest_program(), meter, Search::Order::fastest)
          .run(gather);
    }
    answer_.nodes = meter.nodes();
    answer_.stopped = meter.stopped();
    const bool took_too_long =
        answer_.stopped == StopReason::node_limit || answer_.stopped == StopReason::time_limit;
    if (are_many || took_too_long) return false;
    if (answer_.stopped != StopReason::complete) return true;
    std::sort(few.begin(), few.end());
    Meter told(rest_, told_);
    for (const std::vector<int>& values : few) {
      if (!take(values, told)) break;
    }
    answer_.solutions = told.solutions();
    answer_.stopped = told.stopped();
    return true;
  }

  // The engine for houses alone is so fast that it asks nobody else.
  void try_in_order(const HousesOnly& houses_only) {
    Meter meter(rest_, told_, nodes_between_checks);
    houses_only.search_in_order(meter, [&](const Mask* masks) {
      return !prepared_.read_solution(masks, values_, meter) || take(values_, meter);
    });
    answer_.solutions = meter.solutions();
    answer_.nodes += meter.nodes();
    answer_.stopped = meter.stopped();
  }

  void try_in_order() {
    Budget for_witness = rest_;
    for_witness.solutions = Budget::unlimited;
    Meter meter(rest_, told_, nodes_between_checks);
    std::uint64_t of_witness = 0;  // nodes, of those that the meter has
    // What the main search has found and covered is what is told meanwhile.
    const ProgressCallback told_by_witness = [&](const Progress& told) {
      return !told_ || told_({meter.solutions(), meter.nodes() + told.nodes - of_witness, 0});
    };
    std::optional<Witness> witness;
    std::uint64_t nodes_at_last = 0;
    const auto visit = [&](const Mask* masks) {
      if (!prepared_.read_solution(masks, values_, meter)) return true;
      nodes_at_last = meter.nodes() - of_witness;
      return take(values_, meter);
    };
    std::optional<LinesToFill> lines;
    const auto prune = [&](const Mask* masks) {
      const std::uint64_t in_vain = meter.nodes() - of_witness - nodes_at_last;
      if (in_vain < nodes_before_lines) return false;
      if (!lines) lines.emplace(prepared_.program());
      if (!lines->can_be_filled(masks)) return true;
      if (in_vain < nodes_before_witness) return false;
      for_witness.time = time_.left();
      if (rest_.nodes != Budget::unlimited)
        for_witness.nodes = of_witness + rest_.nodes - std::min(rest_.nodes, meter.nodes());
      if (!witness) witness.emplace(prepared_, for_witness, told_by_witness);
      const bool goes_on =
          witness->stopped() == StopReason::complete && witness->exists_among(masks);
      meter.spend(witness->nodes() - of_witness);
      of_witness = witness->nodes();
      return !goes_on;
    };
    PuzzleSearch(prepared_, prepared_.program(), meter, Search::Order::reading).run(visit, prune);
    answer_.solutions = meter.solutions();
    answer_.nodes += meter.nodes();
    answer_.stopped = meter.stopped();
    if (witness && answer_.stopped == StopReason::complete) answer_.stopped = witness->stopped();
  }

  bool take(const std::vector<int>& values, Meter& meter) {
    return take_solution(values, visit_, meter, answer_);
  }

  const PreparedPuzzle& prepared_;
  Budget rest_;
  TimeLeft time_;
  const Visit& visit_;
  ProgressCallback told_;
  bool has_searched_ = false;  // for few solutions, in any order
  double fraction_ = 0;        // the largest told so far
  Answer answer_;
  std::vector<int> values_;
};

}  // namespace

Answer search_in_order(const PreparedPuzzle& prepared, const Budget& budget,
                       const ProgressCallback& progress, const Visit& visit) {
  return OrderedSearch(prepared, budget, progress, visit).run();
}

}  // namespace ninefold::variants
