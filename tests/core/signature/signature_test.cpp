// Nodes and solutions over a fixed list of puzzles: the same on every compiler, in every build and
// in WASM (tests/wasm reads the same file). They change with the search alone: after a change that
// is meant to, write the file again with NINEFOLD_WRITE_SIGNATURE=1 and look at the difference; the
// solutions must not change at all.

#include "core/engine/engine.hpp"
#include "core/formats/constraints/description.hpp"
#include "core/rules/conflicts.hpp"
#include "tests/support/puzzles/named_rules.hpp"
#include "tests/support/puzzles/random_puzzle.hpp"

#include <catch2/catch_test_macros.hpp>

#include <cstdlib>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

using namespace ninefold;
using namespace ninefold::tests;

namespace {

const std::string file_name = std::string(NINEFOLD_SOURCE_DIR) + "/tests/cases/signature/nodes.tsv";

constexpr const char* heading =
    "# description\tsolutions\tnodes of solve\tnodes of first\tnodes of count\n";

/// Count stops here, so that the whole list takes a second.
constexpr std::uint64_t most_nodes = 50'000;

std::string line_of(const Puzzle& puzzle) {
  const Engine engine = Engine::create(puzzle.givens.shape(), puzzle.rules).value();
  Budget budget;
  budget.nodes = most_nodes;
  const Answer count = engine.count(puzzle.givens, budget);
  std::ostringstream line;
  line << write_description(puzzle) << '\t'
       << (count.stopped == StopReason::complete ? count.solutions.to_string() : "many") << '\t'
       << engine.solve(puzzle.givens).nodes << '\t' << engine.first(puzzle.givens).nodes << '\t'
       << (count.stopped == StopReason::complete ? std::to_string(count.nodes) : "many");
  return line.str();
}

/// Random puzzles of every size, and empty boards.
std::vector<Puzzle> chosen_puzzles() {
  std::vector<Puzzle> puzzles;
  Random random(9);
  for (const int size : {4, 6, 9}) {
    const Shape shape = Shape::of_size(size).value();
    for (int count = 0; count < 8 * (size - 2); ++count) {
      Puzzle puzzle = random_puzzle(random, shape);
      // Puzzles that end at a glance say little about the search.
      if (find_conflict(puzzle.rules, puzzle.givens)) continue;
      puzzles.push_back(puzzle);
    }
    for (const char* rules : {"classic", "knight", "king,knight", "diagonals", "torus-knight"}) {
      if (size < 9 || std::string(rules) == "king,knight") {
        puzzles.push_back(empty_puzzle(rules, shape));
      }
    }
  }
  return puzzles;
}

void write_file() {
  std::ofstream file(file_name);
  file << heading;
  for (const Puzzle& puzzle : chosen_puzzles()) file << line_of(puzzle) << '\n';
}

}  // namespace

TEST_CASE("Nodes and solutions over the fixed list are the same as ever", "[signature]") {
  if (std::getenv("NINEFOLD_WRITE_SIGNATURE") != nullptr) write_file();
  std::ifstream file(file_name);
  int lines = 0;
  for (std::string line; std::getline(file, line);) {
    if (line.empty() || line[0] == '#') continue;
    const Result<Puzzle> puzzle = read_description(line.substr(0, line.find('\t')));
    REQUIRE(puzzle.has_value());
    CHECK(line_of(*puzzle) == line);
    ++lines;
  }
  CHECK(lines > 80);
}
