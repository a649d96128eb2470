#include "core/cli/lists/in_order.hpp"

#include <pthread.h>
#include <sys/resource.h>
#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <mutex>
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

void* work_off(void* sharing) {
  static_cast<Sharing*>(sharing)->work_off();
  return nullptr;
}

/// Threads that work off the shared chunks, until they are joined. Where no more can be started,
/// there are fewer: std::thread would throw, which this program is compiled without.
class Workers {
 public:
  Workers(Sharing& sharing, std::size_t count) {
    workers_.reserve(count);
    for (pthread_t worker{}; workers_.size() < count; workers_.push_back(worker)) {
      if (::pthread_create(&worker, nullptr, &cli::work_off, &sharing) != 0) return;
    }
  }
  Workers(const Workers&) = delete;
  Workers& operator=(const Workers&) = delete;
  ~Workers() {
    for (const pthread_t worker : workers_) ::pthread_join(worker, nullptr);
  }

  bool has_none() const { return workers_.empty(); }

 private:
  std::vector<pthread_t> workers_;
};

/// Where the address space is limited (ulimit -v), as many threads as are sure to find room in half
/// of it: each has a stack, an arena of its allocator and what its search needs.
std::size_t threads_with_room(std::size_t threads) {
  constexpr rlim_t room_for_one = rlim_t{160} << 20;
  rlimit limit = {};
  if (::getrlimit(RLIMIT_AS, &limit) != 0 || limit.rlim_cur == RLIM_INFINITY) return threads;
  return std::clamp<std::size_t>(limit.rlim_cur / room_for_one, 1, threads);
}

void do_alone(const OrderedWork& work) {
  for (std::size_t index = 0; index < work.count; ++index) {
    work.work(index);
    work.take(index);
  }
}

}  // namespace

void do_in_order(const OrderedWork& work, std::size_t threads) {
  // A list on one thread comes here for each of its lines.
  if (threads > 1) threads = threads_with_room(threads);
  if (threads <= 1) return do_alone(work);
  Sharing sharing(work, threads);
  const Workers workers(sharing, std::min(threads, sharing.chunks()));
  if (workers.has_none()) sharing.work_off();
  sharing.take_all();
}

}  // namespace ninefold::cli
