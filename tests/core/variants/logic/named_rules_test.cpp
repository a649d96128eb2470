// Which rules are named where candidates of different digits exclude each other.

#include "core/logic/find.hpp"
#include "core/variants/logic/variant_logic.hpp"
#include "tests/core/variants/variant_puzzles.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <string>
#include <vector>

using namespace ninefold;
using namespace ninefold::tests;
using logic::Technique;

namespace {

using Rules = std::vector<std::uint16_t>;

/// The rules that steps of a technique name, which take the digit from the cell; empty lists, too.
std::vector<Rules> named_for(const logic::State& state, Technique technique,
                             const logic::Candidate& struck) {
  std::vector<Rules> named;
  for (const logic::Step& step : logic::find_all(state, technique, 1'000'000).steps) {
    if (std::find(step.eliminations.begin(), step.eliminations.end(), struck) ==
        step.eliminations.end())
      continue;
    named.push_back(step.rules);
    std::sort(named.back().begin(), named.back().end());
  }
  return named;
}

/// Leaves a digit of the first row to some of its columns.
void keep_in_row(Digit digit, const std::vector<int>& columns, logic::State& state) {
  for (int column = 0; column < 9; ++column) {
    const logic::Candidate one{static_cast<Cell>(column), digit};
    if (std::find(columns.begin(), columns.end(), column) == columns.end() && state.has(one))
      state.rule_out(one);
  }
}

}  // namespace

TEST_CASE("A house and a cell name the rules by which other digits go", "[variants][logic]") {
  const variants::VariantLogic logic(
      read_variant(".Thermo~R9C9~R9C8.Whisper~5~R1C1~R1C2.Whisper~5~R1C2~R1C3"));
  logic::State state = logic.start();
  keep_in_row(1, {0, 2}, state);
  SECTION("each place of the digit by its own") {
    // The 1 is beside r1c2 either way, which is then at least 6.
    const auto named = named_for(state, Technique::locked_candidates, {1, 4});
    CHECK(named == std::vector<Rules>{{1, 2}});
  }
  SECTION("none where cells see each other") {
    keep_in_row(2, {0, 1}, state);
    const auto named = named_for(state, Technique::claiming, {10, 2});
    REQUIRE(named.size() == 1);
    CHECK(named.front().empty());
  }
  SECTION("a cell") {
    for (Digit digit = 3; digit <= 9; ++digit) {
      if (state.has({0, digit})) state.rule_out({0, digit});
    }
    const auto named = named_for(state, Technique::cell_forcing, {1, 3});
    CHECK(named == std::vector<Rules>{{1}});
    for (const logic::Step& step : logic::find_all(state, Technique::cell_forcing, 100).steps)
      CHECK(step.cells.count() == 1);
  }
}

TEST_CASE("Of several rules that say the same one is named", "[variants][logic]") {
  const variants::VariantLogic logic(
      read_variant(".Whisper~5~R1C1~R1C2.Whisper~5~R1C2~R1C1.BlackDot~R1C2~R1C3"));
  logic::State state = logic.start();
  keep_in_row(1, {0, 2}, state);
  // Beside a 1 there is a 2 or less on the dot, and a 6 or more on the whisper.
  const auto named = named_for(state, Technique::locked_candidates, {1, 4});
  CHECK(named == std::vector<Rules>{{0, 2}});
}
