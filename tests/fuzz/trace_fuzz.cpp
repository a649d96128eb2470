// Bytes -> 4x4 puzzle and moves through the trace of a lesson: wherever the trace is led, it shows
// what a search that only goes forward shows there.

#include "core/lessons/trace.hpp"
#include "tests/fuzz/puzzle_from_bytes.hpp"
#include "tests/fuzz/require.hpp"

using namespace ninefold;
using namespace ninefold::lessons;

namespace {

void take_step(fuzz::ByteReader& bytes, Trace& trace) {
  const std::uint64_t position = trace.now().position;
  const auto kind = static_cast<EventKind>(bytes.below(10));
  const auto budget = static_cast<std::uint64_t>(bytes.next()) * 8;
  switch (bytes.below(7)) {
    case 0: trace.step_forward(); break;
    case 1:
      fuzz::require(trace.step_back() == (position > 0), "one can step back but from the start");
      break;
    case 2: trace.seek(static_cast<std::uint64_t>(bytes.next()) * 16, budget); break;
    case 3: trace.find_forward(kind, budget); break;
    case 4: trace.find_back(kind); break;
    case 5: trace.leave_deeper_than(bytes.below(18), budget); break;
    default: trace.explore(budget); break;
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  fuzz::ByteReader bytes(data, size);
  const Puzzle puzzle = fuzz::puzzle_from_bytes(bytes);
  Options options;
  options.algorithm = bytes.below(2) == 0 ? Algorithm::recursion : Algorithm::stack;
  options.order = bytes.below(2) == 0 ? Order::reading : Order::fewest;
  options.singles = bytes.below(2) == 0;
  Trace trace(puzzle, options);
  const Lesson lesson(puzzle, options);
  for (int step = 0; step < 12 && !bytes.at_end(); ++step) {
    take_step(bytes, trace);
    SearchState straight(lesson);
    while (straight.position < trace.now().position && !straight.is_over()) {
      advance(lesson, straight);
    }
    fuzz::require(straight == trace.now(), "the trace shows what the search shows there");
    fuzz::require(trace.seen() >= trace.now().position, "the trace has seen where it stands");
  }
  return 0;
}
