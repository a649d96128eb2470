// Jigsaws with pieces all over the board, where solutions are few, late, or missing.

#include "tests/core/variants/variant_puzzles.hpp"

#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

using namespace ninefold;
using namespace ninefold::tests;
using variants::VariantEngine;

namespace {

// Boxes that have changed cells all over the board, which nothing fits.
const std::string impossible =
    ".NoBoxes.Jigsaw~"
    "080116222000111222000116222333444356353444555333644555646777808816777588616777888";
const std::string scattered =
    ".NoBoxes.Jigsaw~"
    "000000102345336353436443444664664367778777775585565836858882188121021511212217220";
// Told apart, its digits take a hundred times as long.
const std::string late =
    ".NoBoxes.Jigsaw~"
    "916422341114222333194552733631495734814255686463572176687788519756888959727846999";
const std::string often =
    scattered + ".~R3C7_6.~R6C4_9.~R3C9_7.~R9C4_5.~R2C1_3.~R9C5_8.~R4C3_8.~R5C9_3.~R5C2_5.~R7C7_3";
const std::string seldom =
    scattered + ".~R8C5_3.~R1C5_5.~R2C3_4.~R1C3_3.~R5C9_3.~R4C4_4.~R5C1_2.~R8C8_7.~R3C8_1.~R1C8_9";

Budget of_nodes(std::uint64_t nodes) {
  Budget budget;
  budget.nodes = nodes;
  return budget;
}

}  // namespace

TEST_CASE("That nothing fits the pieces of a jigsaw is seen soon", "[variants]") {
  const VariantEngine none(read_variant(impossible));
  for (const variants::Answer& answer :
       {none.solve(of_nodes(1000)), none.count(of_nodes(1000)), none.first(of_nodes(1000)),
        none.other(std::vector<int>(81, 1), of_nodes(1000))}) {
    CHECK(answer.stopped == StopReason::complete);
    CHECK(answer.solutions == Count(0));
    CHECK(answer.solution.empty());
  }
  CHECK(none.candidates(1, of_nodes(1)).stopped == StopReason::node_limit);
  const variants::CandidatesAnswer candidates = none.candidates(1, of_nodes(1000));
  CHECK(candidates.stopped == StopReason::complete);
  for (const std::vector<std::uint32_t>& of_cell : candidates.solutions)
    CHECK(of_cell == std::vector<std::uint32_t>(9));
}

TEST_CASE("All solutions of a jigsaw are counted, early and late ones", "[variants]") {
  const variants::Answer few = VariantEngine(read_variant(seldom)).count(of_nodes(50'000));
  CHECK(few.stopped == StopReason::complete);
  CHECK(few.solutions == Count(2828));
  const variants::Answer all = VariantEngine(read_variant(often)).count(of_nodes(50'000));
  CHECK(all.stopped == StopReason::complete);
  CHECK(all.solutions == Count(2250));
  // The search for all rules agrees.
  const VariantEngine other(read_variant(often + ".Or.~R1C1_1_2.~R1C1_1_2_3_4_5_6_7_8_9.End"));
  CHECK(other.count(Budget{}).solutions == Count(2250));
}

TEST_CASE("A jigsaw without givens has a solution, and then another", "[variants]") {
  for (const std::string& text : {scattered, late}) {
    CAPTURE(text);
    const VariantEngine engine(read_variant(text));
    const variants::Answer solved = engine.solve(of_nodes(10'000));
    CHECK(solved.stopped == StopReason::solution_limit);
    CHECK(solved.solutions == Count(2));
    REQUIRE(variants::is_solution(engine.puzzle(), solved.solution));
    // That with two values in each other's place, which is looked at next; and the one before it.
    const variants::Answer other = engine.other(solved.solution, of_nodes(10'000));
    const variants::Answer again = engine.other(other.solution, of_nodes(10'000));
    for (const variants::Answer& answer : {other, again}) {
      CHECK(answer.stopped == StopReason::complete);
      CHECK(answer.solutions == Count(1));
      CHECK(answer.nodes < 10'000);
      REQUIRE(variants::is_solution(engine.puzzle(), answer.solution));
    }
    CHECK(other.solution != solved.solution);
    CHECK(again.solution != other.solution);
    const variants::Answer first = engine.first(of_nodes(1'000'000));
    CHECK(first.stopped == StopReason::complete);
    CHECK(variants::is_solution(engine.puzzle(), first.solution));
    CHECK(first.solution <= std::min(solved.solution, other.solution));
  }
}

TEST_CASE("A jigsaw is searched within its budget", "[variants]") {
  const VariantEngine none(read_variant(impossible));
  for (const std::uint64_t nodes : {1U, 20U}) {
    CAPTURE(nodes);
    for (const variants::Answer& cut :
         {none.solve(of_nodes(nodes)), none.count(of_nodes(nodes)), none.first(of_nodes(nodes))}) {
      CHECK(cut.stopped == StopReason::node_limit);
      CHECK(cut.solutions == Count(0));
      CHECK(cut.nodes >= nodes);
      CHECK(cut.nodes < nodes + 600);
    }
  }
  Budget two;
  two.solutions = 2;
  CHECK(VariantEngine(read_variant(scattered)).count(two).stopped == StopReason::solution_limit);
}
