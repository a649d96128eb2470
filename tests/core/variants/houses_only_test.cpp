// Puzzles of houses and candidates alone are answered by the kernel of the classic rules: the same
// puzzles with a rule that says nothing, which sends them to the search for all rules, agree.

#include "tests/core/variants/variant_puzzles.hpp"
#include "tests/support/random.hpp"

#include <array>

using namespace ninefold;
using namespace ninefold::tests;

namespace {

struct Texts {
  std::string puzzle;
  std::string with_empty_rule;  ///< the same, and one of two things that hold anyway
};

Texts random_puzzle(Random& random) {
  constexpr std::array shapes{".Shape~4x4", ".Shape~4x4.NoBoxes", ".Shape~4x4~0-3", ".Shape~6x6"};
  constexpr std::array rules{"", ".Diagonal~1", ".AntiKnight", ".AntiKing", ".DisjointSets"};
  const auto kind = static_cast<std::size_t>(random.below(static_cast<int>(shapes.size())));
  std::string text = shapes[kind];
  text += rules[static_cast<std::size_t>(random.below(static_cast<int>(rules.size())))];
  const int side = kind == 3 ? 6 : 4;
  const int lowest = kind == 2 ? 0 : 1;
  for (int row = 1; row <= side; ++row) {
    for (int column = 1; column <= side; ++column) {
      if (random.chance(side == 6 ? 15 : 50)) continue;
      std::string values;
      for (int value = lowest; value < lowest + side; ++value) {
        if (random.chance(75)) values += "_" + std::to_string(value);
      }
      if (!values.empty())
        text += ".~R" + std::to_string(row) + "C" + std::to_string(column) + values;
    }
  }
  std::string all;
  for (int value = lowest; value < lowest + side; ++value) all += "_" + std::to_string(value);
  return {text, text + ".Or.~R1C1_1_2.~R1C1" + all + ".End"};
}

}  // namespace

TEST_CASE("The kernel of the classic rules answers puzzles of candidates as the search does",
          "[variants]") {
  int with_solutions = 0;
  for (std::uint64_t seed = 1; seed <= 150; ++seed) {
    Random random(seed);
    const Texts texts = random_puzzle(random);
    INFO(texts.puzzle);
    const variants::VariantEngine kernel(read_variant(texts.puzzle));
    const variants::VariantEngine search(read_variant(texts.with_empty_rule));
    const variants::Answer counted = kernel.count();
    CHECK(counted.solutions == search.count().solutions);
    CHECK(kernel.first().solution == search.first().solution);
    CHECK(kernel.candidates(2).solutions == search.candidates(2).solutions);
    if (counted.solutions > Count(0)) ++with_solutions;
  }
  CHECK(with_solutions > 30);
}
