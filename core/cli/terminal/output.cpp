#include "core/cli/terminal/output.hpp"

#include "core/cli/terminal/descriptor.hpp"
#include "core/cli/terminal/exit_status.hpp"
#include "core/cli/terminal/messages.hpp"

#include <unistd.h>
#include <cerrno>
#include <cstdlib>

namespace ninefold::cli {

void Output::write(std::string_view text) {
  pending_.append(text);
  if (pending_.size() >= enough) flush();
}

void Output::flush() {
  if (pending_.empty()) return;
  progress_line_.erase();
  if (const int error = write_all(STDOUT_FILENO, pending_); error != 0) {
    // Whoever closed the pipe has read enough and needs no message.
    if (error != EPIPE) cli::complain(unwritable_message(error));
    std::_Exit(exit_output_failed);
  }
  pending_.clear();
}

void Output::complain(const std::string& message) {
  flush();
  progress_line_.erase();
  cli::complain(message);
}

}  // namespace ninefold::cli
