// Jigsaws, which the kernel of the classic rules tries first, and the search for all rules where
// that is lost.

#include "tests/core/variants/variant_puzzles.hpp"

#include <string>

using namespace ninefold;
using namespace ninefold::tests;
using variants::VariantEngine;

namespace {

// Boxes that have changed cells all over the board, which nothing fits: the kernel does not find
// that in 4,000 nodes.
const std::string impossible =
    ".NoBoxes.Jigsaw~"
    "080116222000111222000116222333444356353444555333644555646777808816777588616777888";
const std::string scattered =
    ".NoBoxes.Jigsaw~"
    "000000102345336353436443444664664367778777775585565836858882188121021511212217220";
// Of which many nodes lead to solutions, and few.
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

TEST_CASE("Where the kernel is lost in a jigsaw the search for all rules answers", "[variants]") {
  const VariantEngine none(read_variant(impossible));
  for (const variants::Answer& answer : {none.solve(of_nodes(20'000)), none.count(of_nodes(20'000)),
                                         none.first(of_nodes(100'000))}) {
    CHECK(answer.stopped == StopReason::complete);
    CHECK(answer.solutions == Count(0));
    CHECK(answer.nodes > 4000);
  }
  const variants::Answer few = VariantEngine(read_variant(seldom)).count(of_nodes(50'000));
  CHECK(few.stopped == StopReason::complete);
  CHECK(few.solutions == Count(2828));
}

TEST_CASE("Where the kernel finds solutions of a jigsaw it counts them all", "[variants]") {
  const VariantEngine engine(read_variant(often));
  const variants::Answer all = engine.count(Budget{});
  CHECK(all.stopped == StopReason::complete);
  CHECK(all.solutions == Count(2250));
  CHECK(all.nodes == 10048);
  // The search for all rules agrees.
  const VariantEngine other(read_variant(often + ".Or.~R1C1_1_2.~R1C1_1_2_3_4_5_6_7_8_9.End"));
  CHECK(other.count(Budget{}).solutions == Count(2250));
}

TEST_CASE("A jigsaw is searched within its budget", "[variants]") {
  const VariantEngine none(read_variant(impossible));
  for (const std::uint64_t nodes : {1000U, 4001U, 4010U}) {
    CAPTURE(nodes);
    const variants::Answer cut = none.solve(of_nodes(nodes));
    CHECK(cut.stopped == StopReason::node_limit);
    CHECK(cut.solutions == Count(0));
    CHECK(cut.nodes >= nodes);
    CHECK(cut.nodes < nodes + 600);
  }
  // What the kernel found is told where the other search had no time for as much.
  const VariantEngine engine(read_variant(seldom));
  const variants::Answer trial = engine.count(of_nodes(4000));
  CHECK(trial.solutions > Count(0));
  const variants::Answer cut = engine.count(of_nodes(4001));
  CHECK(cut.stopped == StopReason::node_limit);
  CHECK(cut.solutions >= trial.solutions);
  CHECK_FALSE(cut.solution.empty());
  Budget two;
  two.solutions = 2;
  CHECK(VariantEngine(read_variant(scattered)).count(two).stopped == StopReason::solution_limit);
}
