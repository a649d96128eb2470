#pragma once

#include "core/lessons/lesson.hpp"
#include "core/lessons/search_state.hpp"

#include <cstdint>
#include <vector>

namespace ninefold::lessons {

/// The events of one search, to be walked through in both directions. Nothing of the past is
/// kept but a bounded number of checkpoints; going back is going forward from the last checkpoint
/// before, which always leads to the same place.
class Trace {
 public:
  /// Checkpoints kept at most. When there are more, every other one is dropped, so that their
  /// distance doubles: 2^15 events where the search has come to 100 million.
  static constexpr std::size_t most_checkpoints = 4096;
  static constexpr std::uint64_t first_distance = 256;

  explicit Trace(const Puzzle& puzzle, const Options& options = {});

  const Lesson& lesson() const { return lesson_; }
  /// Where the trace stands: its last event, the board after it, the frames and the counters.
  const SearchState& now() const { return now_; }
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
  std::size_t checkpoint_bytes() const { return checkpoints_.capacity() * sizeof(SearchState); }

 private:
  const SearchState& checkpoint_before(std::uint64_t position) const;
  void keep_checkpoint();

  Lesson lesson_;
  SearchState now_;
  /// The farthest the search has been run.
  SearchState frontier_;
  /// States at 0, distance_, 2 * distance_ ... events.
  std::vector<SearchState> checkpoints_;
  std::uint64_t distance_ = first_distance;
};

}  // namespace ninefold::lessons
