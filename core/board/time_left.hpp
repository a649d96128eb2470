#pragma once

#include <algorithm>
#include <chrono>

namespace ninefold {

/// What is left of the time for some work. It runs from when this is made.
class TimeLeft {
 public:
  using Milliseconds = std::chrono::milliseconds;

  /// Milliseconds::max() is no limit.
  explicit TimeLeft(Milliseconds time) : time_(time) {
    // Reading the clock costs as much as an easy puzzle's first pass.
    if (is_limited()) start_ = Clock::now();
  }

  bool is_limited() const { return time_ != Milliseconds::max(); }
  bool has_run_out() const { return is_limited() && Clock::now() - start_ >= time_; }

  /// Milliseconds begun count as left; none once the time has run out, and Milliseconds::max()
  /// without a limit.
  Milliseconds left() const {
    if (!is_limited()) return time_;
    const auto spent = std::chrono::duration_cast<Milliseconds>(Clock::now() - start_);
    return std::max(time_ - spent, Milliseconds(0));
  }

 private:
  using Clock = std::chrono::steady_clock;

  Milliseconds time_;
  Clock::time_point start_;
};

}  // namespace ninefold
