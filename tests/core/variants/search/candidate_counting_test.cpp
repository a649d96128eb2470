// True candidates where there are many solutions, so that candidates are asked about one by one.

#include "tests/core/variants/variant_puzzles.hpp"

#include "core/engine/wide/variant_engine.hpp"

#include <algorithm>
#include <string>
#include <vector>

using namespace ninefold;
using namespace ninefold::tests;
using variants::VariantEngine;

namespace {

/// More than a search for all solutions has before candidates are asked about.
constexpr std::uint64_t nodes_of_one_search = 500;

using Counts = std::vector<std::vector<std::uint32_t>>;

/// What is in some of the solutions, by a search for all of them, which counts.
Counts found_by_counting(const VariantEngine& engine) {
  const variants::CandidatesAnswer counted = engine.candidates(2, {}, {});
  REQUIRE(counted.stopped == StopReason::complete);
  Counts found = counted.solutions;
  for (std::vector<std::uint32_t>& cell : found)
    for (std::uint32_t& count : cell) count = std::min(count, std::uint32_t{1});
  return found;
}

// Few rules, of which some take candidates away that only a search finds.
const std::vector<std::string> with_many_solutions = {
    ".AntiKnight.Cage~10~R1C1~R1C2~R2C1~R2C2.Cage~30~R5C5~R5C6~R6C5~R6C6"
    ".Thermo~R9C1~R8C1~R7C1~R6C1~R5C1",
    ".AntiKing.Thermo~R1C1~R2C1~R3C1~R4C1.Whisper~5~R5C5~R6C6~R7C7~R6C8.Sandwich~24~R5",
    ".Thermo~R1C1~R2C2~R3C3~R4C4~R5C5.XSum~R5~45~.Skyscraper~C3~7~.Skyscraper~C7~~6",
    ".Shape~6x6.ChaosConstruction.NoBoxes.Cage~3~R1C1~R1C2.Skyscraper~R4~5~",
};

}  // namespace

TEST_CASE("Candidates that are asked about one by one are those that counting finds",
          "[variants]") {
  for (const std::string& text : with_many_solutions) {
    INFO(text);
    const VariantEngine engine(read_variant(text));
    const variants::CandidatesAnswer answer = engine.candidates(1, {}, {});
    CHECK(answer.stopped == StopReason::complete);
    CHECK(answer.nodes > nodes_of_one_search);
    CHECK(answer.solutions == found_by_counting(engine));
  }
}

TEST_CASE("Asking about candidates one by one takes fewer nodes than visiting all", "[variants]") {
  // Here most of what is in no solution is refuted in every part of the search.
  const VariantEngine engine(read_variant(with_many_solutions.front()));
  CHECK(2 * engine.candidates(1, {}, {}).nodes < engine.candidates(2, {}, {}).nodes);
}

TEST_CASE("Names of regions that nobody asks for take no time", "[variants]") {
  const VariantEngine engine(
      read_variant(".Shape~6x6.ChaosConstruction.NoBoxes.Whisper~3~R2C2~R3C3~R2C4.~R3C3_1"));
  const auto ask = [&engine](variants::CellsAsked asked) {
    return engine.candidates(1, {}, {}, asked);
  };
  const variants::CandidatesAnswer all = ask(variants::CellsAsked::all);
  const variants::CandidatesAnswer of_grid = ask(variants::CellsAsked::of_grid);
  REQUIRE(of_grid.stopped == StopReason::complete);
  CHECK(2 * of_grid.nodes < all.nodes);
  const auto end = all.solutions.begin() + engine.layout().grid_size();
  CHECK(std::equal(all.solutions.begin(), end, of_grid.solutions.begin()));
}

TEST_CASE("Asking about candidates one by one keeps to its budget", "[variants]") {
  const VariantEngine engine(read_variant(with_many_solutions.front()));
  const std::uint64_t all = engine.candidates(1, {}, {}).nodes;
  for (const std::uint64_t nodes : {std::uint64_t{520}, all / 2 + 300, all - 1}) {
    INFO(nodes << " nodes of " << all);
    Budget budget;
    budget.nodes = nodes;
    const variants::CandidatesAnswer answer = engine.candidates(1, budget, {});
    CHECK(answer.stopped == StopReason::node_limit);
    CHECK(answer.nodes == nodes);
  }
}

TEST_CASE("What is told of asking about candidates never goes back, and ends", "[variants]") {
  for (const std::string& text : with_many_solutions) {
    INFO(text);
    const VariantEngine engine(read_variant(text));
    double farthest = 0;
    int told = 0;
    const auto hear = [&](const Progress& progress) {
      CHECK(progress.fraction >= farthest);
      CHECK(progress.fraction <= 1);
      farthest = progress.fraction;
      ++told;
      return true;
    };
    CHECK(engine.candidates(1, {}, hear).stopped == StopReason::complete);
    CHECK(told > 5);

    int heard = 0;
    const auto stop = [&](const Progress&) { return ++heard < told; };
    CHECK(engine.candidates(1, {}, stop).stopped == StopReason::cancelled);
  }
}
