// Puzzles of houses and candidates alone are answered by the kernel of the classic rules: the same
// puzzles with a rule that says nothing, which sends them to the search for all rules, agree.

#include "core/engine/wide/houses/houses_only.hpp"
#include "tests/core/variants/variant_puzzles.hpp"
#include "tests/support/puzzles/random.hpp"

#include <array>
#include <string>

using namespace ninefold;
using namespace ninefold::tests;

namespace {

struct Texts {
  std::string puzzle;
  std::string with_empty_rule;  ///< the same, and one of two things that hold anyway
};

// With givens alone, or with cells that may have some of the values.
Texts random_puzzle(Random& random, bool has_givens_only) {
  constexpr std::array shapes{".Shape~4x4",
                              ".Shape~4x4.NoBoxes",
                              ".Shape~4x4.NoBoxes.Jigsaw~1112122233343444",
                              ".Shape~4x4.NoBoxes.Jigsaw~1212343412123434",
                              ".Shape~4x4~0-3",
                              ".Shape~6x6"};
  constexpr std::array rules{"",
                             ".Diagonal~1",
                             ".AntiKnight",
                             ".AntiKing",
                             ".DisjointSets",
                             ".Windoku",
                             ".AllDifferent~R1C1~R2C3~R4C2"};
  const auto kind = static_cast<std::size_t>(random.below(static_cast<int>(shapes.size())));
  std::string text = shapes[kind];
  text += rules[static_cast<std::size_t>(random.below(static_cast<int>(rules.size())))];
  const int side = kind == 5 ? 6 : 4;
  const int lowest = kind == 4 ? 0 : 1;
  for (int row = 1; row <= side; ++row) {
    for (int column = 1; column <= side; ++column) {
      std::string values;
      if (has_givens_only) {
        if (random.chance(side == 6 ? 55 : 80)) continue;
        values = "_" + std::to_string(lowest + random.below(side));
      } else {
        if (random.chance(side == 6 ? 15 : 50)) continue;
        for (int value = lowest; value < lowest + side; ++value) {
          if (random.chance(75)) values += "_" + std::to_string(value);
        }
      }
      if (!values.empty())
        text += ".~R" + std::to_string(row) + "C" + std::to_string(column) + values;
    }
  }
  std::string all;
  for (int value = lowest; value < lowest + side; ++value) all += "_" + std::to_string(value);
  return {text, text + ".Or.~R1C1_" + std::to_string(lowest) + ".~R1C1" + all + ".End"};
}

// Each candidate more would give it a second solution.
constexpr const char* hard_pencil_marks =
    "123456...1234567.9..3.56...1.3.5678.123.5.7..123.567..123456.891.3456.8.123456789"
    "1234567.91.34.67.91234567..123456789123.567891234567891234567.912345678912.4.6789"
    ".23.56..91234567891234567.912345678..23.5.78..23.56789.23.56.89..3456.89.23456.89"
    "12.4..7891234..78.12345.78.1.345.789123.5.789123.5.7891.....78.123456789123456789"
    "1234567891234.6789123456789123456789123.56789.23.56..9123.567.91.3456789123456789"
    "12345678912345678912345.78.1.3.5..8.123.5..891234567891.34567891..456.8.1..4.678."
    "1.345678.12345678912345678...34.678.12345678.123456789.23.567...2345678..2...678."
    "1234.67891.34.678.1234567..1.34.67891234.6789123456789123456789123456.8.123456789"
    "1.34567891.34..78.1.34567..1.34567891..45.7.91..4.67.91234567.91234567891..45678.";

}  // namespace

TEST_CASE("Houses that lie in one direction alone are not taken for those of a board",
          "[variants]") {
  // Four times all orders of four values, whichever way the four houses lie.
  for (const char* const regions : {"1111222233334444", "1234123412341234", "1122112233443344"}) {
    INFO(regions);
    std::array<std::string, 4> houses;
    for (std::size_t cell = 0; cell < 16; ++cell) {
      houses[static_cast<std::size_t>(regions[cell] - '1')] +=
          "~R" + std::to_string(cell / 4 + 1) + "C" + std::to_string(cell % 4 + 1);
    }
    std::string text = ".Shape~4x4~~Raw";
    for (const std::string& house : houses) text += ".AllDifferent" + house;
    const variants::VariantEngine engine(read_variant(text));
    CHECK(engine.count().solutions == Count(24ULL * 24 * 24 * 24));
    CHECK(engine.first().solutions == Count(1));
    CHECK(engine.solve().solutions == Count(2));
  }
}

TEST_CASE("The kernel of the classic rules answers puzzles of candidates as the search does",
          "[variants]") {
  for (const bool has_givens_only : {false, true}) {
    int with_solutions = 0;
    for (std::uint64_t seed = 1; seed <= 150; ++seed) {
      Random random(seed);
      const Texts texts = random_puzzle(random, has_givens_only);
      INFO(texts.puzzle);
      const variants::VariantEngine kernel(read_variant(texts.puzzle));
      const variants::VariantEngine search(read_variant(texts.with_empty_rule));
      const variants::Answer counted = kernel.count();
      CHECK(counted.solutions == search.count().solutions);
      CHECK(kernel.first().solution == search.first().solution);
      CHECK(kernel.candidates(2).solutions == search.candidates(2).solutions);
      const variants::Answer solved = kernel.solve();
      CHECK(solved.solutions == std::min(counted.solutions, Count(2)));
      if (counted.solutions == Count(0)) continue;
      CHECK(variants::is_solution(kernel.puzzle(), solved.solution));
      ++with_solutions;
    }
    CHECK(with_solutions > 30);
  }
}

TEST_CASE("Boxes of which some are houses and others not are told apart", "[variants]") {
  // The pieces above are boxes, and those below are not.
  const std::string text = ".Shape~4x4.Jigsaw~1122112233343444.NoBoxes";
  const variants::VariantEngine kernel(read_variant(text));
  const variants::VariantEngine search(read_variant(text + ".Or.~R1C1_1_2.~R1C1_1_2_3_4.End"));
  const variants::VariantEngine lines(read_variant(".Shape~4x4.NoBoxes"));
  const Count counted = kernel.count().solutions;
  CHECK(counted == search.count().solutions);
  CHECK(counted > Count(0));
  CHECK(counted < lines.count().solutions);
  // Without looking for places in the boxes it takes seven nodes to find that there are none.
  const variants::VariantEngine impossible(read_variant(text + ".~R3C3_2.~R4C2_1"));
  CHECK(impossible.count().nodes == 1);
}

TEST_CASE("The kernel of the classic rules takes houses and candidates, and nothing else",
          "[variants]") {
  const auto is_for_kernel = [](const std::string& rules) {
    const variants::Puzzle puzzle = read_variant(".Shape~4x4" + rules);
    return variants::HousesRules::of(variants::make_model(puzzle)) != nullptr;
  };
  for (const char* const rules : {"", ".~R1C1_1.~R2C2_3_4", ".NoBoxes", ".AntiKnight",
                                  ".Diagonal~1", ".Jigsaw~1122112233443344"}) {
    INFO(rules);
    CHECK(is_for_kernel(rules));
  }
  for (const char* const rules :
       {".WhiteDot~R1C1~R1C2", ".Cage~7~R1C1~R1C2~R2C1", ".Regex~1%5B2-4%5D~R1C1~R2C3",
        ".ContainExact~1~R1C1~R2C3~R3C2", ".CountDistinct~R1C1~R2C3~R3C2", ".AntiTaxicab",
        ".SameValues~2~R1C1~R1C2~R3C3~R3C4", ".ValueIndexing~R1C1~R2C3~R3C2~R4C4",
        ".ConnectedValues~~1_2", ".FullRank~R1~3~", ".Sandwich~3~R1", ".Skyscraper~R1~2~",
        ".Or.~R1C1_1.~R2C2_2.End"}) {
    INFO(rules);
    CHECK_FALSE(is_for_kernel(rules));
  }
}

TEST_CASE("Where much is left to search, candidates are tried before one is chosen", "[variants]") {
  const variants::Answer answer = variants::VariantEngine(read_variant(hard_pencil_marks)).solve();
  CHECK(answer.solutions == Count(1));
  CHECK(answer.nodes == 23447);  // 180,192 without

  std::string marks = hard_pencil_marks;
  marks.replace(0, 9, "123456789");
  const variants::VariantEngine engine(read_variant(marks));
  const variants::Answer counted = engine.count();
  CHECK(counted.solutions == Count(14532));
  CHECK(counted.nodes == 292815);  // 1,463,175 without
  // Not where the order is given.
  std::vector<int> last;
  Budget budget;
  budget.solutions = 1000;
  engine.enumerate(
      [&last](std::span<const int> values) {
        const std::vector<int> next(values.begin(), values.end());
        CHECK(last < next);
        last = next;
        return true;
      },
      budget);
}
