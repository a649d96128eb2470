#include "core/cli/searching/search_watch.hpp"

#include "core/cli/terminal/interruption.hpp"
#include "core/cli/words/progress_words.hpp"

#include <algorithm>
#include <utility>

namespace ninefold::cli {

SearchWatch::SearchWatch(Output& output, TimeLimit limit, Told told, std::string lead)
    : output_(output), limit_(limit), told_(told), lead_(std::move(lead)) {}

void SearchWatch::divide(std::size_t parts) { parts_.assign(parts, {}); }

TimeLimit SearchWatch::left() const {
  if (limit_ == TimeLimit::max()) return limit_;
  // Rounded up: what is left of a millisecond is still left.
  const auto left = std::chrono::ceil<TimeLimit>(limit_ - (ProgressLine::Clock::now() - start_));
  return std::max(left, TimeLimit(0));
}

Budget SearchWatch::within(Budget budget) const {
  if (limit_ != TimeLimit::max()) budget.time = left();
  return budget;
}

ProgressCallback SearchWatch::listener(std::size_t part) {
  return [this, part](const Progress& progress) { return hear(part, progress); };
}

WorkMeter SearchWatch::meter(Stage stage) {
  return {within().time, [this, stage](double share) { return hear(0, {0, 0, share, stage}); }};
}

void SearchWatch::part_done(std::size_t part, Count solutions) {
  const std::lock_guard lock(mutex_);
  parts_[part] = {solutions, 0, 1.0};
}

namespace {

std::string of_stage(Stage stage) {
  switch (stage) {
    case Stage::reading: return "of the rules read";
    case Stage::preparing: return "of the rules prepared";
    case Stage::searching: break;
  }
  return "done";
}

}  // namespace

bool SearchWatch::hear(std::size_t part, const Progress& progress) {
  if (is_interrupted()) return false;
  if (told_ == Told::nothing) return true;
  if (parts_.size() == 1) {
    output_.flush();
    parts_[0] = progress;
    if (output_.progress_line().is_due()) show();
    return true;
  }
  // Whoever comes while another thread tells is heard the next time.
  const std::unique_lock lock(mutex_, std::try_to_lock);
  if (!lock) return true;
  parts_[part] = progress;
  if (output_.progress_line().is_due()) show();
  return true;
}

void SearchWatch::show() {
  Count solutions;
  double share = 0;
  for (const Progress& part : parts_) {
    solutions += part.solutions;
    share += part.fraction / static_cast<double>(parts_.size());
  }
  const std::chrono::duration<double> spent = ProgressLine::Clock::now() - start_;
  const Stage stage = parts_[0].stage;
  std::string words = lead_ + share_words(std::min(share, 1.0), spent.count(), of_stage(stage));
  if (stage == Stage::searching && told_ == Told::share_and_solutions)
    words += ", " + solutions_words(solutions);
  output_.progress_line().show(words);
}

}  // namespace ninefold::cli
