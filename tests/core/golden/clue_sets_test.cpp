// Every set of givens of every 4x4 grid: how many have one solution only, and how many of these
// lose that with any given taken away. Sources: for all sets, an enumeration published by TIFR
// (recomputed by two counters, number by number); for the minimal ones, Sudopedia.

#include "core/engine/engine.hpp"

#include <catch2/catch_test_macros.hpp>

#include <array>
#include <bit>
#include <map>
#include <vector>

using namespace ninefold;

namespace {

constexpr Shape shape{2, 2};
constexpr std::uint32_t all_sets = 1U << 16U;

Grid with_givens(const Grid& solution, std::uint32_t cells) {
  Grid givens(shape);
  for (Cell cell = 0; cell < 16; ++cell) {
    if (((cells >> cell) & 1U) != 0) givens[cell] = solution[cell];
  }
  return givens;
}

}  // namespace

TEST_CASE("All sets of givens of 4x4 grids with one solution are found", "[golden]") {
  const Engine engine = Engine::create(shape, std::vector<Rule>{Rule{}}).value();
  // Grids with the first row 1234; the others are these with the digits renamed, 4! ways.
  constexpr std::uint64_t renamings = 24;
  Grid first_row(shape);
  for (Cell cell = 0; cell < 4; ++cell) first_row[cell] = static_cast<Digit>(cell + 1);
  std::vector<Grid> solutions;
  engine.enumerate(first_row, [&solutions](const Grid& solution) {
    solutions.push_back(solution);
    return true;
  });
  REQUIRE(solutions.size() == 288 / renamings);

  std::map<int, std::uint64_t> unique_sets;
  std::map<int, std::uint64_t> minimal_sets;
  std::vector<bool> unique(all_sets);
  for (const Grid& solution : solutions) {
    for (std::uint32_t cells = 0; cells < all_sets; ++cells) {
      const Answer answer = engine.solve(with_givens(solution, cells));
      unique[cells] = answer.stopped == StopReason::complete;
      if (!unique[cells]) continue;
      unique_sets[std::popcount(cells)] += renamings;
      bool minimal = true;
      // Sets are looked at in rising order, so the smaller ones are known.
      for (std::uint32_t cell = 0; cell < 16; ++cell) {
        const std::uint32_t without = cells & ~(1U << cell);
        if (without != cells && unique[without]) minimal = false;
      }
      if (minimal) minimal_sets[std::popcount(cells)] += renamings;
    }
  }
  CHECK(unique_sets == std::map<int, std::uint64_t>{{4, 25728},
                                                    {5, 284160},
                                                    {6, 1041408},
                                                    {7, 2141184},
                                                    {8, 2961024},
                                                    {9, 2958336},
                                                    {10, 2204928},
                                                    {11, 1239552},
                                                    {12, 522624},
                                                    {13, 161280},
                                                    {14, 34560},
                                                    {15, 4608},
                                                    {16, 288}});
  CHECK(minimal_sets == std::map<int, std::uint64_t>{{4, 25728}, {5, 58368}, {6, 1536}});
}
