// Puzzles of houses and givens alone, which are counted as classic ones are.

#include "core/engine/wide/houses/houses_only.hpp"
#include "tests/core/variants/variant_puzzles.hpp"

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

using namespace ninefold;
using namespace ninefold::tests;
using variants::VariantEngine;

namespace {

const std::string pieces = ".Shape~4x4.NoBoxes.Jigsaw~1112122233343444";

std::string repeated_cell(const char* cell, int times) {
  std::string text;
  for (int i = 0; i < times; ++i) text += cell;
  return text;
}

// One of r1c1 and r1c2 is even, and one is low: but an automaton that says so would be too large.
const std::string large_rule =
    ".EqualityCage" + repeated_cell("~R1C1", 300) + repeated_cell("~R1C2", 300);
const std::string small_rule = ".EqualityCage~R1C1~R1C2";

Budget of_solutions(std::uint64_t solutions) {
  Budget budget;
  budget.solutions = solutions;
  return budget;
}

variants::CountSplit pieces_of(const VariantEngine& engine) {
  return std::get<variants::CountSplit>(engine.split());
}

}  // namespace

// Each is compared with the search for all rules in houses_only_test.cpp.
TEST_CASE("Only kinds that come to houses, differences and candidates say all they mean",
          "[variants]") {
  std::vector<std::string_view> names;
  for (const std::span<const variants::Kind> kinds : variants::all_kinds()) {
    for (const variants::Kind& kind : kinds) {
      if (kind.says_all) names.push_back(kind.name);
    }
  }
  std::sort(names.begin(), names.end());
  CHECK(names == std::vector<std::string_view>{"AllDifferent", "AntiKing", "AntiKnight", "Diagonal",
                                               "DisjointSets", "Given", "Jigsaw", "Windoku"});
}

TEST_CASE("Boards with few givens are counted without visiting their solutions", "[variants]") {
  const VariantEngine empty(read_variant("."));
  CHECK(empty.count().solutions.to_string() == "6670903752021072936960");
  // All 6x6 Latin squares.
  const VariantEngine lines(read_variant(".Shape~6x6.NoBoxes"));
  CHECK(lines.count().solutions == Count(812'851'200));
}

TEST_CASE("The parts of a classic count add up, and tell what they found", "[variants]") {
  const VariantEngine engine(read_variant(pieces + ".~R1C1_1"));
  const Count all = engine.count().solutions;
  CHECK(all > Count(0));
  const variants::CountSplit split = pieces_of(engine);
  CHECK(split.pieces.empty());
  for (const int parts : {1, 2, 5}) {
    CAPTURE(parts);
    Count sum;
    for (int part = 0; part < parts; ++part)
      sum += engine.count_part(split, {part, parts}).solutions;
    CHECK(sum == all);
  }
  const variants::Answer limited = engine.count_part(split, {0, 1}, of_solutions(2));
  CHECK(limited.stopped == StopReason::solution_limit);
  CHECK(limited.solutions == Count(2));
  CHECK(variants::is_solution(engine.puzzle(), limited.solution));
  const VariantEngine from_nought(read_variant(".Shape~4x4~0-3.~R1C1_0"));
  const variants::Answer other =
      from_nought.count_part(pieces_of(from_nought), {0, 1}, of_solutions(2));
  CHECK(variants::is_solution(from_nought.puzzle(), other.solution));
}

TEST_CASE("A classic count is split as the way in which it is counted wants", "[variants]") {
  // By bands, of which each part makes tables of its own.
  const VariantEngine engine(read_variant(".~R1C1_5~R1C2_3"));
  const variants::CountSplit split = pieces_of(engine);
  CHECK(split.way == CountWay::bands);
  Budget of_nodes;
  of_nodes.nodes = 60'000;
  CHECK(engine.count(of_nodes).way == CountWay::bands);
  // A count that ends within the trial.
  CHECK(pieces_of(VariantEngine(read_variant(pieces))).way == CountWay::unknown);
  // One of other rules.
  const VariantEngine cage(read_variant(pieces + ".Cage~5~R1C1~R1C2"));
  CHECK(pieces_of(cage).way == CountWay::pieces);
  CHECK(cage.count().way == CountWay::pieces);
  Budget none;
  none.time = std::chrono::milliseconds(0);
  CHECK(std::get<StopReason>(engine.split(none)) == StopReason::time_limit);
}

TEST_CASE("Every solution of a rule that says less than it means is looked at", "[variants]") {
  for (const std::string& board : {std::string(".Shape~4x4"), pieces}) {
    CAPTURE(board);
    const VariantEngine kernel(read_variant(board + large_rule));
    REQUIRE(variants::HousesRules::of(variants::make_model(kernel.puzzle())) != nullptr);
    const VariantEngine search(read_variant(board + small_rule));
    const Count all = search.count().solutions;
    CHECK(all > Count(2));
    CHECK(kernel.count().solutions == all);
    CHECK(kernel.candidates(3).solutions == search.candidates(3).solutions);
    Count sum;
    const variants::CountSplit split = pieces_of(kernel);
    for (const int part : {0, 1, 2}) sum += kernel.count_part(split, {part, 3}).solutions;
    CHECK(sum == all);
    const variants::Answer solved = kernel.solve();
    CHECK(solved.solutions == Count(2));
    CHECK(variants::is_solution(kernel.puzzle(), solved.solution));
    CHECK(kernel.first().solution == search.first().solution);
    const variants::Answer other = kernel.other(solved.solution);
    CHECK(other.solution != solved.solution);
    CHECK(variants::is_solution(kernel.puzzle(), other.solution));
  }
}

// 3 and 4 may change places, but for the rule.
TEST_CASE("Where one of a pair of solutions breaks a rule the other is the only one",
          "[variants]") {
  const std::string givens = ".~R1C1_1.~R1C3_2.~R2C2_2.~R2C3_1.~R3C2_1.~R3C4_2.~R4C1_2.~R4C4_1";
  const VariantEngine pair(read_variant(pieces + givens));
  CHECK(pair.count().solutions == Count(2));
  const VariantEngine engine(read_variant(pieces + givens + large_rule));
  const variants::Answer solved = engine.solve();
  CHECK(solved.solutions == Count(1));
  CHECK(solved.stopped == StopReason::complete);
  CHECK(variants::is_solution(engine.puzzle(), solved.solution));
  CHECK(engine.other(solved.solution).solutions == Count(0));
}

TEST_CASE("Candidates are counted up to what is asked for, on boards with other values too",
          "[variants]") {
  const VariantEngine engine(read_variant(".Shape~4x4~0-3.~R1C1_0"));
  const variants::CandidatesAnswer answer = engine.candidates(5);
  REQUIRE(answer.solutions.size() == 16);
  CHECK(answer.stopped == StopReason::complete);
  CHECK(answer.solutions[0] == std::vector<std::uint32_t>{5, 0, 0, 0});
  CHECK(answer.solutions[1] == std::vector<std::uint32_t>{0, 5, 5, 5});
  CHECK(answer.solutions[15] == std::vector<std::uint32_t>{5, 5, 5, 5});
}
