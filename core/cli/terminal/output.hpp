#pragma once

#include "core/cli/terminal/progress_line.hpp"

#include <cstddef>
#include <string>
#include <string_view>

namespace ninefold::cli {

/// Standard output. Answers are collected, and written when many have come, before the program
/// waits for input, and while a search takes long; so that what is known is seen at once and
/// long lists cost little. If writing fails, the program ends with exit_output_failed. For the main
/// thread only, except progress_line().
class Output {
 public:
  Output() = default;
  Output(const Output&) = delete;
  Output& operator=(const Output&) = delete;
  ~Output() { flush(); }

  void write(std::string_view text);
  void flush();

  /// Writes all answers, and then a message to standard error.
  void complain(const std::string& message);

  /// Tells a person at a terminal how far the command is. On the same terminal answers may appear:
  /// they take its place.
  ProgressLine& progress_line() { return progress_line_; }

 private:
  static constexpr std::size_t enough = 1 << 16;

  ProgressLine progress_line_;
  std::string pending_;
};

}  // namespace ninefold::cli
