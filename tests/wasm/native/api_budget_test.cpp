// Every call that could take long ends when its budget does, and says so.

#include "wasm/shared/api.hpp"
#include "wasm/shared/api_lessons.hpp"
#include "wasm/variants/api.hpp"
#include "wasm/variants/api_session.hpp"
#include "wasm/variants/api_setting.hpp"

#include <catch2/catch_test_macros.hpp>

#include <chrono>
#include <string>

using namespace ninefold;

namespace {

/// Out of reach of counting: a board without givens, knights and one pair of digits.
const std::string endless = "1;knight,pairs:12;zzzc";

/// Far more than any budget below allows for, so that a busy machine does not fail the test.
constexpr double patience = 20'000;

/// Budgets are looked at now and then, not at every node.
constexpr double most_overrun = 10'000;

}  // namespace

TEST_CASE("Candidates of a variant are looked for in the grid alone", "[api][limits]") {
  // Which of nine names each of 81 cells can have takes many times as long.
  const api::variant::VariantText read =
      api::variant::read_variant(".ChaosConstruction.NoBoxes.Whisper~4~R2C2~R3C3~R2C4.~R3C3_1");
  REQUIRE(read.problem.code.empty());
  api::Limits limits;
  limits.nodes = 100'000;
  const api::Candidates candidates = api::variant::candidates(read.puzzle, limits, {});
  CHECK(candidates.stopped == "complete");
  CHECK(candidates.cells.size() == 81);
}

TEST_CASE("A budget of nodes ends every query", "[api][limits]") {
  api::Limits limits;
  limits.nodes = 1000;
  const api::SearchReply count = api::count(endless, limits, {});
  CHECK(count.stopped == "node_limit");
  CHECK(count.nodes < limits.nodes + most_overrun);
  const api::Solutions listed = api::enumerate(endless, 9e15, 10, limits, {});
  CHECK(listed.answer.stopped == "node_limit");
  CHECK(listed.grids.empty());
  const api::Candidates candidates = api::candidates(endless, limits, {});
  CHECK(candidates.nodes < limits.nodes + most_overrun);
  for (const api::SearchReply& answer :
       {api::solve(endless, limits, {}), api::first(endless, limits, {})}) {
    CHECK(answer.problem.code.empty());
    CHECK(answer.nodes < limits.nodes + most_overrun);
  }
}

TEST_CASE("A budget of time ends every query", "[api][limits]") {
  api::Limits limits;
  limits.milliseconds = 30;
  const api::SearchReply count = api::count(endless, limits, {});
  CHECK(count.stopped == "time_limit");
  CHECK(count.milliseconds < patience);
  const api::Solutions listed = api::enumerate(endless, 9e15, 10, limits, {});
  CHECK(listed.answer.stopped == "time_limit");
  CHECK(listed.answer.milliseconds < patience);
  CHECK(api::candidates(endless, limits, {}).milliseconds < patience);
  CHECK(api::solve(endless, limits, {}).milliseconds < patience);
  CHECK(api::first(endless, limits, {}).milliseconds < patience);
}

TEST_CASE("A budget of less than a millisecond is one", "[api][limits]") {
  api::Limits limits;
  // In case it were none.
  limits.nodes = 3'000'000;
  for (const double milliseconds : {0.4, 0.001, 1e-300}) {
    limits.milliseconds = milliseconds;
    CHECK(api::count(endless, limits, {}).stopped == "time_limit");
    // Rounded up, so that what takes next to no time is answered, unless the machine is elsewhere.
    int answered = 0;
    for (int tries = 0; tries < 100 && answered == 0; ++tries) {
      answered += api::solve("1;;1234341221434321", limits, {}).stopped == "complete" ? 1 : 0;
    }
    CHECK(answered == 1);
  }
}

TEST_CASE("A budget of solutions ends a count, and is its bound", "[api][limits]") {
  api::Limits limits;
  limits.solutions = 1000;
  const api::SearchReply count = api::count(endless, limits, {});
  CHECK(count.stopped == "solution_limit");
  CHECK(std::stoull(count.count) >= 1000);
}

TEST_CASE("A callback ends every query", "[api][limits]") {
  const auto stop = [](const std::string& /*count*/, double /*nodes*/, double /*fraction*/,
                       const std::string& /*stage*/) { return false; };
  CHECK(api::count(endless, {}, stop).stopped == "cancelled");
  CHECK(api::enumerate(endless, 9e15, 10, {}, stop).answer.stopped == "cancelled");
}

TEST_CASE("Reading and preparing a variant are within the limits of every query", "[api][limits]") {
  namespace variant = api::variant;
  // An expression of which every part can follow every other, again for each of 144 cells.
  std::string text = ".Shape~16x16.Replicate~__w_P8_D__w_P8_D__w_P8_D__w_P8_D.Regex~%28";
  for (int part = 0; part < 100; ++part) text += "1?";
  const variant::VariantText read = variant::read_variant(text + ")*~R1C1.End");
  REQUIRE(read.problem.code.empty());
  const std::string& puzzle = read.puzzle;
  // A text that was read last is not read again.
  REQUIRE(variant::read_variant(".Shape~4x4").problem.code.empty());
  api::Limits limits;
  limits.milliseconds = 1;
  CHECK(variant::solve(puzzle, limits, {}).stopped == "time_limit");
  CHECK(variant::count(puzzle, limits, {}).count == "0");
  CHECK(variant::first(puzzle, limits, {}).stopped == "time_limit");
  CHECK(variant::enumerate(puzzle, 0, 1, limits, {}).answer.stopped == "time_limit");
  CHECK(variant::candidates(puzzle, limits, {}).stopped == "time_limit");
  CHECK(variant::contradiction(puzzle, limits, {}).stopped == "time_limit");
  const api::CountedPart part = variant::count_part(puzzle, {0, 4, ""}, limits, {});
  CHECK(part.answer.stopped == "time_limit");
  CHECK(part.way.empty());
  CHECK(variant::redundant(puzzle, limits, {}).stopped == "time_limit");
  CHECK(variant::hint(puzzle, {}, "", limits).state.kind == "stopped");
}

TEST_CASE("Too much text is refused, and too many grids are not given", "[api][limits]") {
  CHECK(api::import_text(std::string(std::size_t{api::largest_text} + 1, '.')).problem.code ==
        "too_large");
  CHECK(api::count(std::string(100'000, '1'), {}, {}).problem.code == "too_large");
  CHECK(api::inspect(std::string(100'000, '1')).problem.code == "too_large");
  CHECK(api::steps(std::string(100'000, '1'), 1).problem.code == "too_large");
  const api::Solutions most = api::enumerate("1;latin;zj", 0, api::most_grids, {}, {});
  CHECK(most.grids.size() == std::size_t{api::most_grids});
  CHECK(most.answer.stopped == "solution_limit");
  const api::Solutions more = api::enumerate("1;latin;zj", 0, api::most_grids + 1.0, {}, {});
  CHECK(more.grids.size() <= std::size_t{api::most_grids});
}

TEST_CASE("A watched search goes no farther than its budget", "[api][limits]") {
  api::WatchMove move;
  move.position = 1e15;
  move.budget = 5000;
  const api::TraceView view = api::watch({"1;;zzzc", "recursion", "reading", false}, move);
  CHECK_FALSE(view.arrived);
  CHECK(view.seen <= 5000);
  const api::TraceTree tree = api::search_tree({"1;;zzzc", "recursion", "reading", false}, 100);
  CHECK_FALSE(tree.complete);
  CHECK(tree.nodes.size() <= 700);
}

TEST_CASE("Reading a variant is taken from the time of its query", "[api][limits]") {
  std::string expression = ".Regex~%28";
  for (int part = 0; part < 100; ++part) expression += "1?";
  std::string text = ".Shape~16x16";
  for (int clue = 0; clue < 100; ++clue) text += expression + ")*~R1C1";
  const api::variant::VariantText read = api::variant::read_variant(text);
  REQUIRE(read.problem.code.empty());
  const std::string& puzzle = read.puzzle;
  api::Limits limits;
  limits.milliseconds = patience;
  const auto left = [&](const std::string& asked) {
    const api::variant::Opened opened = api::variant::open_variant(asked, limits, {});
    REQUIRE(opened);
    return opened->budget.time;
  };
  const std::chrono::milliseconds all(static_cast<int>(patience));
  // What a text says is known when its description is asked about first; a machine that does much
  // else takes a millisecond for that now and then.
  int kept = 0;
  for (int tries = 0; tries < 20 && kept == 0; ++tries) {
    left("1;constraints:;p");
    api::variant::read_variant(text);
    kept += left(puzzle) == all ? 1 : 0;
  }
  CHECK(kept == 1);
  left("1;constraints:;p");
  CHECK(left(puzzle) < all);
  // The latest puzzle is not read again.
  CHECK(left(puzzle) == all);
}
