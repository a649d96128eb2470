#include "wasm/shared/api_lessons.hpp"

#include <catch2/catch_test_macros.hpp>

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

WatchedSearch recursion(const std::string& puzzle, bool singles = false) {
  return {puzzle, "recursion", "reading", singles};
}

TraceView go(const WatchedSearch& search, double position, const std::string& goal = "stay",
             int depth = 0, double budget = enough) {
  return watch(search, {position, goal, depth, budget, 0});
}

}  // namespace

TEST_CASE("A search is watched from its start to its end", "[api]") {
  const WatchedSearch search = recursion(small);
  const TraceView start = go(search, 0);
  REQUIRE(start.problem.code.empty());
  CHECK(start.arrived);
  CHECK(start.position == 0);
  CHECK(start.event.kind == "start");
  CHECK(start.event.cell == -1);
  CHECK(start.upcoming.kind == "visit");
  CHECK(start.upcoming.cell == 2);
  CHECK(start.upcoming.candidates == 0b0100);
  CHECK(start.grid == "1200341221434321");
  CHECK_FALSE(start.complete);

  const TraceView third = go(search, 3);
  CHECK(third.arrived);
  CHECK(third.position == 3);
  CHECK(third.event.kind == "conflict");
  CHECK(third.event.cell == 2);
  CHECK(third.event.digit == 1);
  CHECK(third.event.other == 0);
  CHECK(third.event.reason == "row");
  CHECK(third.frames == std::vector<int>{2, 1, 0, 1, 0});

  const TraceView solution = go(search, 3, "solution");
  CHECK(solution.arrived);
  CHECK(solution.grid == "1234341221434321");
  CHECK(solution.depths == std::vector<int>{0, 0, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0});
  CHECK(solution.counters.solutions == 1);
  CHECK(solution.counters.deepest == 2);

  CHECK(go(search, solution.position, "back-event").position == solution.position - 1);
  const TraceView end = go(search, 1e9);
  CHECK_FALSE(end.arrived);
  CHECK(end.complete);
  CHECK(end.event.kind == "done");
  CHECK_FALSE(go(search, end.position, "event").arrived);
}

TEST_CASE("Over, out, and to backtracks in both directions", "[api]") {
  const WatchedSearch search = recursion(mystic);
  const TraceView first = go(search, 0, "backtrack");
  REQUIRE(first.arrived);
  CHECK(first.event.kind == "backtrack");
  CHECK(first.frames.size() == 5 * static_cast<std::size_t>(first.event.depth));
  const TraceView out = go(search, first.position, "depth", first.event.depth - 1);
  CHECK(out.arrived);
  CHECK(out.event.kind == "remove");
  CHECK(out.event.depth == first.event.depth - 1);
  const TraceView second = go(search, out.position, "backtrack");
  CHECK(second.position > first.position);
  CHECK(go(search, second.position, "back-backtrack").position == first.position);
  CHECK_FALSE(go(search, first.position, "back-backtrack").arrived);
  CHECK_FALSE(go(search, first.position, "back-solution").arrived);
  CHECK(go(search, first.position, "sideways").problem.code == "unexpected_text");
  const TraceView ahead = watch(search, {5, "stay", 0, enough, enough});
  CHECK(ahead.position == 5);
  CHECK(ahead.complete);
  CHECK(ahead.seen_counters.solutions == 1);
  CHECK(ahead.counters.solutions == 0);
}

TEST_CASE("Singles show as the depth they were filled at", "[api]") {
  const TraceView solution = go(recursion(small, true), 0, "solution");
  CHECK(solution.singles == std::vector<int>{2, 3});
  CHECK(solution.depths[2] == 1);
  CHECK(solution.frames == std::vector<int>{-1, 0, 0, 0, 0});
}

TEST_CASE("The stack of moves ends on its solution", "[api]") {
  const TraceView end = go({mystic, "stack", "reading", false}, enough);
  CHECK(end.complete);
  CHECK(end.grid ==
        "984213765572469813361578924436781592257694381198352476619835247725946138843127659");
}

TEST_CASE("A search tree comes as numbers", "[api]") {
  const WatchedSearch search = recursion("1;;12a4341221434321");
  const TraceTree tree = search_tree(search, 100);
  CHECK(tree.complete);
  // Four digits tried in r1c3; the 3 was placed and led to the solution.
  CHECK(tree.nodes == std::vector<double>{-1, 2, 1, 1, 0, 2,  3,  //
                                          -1, 2, 2, 1, 0, 4,  5,  //
                                          -1, 2, 3, 0, 1, 6,  9,  //
                                          -1, 2, 4, 1, 0, 10, 11});
  const TraceTree cut = search_tree(search, 2);
  CHECK_FALSE(cut.complete);
  CHECK(cut.nodes.size() == 14);
  CHECK(search_tree({small, "", "", false}, 2).problem.code == "unexpected_text");
}

TEST_CASE("Wrong requests get a problem, wild numbers are tamed", "[api]") {
  CHECK(go(recursion("nonsense"), 0).problem.code == "unexpected_character");
  CHECK(go({small, "bogosort", "reading", false}, 0).problem.code == "unexpected_text");
  CHECK(go({small, "stack", "random", false}, 0).problem.code == "unexpected_text");
  const WatchedSearch search = recursion(empty_nine);
  const double nan = std::numeric_limits<double>::quiet_NaN();
  const double infinity = std::numeric_limits<double>::infinity();
  CHECK(go(search, nan, "stay", 0, nan).position == 0);
  const TraceView far = go(search, infinity, "stay", 0, 100);
  CHECK(far.position == 100);
  CHECK_FALSE(far.arrived);
  CHECK(go(search, -infinity, "stay", 0, infinity).position == 0);
  CHECK(watch(search, {0, "stay", 0, 0, -1}).seen == 100);
}

TEST_CASE("A search that was dropped is run again", "[api]") {
  const TraceView before = go(recursion(mystic), 1234);
  for (const char* order : {"reading", "fewest"}) {
    for (const bool singles : {false, true}) go({small, "recursion", order, singles}, 3);
  }
  const TraceView after = go(recursion(mystic), 1234);
  CHECK(after.arrived);
  CHECK(after.seen == 1234);
  CHECK(after.grid == before.grid);
  CHECK(after.frames == before.frames);
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
