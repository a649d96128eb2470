#include "core/formats/grids/state_line.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <string>
#include <vector>

using namespace ninefold;

namespace {

const std::string cells = "+12" + std::string(79, '.');

Result<std::optional<StateLine>> read_state(const std::string& text) {
  TextReader reader{std::string_view(text)};
  return next_state_line(reader);
}

}  // namespace

TEST_CASE("A state line has givens, placed digits and struck candidates", "[formats]") {
  const auto line = read_state("\n# a comment\n:0000:x:" + cells + ":313 914::\n");
  REQUIRE(line);
  REQUIRE(*line);
  CHECK((*line)->number == 3);
  CHECK((*line)->values[0] == 1);
  CHECK((*line)->givens[0] == 0);
  CHECK((*line)->givens[1] == 2);
  CHECK((*line)->values[1] == 2);
  const std::vector<StateLine::Struck> struck{{Cell{2}, Digit{3}}, {Cell{3}, Digit{9}}};
  CHECK((*line)->struck == struck);
}

TEST_CASE("A state line may end after the cells, and a puzzle line is a state too", "[formats]") {
  const auto short_line = read_state(":0000:x:" + cells);
  REQUIRE(short_line);
  CHECK((*short_line)->struck.empty());
  const auto puzzle = read_state(std::string(80, '.') + "7 comment");
  REQUIRE(puzzle);
  CHECK((*puzzle)->givens[80] == 7);
  CHECK((*puzzle)->values == (*puzzle)->givens);
  CHECK_FALSE(*read_state(""));
  CHECK((*read_state(":::" + std::string(16, '.') + ":::"))->values.shape().size() == 4);
}

TEST_CASE("A candidate grid between other states is one, too", "[formats]") {
  const std::string row = "| 12 3 4 | 5 67 67 | 8 9 129 |\n";
  const std::string open =
      "| 123456789 123456789 123456789 | 123456789 123456789 123456789 "
      "| 123456789 123456789 123456789 |\n";
  const std::string border = "+-------+-------+-------+\n";
  std::string text = std::string(81, '.') + "\n" + border + row;
  for (int index = 1; index < 9; ++index) text += open;
  text += border + ":0000:x:" + cells + ":::\n";
  TextReader reader{std::string_view(text)};
  REQUIRE(next_state_line(reader));
  const auto grid = next_state_line(reader);
  REQUIRE(grid);
  REQUIRE(*grid);
  CHECK((*grid)->number == 3);
  // The open rows still have the digits of the first: those are candidates, the only ones.
  CHECK((*grid)->values[1] == 0);
  CHECK((*grid)->known[1] == 3);
  CHECK((*grid)->known[0] == 0);
  const std::vector<StateLine::Struck>& struck = (*grid)->struck;
  CHECK(struck.front() == StateLine::Struck{0, 3});
  CHECK(std::count_if(struck.begin(), struck.end(),
                      [](const StateLine::Struck& one) { return one.cell == 0; }) == 7);
  CHECK(std::none_of(struck.begin(), struck.end(),
                     [](const StateLine::Struck& one) { return one.cell > 8; }));
  const auto last = next_state_line(reader);
  REQUIRE(last);
  REQUIRE(*last);
  CHECK((*last)->values[0] == 1);
  CHECK_FALSE(*next_state_line(reader));
}

TEST_CASE("A candidate grid that ends early is told", "[formats]") {
  const auto grid = read_state("| 12 3 4 | 5 67 67 | 8 9 129 |\n");
  REQUIRE_FALSE(grid);
  CHECK(grid.error().code == ErrorCode::unexpected_end);
}

TEST_CASE("Bad state lines are told with their place", "[formats]") {
  struct Bad {
    std::string text;
    ErrorCode code;
    int column;
  };
  const std::vector<Bad> all{
      {":0000:x", ErrorCode::unexpected_end, 8},
      {":0000:x:12:", ErrorCode::row_too_short, 11},
      {":0000:x:" + std::string(82, '.') + ":", ErrorCode::row_too_long, 90},
      {":0000:x:1a" + std::string(79, '.') + "::", ErrorCode::unexpected_character, 10},
      {":0000:x:+." + std::string(80, '.') + "::", ErrorCode::unexpected_character, 10},
      {":0000:x:++1" + std::string(80, '.') + "::", ErrorCode::unexpected_character, 10},
      {":0000:x:" + std::string(80, '.') + "+::", ErrorCode::row_too_short, 90},
      {":::" + std::string(15, '.') + "5::", ErrorCode::number_out_of_range, 4},
      {":::" + std::string(16, '.') + ":511:", ErrorCode::number_out_of_range, 21},
      {":::" + std::string(16, '.') + ":11:", ErrorCode::unexpected_character, 23},
      {":::" + std::string(16, '.') + ":1111:", ErrorCode::unexpected_character, 24},
      {":::" + std::string(16, '.') + ":1x1:", ErrorCode::unexpected_character, 22},
      {":::" + std::string(16, '.') + ":101:", ErrorCode::number_out_of_range, 22},
  };
  for (const Bad& one : all) {
    INFO(one.text);
    const auto line = read_state(one.text);
    REQUIRE_FALSE(line);
    CHECK(line.error().code == one.code);
    CHECK(line.error().line == 1);
    CHECK(line.error().column == one.column);
  }
}

TEST_CASE("A state line of thousands of characters is told as too long", "[formats]") {
  const auto line = read_state(":0000:x:" + cells + ":" + std::string(5000, ' '));
  REQUIRE_FALSE(line);
  CHECK(line.error().code == ErrorCode::too_large);
}
