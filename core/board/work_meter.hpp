#pragma once

#include "core/board/time_left.hpp"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
#include <utility>

namespace ninefold {

/// Tells work that is no search, such as reading and preparing rules, when it must end. The work
/// says now and then how much it is about to do; the clock is looked at seldom.
class WorkMeter {
 public:
  /// Hears about every millisecond which share is done, 0 to 1; returning false cancels the work.
  using Listener = std::function<bool(double share)>;
  enum class Ended : std::uint8_t { no, by_time, by_listener };

  /// Lets any work go on.
  WorkMeter() = default;
  /// milliseconds::max() is no limit of time, and the listener may be empty. Time runs from now.
  WorkMeter(std::chrono::milliseconds time, Listener listener)
      : time_(time), listener_(std::move(listener)) {
    if (time_.is_limited() || listener_) left_ = time.count() > 0 ? steps_between_looks : 0;
  }

  /// So many steps, of about ten nanoseconds each, are to come. False once the work has to end, and
  /// from then on.
  bool spend(std::size_t steps) {
    if (steps < left_) {
      left_ -= steps;
      return true;
    }
    return look();
  }
  /// The share of the work that is done.
  void set_share(double share) { share_ = share; }

  /// As TimeLeft::left().
  std::chrono::milliseconds time_left() const { return time_.left(); }

  Ended ended() const { return ended_; }
  bool has_ended() const { return ended_ != Ended::no; }

 private:
  static constexpr std::size_t steps_between_looks = 100'000;

  bool look();

  TimeLeft time_{std::chrono::milliseconds::max()};
  Listener listener_;
  std::size_t left_ = std::numeric_limits<std::size_t>::max();
  double share_ = 0;
  Ended ended_ = Ended::no;
};

}  // namespace ninefold
