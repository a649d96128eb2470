#pragma once

#include "core/board/time_left.hpp"
#include "core/engine/engine.hpp"

#include <algorithm>

namespace ninefold::generate {

/// What a generator may spend on many searches together, and why they ended.
class Spending {
 public:
  /// `goes_on` must outlive this. It is asked every few hundred nodes, and hears of the nodes of
  /// all searches.
  Spending(const Budget& budget, const ProgressCallback& goes_on)
      : budget_(budget), goes_on_(goes_on), time_(budget.time) {
    if (!goes_on) return;
    in_search_ = [this](Progress progress) {
      progress.nodes += nodes_;
      return goes_on_(progress);
    };
  }
  Spending(const Spending&) = delete;
  Spending& operator=(const Spending&) = delete;

  /// For the searches.
  const ProgressCallback& goes_on() const { return in_search_; }

  /// What is left for one search, and no more than `nodes`.
  Budget left(std::uint64_t nodes = Budget::unlimited) const {
    Budget left;
    left.nodes =
        budget_.nodes == Budget::unlimited ? nodes : std::min(nodes, budget_.nodes - nodes_);
    left.time = time_.left();
    return left;
  }

  /// Adds what a search has cost; its answer is handed back. A search that was given fewer nodes
  /// than there were left may run out of them and not end all.
  template <typename AnyAnswer>
  AnyAnswer add(AnyAnswer answer, bool had_all_nodes = true) {
    nodes_ += answer.nodes;
    const bool is_out_of_nodes = answer.stopped == StopReason::node_limit;
    if (answer.stopped == StopReason::complete || answer.stopped == StopReason::solution_limit) {
      return answer;
    }
    if (!is_out_of_nodes || had_all_nodes || nodes_ >= budget_.nodes) stopped_ = answer.stopped;
    return answer;
  }

  /// Looks whether anything ends the work, between searches.
  bool check() {
    if (stopped_ != StopReason::complete) return false;
    if (nodes_ >= budget_.nodes) {
      stopped_ = StopReason::node_limit;
    } else if (time_.has_run_out()) {
      stopped_ = StopReason::time_limit;
    } else if (goes_on_ && !goes_on_({0, nodes_, 0})) {
      stopped_ = StopReason::cancelled;
    }
    return stopped_ == StopReason::complete;
  }

  bool has_ended() const { return stopped_ != StopReason::complete; }
  StopReason stopped() const { return stopped_; }
  std::uint64_t nodes() const { return nodes_; }

  Spending(const Budget&, ProgressCallback&&) = delete;
  Spending(Budget&&, const ProgressCallback&) = delete;

 private:
  const Budget& budget_;
  const ProgressCallback& goes_on_;
  ProgressCallback in_search_;  // empty where nobody is asked
  TimeLeft time_;
  std::uint64_t nodes_ = 0;
  StopReason stopped_ = StopReason::complete;
};

}  // namespace ninefold::generate
