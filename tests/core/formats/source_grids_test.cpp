#include "core/formats/grids/source_grids.hpp"

#include "tests/support/puzzles/grids.hpp"

#include <catch2/catch_test_macros.hpp>

#include <string>

using namespace ninefold;
using tests::grid_of;

namespace {

const std::string given_digits =
    "090730400000000500300006000000002640000651000006907000580000000900003125"
    "306000800"
    "";

/// Rows as Java writes an array of arrays.
std::string as_numbers() {
  std::string text = "{";
  for (std::size_t cell = 0; cell < 81; ++cell) {
    if (cell % 9 == 0) text += "{ ";
    text += given_digits[cell];
    text += cell % 9 == 8 ? " },\n" : ", ";
  }
  return text + "}";
}

/// Rows as strings, with single spaces between the digits.
std::string as_strings() {
  std::string text = "{";
  for (std::size_t cell = 0; cell < 81; ++cell) {
    if (cell % 9 == 0) text += "\"";
    text += given_digits[cell];
    text += cell % 9 == 8 ? "\",\n" : " ";
  }
  return text + "}";
}

}  // namespace

TEST_CASE("Grids are found in source code", "[formats]") {
  const std::string java =
      "class Solver {\n  int size = 9;\n  int[] marks = {1, 2};\n  int[][] "
      "grid = new int[][]" +
      as_numbers() + ";\n  int[] more[];\n}\n";
  const std::vector<Grid> grids = find_grids_in_source(java);
  REQUIRE(grids.size() == 1);
  CHECK(grids[0] == grid_of(given_digits));

  const std::string driver =
      "String[] a = " + as_strings() + "; String[] b = " + as_strings() + ";";
  CHECK(find_grids_in_source(driver) ==
        std::vector<Grid>{grid_of(given_digits), grid_of(given_digits)});
}

TEST_CASE("What is no grid is left alone", "[formats]") {
  CHECK(find_grids_in_source("").empty());
  CHECK(find_grids_in_source("{[(").empty());
  CHECK(find_grids_in_source(std::string(5000, '{')).empty());
  CHECK(find_grids_in_source("{" + given_digits + "1}").empty());
  CHECK(find_grids_in_source("{" + given_digits.substr(1) + "}").empty());
  CHECK(find_grids_in_source("{" + given_digits.substr(1) + "x}").empty());
  CHECK(find_grids_in_source("{" + given_digits).empty());
  CHECK(find_grids_in_source("}" + as_numbers()).size() == 1);
}
