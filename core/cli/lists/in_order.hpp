#pragma once

#include <cstddef>
#include <functional>

namespace ninefold::cli {

/// Work that is done on several threads and whose results are taken in order on this one.
struct OrderedWork {
  std::size_t count = 0;
  /// Called once for each index from 0 to count-1, from any thread, several at a time.
  std::function<void(std::size_t)> work;
  /// Called for each index in order on the calling thread, once its work is done.
  std::function<void(std::size_t)> take;
  /// Called on the calling thread before it waits for work to be done.
  std::function<void()> before_waiting;
};

/// Does the work on that many threads, or on fewer where the system gives no more, and returns when
/// all is taken. With one thread no other is started.
void do_in_order(const OrderedWork& work, std::size_t threads);

}  // namespace ninefold::cli
