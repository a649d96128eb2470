#pragma once

#include "core/cli/options/time_limit.hpp"
#include "core/cli/terminal/output.hpp"
#include "core/lessons/event.hpp"

#include <array>
#include <cstdint>

namespace ninefold::cli {

/// Watches a lesson by its events: ends it when its time is over or Ctrl-C is pressed, and tells a
/// terminal how far it is.
class LessonWatch {
 public:
  /// The time begins to run. `is_whole` says that the lesson goes through everything there is, so
  /// that a share of it means something; `digits` is the size of the board.
  LessonWatch(Output& output, TimeLimit limit, bool is_whole, int digits,
              std::uint64_t tries_between_looks = 4096)
      : output_(output),
        limit_(limit),
        is_whole_(is_whole),
        digits_(digits),
        tries_between_looks_(tries_between_looks) {}

  void hear(const lessons::Event& event) {
    switch (event.kind) {
      case lessons::EventKind::visit: calls_[event.depth] = {}; break;
      case lessons::EventKind::conflict: ++calls_[event.depth].refused; break;
      case lessons::EventKind::remove: ++calls_[event.depth].explored; break;
      case lessons::EventKind::solution: ++solutions_; break;
      case lessons::EventKind::try_digit:
        if (++tries_ % tries_between_looks_ == 0) look(event.depth);
        break;
      default: break;
    }
  }

  bool wants_more() const { return !is_stopped_; }
  /// To be asked within an event that takes long; the same.
  bool goes_on();
  /// Whether Ctrl-C or the time ended the lesson; is_interrupted() tells which.
  bool has_stopped_it() const { return is_stopped_; }

 private:
  void look(int depth);
  void show(int depth);

  Output& output_;
  const ProgressLine::Clock::time_point start_ = ProgressLine::Clock::now();
  const TimeLimit limit_;
  const bool is_whole_;
  const int digits_;
  const std::uint64_t tries_between_looks_;
  bool is_stopped_ = false;
  std::uint64_t tries_ = 0;
  std::uint64_t solutions_ = 0;
  /// What every open call has done with its digits, by its depth.
  struct Call {
    int refused = 0;
    int explored = 0;
  };
  static constexpr std::size_t deepest = 16 * 16 + 1;
  std::array<Call, deepest + 1> calls_{};
};

}  // namespace ninefold::cli
