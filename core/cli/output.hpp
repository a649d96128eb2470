#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace ninefold::cli {

/// Standard output. Answers are collected, and written when many have come, before the program
/// waits for input, and while a search takes long; so that what is known is seen at once and
/// long lists cost little. If writing fails, the program ends with exit_output_failed.
class Output {
 public:
  Output() = default;
  Output(const Output&) = delete;
  Output& operator=(const Output&) = delete;
  ~Output() { flush(); }

  void write(std::string_view text);
  void flush();

 private:
  static constexpr std::size_t enough = 1 << 16;

  std::string pending_;
};

}  // namespace ninefold::cli
