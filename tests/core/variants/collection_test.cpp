// The shared half of the collection: what the table says of each puzzle, as far as a search of few
// nodes tells.

#include "tests/core/variants/variant_puzzles.hpp"

#include <fstream>
#include <sstream>

using namespace ninefold;
using namespace ninefold::tests;

TEST_CASE("The shared collection of variants has the solutions of its table",
          "[variants][shared]") {
  std::ifstream file(std::string(NINEFOLD_SOURCE_DIR) + "/../shared/cases/variants/puzzles.tsv");
  if (!file) SKIP("no ../shared/cases here");
  int puzzles = 0;
  int answered = 0;
  for (std::string line; std::getline(file, line);) {
    std::istringstream fields(line);
    std::string name;
    std::string text;
    std::string expected;
    std::getline(fields, name, '\t');
    std::getline(fields, text, '\t');
    std::getline(fields, expected, '\t');
    for (std::size_t place = 0; (place = text.find("\\n", place)) != std::string::npos;)
      text.replace(place, 2, "\n");
    INFO(name);
    const variants::VariantEngine engine(read_variant(text));
    Budget budget;
    // Those of unknown regions begin again once, after which the names that are in use stay so.
    const bool has_regions = text.find("ChaosConstruction") != std::string::npos;
    budget.nodes = has_regions ? 20000 : 400;
    const variants::Answer answer = engine.solve(budget);
    ++puzzles;
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
  CHECK(puzzles == 191);
  CHECK(answered >= 110);
}
