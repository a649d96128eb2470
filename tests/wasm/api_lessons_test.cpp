#include "wasm/api_lessons.hpp"

#include <catch2/catch_test_macros.hpp>

#include <cmath>
#include <limits>

using namespace ninefold::api;

namespace {

/// 4x4: r1c3, r1c4 and r4c4 are empty.
const std::string small = "1;;12b341221434321";
const std::string empty_nine = "1;;zzzc";
/// The first sample of the UCF assignment.
const std::string mystic =
    "1;torus-knight,torus-pairs:26.23;"
    "980203700500009800000008004000000500050090300000050070019830200000040038000127659";

constexpr double enough = 1e7;

}  // namespace

TEST_CASE("A search is opened, walked through and closed", "[api]") {
  const TraceView opened = trace_open(small, "recursion", "reading", false);
  REQUIRE(opened.problem.code.empty());
  REQUIRE(opened.trace > 0);
  CHECK(opened.position == 0);
  CHECK(opened.event.kind == "start");
  CHECK(opened.event.cell == -1);
  CHECK(opened.upcoming.kind == "visit");
  CHECK(opened.upcoming.cell == 2);
  CHECK(opened.upcoming.candidates == 0b0100);
  CHECK(opened.grid == "1200341221434321");
  CHECK_FALSE(opened.complete);

  const TraceView third = trace_seek(opened.trace, 3, enough);
  CHECK(third.arrived);
  CHECK(third.position == 3);
  CHECK(third.event.kind == "conflict");
  CHECK(third.event.cell == 2);
  CHECK(third.event.digit == 1);
  CHECK(third.event.other == 0);
  CHECK(third.event.reason == "row");
  CHECK(third.frames == std::vector<int>{2, 1, 0, 1, 0});

  const TraceView solution = trace_run(opened.trace, "solution", 0, enough);
  CHECK(solution.arrived);
  CHECK(solution.grid == "1234341221434321");
  CHECK(solution.depths == std::vector<int>{0, 0, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0});
  CHECK(solution.counters.solutions == 1);
  CHECK(solution.counters.deepest == 2);

  const TraceView back = trace_run(opened.trace, "back-event", 0, 0);
  CHECK(back.position == solution.position - 1);
  const TraceView end = trace_seek(opened.trace, 1e9, enough);
  CHECK_FALSE(end.arrived);
  CHECK(end.complete);
  CHECK(end.event.kind == "done");
  CHECK_FALSE(trace_run(opened.trace, "event", 0, 0).arrived);

  trace_close(opened.trace);
  CHECK(trace_seek(opened.trace, 0, 0).problem.code == "unknown_trace");
  trace_close(opened.trace);
}

TEST_CASE("Over, out, and to backtracks in both directions", "[api]") {
  const int trace = trace_open(mystic, "recursion", "reading", false).trace;
  const TraceView place = trace_seek(trace, 0, 0);
  REQUIRE(place.problem.code.empty());
  const TraceView first = trace_run(trace, "backtrack", 0, enough);
  REQUIRE(first.arrived);
  CHECK(first.event.kind == "backtrack");
  CHECK(first.frames.size() == 5 * static_cast<std::size_t>(first.event.depth));
  const TraceView out = trace_run(trace, "depth", first.event.depth - 1, enough);
  CHECK(out.arrived);
  CHECK(out.event.kind == "remove");
  CHECK(out.event.depth == first.event.depth - 1);
  const TraceView second = trace_run(trace, "backtrack", 0, enough);
  CHECK(second.position > first.position);
  CHECK(trace_run(trace, "back-backtrack", 0, 0).position == first.position);
  CHECK_FALSE(trace_run(trace, "back-backtrack", 0, 0).arrived);
  CHECK_FALSE(trace_run(trace, "back-solution", 0, 0).arrived);
  CHECK(trace_run(trace, "sideways", 0, 0).problem.code == "unknown_goal");
  const TraceView ahead = trace_explore(trace, enough);
  CHECK(ahead.complete);
  CHECK(ahead.seen_counters.solutions == 1);
  CHECK(ahead.counters.solutions == 0);
  trace_close(trace);
}

TEST_CASE("Singles show as the depth they were filled at", "[api]") {
  const int trace = trace_open(small, "recursion", "reading", true).trace;
  const TraceView solution = trace_run(trace, "solution", 0, enough);
  CHECK(solution.singles == std::vector<int>{2, 3});
  CHECK(solution.depths[2] == 1);
  CHECK(solution.frames == std::vector<int>{-1, 0, 0, 0, 0});
  trace_close(trace);
}

TEST_CASE("The stack of moves ends on its solution", "[api]") {
  const int trace = trace_open(mystic, "stack", "reading", false).trace;
  const TraceView end = trace_seek(trace, enough, enough);
  CHECK(end.complete);
  CHECK(end.grid ==
        "984213765572469813361578924436781592257694381198352476619835247725946138843127659");
  trace_close(trace);
}

TEST_CASE("A search tree comes as numbers", "[api]") {
  const int trace = trace_open("1;;12a4341221434321", "recursion", "reading", false).trace;
  const TraceTree tree = trace_tree(trace, 100);
  CHECK(tree.complete);
  // Four digits tried in r1c3; the 3 was placed and led to the solution.
  REQUIRE(tree.nodes.size() == 28);
  CHECK(tree.nodes == std::vector<double>{-1, 2, 1, 1, 0, 2,  3,  //
                                          -1, 2, 2, 1, 0, 4,  5,  //
                                          -1, 2, 3, 0, 1, 6,  9,  //
                                          -1, 2, 4, 1, 0, 10, 11});
  const TraceTree cut = trace_tree(trace, 2);
  CHECK_FALSE(cut.complete);
  CHECK(cut.nodes.size() == 14);
  trace_close(trace);
  CHECK(trace_tree(trace, 100).problem.code == "unknown_trace");
}

TEST_CASE("Wrong requests get a problem, wild numbers are tamed", "[api]") {
  CHECK(trace_open("nonsense", "recursion", "reading", false).problem.code == "unexpected_character");
  CHECK(trace_open(small, "bogosort", "reading", false).problem.code == "unknown_algorithm");
  CHECK(trace_open(small, "stack", "random", false).problem.code == "unknown_algorithm");
  const int trace = trace_open(empty_nine, "recursion", "reading", false).trace;
  const double nan = std::numeric_limits<double>::quiet_NaN();
  const double infinity = std::numeric_limits<double>::infinity();
  CHECK(trace_seek(trace, nan, nan).position == 0);
  CHECK(trace_seek(trace, infinity, 100).position == 100);
  CHECK(trace_seek(trace, -infinity, infinity).position == 0);
  CHECK(trace_explore(trace, -1).seen == 100);
  trace_close(trace);
}

TEST_CASE("Too many open searches: the first is closed", "[api]") {
  std::vector<int> traces;
  for (int count = 0; count <= most_traces; ++count) {
    traces.push_back(trace_open(small, "stack", "reading", false).trace);
  }
  CHECK(trace_seek(traces[0], 0, 0).problem.code == "unknown_trace");
  CHECK(trace_seek(traces[1], 0, 0).problem.code.empty());
  for (const int trace : traces) trace_close(trace);
}

TEST_CASE("The steps of a puzzle, and the board after some of them", "[api]") {
  const Steps all = steps(small, 100);
  CHECK(all.problem.code.empty());
  CHECK(all.moves == std::vector<int>{0, 2, 3, 0, 3, 4});
  CHECK(all.status == "solved");
  CHECK(all.after == 2);
  CHECK(all.grid == "1234341221434321");
  const Steps one = steps(small, 1);
  CHECK(one.moves.size() == 6);
  CHECK(one.after == 1);
  CHECK(one.grid == "1230341221434321");
  CHECK(one.constraints[3] == 0b0111);
  CHECK(one.constraints[0] == 0);
  CHECK(std::vector<int>(one.culprits.begin() + 12, one.culprits.begin() + 16) ==
        std::vector<int>{0, 1, 2, -1});
  CHECK(steps(small, -5).after == 0);
  CHECK(steps("1;;zzzc", 5).status == "stuck");
  CHECK(steps("", 0).problem.code == "unexpected_character");
}
