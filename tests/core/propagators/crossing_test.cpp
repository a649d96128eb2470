// Connected cells of several values do not cross: compared with all assignments of small boards in
// which the cells of each value are connected.

#include "core/propagators/regions/crossing.hpp"
#include "tests/core/propagators/brute_force.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>

using namespace ninefold;
using namespace ninefold::tests;
using variants::Crossing;

namespace {

constexpr int edge_length = 4;
constexpr std::size_t board_cells = std::size_t{edge_length} * edge_length;

// All values but the last are connected ones.
Crossing crossing_of(Mask values) {
  Crossing crossing;
  crossing.cells = cells_up_to(board_cells);
  crossing.values = values;
  const auto cell = [](int row, int column) {
    return static_cast<CellIndex>(row * edge_length + column);
  };
  for (int row = 0; row + 1 < edge_length; ++row) {
    for (int column = 0; column + 1 < edge_length; ++column) {
      crossing.squares.push_back({cell(row, column), cell(row, column + 1),
                                  cell(row + 1, column + 1), cell(row + 1, column)});
    }
  }
  for (const int place : {0, 1, 2, 3, 7, 11, 15, 14, 13, 12, 8, 4})
    crossing.edge.push_back(static_cast<CellIndex>(place));
  return crossing;
}

bool hangs_together(const std::vector<int>& values, int value) {
  std::vector<int> reached;
  std::vector<bool> seen(values.size());
  const auto visit = [&](int cell) {
    const auto place = static_cast<std::size_t>(cell);
    if (values[place] != value || seen[place]) return;
    seen[place] = true;
    reached.push_back(cell);
  };
  for (int cell = 0; cell < edge_length * edge_length && reached.empty(); ++cell) visit(cell);
  // The list grows while it is gone through.
  std::size_t next = 0;
  while (next < reached.size()) {
    const int cell = reached[next++];
    if (cell % edge_length > 0) visit(cell - 1);
    if (cell % edge_length + 1 < edge_length) visit(cell + 1);
    if (cell >= edge_length) visit(cell - edge_length);
    if (cell + edge_length < edge_length * edge_length) visit(cell + edge_length);
  }
  return static_cast<std::ptrdiff_t>(reached.size()) ==
         std::count(values.begin(), values.end(), value);
}

std::optional<std::vector<Mask>> left_of(const std::vector<Mask>& masks, const Crossing& rule) {
  const Peers peers(static_cast<int>(masks.size()), {});
  return narrowed(masks, peers, [&](Domains& domains) { return propagate(rule, domains); });
}

}  // namespace

TEST_CASE("What does not cross keeps what some connected cells have", "[variants][propagators]") {
  const Crossing rule = crossing_of(3);  // of the value 2 cells may be anywhere
  std::mt19937 random(5);
  int struck = 0;
  int refused = 0;
  for (int round = 0; round < 400; ++round) {
    // Most cells are known, so that all assignments can be gone through.
    std::vector<Mask> masks = random_candidates(random, board_cells, 3);
    for (Mask& mask : masks) {
      while (random() % 6 != 0 && !variants::is_single(mask)) mask = variants::without_lowest(mask);
    }
    const auto left = left_of(masks, rule);
    const auto all = supported(masks, [](const std::vector<int>& values) {
      return hangs_together(values, 0) && hangs_together(values, 1);
    });
    CAPTURE(round, masks);
    CHECK(lies_within(all, left));
    refused += left ? 0 : 1;
    struck += left && *left != masks ? 1 : 0;
  }
  CHECK(refused > 50);
  CHECK(struck > 10);
}

TEST_CASE("Cells of two values do not take turns around the board", "[variants][propagators]") {
  const Crossing rule = crossing_of(7);
  std::vector<Mask> open(board_cells, Mask{7});
  std::vector<Mask> masks = open;
  // Two corners of the value 0, and 1 between them on one side: none on the other.
  masks[0] = masks[15] = 1;
  masks[3] = 2;
  auto left = left_of(masks, rule);
  REQUIRE(left);
  for (const std::size_t cell : {4, 8, 12, 13, 14}) CHECK((*left)[cell] == 5);
  for (const std::size_t cell : {1, 2, 7, 11, 5, 6, 9, 10}) CHECK((*left)[cell] == 7);
  masks[12] = 2;
  CHECK_FALSE(left_of(masks, rule));
  // Not where the values need not be connected.
  CHECK(left_of(masks, crossing_of(5)) == masks);
}

TEST_CASE("One diagonal of a square leaves none for another value", "[variants][propagators]") {
  const Crossing rule = crossing_of(7);
  std::vector<Mask> masks(board_cells, Mask{7});
  masks[5] = masks[10] = 4;
  masks[6] = 1;
  const auto left = left_of(masks, rule);
  REQUIRE(left);
  CHECK((*left)[9] == 6);
  CHECK((*left)[0] == 7);
  // The value itself may have all four.
  masks[6] = 4;
  CHECK(left_of(masks, rule) == masks);
}
