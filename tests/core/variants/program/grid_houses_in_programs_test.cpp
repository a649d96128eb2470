// What a program knows of a grid beforehand is what its cells and houses say.

#include "core/engine/wide/program/compiling/compile.hpp"
#include "core/engine/wide/program/grid_houses.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <random>

using namespace ninefold;
using variants::CellIndex;
using variants::CellIndexes;
using variants::GridHouses;
using variants::Mask;
using variants::Program;

namespace {

struct Board {
  bool has_boxes = true;
  int cells = 81;
  int pairs = 0;  // of cells that differ by another rule
  // Some cells exclude values from this position up to that one.
  int first_excluded = 0;
  int end_excluded = 0;
};

Program program_of(const Board& board, std::mt19937& random) {
  variants::Model model(board.cells, 9, 1);
  for (std::size_t house = 0; house < (board.has_boxes ? 27U : 18U); ++house)
    model.differ_with_any_values(GridHouses::house(house));
  if (board.pairs > 0) model.differ(CellIndexes{0, 40});  // in no house together
  for (int pair = 1; pair < board.pairs; ++pair) {
    const auto cells = static_cast<unsigned>(board.cells);
    const auto first = static_cast<CellIndex>(random() % cells);
    const auto second = static_cast<CellIndex>(random() % cells);
    if (first != second) model.differ(CellIndexes{first, second});
  }
  for (int position = board.first_excluded; position < board.end_excluded; ++position) {
    const Mask value = variants::mask_of(position);
    // In no house together, others for each value.
    model.list<variants::NotBoth>().push_back(
        {0, static_cast<CellIndex>(40 + position % 4), value});
    model.list<variants::NotBoth>().push_back({0, 1, value});
    if (board.cells > 81) model.list<variants::NotBoth>().push_back({10, 81, value});
  }
  if (board.cells > 81) model.differ_with_any_values(CellIndexes{80, 81, 82, 83});
  return variants::compile(model);
}

bool share_house(CellIndex a, CellIndex b, bool has_boxes) {
  if (a >= 81 || b >= 81) return false;
  const bool is_one_box = a / 27 == b / 27 && a % 9 / 3 == b % 9 / 3;
  return a / 9 == b / 9 || a % 9 == b % 9 || (has_boxes && is_one_box);
}

bool has(const std::uint64_t* bits, std::size_t place) {
  return (bits[place / 64] >> (place % 64) & 1U) != 0;
}

const std::vector<Board> boards{{true, 81, 0},       {false, 81, 0},       {true, 81, 40},
                                {false, 81, 1},      {true, 85, 3},        {false, 180, 60},
                                {true, 81, 0, 4, 7}, {false, 81, 0, 8, 9}, {true, 81, 1, 0, 2},
                                {true, 85, 0, 3, 5}, {false, 180, 9, 0, 9}};

}  // namespace

TEST_CASE("Peers beyond the houses of a grid are all that these do not tell of",
          "[variants][houses]") {
  std::mt19937 random(7);
  for (const Board& board : boards) {
    CAPTURE(board.has_boxes, board.cells, board.pairs, board.first_excluded, board.end_excluded);
    const Program program = program_of(board, random);
    const variants::Peers& peers = *program.peers;
    REQUIRE(program.grid);
    const bool is_by_value = board.first_excluded < board.end_excluded;
    REQUIRE(peers.tell_values_apart() == is_by_value);
    const bool has_none = board.cells == 81 && board.pairs == 0 && !is_by_value;
    REQUIRE(program.further_peers.empty() == has_none);
    if (has_none) continue;
    const int tables = is_by_value ? 9 : 1;
    const auto cells = static_cast<std::size_t>(board.cells);
    REQUIRE(program.further_peers.size() ==
            static_cast<std::size_t>(tables) * cells * peers.width());
    std::size_t wrong = 0;
    for (int position = 0; position < tables; ++position) {
      const Mask value = variants::mask_of(position);
      for (CellIndex a = 0; a < board.cells; ++a) {
        for (CellIndex b = 0; b < board.cells; ++b) {
          const bool is_peer = has(peers.bits(a, value), peers.place(b));
          const bool is_further = has(program.further_peers_of(a, value), peers.place(b));
          wrong += is_further != (is_peer && !share_house(a, b, board.has_boxes)) ? 1 : 0;
        }
      }
    }
    CHECK(wrong == 0);
  }
}

TEST_CASE("Houses have the cells whose bits they have, and each counts for its cells",
          "[variants][houses]") {
  std::mt19937 random(8);
  for (const Board& board : boards) {
    CAPTURE(board.has_boxes, board.cells, board.pairs, board.first_excluded, board.end_excluded);
    const Program program = program_of(board, random);
    std::vector<std::uint32_t> houses(program.candidates.size());
    std::size_t of_grid = 0;
    for (const Program::House& house : program.houses) {
      std::vector<std::uint64_t> bits(program.plane_width());
      for (const CellIndex cell : house.cells) {
        program.peers->add(cell, bits);
        ++houses[cell];
      }
      CHECK(std::equal(bits.begin(), bits.end(), house.bits.begin(), house.bits.end()));
      if (!house.is_of_grid) continue;
      ++of_grid;
      const auto known = GridHouses::house(house.number_in_grid);
      CHECK(std::equal(known.begin(), known.end(), house.cells.begin(), house.cells.end()));
    }
    CHECK(of_grid == (board.has_boxes ? 27 : 18));
    CHECK(program.weights == houses);
  }
}
