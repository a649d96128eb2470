// What looks at rules leave, and that neither they nor hints rest on earlier ones.

#include "core/logic/find.hpp"
#include "core/variants/logic/rule_fillings.hpp"
#include "core/variants/logic/variant_logic.hpp"
#include "tests/core/variants/variant_puzzles.hpp"
#include "tests/support/puzzles/random.hpp"

using namespace ninefold;
using namespace ninefold::tests;
using logic::Technique;
using variants::Mask;

namespace {

/// The first rule of a text by itself.
variants::Model model_of(const std::string& text) {
  const variants::Puzzle puzzle = read_variant(text);
  variants::Model model(puzzle.layout);
  variants::contribute(puzzle.rules.front(), puzzle, model);
  return model;
}

std::vector<Mask> random_candidates(Random& random) {
  std::vector<Mask> all;
  for (int cell = 0; cell < 81; ++cell)
    all.push_back(static_cast<Mask>(1 + random.below((1 << 9) - 1)));
  return all;
}

/// What sums of three cells that differ leave, by trying all; empty where that is nothing.
std::vector<Mask> left_by_sum(const std::vector<Mask>& candidates, int sum) {
  std::vector<Mask> left(3);
  for (int one = 0; one < 9; ++one) {
    for (int two = 0; two < 9; ++two) {
      const int three = sum - 3 - one - two;
      if (one == two || one == three || two == three || three < 0 || three > 8) continue;
      const bool is_open = (candidates[0] >> one & 1U) != 0 && (candidates[1] >> two & 1U) != 0 &&
                           (candidates[2] >> three & 1U) != 0;
      if (!is_open) continue;
      left[0] |= static_cast<Mask>(1U << one);
      left[1] |= static_cast<Mask>(1U << two);
      left[2] |= static_cast<Mask>(1U << three);
    }
  }
  if (left[0] == 0) left.clear();
  return left;
}

}  // namespace

TEST_CASE("A look at a cage leaves what some filling has", "[variants][logic][following]") {
  const variants::Model model = model_of(".Cage~13~R1C1~R1C2~R1C3");
  variants::RuleFillings fillings(model);
  Random random(7);
  int failed = 0;
  for (int round = 0; round < 500; ++round) {
    const std::vector<Mask> candidates = random_candidates(random);
    const std::vector<Mask> expected = left_by_sum(candidates, 13);
    std::vector<Mask> left = fillings.filled(candidates);
    if (!left.empty()) left.resize(3);
    REQUIRE(left == expected);
    failed += expected.empty() ? 1 : 0;
  }
  CHECK(failed > 0);
  CHECK(failed < 400);
}

TEST_CASE("A look at a rule does not rest on what was asked before",
          "[variants][logic][following]") {
  for (const char* const text :
       {".Cage~30~R1C1~R1C2~R1C3~R2C1~R2C2~R2C3", ".Arrow~R4C1~R1C1~R2C2~R3C3~R4C4",
        ".Thermo~R1C1~R1C2~R2C2~R2C3~R3C3", ".Renban~R1C1~R2C2~R3C3~R4C4~R5C5~R6C6",
        ".RegionSumLine~R1C1~R1C2~R1C3~R1C4~R1C5~R1C6~R1C7~R1C8"}) {
    INFO(text);
    const variants::Model model = model_of(text);
    variants::RuleFillings used(model);
    Random random(11);
    for (int round = 0; round < 150; ++round) {
      const std::vector<Mask> candidates = random_candidates(random);
      const std::vector<Mask> wider = [&] {
        std::vector<Mask> all = random_candidates(random);
        for (std::size_t cell = 0; cell < all.size(); ++cell) all[cell] |= candidates[cell];
        return all;
      }();
      used.filled(wider);
      variants::RuleFillings fresh(model);
      REQUIRE(used.filled(candidates) == fresh.filled(candidates));
      REQUIRE(used.filled(wider) == variants::RuleFillings(model).filled(wider));
    }
  }
}

TEST_CASE("Hints do not rest on what was asked before", "[variants][logic][following]") {
  const std::string text =
      ".Cage~10~R1C1~R1C2~R2C1.Cage~22~R1C3~R1C4~R2C3.Arrow~R3C1~R3C2~R4C2~R5C2"
      ".Thermo~R1C9~R2C9~R3C9~R4C9~R5C9.Cage~12~R5C5~R5C6~R6C5.Renban~R7C1~R7C2~R8C1~R8C2";
  const variants::Puzzle puzzle = read_variant(text);
  const variants::VariantLogic used(puzzle);
  logic::State state = used.start();
  for (int count = 0; count < 6; ++count) {
    const variants::VariantLogic fresh(puzzle);
    for (const Technique technique : {Technique::rule_contradiction, Technique::rule_forcing}) {
      const auto one = logic::find_first(state, technique);
      logic::State same = fresh.start();
      for (const Cell cell : state.unsolved()) {
        for (const Digit digit : same.candidates(cell).without(state.candidates(cell)))
          same.strike({cell, digit});
      }
      const auto other = logic::find_first(same, technique);
      REQUIRE(one.has_value() == other.has_value());
      if (!one) continue;
      CHECK(one->eliminations == other->eliminations);
      CHECK(one->parts.size() == other->parts.size());
      logic::apply(*one, state);
    }
  }
}
