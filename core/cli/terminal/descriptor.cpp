#include "core/cli/terminal/descriptor.hpp"

#include "core/cli/terminal/interruption.hpp"

#include <poll.h>
#include <unistd.h>
#include <cerrno>

namespace ninefold::cli {

namespace {

bool would_block(int error) { return error == EAGAIN || error == EWOULDBLOCK; }

/// Whether it is worth trying again after that error: a descriptor that others have made
/// non-blocking, such as a terminal or pipe shared with them, has to be waited for.
bool wait_after(int error, int descriptor, short events) {
  if (error == EINTR) return true;
  if (!would_block(error)) return false;
  pollfd waited{descriptor, events, 0};
  return ::poll(&waited, 1, -1) >= 0 || errno == EINTR;
}

}  // namespace

long read_some(int descriptor, char* bytes, std::size_t size) {
  while (!is_interrupted()) {
    const ssize_t read = ::read(descriptor, bytes, size);
    if (read >= 0 || !wait_after(errno, descriptor, POLLIN)) return read;
  }
  return 0;
}

int write_all(int descriptor, std::string_view text) {
  while (!text.empty()) {
    const ssize_t written = ::write(descriptor, text.data(), text.size());
    if (written >= 0) {
      text.remove_prefix(static_cast<std::size_t>(written));
    } else if (const int error = errno; !wait_after(error, descriptor, POLLOUT)) {
      return error;
    }
  }
  return 0;
}

}  // namespace ninefold::cli
