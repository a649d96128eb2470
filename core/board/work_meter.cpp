#include "core/board/work_meter.hpp"

namespace ninefold {

bool WorkMeter::look() {
  if (has_ended()) return false;
  const bool is_timed = time_ != std::chrono::milliseconds::max();
  left_ = is_timed || listener_ ? steps_between_looks : std::numeric_limits<std::size_t>::max();
  if (is_timed && Clock::now() - start_ >= time_) {
    ended_ = Ended::by_time;
  } else if (listener_ && !listener_(share_)) {
    ended_ = Ended::by_listener;
  }
  if (has_ended()) left_ = 0;
  return !has_ended();
}

}  // namespace ninefold
