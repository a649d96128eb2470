#include "core/cli/output.hpp"

#include "core/cli/exit_status.hpp"
#include "core/cli/messages.hpp"

#include <unistd.h>
#include <cerrno>
#include <cstdlib>

namespace ninefold::cli {

void Output::write(std::string_view text) {
  pending_.append(text);
  if (pending_.size() >= enough) flush();
}

void Output::flush() {
  std::string_view rest = pending_;
  while (!rest.empty()) {
    const ssize_t written = ::write(STDOUT_FILENO, rest.data(), rest.size());
    if (written >= 0) {
      rest.remove_prefix(static_cast<std::size_t>(written));
    } else if (errno != EINTR) {
      // Whoever closed the pipe has read enough and needs no message.
      if (errno != EPIPE) complain(unwritable_message(errno));
      std::_Exit(exit_output_failed);
    }
  }
  pending_.clear();
}

}  // namespace ninefold::cli
