#include "core/board/layout.hpp"

#include <algorithm>
#include <cmath>

namespace ninefold::variants {

namespace {

// Rows and columns are one character each: 1 to 9, then a to g.
constexpr std::string_view line_digits = "0123456789abcdefg";

int line_number(char character) {
  if (character >= '1' && character <= '9') return character - '0';
  if (character >= 'a' && character <= 'g') return character - 'a' + 10;
  if (character >= 'A' && character <= 'G') return character - 'A' + 10;
  return 0;
}

// A positive number without leading zero, or 0.
int counting_number(std::string_view text) {
  if (text.empty() || text.size() > 4 || text[0] == '0') return 0;
  int number = 0;
  for (const char character : text) {
    if (character < '0' || character > '9') return 0;
    number = number * 10 + (character - '0');
  }
  return number;
}

}  // namespace

int Layout::cell_count() const {
  return groups.empty() ? grid_size() : groups.back().first + groups.back().count;
}

std::optional<CellIndex> Layout::at(Place place) const {
  if (place.row < 0 || place.column < 0) return std::nullopt;
  if (place.group == 0) {
    if (place.row >= rows || place.column >= columns) return std::nullopt;
    return at(place.row, place.column);
  }
  const Group& group = groups[static_cast<std::size_t>(place.group - 1)];
  const int number = place.row * group.columns + place.column;
  if (place.column >= group.columns || number >= group.count) return std::nullopt;
  return static_cast<CellIndex>(group.first + number);
}

Place Layout::place(CellIndex cell) const {
  if (cell < grid_size()) return {0, cell / columns, cell % columns};
  std::size_t number = groups.size();
  while (number > 1 && groups[number - 1].first > cell) --number;
  const Group& group = groups[number - 1];
  const int within = cell - group.first;
  return {static_cast<int>(number), within / group.columns, within % group.columns};
}

const Group* Layout::group(std::string_view prefix) const {
  const auto found = std::find_if(groups.begin(), groups.end(),
                                  [&](const Group& group) { return group.prefix == prefix; });
  return found == groups.end() ? nullptr : &*found;
}

std::optional<CellIndex> Layout::find(std::string_view name) const {
  if (name.size() == 4 && (name[0] == 'R' || name[0] == 'r') &&
      (name[2] == 'C' || name[2] == 'c')) {
    const int row = line_number(name[1]);
    const int column = line_number(name[3]);
    if (row > 0 && column > 0) return at({0, row - 1, column - 1});
  }
  for (const Group& group : groups) {
    if (!name.starts_with(group.prefix)) continue;
    const std::string_view rest = name.substr(group.prefix.size());
    if (rest.empty() && group.count == 1) return static_cast<CellIndex>(group.first);
    const int number = counting_number(rest);
    if (group.count > 1 && number >= 1 && number <= group.count) {
      return static_cast<CellIndex>(group.first + number - 1);
    }
  }
  return std::nullopt;
}

std::string Layout::name(CellIndex cell) const {
  const Place where = place(cell);
  if (where.group == 0) {
    return {'R', line_digits[static_cast<std::size_t>(where.row + 1)], 'C',
            line_digits[static_cast<std::size_t>(where.column + 1)]};
  }
  const Group& group = groups[static_cast<std::size_t>(where.group - 1)];
  return group.count == 1 ? group.prefix : group.prefix + std::to_string(cell - group.first + 1);
}

CellIndexes Layout::row(int number) const {
  CellIndexes cells;
  cells.reserve(static_cast<std::size_t>(columns));
  for (int column = 0; column < columns; ++column) cells.push_back(at(number, column));
  return cells;
}

CellIndexes Layout::column(int number) const {
  CellIndexes cells;
  cells.reserve(static_cast<std::size_t>(rows));
  for (int row = 0; row < rows; ++row) cells.push_back(at(row, number));
  return cells;
}

std::optional<Layout::BoxShape> Layout::box_shape(int size) const {
  for (int small = static_cast<int>(std::sqrt(static_cast<double>(size))); small > 1; --small) {
    if (size % small != 0) continue;
    const int large = size / small;
    if (rows % small == 0 && columns % large == 0) return BoxShape{small, large};
    if (rows % large == 0 && columns % small == 0) return BoxShape{large, small};
  }
  return std::nullopt;
}

std::vector<CellIndexes> Layout::boxes_of(int size) const {
  std::vector<CellIndexes> boxes;
  const std::optional<BoxShape> shape = box_shape(size);
  if (is_raw || !shape) return boxes;
  boxes.resize(static_cast<std::size_t>(grid_size() / size));
  for (int number = 0; number * size < grid_size(); ++number) {
    CellIndexes& box = boxes[static_cast<std::size_t>(number)];
    box.reserve(static_cast<std::size_t>(size));
    for (int place = 0; place < size; ++place) box.push_back(in_box(*shape, number, place));
  }
  return boxes;
}

CellIndex Layout::in_box(BoxShape shape, int box, int place) const {
  const int boxes_a_row = columns / shape.width;
  return at(box / boxes_a_row * shape.height + place / shape.width,
            box % boxes_a_row * shape.width + place % shape.width);
}

std::vector<CellIndexes> Layout::boxes() const {
  return has_boxes ? boxes_of(region_size) : std::vector<CellIndexes>{};
}

Neighbours Layout::neighbours(CellIndex cell) const {
  const Place here = place(cell);
  Neighbours found;
  for (const Place there :
       {Place{here.group, here.row, here.column - 1}, Place{here.group, here.row, here.column + 1},
        Place{here.group, here.row - 1, here.column},
        Place{here.group, here.row + 1, here.column}}) {
    if (const std::optional<CellIndex> neighbour = at(there)) found.push_back(*neighbour);
  }
  return found;
}

std::vector<std::pair<CellIndex, CellIndex>> Layout::neighbours_among(
    const CellIndexes& cells) const {
  std::vector<std::pair<CellIndex, CellIndex>> pairs;
  CellIndexes later = cells;
  for (const CellIndex cell : cells) {
    // All of it: a cell that is listed twice counts from its first place on.
    erase_if(later, [&](CellIndex other) { return other == cell; });
    for (const CellIndex neighbour : neighbours(cell)) {
      if (std::find(later.begin(), later.end(), neighbour) != later.end()) {
        pairs.emplace_back(cell, neighbour);
      }
    }
  }
  return pairs;
}

NoShape why_no_shape(const Layout& layout) {
  if (layout.rows != layout.columns || !Shape::of_size(layout.rows)) return NoShape::other_board;
  if (layout.lowest != 1 || layout.highest != layout.rows) return NoShape::other_values;
  return layout.is_raw ? NoShape::no_houses : NoShape::none;
}

std::optional<Shape> shape_for_logic(const Layout& layout) {
  const int values = layout.value_count();
  if (layout.rows > max_size || layout.columns > max_size || values > max_size) return std::nullopt;
  // What holds every value may be a box of that shape; without one nobody asks.
  const Layout::BoxShape box =
      layout.box_shape(values).value_or(Layout::BoxShape{.height = 1, .width = values});
  Shape shape(box.height, box.width);
  shape.rows = static_cast<std::uint8_t>(layout.rows);
  shape.columns = static_cast<std::uint8_t>(layout.columns);
  shape.lowest = static_cast<std::uint8_t>(layout.lowest);
  return shape;
}

}  // namespace ninefold::variants
