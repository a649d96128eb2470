// Lines looked at as a whole, compared with all their fillings.

#include "core/engine/wide/search/lines_to_fill.hpp"

#include "core/engine/wide/program/compiling/compile.hpp"
#include "tests/core/propagators/brute_force.hpp"
#include "tests/core/variants/variant_puzzles.hpp"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

using namespace ninefold;
using namespace ninefold::tests;
using variants::LinesToFill;

namespace {

// Whether some values of the cells, no two alike, have all that is required among them.
bool is_fillable(const std::vector<Mask>& masks, Mask required) {
  return supported(masks,
                   [required](const std::vector<int>& values) {
                     Mask held = 0;
                     for (const int value : values) {
                       if ((held >> value & 1) != 0) return false;
                       held |= variants::mask_of(value);
                     }
                     return (required & ~held) == 0;
                   })
      .has_value();
}

}  // namespace

TEST_CASE("A line can be filled where each cell has a value and each required one a cell",
          "[variants]") {
  const std::string five = "~R1C1~R1C2~R1C3~R1C4~R1C5";
  const std::vector<std::pair<std::string, Mask>> known{
      {".Shape~1x5~5~Raw.AllDifferent" + five, 0b11111},
      {".Shape~1x5~7~Raw.AllDifferent" + five, 0},
      // Runs of five of seven values.
      {".Shape~1x5~7~Raw.Renban" + five, 0b0011100},
      // 1, 2 and 3 with 4 and 7 or with 5 and 6.
      {".Shape~1x5~7~Raw.Cage~17" + five, 0b0000111}};
  std::mt19937 random(1);
  for (const auto& [text, required] : known) {
    const variants::Puzzle puzzle = read_variant(text);
    const variants::Program program = variants::compile(make_model(puzzle));
    const LinesToFill lines(program);
    int filled = 0;
    int not_filled = 0;
    for (int round = 0; round < 2000; ++round) {
      std::vector<Mask> masks = random_candidates(random, 5, puzzle.layout.value_count());
      for (Mask& mask : masks) {
        if (random() % 2 == 0)
          mask = variants::without_lowest(mask) != 0 ? variants::without_lowest(mask) : mask;
      }
      CAPTURE(text, masks);
      // As a propagation leaves them: what one cell has, no other may have.
      for (std::size_t cell = 0; cell < masks.size(); ++cell) {
        if (!variants::is_single(masks[cell])) continue;
        for (std::size_t other = 0; other < masks.size(); ++other) {
          if (other != cell && !variants::is_single(masks[other]))
            masks[other] &= static_cast<Mask>(~masks[cell]);
        }
      }
      if (std::find(masks.begin(), masks.end(), Mask{0}) != masks.end()) continue;
      Mask decided = 0;
      bool are_apart = true;
      for (const Mask mask : masks) {
        if (!variants::is_single(mask)) continue;
        are_apart = are_apart && (decided & mask) == 0;
        decided |= mask;
      }
      if (!are_apart) continue;
      const bool expected = is_fillable(masks, required);
      CHECK(lines.can_be_filled(masks.data()) == expected);
      ++(expected ? filled : not_filled);
    }
    CHECK(filled > 50);
    CHECK(not_filled > 5);
  }
}

TEST_CASE("A line must hold what has no place in enough others", "[variants]") {
  // Each of five values stands in three columns, and so in three of five rows. Where two rows are
  // known, those that are in neither are in all others; nothing more is asked of the third.
  const variants::Program program = variants::compile(make_model(read_variant(".Shape~5x3")));
  const LinesToFill lines(program);
  std::mt19937 random(2);
  int filled = 0;
  int not_filled = 0;
  for (int round = 0; round < 40000; ++round) {
    std::vector<Mask> masks(15, 0b11111);
    for (const std::size_t row : {0U, 3U}) {
      std::vector<int> values{0, 1, 2, 3, 4};
      std::shuffle(values.begin(), values.end(), random);
      for (std::size_t column = 0; column < 3; ++column)
        masks[row + column] = variants::mask_of(values[column]);
    }
    Mask missing = 0b11111;
    std::vector<Mask> third = random_candidates(random, 3, 5);
    bool is_possible = true;
    for (std::size_t column = 0; column < 3; ++column) {
      const Mask known = masks[column] | masks[3 + column];
      is_possible = is_possible && masks[column] != masks[3 + column];
      missing &= static_cast<Mask>(~known);
      third[column] &= static_cast<Mask>(~known);
      masks[6 + column] = third[column];
      masks[9 + column] &= static_cast<Mask>(~known);
      masks[12 + column] &= static_cast<Mask>(~known);
      is_possible = is_possible && variants::count_of(third[column]) > 1;
    }
    if (!is_possible) continue;
    CAPTURE(masks);
    const bool expected = is_fillable(third, missing);
    CHECK(lines.can_be_filled(masks.data()) == expected);
    ++(expected ? filled : not_filled);
  }
  CHECK(filled > 20);
  CHECK(not_filled > 5);
}
