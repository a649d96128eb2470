// Rules that are made ready once, and asked with one set of givens after another.

#include "core/engine/wide/prepared/prepared_puzzle.hpp"
#include "tests/core/variants/variant_puzzles.hpp"

#include <memory>

using namespace ninefold;
using namespace ninefold::tests;

namespace {

std::string count_text(const variants::Answer& answer) {
  return answer.solutions.to_string() + (answer.stopped == StopReason::complete ? "" : " or more");
}

/// Asks the same of rules that others have asked before, and of a puzzle by itself.
void check_asked_alike(const std::shared_ptr<const variants::PreparedRules>& rules,
                       const variants::Puzzle& puzzle) {
  const variants::VariantEngine shared(rules, puzzle.givens);
  const variants::VariantEngine own(puzzle);
  const variants::Answer counted = own.count();
  const variants::Answer again = shared.count();
  CHECK(count_text(again) == count_text(counted));
  CHECK(again.nodes == counted.nodes);
  CHECK(again.solution == counted.solution);
  const variants::Answer first = shared.first();
  CHECK(first.solution == own.first().solution);
  CHECK(first.solution.empty() == (counted.solutions == Count(0)));
  if (!first.solution.empty()) CHECK(variants::is_solution(puzzle, first.solution));
  CHECK(shared.candidates().solutions == own.candidates().solutions);
  const auto split = shared.split();
  const auto* const pieces = std::get_if<variants::CountSplit>(&split);
  REQUIRE(pieces != nullptr);
  Count sum;
  for (int part = 0; part < 3; ++part)
    sum += shared.count_part(*pieces, {part, 3, pieces->way}).solutions;
  CHECK(sum == counted.solutions);
  std::uint64_t visited = 0;
  shared.enumerate([&](std::span<const int> values) {
    ++visited;
    return variants::is_solution(puzzle, values);
  });
  CHECK(Count(visited) == counted.solutions);
}

}  // namespace

TEST_CASE("Rules are ready for any givens", "[variants]") {
  const std::vector<std::string> rules{
      ".Shape~4x4",
      ".Shape~4x4.AntiKnight",
      ".Shape~4x4.Thermo~R1C1~R1C2~R1C3",
      ".Shape~4x4.Cage~5~R1C1~R1C2.SumLine~5~R2C1~R2C2~R3C2~R3C1~LOOP",
      ".Shape~4x4.Or.Thermo~R1C1~R1C2.End",
      ".Shape~4x4.ChaosConstruction.NoBoxes.RegionSize~4",
      ".Shape~2x4~4.NumberedRoom~R1~~3",
  };
  const std::vector<std::string> givens{
      ".~R1C2_2~R2C4_1", "", ".~R1C2_2_3~R1C1_1", ".~R1C2_2~R1C2_3", ".~R1C2", ".~R1C1_4~R1C2_1",
      ".~R1C1_1~R2C2_2",
  };
  for (const std::string& rule : rules) {
    const auto prepared = variants::prepare(read_variant(rule));
    for (const std::string& given : givens) {
      const variants::Puzzle puzzle = read_variant(rule + given);
      INFO(rule << given);
      CHECK(puzzle.rules.size() == read_variant(rule).rules.size());
      check_asked_alike(prepared, puzzle);
    }
  }
}

TEST_CASE("A given that names a region keeps names from being exchanged", "[variants]") {
  const std::string text = ".Shape~4x4.ChaosConstruction.NoBoxes";
  const auto prepared = variants::prepare(read_variant(text));
  const Count all = variants::VariantEngine(prepared, {}).count().solutions;
  for (const char* const given : {".~CC1_2", ".~CC16_1", ".~CC16_4_3", ".~CC2_1~R1C1_1"}) {
    INFO(given);
    const variants::Puzzle puzzle = read_variant(text + given);
    check_asked_alike(prepared, puzzle);
    // As the same said by a rule, which is a part of what is prepared.
    const variants::Puzzle said = read_variant(text + ".And" + given + ".End");
    REQUIRE(said.givens.empty());
    CHECK(variants::VariantEngine(prepared, puzzle.givens).count().solutions ==
          variants::VariantEngine(said).count().solutions);
  }
  CHECK(variants::VariantEngine(prepared, {}).count().solutions == all);
}

TEST_CASE("An automaton that has room with some givens alone is there with them", "[variants]") {
  // Counts of even, low and high values along 40 places, which have room once most of these are
  // known.
  std::string rule = ".Shape~1x15~15~Raw.EqualityCage";
  std::string given;
  for (int place = 0; place < 40; ++place) {
    const int column = place % 15;
    const std::string cell = std::string("R1C") + "123456789abcdef"[column];
    rule += "~" + cell;
    if (place < 12) given += ".~" + cell + "_" + std::to_string(column + 1);
  }
  const auto prepared = variants::prepare(read_variant(rule));
  const std::string text = rule + given;
  const variants::Puzzle puzzle = read_variant(text);
  const variants::PreparedPuzzle asked(prepared, puzzle.givens);
  Budget budget;
  REQUIRE(asked.prepare_program(budget, {}) == StopReason::complete);
  const variants::PreparedPuzzle open(prepared, {});
  REQUIRE(open.prepare_program(budget, {}) == StopReason::complete);
  REQUIRE(open.program().leaves_out);
  CHECK(open.program().list<variants::Layers>().empty());
  CHECK_FALSE(asked.program().leaves_out);
  CHECK(asked.program().list<variants::Layers>().size() == 1);
  check_asked_alike(prepared, puzzle);
}
