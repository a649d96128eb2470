// The shared half of the collection: what the table says of each puzzle, as far as a search of few
// nodes tells.

#include "tests/core/variants/variant_puzzles.hpp"

using namespace ninefold;
using namespace ninefold::tests;

TEST_CASE("The shared collection of variants has the solutions of its table",
          "[variants][shared]") {
  const std::vector<SharedVariant> puzzles = shared_variants();
  if (puzzles.empty()) SKIP("no ../shared/cases here");
  int answered = 0;
  for (const auto& [name, text, expected] : puzzles) {
    INFO(name);
    const variants::VariantEngine engine(read_variant(text));
    Budget budget;
    // Those of unknown regions begin again once, after which the names that are in use stay so.
    const bool has_regions = text.find("ChaosConstruction") != std::string::npos;
    budget.nodes = has_regions ? 20000 : 400;
    const variants::Answer answer = engine.solve(budget);
    if (has_regions) CHECK(answer.stopped != StopReason::node_limit);
    if (answer.stopped == StopReason::node_limit || expected == "unknown") continue;
    ++answered;
    if (expected == "none") {
      CHECK(answer.solutions == Count(0));
    } else if (expected == "multiple") {
      CHECK(answer.solutions == Count(2));
    } else {
      CHECK(answer.solutions == Count(1));
      if (expected != "unique") {
        CHECK(variants::write_values(engine.puzzle().layout, answer.solution) == expected);
      }
    }
  }
  CHECK(puzzles.size() == 191);
  CHECK(answered >= 110);
}
