#include "core/cli/terminal/progress_line.hpp"

#include <sys/ioctl.h>
#include <unistd.h>
#include <algorithm>

namespace ninefold::cli {

namespace {

constexpr std::chrono::seconds patience{1};
constexpr std::chrono::milliseconds between_texts{200};

/// The width of the terminal less its last column, after which some terminals begin a new line.
std::size_t terminal_width() {
  constexpr std::size_t usual = 80;
  winsize size = {};
  const bool is_known = ::ioctl(STDERR_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 1;
  return (is_known ? size.ws_col : usual) - 1;
}

/// What does not arrive at once is not worth waiting for.
void write_if_possible(const std::string& text) {
  [[maybe_unused]] const ssize_t written = ::write(STDERR_FILENO, text.data(), text.size());
}

}  // namespace

ProgressLine::ProgressLine()
    : is_terminal_(::isatty(STDERR_FILENO) == 1),
      next_((start_ + patience).time_since_epoch().count()) {}

void ProgressLine::show(const std::string& text) {
  const std::lock_guard lock(mutex_);
  if (!is_due()) return;
  std::string line = text.substr(0, terminal_width());
  const std::size_t length = line.size();
  // Blanks take away the rest of a longer text before: every terminal understands that.
  line.append(shown_ > length ? shown_ - length : 0, ' ');
  write_if_possible("\r" + line);
  shown_ = length;
  next_ = (Clock::now() + between_texts).time_since_epoch().count();
}

void ProgressLine::erase() {
  const std::lock_guard lock(mutex_);
  if (shown_ == 0) return;
  write_if_possible("\r" + std::string(shown_, ' ') + "\r");
  shown_ = 0;
}

}  // namespace ninefold::cli
