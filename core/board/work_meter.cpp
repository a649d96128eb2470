#include "core/board/work_meter.hpp"

namespace ninefold {

bool WorkMeter::look() {
  if (has_ended()) return false;
  left_ = time_.is_limited() || listener_ ? steps_between_looks
                                          : std::numeric_limits<std::size_t>::max();
  if (time_.has_run_out()) {
    ended_ = Ended::by_time;
  } else if (listener_ && !listener_(share_)) {
    ended_ = Ended::by_listener;
  }
  if (has_ended()) left_ = 0;
  return !has_ended();
}

}  // namespace ninefold
