#pragma once

#include "core/lessons/lesson.hpp"
#include "core/lessons/search_step.hpp"

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <optional>
#include <utility>
#include <vector>

namespace ninefold::lessons {

/// The events of one search, to be walked through in both directions. Nothing of the past is
/// kept but a bounded number of checkpoints; going back is going forward from the last checkpoint
/// before, which always leads to the same place.
template <typename AnyLesson>
class TraceOf {
 public:
  using State = SearchStateOf<typename AnyLesson::Board>;

  /// Checkpoints kept at most. When there are more, every other one is dropped, so that their
  /// distance doubles: 2^15 events where the search has come to 100 million. Of large boards fewer
  /// are kept.
  static constexpr std::size_t most_checkpoints = sizeof(State) <= 1024 ? 4096 : 1024;
  static constexpr std::uint64_t first_distance = 256;

  explicit TraceOf(AnyLesson lesson)
      : lesson_(std::move(lesson)), now_(lesson_), frontier_(lesson_), checkpoints_{now_} {}
  explicit TraceOf(const Puzzle& puzzle, const Options& options = {})
      : TraceOf(AnyLesson(puzzle, options)) {}

  const AnyLesson& lesson() const { return lesson_; }
  /// Where the trace stands: its last event, the board after it, the frames and the counters.
  const State& now() const { return now_; }
  /// The event after this one, without going there; `done` again at the end.
  Event upcoming() const;

  /// How many events have been seen so far, and whether that is all there are.
  std::uint64_t seen() const { return frontier_.position; }
  bool is_complete() const { return frontier_.is_over(); }
  /// The counters at the last event seen.
  const Counters& seen_counters() const { return frontier_.counters; }

  /// Runs the search ahead by at most that many events beyond those already seen. The trace stays
  /// where it is.
  void explore(std::uint64_t events);

  /// Goes to the state after `position` events; looks at no more than `budget` events never seen
  /// before, and stays before `position` if those do not suffice. At most to the end.
  void seek(std::uint64_t position, std::uint64_t budget);

  /// One event forwards or backwards. False, and nothing happens, at the end or the start.
  bool step_forward();
  bool step_back();

  /// Goes to the next event of a counted kind, looking at no more than `budget` events. False when
  /// there was none among them: the trace then stands at the last of them; call again to go on.
  bool find_forward(EventKind kind, std::uint64_t budget);
  /// Goes back to the last event of a counted kind before this one. False, and the trace stands
  /// where it stood, when there is none.
  bool find_back(EventKind kind);

  /// Goes forward to the first event that is at most `depth` deep, within the budget: over what
  /// happens in the calls below. False when the budget ended before, as in find_forward().
  bool leave_deeper_than(int depth, std::uint64_t budget);

  /// The memory that the checkpoints take, in bytes.
  std::size_t checkpoint_bytes() const { return checkpoints_.capacity() * sizeof(State); }

 private:
  const State& checkpoint_before(std::uint64_t position) const;
  void keep_checkpoint();

  AnyLesson lesson_;
  State now_;
  /// The farthest the search has been run.
  State frontier_;
  /// States at 0, distance_, 2 * distance_ ... events.
  std::vector<State> checkpoints_;
  std::uint64_t distance_ = first_distance;
};

using Trace = TraceOf<Lesson>;

template <typename AnyLesson>
Event TraceOf<AnyLesson>::upcoming() const {
  State copy = now_;
  advance(lesson_, copy);
  return copy.event;
}

template <typename AnyLesson>
void TraceOf<AnyLesson>::explore(std::uint64_t events) {
  for (; events > 0 && !frontier_.is_over(); --events) {
    advance(lesson_, frontier_);
    if (frontier_.position % distance_ == 0) keep_checkpoint();
  }
}

template <typename AnyLesson>
void TraceOf<AnyLesson>::keep_checkpoint() {
  if (checkpoints_.size() == most_checkpoints) {
    for (std::size_t index = 1; 2 * index < checkpoints_.size(); ++index) {
      checkpoints_[index] = checkpoints_[2 * index];
    }
    checkpoints_.resize((checkpoints_.size() + 1) / 2);
    distance_ *= 2;
    if (frontier_.position % distance_ != 0) return;
  }
  checkpoints_.push_back(frontier_);
}

template <typename AnyLesson>
const typename TraceOf<AnyLesson>::State& TraceOf<AnyLesson>::checkpoint_before(
    std::uint64_t position) const {
  const auto index = static_cast<std::size_t>(position / distance_);
  return checkpoints_[std::min(index, checkpoints_.size() - 1)];
}

template <typename AnyLesson>
void TraceOf<AnyLesson>::seek(std::uint64_t position, std::uint64_t budget) {
  if (position > frontier_.position) explore(std::min(budget, position - frontier_.position));
  position = std::min(position, frontier_.position);
  const State& checkpoint = checkpoint_before(position);
  if (now_.position > position || now_.position < checkpoint.position) now_ = checkpoint;
  if (frontier_.position == position) now_ = frontier_;
  while (now_.position < position) advance(lesson_, now_);
}

template <typename AnyLesson>
bool TraceOf<AnyLesson>::step_forward() {
  if (now_.is_over()) return false;
  if (now_.position == frontier_.position) {
    explore(1);
    now_ = frontier_;
  } else {
    advance(lesson_, now_);
  }
  return true;
}

template <typename AnyLesson>
bool TraceOf<AnyLesson>::step_back() {
  if (now_.position == 0) return false;
  seek(now_.position - 1, 0);
  return true;
}

template <typename AnyLesson>
bool TraceOf<AnyLesson>::find_forward(EventKind kind, std::uint64_t budget) {
  for (; budget > 0 && step_forward(); --budget) {
    if (now_.event.kind == kind) return true;
  }
  return false;
}

template <typename AnyLesson>
bool TraceOf<AnyLesson>::find_back(EventKind kind) {
  std::uint64_t wanted = now_.counters.of(kind);
  if (wanted > 0 && now_.event.kind == kind) --wanted;
  // None before this one, or a kind that is not counted.
  if (wanted == 0) return false;
  // The event in question is the one that makes the count reach `wanted`.
  const auto after =
      std::partition_point(checkpoints_.begin(), checkpoints_.end(),
                           [&](const State& state) { return state.counters.of(kind) < wanted; });
  now_ = *std::prev(after);
  while (now_.counters.of(kind) < wanted) advance(lesson_, now_);
  return true;
}

template <typename AnyLesson>
bool TraceOf<AnyLesson>::leave_deeper_than(int depth, std::uint64_t budget) {
  for (; budget > 0 && step_forward(); --budget) {
    if (now_.event.depth <= depth) return true;
  }
  return false;
}

}  // namespace ninefold::lessons
