// Counts of variants in parts.

#include "tests/core/variants/mixtures/mixture.hpp"
#include "tests/core/variants/variant_puzzles.hpp"
#include "tests/support/environment.hpp"

#include <array>
#include <set>
#include <string>

using namespace ninefold;
using namespace ninefold::tests;
using variants::CountSplit;
using variants::VariantEngine;

namespace {

CountSplit split_of(const VariantEngine& engine) {
  auto split = engine.split();
  CountSplit* const pieces = std::get_if<CountSplit>(&split);
  REQUIRE(pieces != nullptr);
  return std::move(*pieces);
}

Count sum_of_parts(const VariantEngine& engine, const CountSplit& split, int of, int from = 0,
                   int step = 1) {
  Count sum = 0;
  for (int number = from; number < of; number += step) {
    const variants::Answer part = engine.count_part(split, {number, of});
    REQUIRE(part.stopped == StopReason::complete);
    sum += part.solutions;
  }
  return sum;
}

}  // namespace

TEST_CASE("The parts of a variant's count add up to the whole", "[variants][metamorphic]") {
  const std::array texts{
      ".Shape~4x4",  // the kernel's
      ".Shape~4x4.Cage~5~R1C1~R1C2.Thermo~R1C1~R2C1~R3C1",
      ".Shape~6x6.AntiKnight",  // the kernel's
      ".Shape~6x6.Cage~9~R1C1~R1C2~R2C1.Thermo~R3C3~R4C3~R5C3.Whisper~3~R6C1~R6C2~R6C3",
      ".Shape~5x5.Arrow~R1C1~R1C2~R1C3.Renban~R5C1~R5C2~R5C3",
      ".Shape~3x4~0-3~Raw.Sum~7~R1C1~R2C2~R3C3~R3C4.GreaterThan~R1C1~R1C2",
      ".Shape~2x2~3~Raw.Var~A~~2.Sum~4~VA1~VA2~R1C1",
      ".Shape~4x4.Cage~3~R1C1~R1C2.Cage~4~R1C1~R1C3",
      ".Shape~4x4.~R1C1_1.~R1C2_1",
  };
  for (const char* const text : texts) {
    CAPTURE(text);
    const VariantEngine engine(read_variant(text));
    const Count whole = engine.count().solutions;
    const CountSplit split = split_of(engine);
    for (const int of : {1, 2, 3, 7, 64, 1000}) {
      if (takes_fewer_cases() && of != 3 && of != 64) continue;
      CAPTURE(of);
      CHECK(sum_of_parts(engine, split, of) == whole);
    }
    // A part is the sum of its own parts, into however many it is cut.
    for (int part = 0; part < share_of(3); ++part) {
      const Count expected = engine.count_part(split, {part, 3}).solutions;
      CHECK(sum_of_parts(engine, split, 3 * 5, part, 3) == expected);
      CHECK(sum_of_parts(engine, split, 3 * 8, part, 3) == expected);
    }
  }
}

TEST_CASE("The parts of a count add up on a board of 9x9 cells whose rules reach beyond its houses",
          "[variants][metamorphic]") {
  const std::string diagonals =
      ".Diagonal~1.Diagonal~-1.~R1C3_1~R1C7_2~R2C3_5~R2C4_3~R2C9_4~R3C1_4~R4C1_5~R4C3_3~R4C8_6~"
      "R5C2_1~R5C9_5~R6C3_6~R7C5_7~R7C6_8";
  const std::string cages =
      ".Cage~16~R1C1~R2C2~R3C4~R4C6.Cage~14~R1C2~R2C3~R3C1.~R1C3_4~R1C4_6~R1C5_7~R2C4_1~R2C5_9~"
      "R3C5_4~R3C6_2~R4C1_8~R4C2_5~R5C3_6~R5C4_8~R6C1_7~R6C9_6~R7C1_9~R7C4_5~R8C4_4~R9C9_9~R8C7_6";
  int number = 0;
  for (const std::string& text : {cages, diagonals}) {
    if (!is_taken(++number)) continue;
    CAPTURE(text);
    const VariantEngine engine(read_variant(text));
    const Count whole = engine.count().solutions;
    CHECK(whole > Count(1000));
    CHECK(sum_of_parts(engine, split_of(engine), 3) == whole);
  }
}

TEST_CASE("Parts of random mixtures add up to what trying everything finds",
          "[variants][metamorphic]") {
  const std::array boards{Board{".Shape~2x3~4~Raw", 2, 3, 1, 4}, Board{".Shape~3x3", 3, 3, 1, 3},
                          Board{".Shape~2x4~0-2~Raw", 2, 4, 0, 2}};
  Random random(51);
  int solvable = 0;
  for (int round = 0; round < 90; ++round) {
    const std::string text =
        Mixture(boards[static_cast<std::size_t>(round) % boards.size()], random).text();
    CAPTURE(text);
    const variants::Puzzle puzzle = read_variant(text);
    const Count expected(count_by_brute_force(puzzle));
    solvable += expected > Count(0);
    const VariantEngine engine(puzzle);
    REQUIRE(sum_of_parts(engine, split_of(engine), 5) == expected);
  }
  CHECK(solvable > 30);
}

TEST_CASE("A count is cut into many pieces that share no candidates, always the same",
          "[variants]") {
  const VariantEngine engine(read_variant(".Cage~10~R1C1~R1C2.Thermo~R3C3~R3C4~R3C5"));
  const CountSplit split = split_of(engine);
  CHECK(split.pieces.size() > CountSplit::most_pieces / 2);
  CHECK(split.pieces.size() <= CountSplit::most_pieces);
  for (std::size_t one = 0; one < split.pieces.size(); ++one) {
    for (std::size_t other = 0; other < one; ++other) {
      bool is_apart = false;
      for (std::size_t cell = 0; cell < 81; ++cell)
        is_apart = is_apart || (split.pieces[one].open[cell] & split.pieces[other].open[cell]) == 0;
      REQUIRE(is_apart);
    }
  }
  // What was counted before teaches nothing.
  Budget some;
  some.nodes = 2000;
  CHECK(engine.count(some).stopped == StopReason::node_limit);
  CHECK(split_of(engine).pieces == split.pieces);
}

TEST_CASE("A part of a variant's count keeps to its own budget, and tells how far it is",
          "[variants]") {
  const VariantEngine engine(read_variant(".Cage~10~R1C1~R1C2.Thermo~R3C3~R3C4~R3C5"));
  const CountSplit split = split_of(engine);
  Budget nodes;
  nodes.nodes = 1000;
  CHECK(engine.count_part(split, {1, 4}, nodes).stopped == StopReason::node_limit);
  Budget solutions;
  solutions.solutions = 5;
  const variants::Answer five = engine.count_part(split, {3, 4}, solutions);
  CHECK(five.stopped == StopReason::solution_limit);
  CHECK(five.solutions == Count(5));
  double farthest = 0;
  const VariantEngine small(
      read_variant(".Shape~6x6.Thermo~R3C3~R4C3~R5C3.Whisper~3~R6C1~R6C2~R6C3"));
  const auto watch = [&](const Progress& progress) {
    CHECK(progress.fraction >= farthest);
    CHECK(progress.fraction <= 1.000001);
    farthest = progress.fraction;
    return true;
  };
  CHECK(small.count_part(split_of(small), {0, 2}, {}, watch).stopped == StopReason::complete);
  CHECK(farthest > 0.5);
  const auto stop = [](const Progress&) { return false; };
  CHECK(small.count_part(split_of(small), {0, 2}, {}, stop).stopped == StopReason::cancelled);
  Budget none;
  none.nodes = 3;
  const auto ended = engine.split(none);
  CHECK(std::get_if<StopReason>(&ended) != nullptr);
}

TEST_CASE("A part of a count tells how far it is without going back where its pieces begin again",
          "[variants]") {
  const VariantEngine engine(read_variant(
      ".LittleKiller~34~R9C3.LittleKiller~25~R9C6.LittleKiller~26~R5C1.LittleKiller~9~R9C7.Li"
      "ttleKiller~28~R1C6.LittleKiller~28~R4C9.LittleKiller~42~R2C1.LittleKiller~36~R8C9.Litt"
      "leKiller~30~R9C4.LittleKiller~22~R9C5.LittleKiller~17~R6C1.LittleKiller~44~R9C2.Little"
      "Killer~28~R1C8.LittleKiller~20~R1C4.LittleKiller~36~R3C1.LittleKiller~26~R6C9.LittleKi"
      "ller~30~R7C9.LittleKiller~23~R1C3.LittleKiller~12~R3C9.LittleKiller~49~R1C9.LittleKill"
      "er~27~R4C1.LittleKiller~30~R5C9.~R2C7_6.~R4C8_7.~R9C1_2"));
  double farthest = 0;
  const auto watch = [&farthest](const Progress& progress) {
    CHECK(progress.fraction >= farthest);
    farthest = progress.fraction;
    return true;
  };
  const variants::Answer answer = engine.count_part(split_of(engine), {0, 1}, {}, watch);
  CHECK(answer.stopped == StopReason::complete);
  CHECK(answer.solutions == Count(1));
  CHECK(farthest > 0.9);
}
