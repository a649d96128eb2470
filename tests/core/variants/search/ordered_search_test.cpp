// Solutions smallest first, also where the order of cells is a bad one to try them in.

#include "tests/core/variants/variant_puzzles.hpp"
#include "tests/support/environment.hpp"

#include <algorithm>

using namespace ninefold;
using namespace ninefold::tests;

namespace {

// Of 315 solutions; most of what is known is in the last rows.
const std::string many =
    ".Shape~10x10.AntiTaxicab.BlackDot~R6C3~R5C3.BlackDot~R7C2~R7C1~R7C7~RaC5.~R8C2_7"
    ".~R8C1_2.~R6C3_2.~RaC8_3.~R7C5_3.~R3C8_5.~R3C1_1.~R5C2_10.~R7C8_6.~R1C5_4.~RaC5_"
    "8";
const std::string one_more_given = ".~R5C6_1";

struct Listed {
  variants::Answer answer;
  std::vector<std::vector<int>> solutions;
};

Listed list(const variants::VariantEngine& engine, const Budget& budget,
            std::size_t most = 100'000) {
  Listed listed;
  double last = 0;
  std::uint64_t nodes = 0;
  bool searches = false;
  const auto growing = [&](const Progress& progress) {
    searches = searches || progress.stage == Stage::searching;
    if (!searches) return true;
    CHECK(progress.stage == Stage::searching);
    CHECK(progress.fraction >= last);
    CHECK(progress.nodes >= nodes);
    last = progress.fraction;
    nodes = progress.nodes;
    return true;
  };
  listed.answer = engine.enumerate(
      [&](std::span<const int> values) {
        CHECK(variants::is_solution(engine.puzzle(), values));
        listed.solutions.emplace_back(values.begin(), values.end());
        return listed.solutions.size() < most;
      },
      budget, growing);
  CHECK(listed.answer.solutions == Count(listed.solutions.size()));
  CHECK(std::is_sorted(listed.solutions.begin(), listed.solutions.end()));
  CHECK(std::adjacent_find(listed.solutions.begin(), listed.solutions.end()) ==
        listed.solutions.end());
  return listed;
}

Budget wanted(std::uint64_t solutions) {
  Budget budget;
  budget.solutions = solutions;
  return budget;
}

}  // namespace

TEST_CASE("A few solutions in order take no longer than counting them", "[variants]") {
  const variants::VariantEngine engine(read_variant(many + one_more_given));
  const variants::Answer counted = engine.count();
  const Listed all = list(engine, {});
  CHECK(all.answer.stopped == StopReason::complete);
  CHECK(all.answer.solutions == counted.solutions);
  CHECK(all.answer.nodes == counted.nodes);
  CHECK(engine.first().solution == all.solutions.front());
  CHECK(engine.first().stopped == StopReason::complete);
  // Houses alone have an engine of their own.
  const variants::VariantEngine houses(read_variant("1..............."));
  const Listed of_houses = list(houses, {});
  CHECK(of_houses.answer.stopped == StopReason::complete);
  CHECK(of_houses.answer.solutions == houses.count().solutions);
}

TEST_CASE("The smallest of many solutions take little longer", "[variants]") {
  const variants::VariantEngine engine(read_variant(many));
  const Listed all = list(engine, {});
  REQUIRE(all.solutions.size() == 315);
  const Listed some = list(engine, wanted(5));
  CHECK(some.answer.stopped == StopReason::solution_limit);
  CHECK(std::equal(some.solutions.begin(), some.solutions.end(), all.solutions.begin()));
  // It takes half as many nodes as counting them; eight times as many without another search.
  CHECK(some.answer.nodes < all.answer.nodes);
  CHECK(engine.first().solution == all.solutions.front());
}

// On boards that are quickly searched: by all propagators, by the engine for houses alone, and with
// names of regions that may be exchanged.
TEST_CASE("Of more solutions than are sorted every one comes once", "[variants]") {
  for (const char* const text : {".Shape~4x4~5.Sum~7~R4C1~R4C2~R3C4", ".Shape~2x4~5",
                                 ".Shape~4x4.ChaosConstruction.~R1C1_1"}) {
    CAPTURE(text);
    const variants::VariantEngine engine(read_variant(text));
    const Listed listed = list(engine, {});
    CHECK(listed.solutions.size() > 1000);
    CHECK(listed.answer.solutions == engine.count().solutions);
    CHECK(listed.answer.stopped == StopReason::complete);
  }
}

TEST_CASE("Whichever search is ended, the solutions in order are not said to be all",
          "[variants]") {
  const variants::VariantEngine engine(read_variant(many));
  const std::uint64_t all = list(engine, {}).answer.nodes;
  const bool takes_fewer = takes_fewer_cases();
  for (std::uint64_t nodes = all / 8; nodes < all; nodes += all / (takes_fewer ? 2 : 4)) {
    CAPTURE(nodes);
    Budget budget;
    budget.nodes = nodes;
    const variants::Answer answer = list(engine, budget).answer;
    CHECK(answer.stopped == StopReason::node_limit);
    CHECK(answer.nodes <= nodes + 64);
  }
  for (int last = 1; last < 800; last += takes_fewer ? 480 : 160) {
    CAPTURE(last);
    int told = 0;
    const variants::Answer answer =
        engine.enumerate([](std::span<const int>) { return true; }, {},
                         [&](const Progress& progress) {
                           return progress.stage != Stage::searching || ++told < last;
                         });
    CHECK(answer.stopped == StopReason::cancelled);
  }
}

TEST_CASE("A search in order of which any part was ended is not said to be complete",
          "[variants]") {
  const variants::VariantEngine engine(read_variant(many));
  // Who listens says once that it is enough, and is not asked again by whichever search heard that.
  const auto ended_at = [&engine](int last, int& told) {
    return engine.enumerate([](std::span<const int>) { return true; }, wanted(5),
                            [&](const Progress& progress) {
                              return progress.stage != Stage::searching || ++told != last;
                            });
  };
  int all = 0;
  CHECK(ended_at(-1, all).stopped == StopReason::solution_limit);
  CHECK(all > 100);
  const int steps = takes_fewer_cases() ? 8 : 40;
  for (int step = 0; step < steps; ++step) {
    const int last = 1 + step * (all - 1) / steps;
    CAPTURE(last);
    int told = 0;
    CHECK(ended_at(last, told).stopped == StopReason::cancelled);
  }
}

TEST_CASE("What is left of a budget after looking for few solutions lists some in order",
          "[variants]") {
  const variants::VariantEngine engine(read_variant(many));
  Budget budget;
  budget.nodes = list(engine, {}).answer.nodes / 2;
  CHECK_FALSE(list(engine, budget).solutions.empty());
}

TEST_CASE("Solutions in order end where the budget or the visitor does", "[variants]") {
  for (const std::string& text : {many, many + one_more_given}) {
    const variants::VariantEngine engine(read_variant(text));
    const Listed two = list(engine, wanted(2));
    CHECK(two.answer.stopped == StopReason::solution_limit);
    CHECK(two.solutions.size() == 2);
    CHECK(list(engine, wanted(0)).answer.stopped == StopReason::solution_limit);
    const Listed visited = list(engine, {}, 3);
    CHECK(visited.answer.stopped == StopReason::cancelled);
    CHECK(visited.solutions.size() == 3);
    Budget nodes = wanted(3);
    nodes.nodes = 100;
    CHECK(list(engine, nodes).answer.stopped == StopReason::node_limit);
    // The search for few, the one in order and the one that it asks share the nodes.
    nodes = {};
    nodes.nodes = 3000;
    const variants::Answer ended = list(engine, nodes).answer;
    CHECK(ended.stopped == StopReason::node_limit);
    CHECK(ended.nodes > 2900);
    CHECK(ended.nodes < 3200);
    Budget time = wanted(3);
    time.time = std::chrono::milliseconds(0);
    CHECK(list(engine, time).answer.stopped == StopReason::time_limit);
    const auto cancel = [](const Progress&) { return false; };
    CHECK(engine.first({}, cancel).stopped == StopReason::cancelled);
  }
}
