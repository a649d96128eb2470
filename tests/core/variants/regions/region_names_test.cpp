// Names of unknown regions: which puzzles leave them free, and that exchanging them changes no
// answer.

#include "core/variants/regions/region_names.hpp"
#include "core/engine/wide/program/compiling/compile.hpp"
#include "core/engine/wide/search/search.hpp"
#include "tests/core/variants/mixtures/mixture.hpp"
#include "tests/core/variants/variant_puzzles.hpp"
#include "tests/support/environment.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <string>
#include <vector>

using namespace ninefold;
using namespace ninefold::tests;

namespace {

const std::string regions = ".NoBoxes.ChaosConstruction";

std::string name_cell(int number) { return "~CC" + std::to_string(number); }

// A board of so many rows and columns, and clues of its cells and names of regions.
class Clues {
 public:
  Clues(int rows, int columns, Random& random) : rows_(rows), columns_(columns), random_(random) {}

  std::string clue() {
    switch (random_.below(13)) {
      case 0: return ".ChaosArrow" + cell() + "~" + (random_.below(2) == 0 ? "" : "1");
      case 1: return ".ChaosCount" + cell() + "~" + (random_.below(2) == 0 ? "" : "1");
      case 2: return ".SameValues~2" + name() + name();
      case 3: return ".SameValues~2" + names(4);
      case 4: return ".AllDifferent" + names(2);
      case 5: return ".AllDifferent" + names(3);
      case 6: return ".CountDistinct" + cell() + names(5);
      case 7: return ".Or.AllDifferent" + names(2) + ".Cage~3" + cell() + cell() + ".End";
      case 8: return "." + name() + "_" + std::to_string(1 + random_.below(2));
      case 9: return ".CountDistinct" + name() + names(3);
      case 10: return ".SameValues~2" + cell() + name();
      case 11: return ".AllDifferent" + cell() + name();
      default: return "." + cell() + "_1_2";
    }
  }

 private:
  int place() { return random_.below(rows_ * columns_); }
  std::string name() { return name_cell(1 + place()); }
  std::string cell() {
    const int at = place();
    return "~R" + std::to_string(at / columns_ + 1) + "C" + std::to_string(at % columns_ + 1);
  }
  // Different ones.
  std::string names(int count) {
    std::string all;
    const int from = place();
    const int step = 1 + 2 * random_.below(2);  // not a divisor of the number of cells
    for (int i = 0; i < count; ++i) all += name_cell(1 + (from + i * step) % (rows_ * columns_));
    return all;
  }

  int rows_;
  int columns_;
  Random& random_;
};

// How many of the solutions have each value in each cell, counted up to `most`.
std::vector<std::vector<std::uint32_t>> candidates_among(const std::vector<std::vector<int>>& grids,
                                                         const variants::Puzzle& puzzle,
                                                         std::uint32_t most) {
  const variants::Layout& layout = puzzle.layout;
  std::vector<std::vector<std::uint32_t>> counts(
      static_cast<std::size_t>(layout.cell_count()),
      std::vector<std::uint32_t>(static_cast<std::size_t>(layout.value_count())));
  for (const std::vector<int>& values : grids) {
    if (!variants::is_solution(puzzle, values)) continue;
    for (std::size_t cell = 0; cell < counts.size(); ++cell) {
      std::uint32_t& count = counts[cell][static_cast<std::size_t>(values[cell] - layout.lowest)];
      count = std::min(count + 1, most);
    }
  }
  return counts;
}

/// Of all cells, and of the grid alone.
void agree_on_candidates(const variants::VariantEngine& engine,
                         std::vector<std::vector<std::uint32_t>> expected, std::uint32_t most) {
  CHECK(engine.candidates(most).solutions == expected);
  for (auto cell = static_cast<std::size_t>(engine.layout().grid_size()); cell < expected.size();
       ++cell)
    std::fill(expected[cell].begin(), expected[cell].end(), 0);
  CHECK(engine.candidates(most, {}, {}, variants::CellsAsked::of_grid).solutions == expected);
}

}  // namespace

TEST_CASE("Names of regions are free as long as rules only compare them", "[variants]") {
  const std::map<std::string, bool> cases{
      {"", true},
      {".ChaosArrow~R1C1.ChaosCount~R2C2", true},
      {".ChaosArrow~R1C1~~CC1~CC2~CC3", true},
      {".SameValues~2~CC1~CC2.SameValues~2~CC1~CC2~CC5~CC6", true},
      {".AllDifferent~CC1~CC2~CC3.CountDistinct~R1C1~CC1~CC2~CC3", true},
      {".Or.SameValues~2~CC1~CC2.~R1C1_1.End", true},
      {".Cage~5~R1C1~R1C2.~R2C2_3", true},
      {".~CC1_1", false},
      {".~CC5_1_2", false},
      {".Cage~5~CC1~CC2", false},
      {".Thermo~CC1~CC2", false},
      {".SameValues~2~CC1~R1C2", false},
      {".AllDifferent~CC1~R1C2", false},
      {".CountDistinct~CC1~CC2~CC3", false},
      {".CountDistinct~R1C1~CC2~R1C3", false},
      {".ChaosCount~CC1~~CC1~CC2~CC5", false},
      {".ChaosArrow~CC1~~CC1~CC2", false},
      {".Or.Thermo~CC1~CC2.~R1C1_1.End", false},
      {".And.~CC1_1.~R1C1_1.End", false},
  };
  for (const auto& [clues, is_free] : cases) {
    INFO(clues);
    CHECK(variants::has_free_region_names(read_variant(".Shape~4x4" + regions + clues)) == is_free);
  }
  CHECK_FALSE(variants::has_free_region_names(read_variant(".Shape~4x4")));
}

TEST_CASE("Regions are named in the order of their first cells", "[variants]") {
  const variants::Puzzle puzzle = read_variant(".Shape~2x4" + regions);
  std::vector<int> values{1, 2, 3, 4, 3, 4, 1, 2, 4, 4, 2, 2, 4, 4, 2, 2};
  variants::name_regions_in_order(puzzle.layout, values);
  CHECK(values == std::vector<int>{1, 2, 3, 4, 3, 4, 1, 2, 1, 1, 2, 2, 1, 1, 2, 2});
}

TEST_CASE("Possible names of regions are put in their order too", "[variants]") {
  const variants::Layout layout = read_variant(".Shape~2x4" + regions).layout;
  const auto ordered = [&](std::vector<variants::Mask> names) {
    std::vector<variants::Mask> masks(8, 0b1111);
    masks.insert(masks.end(), names.begin(), names.end());
    variants::order_possible_names(layout, masks);
    CHECK(std::vector(masks.begin(), masks.begin() + 8) == std::vector<variants::Mask>(8, 0b1111));
    return std::vector(masks.begin() + 8, masks.end());
  };
  // All known: as for a solution.
  CHECK(ordered({0b10, 0b10, 0b01, 0b01, 0b10, 0b10, 0b01, 0b01}) ==
        std::vector<variants::Mask>{0b01, 0b01, 0b10, 0b10, 0b01, 0b01, 0b10, 0b10});
  // Whatever the second cell has, the first name is known.
  CHECK(ordered({0b10, 0b11, 0b01, 0b11, 0b10, 0b11, 0b01, 0b11}) ==
        std::vector<variants::Mask>{0b01, 0b11, 0b10, 0b11, 0b01, 0b11, 0b10, 0b11});
  // A later cell with the name that was used first may be either.
  CHECK(ordered({0b11, 0b11, 0b11, 0b11, 0b11, 0b11, 0b11, 0b10}) ==
        std::vector<variants::Mask>{0b01, 0b11, 0b11, 0b11, 0b11, 0b11, 0b11, 0b11});
}

TEST_CASE("Exchanging names of regions changes no answer", "[variants]") {
  constexpr std::array<std::array<int, 2>, 2> boards{{{2, 4}, {4, 4}}};
  std::array<int, 2> with_solutions{};  // of puzzles with names that are not free, and free
  for (const auto& [rows, columns] : boards) {
    const std::string board =
        ".Shape~" + std::to_string(rows) + "x" + std::to_string(columns) + regions;
    // Given digits on 4x4, for fewer of them.
    const std::string base = board + (rows == 4 ? ".~R1C1_1.~R1C2_2.~R1C3_3.~R1C4_4" : "");
    std::vector<std::vector<int>> solutions;
    variants::VariantEngine(read_variant(base)).enumerate([&](std::span<const int> values) {
      solutions.emplace_back(values.begin(), values.end());
      return true;
    });
    REQUIRE(solutions.size() > 400);
    for (const int number : taken_of(60)) {
      Random random(static_cast<std::uint64_t>(number) + 1);
      Clues clues(rows, columns, random);
      std::string text = base;
      for (int i = random.below(4); i >= 0; --i) text += clues.clue();
      INFO(text);
      variants::PuzzleOrError read = variants::read_iss_text(text);
      auto* const puzzle = std::get_if<variants::Puzzle>(&read);
      if (puzzle == nullptr) continue;  // a cell twice
      std::uint64_t expected = 0;
      std::vector<int> first;
      for (const std::vector<int>& values : solutions) {
        if (!variants::is_solution(*puzzle, values)) continue;
        if (expected++ == 0) first = values;
      }
      if (expected > 0) ++with_solutions[variants::has_free_region_names(*puzzle) ? 1 : 0];
      const variants::VariantEngine engine(*puzzle);
      CHECK(engine.count().solutions == Count(expected));
      CHECK(engine.first().solution == first);
      const variants::Answer solved = engine.solve();
      CHECK(solved.solutions == Count(std::min<std::uint64_t>(expected, 2)));
      if (expected == 0) continue;
      CHECK(variants::is_solution(*puzzle, solved.solution));
      const variants::Answer other = engine.other(first);
      CHECK(other.solutions == Count(expected > 1 ? 1 : 0));
      const auto split = engine.split();
      Count parts = 0;
      for (const int part : {0, 1, 2})
        parts += engine.count_part(std::get<0>(split), {part, 3}).solutions;
      CHECK(parts == Count(expected));
      for (const std::uint32_t most : {1U, 3U})
        agree_on_candidates(engine, candidates_among(solutions, *puzzle, most), most);
    }
  }
  CHECK((with_solutions[0] > 5 || takes_fewer_cases()));
  CHECK((with_solutions[1] > 20 || takes_fewer_cases()));
}

// Each cell has the name of a neighbour; these clues say of some names no more than that.
TEST_CASE("Names beside some of their neighbours only may be there once", "[variants]") {
  const std::string base = ".Shape~4x4" + regions + ".~R1C1_1.~R1C2_2.~R1C3_3.~R1C4_4";
  std::vector<std::vector<int>> solutions;
  variants::VariantEngine(read_variant(base)).enumerate([&](std::span<const int> values) {
    solutions.emplace_back(values.begin(), values.end());
    return true;
  });
  const std::string of_all_cells =
      ".CountDistinct~R4C1~CC1~CC2~CC3~CC4~CC5~CC6~CC7~CC8~CC9~CC10~CC11~CC12~CC13~CC14~CC15~CC16."
      "~R4C1_4";
  for (const std::string& clues : std::vector<std::string>{
           ".CountDistinct~R4C1~CC5~CC6~CC9.~R4C1_3",     // CC5 that of CC1
           ".CountDistinct~R4C1~CC4~CC3~CC5.~R4C1_3",     // CC4 that of CC8
           ".CountDistinct~R4C1~CC13~CC14~CC12.~R4C1_3",  // CC13 that of CC9
           ".ChaosArrow~R4C4~~CC1~CC5~CC2.~R4C4_1",       // CC1 that of CC2
           ".ChaosCount~R4C4~~CC5~CC6~CC9.~R4C4_1",
           // Four names, though each of 16 cells has that of a neighbour.
           of_all_cells,
       }) {
    INFO(clues);
    const variants::Puzzle puzzle = read_variant(base + clues);
    const auto expected = std::count_if(
        solutions.begin(), solutions.end(),
        [&](const std::vector<int>& values) { return variants::is_solution(puzzle, values); });
    CHECK(expected > 0);
    CHECK(variants::VariantEngine(puzzle).count().solutions ==
          Count(static_cast<std::uint64_t>(expected)));
  }
}

// The digits of the first row may be exchanged in 24 ways.
TEST_CASE("The parts of a count with free names add up", "[variants]") {
  const std::string board = ".Shape~4x4" + regions;
  const variants::VariantEngine given(read_variant(board + ".~R1C1_1.~R1C2_2.~R1C3_3.~R1C4_4"));
  REQUIRE(given.count().solutions == Count(578));
  const variants::VariantEngine engine(read_variant(board));
  CHECK(engine.count().solutions == Count(std::uint64_t{24} * 578));
  const auto split = engine.split();
  Count parts = 0;
  for (const int part : {0, 1, 2})
    parts += engine.count_part(std::get<0>(split), {part, 3}).solutions;
  CHECK(parts == Count(std::uint64_t{24} * 578));
}

// As many as those with each value of R2C1 together, which are too few to look ahead for long.
TEST_CASE("Looking ahead exchanges no names that were used before", "[variants]") {
  const variants::VariantEngine engine(
      read_variant(".Shape~5x5" + regions + ".~R1C1_1.~R1C2_2.~R1C3_3.~R1C4_4.~R1C5_5"));
  CHECK(engine.count().solutions == Count(98018));
}

// A solution stands for those in which names that are not used yet are exchanged.
TEST_CASE("Any names may be used before a search begins", "[variants]") {
  variants::Model model =
      make_model(read_variant(".Shape~4x4" + regions + ".~R1C1_1.~R1C2_2.~R1C3_3.~R1C4_4"));
  model.list<variants::UnknownRegions>().at(0).has_free_names = true;
  const variants::Program program = compile(model);
  const auto found_after = [&](variants::Mask first_name, variants::Mask unnamed) {
    const Budget budget;
    const ProgressCallback progress;
    Meter meter(budget, progress);
    variants::Search search(program, meter, variants::Search::Order::fastest);
    std::vector<variants::Mask> start = program.candidates;
    start[model.list<variants::UnknownRegions>()[0].labels[0]] = first_name;
    search.begin_with(start, unnamed);
    int found = 0;
    search.run([&](const variants::Mask*) { return ++found > 0; });
    return found;
  };
  CHECK(found_after(0b0001, 0b1110) == 578);
  CHECK(found_after(0b0100, 0b1011) == 578);
  CHECK(found_after(0b1000, 0b0111) == 578);
  CHECK(found_after(0b1000, 0) == 6 * 578);
}

TEST_CASE("Names of regions are candidates of those of a loose puzzle as well", "[variants]") {
  struct Case {
    std::string text;
    std::uint32_t most;
  };
  int number = 0;
  for (const auto& [clues, most] : std::array<Case, 4>{{
           {".Shape~6x6", 1},
           // Some names are rarer than that.
           {".Shape~4x4.~R1C1_1", 500},
           {".Shape~6x6.~R1C1_1.SameValues~2~CC1~CC9", 1},
           {".Shape~6x6.ChaosArrow~R1C1~", 3},
       }}) {
    if (++number > 2 && takes_fewer_cases()) continue;
    const std::string text = clues + regions;
    INFO(text);
    // That the first name is the lowest goes without saying, but then names are not free.
    const variants::Puzzle free = read_variant(text);
    const variants::Puzzle ordered = read_variant(text + ".~CC1_1");
    REQUIRE(variants::has_free_region_names(free));
    REQUIRE_FALSE(variants::has_free_region_names(ordered));
    CHECK(variants::VariantEngine(free).candidates(most).solutions ==
          variants::VariantEngine(ordered).candidates(most).solutions);
  }
}

TEST_CASE("A name beside all its neighbours is there twice", "[variants]") {
  // The corner's region holds a neighbour, which is counted; a cell with all its neighbours leaves
  // one name fewer.
  const auto count = [](const std::string& clue) {
    return variants::VariantEngine(read_variant(".Shape~4x4" + regions + clue)).count();
  };
  CHECK(count(".ChaosCount~R1C1~.~R1C1_1").nodes <= 1);
  CHECK(count(".ChaosArrow~R1C1~.~R1C1_1").nodes <= 1);
  CHECK(count(".CountDistinct~R4C4~CC1~CC2~CC5.~R4C4_3").nodes <= 1);
  CHECK(count(".CountDistinct~R4C4~CC1~CC2~CC5.~R4C4_2").solutions > Count(0));
  CHECK(count(".CountDistinct~R4C4~CC1~CC2~CC6.~R4C4_3").solutions > Count(0));
}

TEST_CASE("Names that cells see are taken from regions in all that follows", "[variants]") {
  const std::string puzzle = ".Shape~3x4.RegionSize~4" + regions + ".SameValues~2~R3C2~CC6";
  CHECK(variants::VariantEngine(read_variant(puzzle)).count().solutions == Count(828));
}
