#include "core/engine/counting/ways_to_count.hpp"

#include "core/engine/bands/band_count.hpp"
#include "core/engine/budgets/answer.hpp"
#include "core/engine/counting/template_count.hpp"

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
constexpr double template_node_cost = 250;

Answer answer_of(const Meter& meter, std::uint64_t nodes_before) {
  Answer answer = ninefold::answer_of(meter);
  answer.nodes += nodes_before;
  return answer;
}

/// The cost of the whole when a trial of this many nodes covered that share of it.
double projected(double node_cost, std::uint64_t nodes, double covered) {
  if (covered <= 0) return std::numeric_limits<double>::infinity();
  return node_cost * static_cast<double>(nodes) / covered;
}

/// A way to count, and what it is called.
struct NamedWay {
  CountWay label = CountWay::unknown;
  CountingSearch search;
};

/// Tries the ways one after another, remembering the cheapest.
class WayChooser {
 public:
  WayChooser(CountPart part, const Budget& budget, const ProgressCallback& progress)
      : part_(part), budget_(budget), progress_(progress) {}

  /// Runs a trial of a way. True when that was enough for an answer.
  bool try_out(const NamedWay& way, double node_cost, std::uint64_t nodes = trial_nodes) {
    Budget trial_budget = budget_;
    trial_budget.nodes = std::min(nodes, budget_.nodes - nodes_);
    Meter trial(trial_budget, silent_);
    way.search(trial, CountPart{});
    if (trial.stopped() != StopReason::node_limit || trial_budget.nodes < nodes) {
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
    consider(way, projected(node_cost, nodes, trial.covered()));
    return false;
  }

  /// Takes note of a way and what it will cost.
  void consider(const NamedWay& way, double cost) {
    if (best_.search && cost >= cost_) return;
    best_ = way;
    cost_ = cost;
  }

  /// The answer of the trial that gave one, or of the cheapest way.
  Answer answer() const {
    if (answer_) return *answer_;
    Budget rest = budget_;
    if (budget_.nodes != Budget::unlimited) rest.nodes -= nodes_;
    Meter meter(rest, progress_);
    best_.search(meter, part_);
    Answer answer = answer_of(meter, nodes_);
    answer.way = best_.label;
    return answer;
  }

 private:
  const CountPart part_;
  const Budget& budget_;
  const ProgressCallback& progress_;
  const ProgressCallback silent_;
  std::uint64_t nodes_ = 0;
  NamedWay best_;
  double cost_ = 0;
  std::optional<Answer> answer_;
};

/// The ways that a puzzle can be counted in, made when they are asked for.
class Ways {
 public:
  Ways(const Constraints& constraints, const Grid& givens, const CountingSearch& search)
      : constraints_(constraints), givens_(givens), search_(search) {}

  NamedWay visiting() const { return {CountWay::visiting, search_}; }

  std::optional<NamedWay> templates() {
    view_ = template_view(constraints_, givens_);
    if (!view_) return std::nullopt;
    return NamedWay{CountWay::templates, [this](Meter& meter, CountPart part) {
                      count_by_templates(constraints_, *view_, meter, part.number, part.of);
                    }};
  }

  std::optional<NamedWay> bands() {
    bands_ = band_plan(constraints_, givens_);
    if (!bands_) return std::nullopt;
    return NamedWay{CountWay::bands, [this](Meter& meter, CountPart part) {
                      count_by_bands(*bands_, meter, part.number, part.of);
                    }};
  }
  /// After bands().
  double cost_of_bands() const { return bands_->cost; }

  /// The way of that label; nothing for unknown and for one that does not fit the puzzle.
  std::optional<NamedWay> named(CountWay label) {
    switch (label) {
      case CountWay::visiting: return visiting();
      case CountWay::templates: return templates();
      case CountWay::bands: return bands();
      case CountWay::pieces:
      case CountWay::unknown: break;
    }
    return std::nullopt;
  }

 private:
  const Constraints& constraints_;
  const Grid& givens_;
  const CountingSearch& search_;
  std::optional<TemplateView> view_;
  std::optional<BandPlan> bands_;
};

}  // namespace

int parts_per_worker(CountWay way) {
  return way == CountWay::bands ? 1 : way == CountWay::pieces ? 32 : 16;
}

Answer count_shortest_way(const Constraints& constraints, const Grid& givens,
                          const CountingSearch& search, CountPart part, const Budget& budget,
                          const ProgressCallback& progress) {
  Ways ways(constraints, givens, search);
  WayChooser chooser(part, budget, progress);
  if (part.way != CountWay::unknown) {
    // A first look all the same, since not every way finds out that givens contradict each other.
    if (chooser.try_out(ways.visiting(), search_node_cost, 1)) return chooser.answer();
    if (const std::optional<NamedWay> known = ways.named(part.way)) {
      chooser.consider(*known, 0);
      return chooser.answer();
    }
  }
  if (chooser.try_out(ways.visiting(), search_node_cost)) return chooser.answer();
  const std::optional<NamedWay> templates = ways.templates();
  if (templates && chooser.try_out(*templates, template_node_cost)) return chooser.answer();
  if (const std::optional<NamedWay> bands = ways.bands()) {
    chooser.consider(*bands, ways.cost_of_bands());
  }
  return chooser.answer();
}

}  // namespace ninefold
