// Nodes and solutions of the lists that scripts/bench measures, which tests/wasm holds the module
// to as well. As with nodes_test.cpp, NINEFOLD_WRITE_SIGNATURE=1 writes them again.

#include "core/engine/engine.hpp"
#include "core/formats/constraints/description.hpp"
#include "core/formats/grids/puzzle_line.hpp"
#include "tests/support/environment.hpp"

#include <catch2/catch_test_macros.hpp>

#include <array>
#include <cstdlib>
#include <fstream>
#include <sstream>
#include <string>

using namespace ninefold;

namespace {

const std::string folder = std::string(NINEFOLD_SOURCE_DIR) + "/tests/bench/";

constexpr const char* list_heading = "# list\trules\tpuzzles\tnodes\tsolutions\n";

/// The row of lists.tsv as it should be.
std::string row_of(const std::string& list, const std::string& rules) {
  const Shape shape = Shape::of_size(9).value();
  const Engine engine = Engine::create(shape, read_rules(rules, shape).value()).value();
  std::ifstream file(folder + list);
  std::uint64_t puzzles = 0;
  std::uint64_t nodes = 0;
  std::uint64_t solutions = 0;
  std::array<char, max_cells> solution{};
  for (std::string line; std::getline(file, line); ++puzzles) {
    const Proof proof = engine.prove(line.data(), solution.data());
    nodes += proof.nodes;
    solutions += static_cast<std::uint64_t>(proof.solutions);
  }
  std::ostringstream row;
  row << list << '\t' << rules << '\t' << puzzles << '\t' << nodes << '\t' << solutions;
  return row.str();
}

std::string field(const std::string& row, int number) {
  std::istringstream fields(row);
  std::string text;
  for (int index = 0; index <= number; ++index) std::getline(fields, text, '\t');
  return text;
}

}  // namespace

TEST_CASE("Nodes and solutions of the lists to measure are the same as ever", "[signature]") {
  std::ifstream table(folder + "lists.tsv");
  std::string found = list_heading;
  std::ostringstream whole;
  whole << table.rdbuf();
  std::istringstream rows(whole.str());
  int number = 0;
  for (std::string row; std::getline(rows, row);) {
    if (row.empty() || row[0] == '#') continue;
    ++number;
    found += (tests::is_taken(number) ? row_of(field(row, 0), field(row, 1)) : row) + '\n';
  }
  if (std::getenv("NINEFOLD_WRITE_SIGNATURE") != nullptr) {
    std::ofstream(folder + "lists.tsv") << found;
  } else {
    CHECK(found == whole.str());
  }
  CHECK(found.size() > 200);
}
