#include "core/propagators/regions/place_set.hpp"
#include "core/propagators/regions/regions.hpp"
#include "tests/core/propagators/brute_force.hpp"
#include "tests/support/environment.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <array>

using namespace ninefold;
using namespace ninefold::tests;
using variants::CellLists;
using variants::UnknownRegions;

namespace {

struct RegionBoard {
  UnknownRegions rule;
  std::vector<Mask> masks;
};

// Cells first and then their labels.
RegionBoard region_board(std::size_t rows, std::size_t columns, int size, int values) {
  RegionBoard board;
  const std::size_t count = rows * columns;
  board.rule.cells = cells_up_to(count);
  for (std::size_t place = 0; place < count; ++place)
    board.rule.labels.push_back(static_cast<CellIndex>(count + place));
  board.rule.columns = columns;
  board.rule.size = size;
  board.rule.count = static_cast<int>(count) / size;
  board.rule.value_count = std::max(values, board.rule.count);
  board.rule.has_all_values = size == values;
  board.rule.has_free_names = true;
  board.masks.assign(2 * count, variants::first_values(values));
  std::fill(board.masks.begin() + static_cast<std::ptrdiff_t>(count), board.masks.end(),
            variants::first_values(board.rule.count));
  return board;
}

bool are_regions(const std::vector<int>& values, const UnknownRegions& rule) {
  const std::size_t count = rule.cells.size();
  for (int label = 0; label < rule.count; ++label) {
    const auto has = [&](std::size_t place) { return values[count + place] == label; };
    std::vector<std::size_t> to_visit;
    std::size_t reached = 0;
    std::vector<bool> is_reached(count);
    const auto reach = [&](std::size_t place) {
      if (is_reached[place] || !has(place)) return;
      is_reached[place] = true;
      to_visit.push_back(place);
      ++reached;
    };
    for (std::size_t place = 0; place < count && reached == 0; ++place) reach(place);
    while (!to_visit.empty()) {
      const std::size_t place = to_visit.back();
      to_visit.pop_back();
      if (place % rule.columns > 0) reach(place - 1);
      if (place % rule.columns + 1 < rule.columns) reach(place + 1);
      if (place >= rule.columns) reach(place - rule.columns);
      if (place + rule.columns < count) reach(place + rule.columns);
    }
    std::size_t all = 0;
    for (std::size_t place = 0; place < count; ++place) all += has(place) ? 1 : 0;
    if (all != reached || static_cast<int>(all) != rule.size) return false;
    Mask seen = 0;
    for (std::size_t place = 0; place < count; ++place) {
      if (values[count + place] != label) continue;
      const Mask value = variants::mask_of(values[place]);
      if ((seen & value) != 0) return false;
      seen |= value;
    }
  }
  return true;
}

// Rows and columns whose cells differ.
CellLists lines_of(std::size_t rows, std::size_t columns) {
  CellLists lines;
  for (std::size_t row = 0; row < rows; ++row) {
    CellIndexes line;
    for (std::size_t column = 0; column < columns; ++column)
      line.push_back(static_cast<CellIndex>(row * columns + column));
    lines.add(line);
  }
  for (std::size_t column = 0; column < columns; ++column) {
    CellIndexes line;
    for (std::size_t row = 0; row < rows; ++row)
      line.push_back(static_cast<CellIndex>(row * columns + column));
    lines.add(line);
  }
  return lines;
}

bool are_different(const std::vector<int>& values, const CellLists& lines) {
  for (std::size_t line = 0; line < lines.size(); ++line) {
    Mask seen = 0;
    for (const CellIndex cell : lines[line]) {
      const Mask value = variants::mask_of(values[cell]);
      if ((seen & value) != 0) return false;
      seen |= value;
    }
  }
  return true;
}

std::optional<std::vector<Mask>> left_of(const RegionBoard& board, const CellLists& lines = {}) {
  const Peers peers(static_cast<int>(board.masks.size()), lines);
  return narrowed(board.masks, peers,
                  [&](Domains& domains) { return propagate(board.rule, domains); });
}

// Leaves cells with fewer candidates until so many assignments, or fewer, are to be gone through.
void narrow_to(double most_assignments, std::vector<Mask>& masks, std::mt19937& random) {
  double assignments = 1;
  for (const Mask mask : masks) assignments *= variants::count_of(mask);
  while (assignments > most_assignments) {
    Mask& mask = masks[random() % masks.size()];
    const Mask value = variants::mask_of(static_cast<int>(random() % variants::most_values));
    if ((mask & value) == 0 || variants::is_single(mask)) continue;
    const int before = variants::count_of(mask);
    mask ^= value;
    assignments *= static_cast<double>(before - 1) / before;
  }
}

}  // namespace

TEST_CASE("Unknown regions keep whatever some division into regions has",
          "[variants][propagators]") {
  std::mt19937 random(5);
  struct Size {
    std::size_t rows;
    std::size_t columns;
    int size;
    int values;
  };
  constexpr std::array sizes{Size{2, 2, 2, 2}, Size{2, 3, 3, 3}, Size{2, 3, 2, 3},
                             Size{3, 2, 3, 3}, Size{3, 3, 3, 3}, Size{2, 4, 4, 4}};
  int possible = 0;
  int told = 0;
  constexpr double most_assignments = 20'000;
  for (int round = 0; round < share_of(4000); ++round) {
    const Size size = sizes[random() % sizes.size()];
    RegionBoard board = region_board(size.rows, size.columns, size.size, size.values);
    const bool has_lines = random() % 2 == 0 && size.columns <= 3;
    const CellLists lines = has_lines ? lines_of(size.rows, size.columns) : CellLists{};
    board.rule.are_lines_houses = has_lines;
    for (Mask& mask : board.masks) {
      const Mask kept = static_cast<Mask>(random()) & mask;
      if (kept != 0 && random() % 4 != 0) mask = kept;
    }
    narrow_to(most_assignments, board.masks, random);
    const auto all = supported(board.masks, [&](const std::vector<int>& values) {
      return are_regions(values, board.rule) && are_different(values, lines);
    });
    const auto left = left_of(board, lines);
    CAPTURE(round, size.rows, size.columns, size.size, has_lines, board.masks);
    CHECK(lies_within(all, left));
    if (all) {
      ++possible;
      if (left == all && left != board.masks) ++told;
    }
  }
  CHECK(possible > 100);
  CHECK(told > 20);
}

TEST_CASE("A label that lost others to a value while regions are looked at counts for its own",
          "[variants][propagators]") {
  RegionBoard board = region_board(2, 3, 2, 2);
  board.masks = {3, 3, 3, 3, 1, 3, 7, 5, 6, 7, 7, 1};
  CellLists lists;
  lists.add(std::array<CellIndex, 2>{0, 9});
  lists.add(std::array<CellIndex, 2>{4, 6});
  lists.add(std::array<CellIndex, 2>{5, 10});
  const auto all = supported(board.masks, [&](const std::vector<int>& values) {
    return are_different(values, lists) && are_regions(values, board.rule);
  });
  REQUIRE(all);
  CHECK(lies_within(all, left_of(board, lists)));
}

TEST_CASE("A cell without which a region would lack cells or values belongs to it",
          "[variants][propagators]") {
  // Four columns, regions of four. The second and third places of the first row are the only way
  // on from the corner, below which another region is.
  RegionBoard board = region_board(2, 4, 4, 4);
  const auto label = [&](std::size_t place) -> Mask& { return board.masks[8 + place]; };
  label(0) = 1;
  label(4) = 2;
  label(5) = 2;
  const auto of_cells = left_of(board);
  REQUIRE(of_cells);
  CHECK((*of_cells)[9] == 1);

  // The region may go on both ways around the corner, and has cells enough in each; but one value
  // is beyond the second place alone.
  RegionBoard wide = region_board(4, 4, 4, 4);
  wide.masks[16] = 1;
  for (std::size_t place = 0; place < 16; ++place) {
    if (place % 4 < 2) continue;
    if (place != 3) wide.masks[16 + place] &= static_cast<Mask>(~1U);
  }
  wide.masks[16 + 2] = 0xf;
  wide.masks[16 + 3] = 0xf;
  for (std::size_t place = 0; place < 16; ++place) {
    if (place % 4 < 2 || place == 2) wide.masks[place] = 7;
  }
  const auto of_values = left_of(wide);
  REQUIRE(of_values);
  CHECK((*of_values)[16 + 1] == 1);
  CHECK((*of_values)[16 + 2] == 1);
  CHECK((*of_values)[16 + 3] == 1);
  CHECK((*of_values)[3] == 8);
}

TEST_CASE("A cell keeps a value as long as a region of it lacks it", "[variants][propagators]") {
  RegionBoard board = region_board(2, 3, 3, 3);
  // The first region has the first value at the start, the second one at the end.
  board.masks[6] = 1;
  board.masks[11] = 2;
  board.masks[0] = 1;
  board.masks[5] = 1;
  const auto left = left_of(board);
  REQUIRE(left);
  CHECK((*left)[1] == 6);
  CHECK((*left)[4] == 6);
}

TEST_CASE("Cells beyond what a region can grow from each of its parts do not belong to it",
          "[variants][propagators]") {
  // One row of ten: of a region of five the second and the fifth are known. From the second the
  // first is one step away, but between the two parts two cells are missing already.
  RegionBoard board = region_board(1, 10, 5, 5);
  board.masks[10 + 1] = 1;
  board.masks[10 + 4] = 1;
  const auto left = left_of(board);
  REQUIRE(left);
  CHECK((*left)[10 + 2] == 1);
  CHECK((*left)[10 + 6] == 2);
  CHECK((*left)[10 + 9] == 2);
}

TEST_CASE("What some region has in a line in any case, it has nowhere else",
          "[variants][propagators]") {
  RegionBoard board = region_board(3, 3, 3, 3);
  const CellLists lines = lines_of(3, 3);
  // Of the first row only its first two cells, which are of one region, may have the first value.
  board.masks[2] = 6;
  board.masks[9] = 1;
  board.masks[10] = 1;
  CHECK((left_of(board, lines).value()[3] & 1) != 0);
  board.masks[12] = 1;
  CHECK((left_of(board).value()[3] & 1) != 0);
  board.rule.are_lines_houses = true;
  CHECK((left_of(board, lines).value()[3] & 1) == 0);
}

TEST_CASE("A cell that parts an unknown region from its own cells belongs to it",
          "[variants][propagators]") {
  // Six cells in two rows: regions of three. The first and the third above belong together, and
  // the second below does not, so the second above does.
  UnknownRegions rule;
  rule.cells = cells_up_to(6);
  rule.labels = {6, 7, 8, 9, 10, 11};
  rule.columns = 3;
  rule.value_count = 3;
  rule.size = 3;
  rule.count = 2;
  std::vector<Mask> masks(12, Mask{7});
  for (std::size_t label = 6; label < 12; ++label) masks[label] = 3;
  masks[6] = 1;
  masks[8] = 1;
  masks[10] = 2;
  const Peers peers(12, {});
  const auto left =
      narrowed(masks, peers, [&](Domains& domains) { return propagate(rule, domains); });
  REQUIRE(left);
  CHECK(std::vector<Mask>(left->begin() + 6, left->end()) == std::vector<Mask>{1, 1, 1, 2, 2, 2});
}

TEST_CASE("Lines shorter than regions do not have every value", "[variants][propagators]") {
  RegionBoard wide = region_board(2, 3, 3, 3);
  wide.rule.are_lines_houses = true;
  wide.masks[3] = 6;
  wide.masks[6] = 1;
  wide.masks[7] = 1;
  CHECK((left_of(wide, lines_of(2, 3)).value()[1] & 1) != 0);

  RegionBoard high = region_board(3, 2, 3, 3);
  high.rule.are_lines_houses = true;
  high.masks[1] = 6;
  high.masks[6] = 1;
  high.masks[8] = 1;
  CHECK((left_of(high, lines_of(3, 2)).value()[2] & 1) != 0);
}

TEST_CASE("A region of more than the first 64 places hangs together", "[variants][propagators]") {
  RegionBoard board = region_board(9, 9, 9, 9);
  for (std::size_t place = 0; place < 81; ++place) board.masks[81 + place] = 0x1fe;
  for (const std::size_t place : {55, 57, 58, 59, 60, 61, 64, 65, 66}) board.masks[81 + place] = 1;
  CHECK(left_of(board).has_value());

  variants::PlaceSet<2> places;
  places.add_run(60, 0xff);
  CHECK(places.count() == 8);
}
