#include "core/formats/assignments/csu.hpp"
#include "tests/core/formats/error_text.hpp"

#include <catch2/catch_test_macros.hpp>

#include <string>

using namespace ninefold;

namespace {

/// 81 digits with that between them, the first `count` of them.
std::string digits(std::size_t count, const std::string& between) {
  std::string text;
  for (std::size_t cell = 0; cell < count; ++cell) text += std::to_string(cell % 10) + between;
  return text;
}

std::string written(std::string_view text) {
  TextReader reader(text);
  const Result<Grid> grid = read_csu(reader);
  return grid ? write_csu(*grid) : error_text(grid);
}

}  // namespace

TEST_CASE("A CSU file is read with any white space and written as the course does",
          "[formats][csu]") {
  const std::string file =
      "0 1 2  3 4 5  6 7 8\n9 0 1  2 3 4  5 6 7\n8 9 0  1 2 3  4 5 6\n"
      "7 8 9  0 1 2  3 4 5\n6 7 8  9 0 1  2 3 4\n5 6 7  8 9 0  1 2 3\n"
      "4 5 6  7 8 9  0 1 2\n3 4 5  6 7 8  9 0 1\n2 3 4  5 6 7  8 9 0\n";
  CHECK(file.size() == 180);
  CHECK(written(file) == file);
  CHECK(written(digits(81, " ")) == file);
  CHECK(written(digits(81, "\r\n")) == file);
  CHECK(written(digits(81, "  \n\t")) == file);
}

TEST_CASE("A CSU file says what is wrong with it, and where", "[formats][csu]") {
  CHECK(written("") == "1:1 found the end of the input, expected a digit from 0 to 9 for r1c1");
  CHECK(written(digits(80, " ")) ==
        "1:161 found the end of the input, expected a digit from 0 to 9 for r9c9");
  CHECK(written("0 1\nx") == "2:1 found \"x\", expected a digit from 0 to 9 for r1c3");
  CHECK(written("0 10") == "1:3 found \"10\", expected a digit from 0 to 9 for r1c2");
  CHECK(written("0 -1") == "1:3 found \"-1\", expected a digit from 0 to 9 for r1c2");
  CHECK(written(digits(81, " ") + "\n0") ==
        "2:1 found \"0\", expected the end of the input after 81 digits");
}
