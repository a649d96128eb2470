#include "core/cli/searching/lesson_watch.hpp"

#include "core/cli/terminal/interruption.hpp"
#include "core/cli/words/progress_words.hpp"

#include <algorithm>
#include <string>

namespace ninefold::cli {

bool LessonWatch::goes_on() {
  const bool is_late = limit_ != TimeLimit::max() && ProgressLine::Clock::now() - start_ >= limit_;
  is_stopped_ = is_stopped_ || is_late || is_interrupted();
  return !is_stopped_;
}

void LessonWatch::look(int depth) {
  goes_on();
  if (output_.progress_line().is_due()) show(depth);
}

void LessonWatch::show(int depth) {
  std::string words;
  if (is_whole_) {
    // Each call gets an equal part of its caller's share for every digit that is not refused.
    double share = 0;
    double part = 1;
    for (int call = 1; call <= depth; ++call) {
      const auto& [refused, explored] = calls_[static_cast<std::size_t>(call)];
      part /= std::max(digits_ - refused, 1);
      share += part * explored;
    }
    const std::chrono::duration<double> spent = ProgressLine::Clock::now() - start_;
    words = share_words(std::min(share, 1.0), spent.count()) + ", ";
  }
  words += with_commas(std::to_string(tries_)) + " tries, " + solutions_words(Count(solutions_));
  output_.progress_line().show(words);
}

}  // namespace ninefold::cli
