#include "core/cli/in_order.hpp"

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <mutex>
#include <thread>
#include <vector>

namespace ninefold::cli {

namespace {

/// Pieces of work are shared out in chunks: many small ones would spend their time on the lock,
/// few large ones would leave threads idle at the end.
std::size_t chunk_size(std::size_t count, std::size_t threads) {
  constexpr std::size_t chunks_per_thread = 16;
  constexpr std::size_t largest = 32;
  return std::clamp<std::size_t>(count / (threads * chunks_per_thread), 1, largest);
}

class Sharing {
 public:
  Sharing(const OrderedWork& work, std::size_t threads)
      : work_(work), chunk_(chunk_size(work.count, threads)), done_(chunks()) {}

  std::size_t chunks() const { return (work_.count + chunk_ - 1) / chunk_; }

  void work_off() {
    for (std::size_t chunk = next_++; chunk < chunks(); chunk = next_++) {
      for (std::size_t index = chunk * chunk_; index < end_of(chunk); ++index) work_.work(index);
      const std::lock_guard lock(mutex_);
      done_[chunk] = true;
      changed_.notify_one();
    }
  }

  void take_all() {
    for (std::size_t chunk = 0; chunk < chunks(); ++chunk) {
      wait_for(chunk);
      for (std::size_t index = chunk * chunk_; index < end_of(chunk); ++index) work_.take(index);
    }
  }

 private:
  std::size_t end_of(std::size_t chunk) const {
    return std::min(work_.count, (chunk + 1) * chunk_);
  }

  void wait_for(std::size_t chunk) {
    std::unique_lock lock(mutex_);
    if (done_[chunk]) return;
    lock.unlock();
    work_.before_waiting();
    lock.lock();
    changed_.wait(lock, [this, chunk] { return done_[chunk]; });
  }

  const OrderedWork& work_;
  const std::size_t chunk_;
  std::atomic<std::size_t> next_ = 0;
  std::mutex mutex_;
  std::condition_variable changed_;
  std::vector<bool> done_;  // by chunk, under the mutex
};

}  // namespace

void do_in_order(const OrderedWork& work, std::size_t threads) {
  if (threads <= 1) {
    for (std::size_t index = 0; index < work.count; ++index) {
      work.work(index);
      work.take(index);
    }
    return;
  }
  Sharing sharing(work, threads);
  std::vector<std::thread> workers;
  for (std::size_t thread = 0; thread < std::min(threads, sharing.chunks()); ++thread) {
    workers.emplace_back([&sharing] { sharing.work_off(); });
  }
  sharing.take_all();
  for (std::thread& worker : workers) worker.join();
}

}  // namespace ninefold::cli
