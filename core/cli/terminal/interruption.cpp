#include "core/cli/terminal/interruption.hpp"

#include <atomic>
#include <csignal>

namespace ninefold::cli {

namespace {

std::atomic<bool> interrupted = false;
static_assert(std::atomic<bool>::is_always_lock_free, "a signal handler may use nothing else");

void interrupt(int /*signal*/) { interrupted = true; }

}  // namespace

void listen_for_interruption() {
  struct sigaction before = {};
  if (::sigaction(SIGINT, nullptr, &before) != 0 || before.sa_handler != SIG_DFL) return;
  struct sigaction action = {};
  action.sa_handler = interrupt;
  ::sigemptyset(&action.sa_mask);
  // The second one finds the system's own handler; and a call that waits for input returns.
  action.sa_flags = static_cast<int>(SA_RESETHAND);
  ::sigaction(SIGINT, &action, nullptr);
}

bool is_interrupted() { return interrupted.load(std::memory_order_relaxed); }

}  // namespace ninefold::cli
