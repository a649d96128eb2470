#include "tests/core/variants/variant_puzzles.hpp"

#include "core/engine/wide/variant_engine.hpp"

#include <catch2/catch_test_macros.hpp>

#include <cstdint>
#include <string>
#include <vector>

using namespace ninefold;
using namespace ninefold::tests;

namespace {

// Made by the generator; it has one solution.
const std::string lines_of_one_solution =
    ".Renban~R3C9~R4C8~R5C9~R5C8~R4C7.Renban~R4C6~R5C6~R6C6~R5C5~R4C5"
    ".Renban~R5C7~R6C7~R7C7~R8C7~R9C8.Renban~R8C1~R7C2~R8C3~R7C3"
    ".Renban~R6C9~R6C8~R7C8~R8C9.Renban~R1C1~R1C2~R2C1.Renban~R9C7~R8C6~R9C6"
    ".Renban~R2C3~R3C4~R2C4.Renban~R3C3~R4C4~R5C4~R6C5.Renban~R7C4~R7C5~R7C6"
    ".Renban~R1C5~R1C6~R2C6~R3C6~R3C5.Renban~R1C9~R2C9~R2C8"
    ".~R1C6_4~R3C2_5~R4C8_4~R7C6_8~R9C2_9";

}  // namespace

TEST_CASE("The first of one solution is found as it is proved, and not in the order of cells",
          "[variants]") {
  const variants::VariantEngine engine(read_variant(lines_of_one_solution));
  const variants::Answer solved = engine.solve();
  REQUIRE(solved.solutions == Count(1));
  REQUIRE(solved.nodes > 1);
  const variants::Answer first = engine.first();
  CHECK(first.solution == solved.solution);
  CHECK(first.nodes == solved.nodes);
  CHECK(first.stopped == StopReason::complete);
  int visited = 0;
  const auto all = engine.enumerate([&](std::span<const int> values) {
    CHECK(std::vector<int>(values.begin(), values.end()) == solved.solution);
    return ++visited < 1;
  });
  CHECK(visited == 1);
  CHECK(all.stopped == StopReason::cancelled);
}

TEST_CASE("The first of several solutions is the smallest, and none is told before it is known",
          "[variants]") {
  const variants::VariantEngine engine(
      read_variant(".Shape~6x6.Cage~11~R1C1~R1C2.Cage~11~R6C5~R6C6"));
  std::uint64_t nodes = 0;
  const variants::Answer first = engine.first({}, [&](const Progress& progress) {
    CHECK(progress.nodes >= nodes);
    CHECK(progress.solutions == Count(0));
    nodes = progress.nodes;
    return true;
  });
  CHECK(first.solution[0] == 5);
  CHECK(first.solutions == Count(1));
  std::vector<int> smallest;
  engine.enumerate([&](std::span<const int> values) {
    smallest.assign(values.begin(), values.end());
    return false;
  });
  CHECK(first.solution == smallest);
  Budget budget;
  budget.nodes = 3;
  const variants::Answer stopped = engine.first(budget);
  CHECK(stopped.stopped == StopReason::node_limit);
  CHECK(stopped.solution.empty());
  CHECK(stopped.solutions == Count(0));
}
