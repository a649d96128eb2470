#include "core/logic/chains/chain_graph.hpp"

#include "tests/core/logic/logic_cases.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>

using namespace ninefold;
using namespace ninefold::tests;

namespace {

CellSet cells_from(Cell first) {
  CellSet cells;
  for (Cell cell = first; cell < first + 3; ++cell) cells.insert(cell);
  return cells;
}

}  // namespace

TEST_CASE("Two groups of three that share a box between them are a strong link", "[logic]") {
  logic::State state(classic_links(), Grid(Shape{}));
  for (const Cell cell : cells_from(18)) state.strike({cell, 1});
  logic::ChainGraph graph;
  graph.make(state, logic::ChainGraph::Nodes::groups);
  const auto node_of = [&graph](Digit digit, const CellSet& cells) {
    const auto& nodes = graph.nodes();
    return static_cast<std::size_t>(
        std::find_if(nodes.begin(), nodes.end(),
                     [&](const auto& node) { return node.digit == digit && node.cells == cells; }) -
        nodes.begin());
  };
  const std::size_t other = node_of(1, cells_from(9));
  const auto& links = graph.strong(node_of(1, cells_from(0)));
  CHECK(std::any_of(links.begin(), links.end(),
                    [other](const auto& link) { return link.to == other; }));
  // There are nine places of the others.
  CHECK(graph.strong(node_of(2, cells_from(0))).empty());
}
