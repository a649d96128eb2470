#pragma once

#include "core/board/time_left.hpp"
#include "core/engine/budget.hpp"

#include <algorithm>
#include <cstdint>

namespace ninefold {

/// Counts what a search spends and finds, and tells it when to stop.
class Meter {
 public:
  /// Both must outlive the meter, which looks at them every so many nodes.
  Meter(const Budget& budget, const ProgressCallback& progress,
        std::uint64_t nodes_between_checks = 512)
      : budget_(budget),
        progress_(progress),
        nodes_between_checks_(nodes_between_checks),
        time_(budget.time) {}

  /// To be called before each node; false when the search has to end.
  bool enter_node() {
    if (nodes_ >= next_check_ && !check()) return false;
    ++nodes_;
    return true;
  }

  /// To be called within a node that takes long, now and then; false when the search has to end.
  bool go_on_in_node() {
    if (is_ended_in_node_) return false;
    if (time_.has_run_out()) {
      stop(StopReason::time_limit);
    } else if (progress_ && !tell_progress()) {
      stop(StopReason::cancelled);
    } else {
      return true;
    }
    is_ended_in_node_ = true;
    next_check_ = 0;
    return false;
  }

  /// The same for work that says how much it is: so many steps of about a nanosecond are to come.
  bool spend_in_node(std::uint64_t steps) {
    if (steps < steps_until_look_) {
      steps_until_look_ -= steps;
      return true;
    }
    steps_until_look_ = steps_between_looks;
    return go_on_in_node();
  }

  /// Counts nodes of another search within the same budget.
  void spend(std::uint64_t nodes) { nodes_ += nodes; }

  /// Solutions found, `multiplicity` at once; false when the search has to end.
  bool found(Count multiplicity) {
    solutions_ += multiplicity;
    if (solutions_ < Count(budget_.solutions) || budget_.solutions == Budget::unlimited) {
      return true;
    }
    solutions_ = Count(budget_.solutions);
    stop(StopReason::solution_limit);
    return false;
  }

  /// Forgets the solutions found, for the next of several searches that have a limit each.
  void start_over() {
    solutions_ = 0;
    if (stopped_ == StopReason::solution_limit) stopped_ = StopReason::complete;
  }

  /// A part of the search space is done; `share` of the whole.
  void cover(double share) { covered_ += share; }

  void stop(StopReason reason) { stopped_ = reason; }

  /// Looks at the budget before the next node: to be called once it was made smaller.
  void look_again() { next_check_ = 0; }

  StopReason stopped() const { return stopped_; }
  Count solutions() const { return solutions_; }
  std::uint64_t nodes() const { return nodes_; }
  /// The share of the search space that is done, 0 to 1; of several searches, the sum.
  double covered() const { return covered_; }

  Meter(const Budget&, ProgressCallback&&) = delete;
  Meter(Budget&&, const ProgressCallback&) = delete;

 private:
  static constexpr std::uint64_t steps_between_looks = 1'000'000;

  bool check() {
    if (is_ended_in_node_) return false;
    if (budget_.solutions == 0) {
      stop(StopReason::solution_limit);
    } else if (nodes_ >= budget_.nodes) {
      stop(StopReason::node_limit);
    } else if (time_.has_run_out()) {
      stop(StopReason::time_limit);
    } else if (progress_ && nodes_ != 0 && !tell_progress()) {
      stop(StopReason::cancelled);
    } else {
      next_check_ = std::min(nodes_ + nodes_between_checks_, budget_.nodes);
      return true;
    }
    return false;
  }

  // What a search that begins again gives back was told already.
  bool tell_progress() {
    told_ = std::max(told_, std::min(covered_, 1.0));
    return progress_({solutions_, nodes_, told_});
  }

  const Budget& budget_;
  const ProgressCallback& progress_;
  std::uint64_t nodes_between_checks_;
  TimeLeft time_;
  std::uint64_t nodes_ = 0;
  // The first look comes at once, so that a budget of no time or of few nodes holds.
  std::uint64_t next_check_ = 0;
  std::uint64_t steps_until_look_ = steps_between_looks;
  Count solutions_;
  double covered_ = 0;
  double told_ = 0;  // the largest share told so far
  bool is_ended_in_node_ = false;
  StopReason stopped_ = StopReason::complete;
};

}  // namespace ninefold
