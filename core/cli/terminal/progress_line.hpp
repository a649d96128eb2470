#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <mutex>
#include <string>

namespace ninefold::cli {

/// A line on standard error that tells a person at a terminal how far a command is, once it has
/// taken a second. Does nothing if standard error is not a terminal. From any thread.
class ProgressLine {
 public:
  using Clock = std::chrono::steady_clock;

  /// The second begins to run here.
  ProgressLine();
  ProgressLine(const ProgressLine&) = delete;
  ProgressLine& operator=(const ProgressLine&) = delete;
  ~ProgressLine() { erase(); }

  /// Whether something should be shown now. Costs a look at the clock, and that only on a terminal.
  bool is_due() const {
    return is_terminal_ && Clock::now().time_since_epoch().count() >= next_.load();
  }
  /// Shows a text in place of the last one, cut to the width of the terminal.
  void show(const std::string& text);
  /// Erases the line, so that something else can be written.
  void erase();

  /// When the command began.
  Clock::time_point start() const { return start_; }

 private:
  bool is_terminal_;
  Clock::time_point start_ = Clock::now();
  std::atomic<Clock::rep> next_;
  std::mutex mutex_;
  std::size_t shown_ = 0;  // characters, under the mutex
};

}  // namespace ninefold::cli
