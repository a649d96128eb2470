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
using variants::Program;

namespace {

struct Board {
  bool has_boxes = true;
  int cells = 81;
  int pairs = 0;  // of cells that differ by another rule
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
  if (board.cells > 81) model.differ_with_any_values(CellIndexes{80, 81, 82, 83});
  return variants::compile(model);
}

bool share_house(CellIndex a, CellIndex b, bool has_boxes) {
  if (a >= 81 || b >= 81) return false;
  const bool is_one_box = a / 27 == b / 27 && a % 9 / 3 == b % 9 / 3;
  return a / 9 == b / 9 || a % 9 == b % 9 || (has_boxes && is_one_box);
}

const std::vector<Board> boards{{true, 81, 0},  {false, 81, 0}, {true, 81, 40},
                                {false, 81, 1}, {true, 85, 3},  {false, 180, 60}};

}  // namespace

TEST_CASE("Peers beyond the houses of a grid are all that these do not tell of",
          "[variants][houses]") {
  std::mt19937 random(7);
  for (const Board& board : boards) {
    CAPTURE(board.has_boxes, board.cells, board.pairs);
    const Program program = program_of(board, random);
    const variants::Peers& peers = *program.peers;
    REQUIRE(program.grid);
    const bool has_none = board.cells == 81 && board.pairs == 0;
    REQUIRE(program.further_peers.empty() == has_none);
    if (has_none) continue;
    std::size_t wrong = 0;
    for (CellIndex a = 0; a < board.cells; ++a) {
      for (CellIndex b = 0; b < board.cells; ++b) {
        const std::size_t place = peers.place(b);
        const std::uint64_t word = program.further_peers[a * peers.width() + place / 64];
        const bool is_further = (word >> (place % 64) & 1U) != 0;
        wrong += is_further != (peers.differ(a, b) && !share_house(a, b, board.has_boxes)) ? 1 : 0;
      }
    }
    CHECK(wrong == 0);
  }
}

TEST_CASE("Houses have the cells whose bits they have, and each counts for its cells",
          "[variants][houses]") {
  std::mt19937 random(8);
  for (const Board& board : boards) {
    CAPTURE(board.has_boxes, board.cells, board.pairs);
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
