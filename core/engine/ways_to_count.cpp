#include "core/engine/ways_to_count.hpp"

#include "core/engine/band_count.hpp"
#include "core/engine/placing_count.hpp"

#include <algorithm>
#include <limits>
#include <optional>

namespace ninefold {

namespace {

// How many nodes a way may look at before it has to say how far it came: some ten milliseconds.
constexpr std::uint64_t trial_nodes = 20'000;

// What a node costs in nanoseconds, roughly, as measured: enough to compare ways that differ by
// factors of ten and more.
constexpr double search_node_cost = 400;
constexpr double placing_node_cost = 1200;
constexpr double band_step_cost = 25;

Answer answer_of(const Meter& meter, std::uint64_t nodes_before) {
  Answer answer;
  answer.solutions = meter.solutions();
  answer.stopped = meter.stopped();
  answer.nodes = meter.nodes() + nodes_before;
  return answer;
}

/// The cost of the whole when a trial of `trial_nodes` covered that share of it.
double projected(double node_cost, double covered) {
  if (covered <= 0) return std::numeric_limits<double>::infinity();
  return node_cost * static_cast<double>(trial_nodes) / covered;
}

/// Tries the ways one after another, remembering the cheapest.
class WayChooser {
 public:
  WayChooser(CountPart part, const Budget& budget, const ProgressCallback& progress)
      : part_(part), budget_(budget), progress_(progress) {}

  /// Runs a trial of a way. True when that was enough for an answer.
  bool try_out(const CountingSearch& way, double node_cost) {
    Budget trial_budget = budget_;
    trial_budget.nodes = std::min(trial_nodes, budget_.nodes - nodes_);
    Meter trial(trial_budget, silent_);
    way(trial, CountPart{});
    if (trial.stopped() != StopReason::node_limit || trial_budget.nodes < trial_nodes) {
      answer_ = answer_of(trial, nodes_);
      if (part_.number != 0) {
        answer_->solutions = 0;
        if (answer_->stopped == StopReason::solution_limit) {
          answer_->stopped = StopReason::complete;
        }
      }
      return true;
    }
    nodes_ += trial.nodes();
    consider(way, projected(node_cost, trial.covered()));
    return false;
  }

  /// Takes note of a way and what it will cost.
  void consider(const CountingSearch& way, double cost) {
    if (best_ && cost >= cost_) return;
    best_ = way;
    cost_ = cost;
  }

  /// The answer of the trial that gave one, or of the cheapest way.
  Answer answer() const {
    if (answer_) return *answer_;
    Budget rest = budget_;
    if (budget_.nodes != Budget::unlimited) rest.nodes -= nodes_;
    Meter meter(rest, progress_);
    best_(meter, part_);
    return answer_of(meter, nodes_);
  }

 private:
  const CountPart part_;
  const Budget& budget_;
  const ProgressCallback& progress_;
  const ProgressCallback silent_;
  std::uint64_t nodes_ = 0;
  CountingSearch best_;
  double cost_ = 0;
  std::optional<Answer> answer_;
};

}  // namespace

Answer count_shortest_way(const Constraints& constraints, const Grid& givens,
                          const CountingSearch& search, CountPart part, const Budget& budget,
                          const ProgressCallback& progress) {
  WayChooser chooser(part, budget, progress);
  if (chooser.try_out(search, search_node_cost)) return chooser.answer();

  const std::optional<PlacingView> placings = placing_view(constraints, givens);
  const CountingSearch by_placings = [&constraints, &placings](Meter& meter, CountPart wanted) {
    count_by_placings(constraints, *placings, meter, wanted.number, wanted.of);
  };
  if (placings && chooser.try_out(by_placings, placing_node_cost)) return chooser.answer();

  const std::optional<BandView> bands =
      has_bands(constraints) ? std::optional(best_band_view(givens)) : std::nullopt;
  const CountingSearch by_bands = [&bands](Meter& meter, CountPart wanted) {
    count_by_bands(*bands, meter, wanted.number, wanted.of);
  };
  if (bands) chooser.consider(by_bands, bands->steps * band_step_cost);
  return chooser.answer();
}

}  // namespace ninefold
