#include "core/board/time_left.hpp"

#include <catch2/catch_test_macros.hpp>

#include <chrono>
#include <thread>

using ninefold::TimeLeft;
using std::chrono::milliseconds;

TEST_CASE("Without a limit all time is left", "[board]") {
  const TimeLeft time(milliseconds::max());
  CHECK_FALSE(time.is_limited());
  CHECK_FALSE(time.has_run_out());
  CHECK(time.left() == milliseconds::max());
}

TEST_CASE("No time has run out at once", "[board]") {
  const TimeLeft time(milliseconds(0));
  CHECK(time.is_limited());
  CHECK(time.has_run_out());
  CHECK(time.left() == milliseconds(0));
}

TEST_CASE("What is spent is not left, and never less than nothing is", "[board]") {
  const TimeLeft hour(std::chrono::hours(1));
  const TimeLeft moment(milliseconds(2));
  std::this_thread::sleep_for(milliseconds(10));
  CHECK_FALSE(hour.has_run_out());
  CHECK(hour.left() <= std::chrono::hours(1) - milliseconds(10));
  CHECK(hour.left() > milliseconds(0));
  CHECK(moment.has_run_out());
  CHECK(moment.left() == milliseconds(0));
}

TEST_CASE("A millisecond that has begun counts as left", "[board]") {
  // The machine may be busy with something else in between, but not every time.
  bool has_seen_all = false;
  for (int attempt = 0; attempt < 1000 && !has_seen_all; ++attempt)
    has_seen_all = TimeLeft(std::chrono::hours(1)).left() == std::chrono::hours(1);
  CHECK(has_seen_all);
}
