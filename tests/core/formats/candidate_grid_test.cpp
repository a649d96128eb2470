#include "core/formats/grids/candidate_grid.hpp"

#include <catch2/catch_test_macros.hpp>

#include <string>

using ninefold::GridRow;

TEST_CASE("A row of candidates is nine groups of one to nine digits", "[formats]") {
  GridRow row;
  CHECK(ninefold::read_candidate_row("|*12 3 4 | 5 #6 7 | 8 9 123456789 |", row));
  CHECK(row.candidates[0] == 0b11);
  CHECK(row.candidates[1] == 0);
  CHECK(row.candidates[5] == 0);
  CHECK(row.candidates[8] == 0b111111111);
  CHECK(row.digits[5] == 7);
  CHECK(row.offsets[0] == 2);
  CHECK(ninefold::read_candidate_row("*1 2 3 4 5 6 7 8 9", row));
  const std::string eight = "2 3 4 5 6 7 8 9";
  CHECK_FALSE(ninefold::read_candidate_row("1 " + eight, row));        // a plain row
  CHECK_FALSE(ninefold::read_candidate_row("12 3 4 5 6 7 8 9", row));  // eight groups
  CHECK_FALSE(ninefold::read_candidate_row("12 1 " + eight, row));     // ten
  CHECK_FALSE(ninefold::read_candidate_row("1123456789 " + eight, row));
  CHECK_FALSE(ninefold::read_candidate_row("* " + eight, row));
  CHECK_FALSE(ninefold::read_candidate_row("12 * 3 4 5 6 7 8 9 1", row));
  CHECK_FALSE(ninefold::read_candidate_row("12* " + eight, row));
  CHECK_FALSE(ninefold::read_candidate_row("10 " + eight, row));
}
