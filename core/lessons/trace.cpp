#include "core/lessons/trace.hpp"

#include <algorithm>
#include <iterator>

namespace ninefold::lessons {

Trace::Trace(const Puzzle& puzzle, const Options& options)
    : lesson_(puzzle, options), now_(lesson_), frontier_(lesson_), checkpoints_{now_} {}

Event Trace::upcoming() const {
  SearchState copy = now_;
  advance(lesson_, copy);
  return copy.event;
}

void Trace::explore(std::uint64_t events) {
  for (; events > 0 && !frontier_.is_over(); --events) {
    advance(lesson_, frontier_);
    if (frontier_.position % distance_ == 0) keep_checkpoint();
  }
}

void Trace::keep_checkpoint() {
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

const SearchState& Trace::checkpoint_before(std::uint64_t position) const {
  const auto index = static_cast<std::size_t>(position / distance_);
  return checkpoints_[std::min(index, checkpoints_.size() - 1)];
}

void Trace::seek(std::uint64_t position, std::uint64_t budget) {
  if (position > frontier_.position) explore(std::min(budget, position - frontier_.position));
  position = std::min(position, frontier_.position);
  const SearchState& checkpoint = checkpoint_before(position);
  if (now_.position > position || now_.position < checkpoint.position) now_ = checkpoint;
  if (frontier_.position == position) now_ = frontier_;
  while (now_.position < position) advance(lesson_, now_);
}

bool Trace::step_forward() {
  if (now_.is_over()) return false;
  if (now_.position == frontier_.position) {
    explore(1);
    now_ = frontier_;
  } else {
    advance(lesson_, now_);
  }
  return true;
}

bool Trace::step_back() {
  if (now_.position == 0) return false;
  seek(now_.position - 1, 0);
  return true;
}

bool Trace::find_forward(EventKind kind, std::uint64_t budget) {
  for (; budget > 0 && step_forward(); --budget) {
    if (now_.event.kind == kind) return true;
  }
  return false;
}

bool Trace::find_back(EventKind kind) {
  std::uint64_t wanted = now_.counters.of(kind);
  if (wanted > 0 && now_.event.kind == kind) --wanted;
  // None before this one, or a kind that is not counted.
  if (wanted == 0) return false;
  // The event in question is the one that makes the count reach `wanted`.
  const auto after = std::partition_point(
      checkpoints_.begin(), checkpoints_.end(),
      [&](const SearchState& state) { return state.counters.of(kind) < wanted; });
  now_ = *std::prev(after);
  while (now_.counters.of(kind) < wanted) advance(lesson_, now_);
  return true;
}

bool Trace::leave_deeper_than(int depth, std::uint64_t budget) {
  for (; budget > 0 && step_forward(); --budget) {
    if (now_.event.depth <= depth) return true;
  }
  return false;
}

}  // namespace ninefold::lessons
