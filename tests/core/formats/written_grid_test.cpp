#include "core/formats/grids/written_grid.hpp"
#include "core/formats/grids/grid_reader.hpp"

#include <catch2/catch_test_macros.hpp>

#include <string>

using namespace ninefold;

namespace {

Grid read(const std::string& text) {
  TextReader reader(text);
  const Result<GridText> grid = read_single_grid(reader);
  REQUIRE(grid);
  return grid->givens;
}

}  // namespace

TEST_CASE("A grid is written in every form, and read again", "[formats]") {
  const Grid six = read("1....6" + std::string(29, '.') + "2");
  CHECK(write_grid(six, GridForm::line) == "100006000000000000000000000000000002");
  CHECK(write_grid(six, GridForm::rows) == "100006\n000000\n000000\n000000\n000000\n000002");
  CHECK(write_grid(six, GridForm::spaced) ==
        "1 0 0 0 0 6\n0 0 0 0 0 0\n0 0 0 0 0 0\n0 0 0 0 0 0\n0 0 0 0 0 0\n0 0 0 0 0 2");
  CHECK(write_grid(six, GridForm::frame) ==
        "+-------+-------+\n"
        "| 1 . . | . . 6 |\n"
        "| . . . | . . . |\n"
        "+-------+-------+\n"
        "| . . . | . . . |\n"
        "| . . . | . . . |\n"
        "+-------+-------+\n"
        "| . . . | . . . |\n"
        "| . . . | . . 2 |\n"
        "+-------+-------+");
  const Grid nine =
      read("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
  const Grid four = read("1234...........4");
  for (const char* name : {"line", "rows", "spaced", "frame"}) {
    const std::optional<GridForm> form = grid_form_named(name);
    REQUIRE(form);
    for (const Grid& grid : {four, six, nine}) CHECK(read(write_grid(grid, *form)) == grid);
  }
  CHECK_FALSE(grid_form_named("lines"));
}
