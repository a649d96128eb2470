#include "core/variants/board/layout_items.hpp"

#include "core/variants/surplus.hpp"

#include <algorithm>
#include <charconv>
#include <map>
#include <string>
#include <string_view>
#include <utility>

namespace ninefold::variants {

namespace {

RuleError error_at(const Item& item, std::size_t argument, std::string expected) {
  static const Layout none;
  return Arguments(item, none).error(argument, std::move(expected));
}

// "9x16": both numbers, each from 1 to `most`.
std::optional<std::pair<int, int>> read_product(std::string_view text, int most) {
  const std::size_t cross = text.find('x');
  if (cross == std::string_view::npos) return std::nullopt;
  std::pair<int, int> sides;
  const auto read = [most](std::string_view part, int& number) {
    const auto [end, code] = std::from_chars(part.data(), part.data() + part.size(), number);
    return code == std::errc{} && end == part.data() + part.size() && number >= 1 && number <= most;
  };
  if (!read(text.substr(0, cross), sides.first) || !read(text.substr(cross + 1), sides.second)) {
    return std::nullopt;
  }
  return sides;
}

std::optional<int> read_whole(std::string_view text) {
  int number = 0;
  const auto [end, code] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (code != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return number;
}

std::optional<RuleError> read_shape(const Item& item, Layout& layout) {
  Layout shape;
  const auto& arguments = item.arguments;
  if (!arguments.empty() && !arguments[0].empty()) {
    const auto sides = read_product(arguments[0], longest_side);
    if (!sides) return error_at(item, 0, "rows x columns, each from 1 to 16, such as 9x9");
    shape.rows = sides->first;
    shape.columns = sides->second;
  }
  if (arguments.size() > 2 && !arguments[2].empty()) {
    if (arguments[2] != "Raw" && arguments[2] != "Sudoku")
      return error_at(item, 2, "Raw or Sudoku");
    shape.is_raw = arguments[2] == "Raw";
  }
  const int side = std::max(shape.rows, shape.columns);
  shape.highest = side;
  if (arguments.size() > 1 && !arguments[1].empty()) {
    const std::string_view range = arguments[1];
    const std::size_t dash = range.find('-');
    const auto low =
        dash == std::string_view::npos ? std::optional<int>(1) : read_whole(range.substr(0, dash));
    const auto high = read_whole(dash == std::string_view::npos ? range : range.substr(dash + 1));
    const bool fits = low && high && (*low == 0 || *low == 1) && *high >= *low && *high <= 16 &&
                      *high - *low + 1 <= most_values;
    if (!fits)
      return error_at(item, 1,
                      "how many values, or the smallest (0 or 1) and the largest, such as 0-8");
    shape.lowest = *low;
    shape.highest = *high;
    if (!shape.is_raw && shape.value_count() < side) {
      return error_at(item, 1, "at least as many values as the longer side has cells");
    }
  }
  shape.region_size = side;
  shape.window_size = shape.value_count();
  layout.rows = shape.rows;
  layout.columns = shape.columns;
  layout.lowest = shape.lowest;
  layout.highest = shape.highest;
  layout.is_raw = shape.is_raw;
  layout.region_size = shape.region_size;
  layout.window_size = shape.window_size;
  return std::nullopt;
}

// Whether it is a number from 1, or two with a cross between them, of any length.
bool is_size(std::string_view text) {
  const std::size_t cross = text.find('x');
  const auto is_number = [](std::string_view part) {
    return !part.empty() && part[0] != '0' &&
           part.find_first_not_of("0123456789") == std::string_view::npos;
  };
  if (cross == std::string_view::npos) return is_number(text);
  return is_number(text.substr(0, cross)) && is_number(text.substr(cross + 1));
}

std::optional<RuleError> read_variables(const Item& item, std::map<std::string, Group>& groups) {
  const auto& arguments = item.arguments;
  const bool is_name = !arguments.empty() && !arguments[0].empty() &&
                       std::all_of(arguments[0].begin(), arguments[0].end(), [](char character) {
                         return character >= 'A' && character <= 'Z';
                       });
  if (!is_name) return error_at(item, 0, "letters from A to Z");
  Group group{"V" + arguments[0], 0, 1, 0};
  // What is no size is one cell.
  if (arguments.size() > 2 && is_size(arguments[2])) {
    const auto sides = read_product(arguments[2], most_cells);
    const auto count = read_whole(arguments[2]);
    if (!sides && !count) return error_at(item, 2, "at most 1000 cells");
    group.count = sides ? sides->first * sides->second : *count;
    group.columns = sides ? sides->second : 0;
  }
  if (group.count > most_cells) return error_at(item, 2, "at most 1000 cells");
  groups[group.prefix] = group;
  return std::nullopt;
}

// Of variables that are too many, those that go beyond. A later group of one name replaces an
// earlier one.
RuleError too_many_cells(const std::vector<Item>& items, int others) {
  std::map<std::string_view, const Item*> last;
  for (const Item& item : items) {
    if (item.name == "Var") last[item.arguments[0]] = &item;
  }
  int count = others;
  const Item* beyond = nullptr;
  for (const Item& item : items) {
    if (item.name != "Var" || last[item.arguments[0]] != &item) continue;
    std::map<std::string, Group> group;
    read_variables(item, group);
    count += group.begin()->second.count;
    beyond = &item;
    if (count > most_cells) break;
  }
  return error_at(*beyond, 2, "at most 1000 cells, with those of the grid");
}

// The first argument beyond those that an item of the board has; one that is empty says nothing.
// Those that list cells have as many as they like.
std::optional<RuleError> beyond(const Item& item) {
  const Kind* const kind = find_kind(item.name);
  if (kind == nullptr || kind->role != Role::layout) return std::nullopt;
  const std::span<const Parameter> parameters = kind->parameters;
  if (!parameters.empty() && parameters.back().kind == ParameterKind::cells) return std::nullopt;
  return refuse_surplus(item, parameters.size());
}

}  // namespace

std::optional<RuleError> read_layout(const std::vector<Item>& items, Puzzle& puzzle) {
  Layout& layout = puzzle.layout;
  const Item* shape = nullptr;
  for (const Item& item : items) {
    if (std::string_view(item.name) != "Shape") continue;
    Layout other;
    if (auto error = read_shape(item, other)) return error;
    if (shape != nullptr) {
      const char* const same = "the shape that an earlier item gives";
      if (other.rows != layout.rows || other.columns != layout.columns)
        return error_at(item, 0, same);
      if (other.lowest != layout.lowest || other.highest != layout.highest)
        return error_at(item, 1, same);
      if (other.is_raw != layout.is_raw) return error_at(item, 2, same);
    }
    layout = other;
    shape = &item;
  }
  const int side = std::max(layout.rows, layout.columns);
  std::map<std::string, Group> groups;
  for (const Item& item : items) {
    if (auto error = beyond(item)) return error;
    const std::string_view name = item.name;
    if (name == "NoBoxes") layout.has_boxes = false;
    if (name == "RegionSize") {
      const auto size = item.arguments.empty() ? std::nullopt : read_whole(item.arguments[0]);
      if (!size || *size < 1 || *size > most_cells)
        return error_at(item, 0, "a number of cells from 1 to 1000");
      layout.region_size = *size;
      layout.window_size = *size;
    }
    if (name == "FullRankTies") {
      const std::string_view word = item.arguments.empty() ? std::string_view() : item.arguments[0];
      if (word == "none") {
        puzzle.ties = FullRank::Ties::none;
      } else if (word == "any") {
        puzzle.ties = FullRank::Ties::any;
      } else if (word == "only-unclued") {
        puzzle.ties = FullRank::Ties::only_unclued;
      } else {
        return error_at(item, 0, "none, only-unclued or any");
      }
    }
    if (name == "Var") {
      if (auto error = read_variables(item, groups)) return error;
    }
    if (name == "ChaosConstruction") groups["CC"] = {"CC", 0, layout.grid_size(), layout.columns};
    if (name == "Doppelganger") {
      if (layout.rows != layout.columns || layout.lowest != 0 || layout.highest != layout.rows) {
        return Arguments(item, layout).wrong_board("a square board with values from 0 to its side");
      }
      const auto box = layout.box_shape(side);
      groups["DGZ"] = {"DGZ", 0, 1, 0};
      groups["DGR"] = {"DGR", 0, layout.columns, 0};
      groups["DGC"] = {"DGC", 0, layout.rows, 0};
      // As wide as a box, as Interactive Sudoku Solver lays them out; that matters to rules about
      // neighbours only.
      if (box) groups["DGB"] = {"DGB", 0, layout.grid_size() / side, box->width};
    }
  }
  int next = layout.grid_size();
  int other_cells = next;
  for (auto& [prefix, group] : groups) {  // sorted by prefix
    if (!prefix.starts_with('V')) other_cells += group.count;
    group.first = next;
    if (group.columns == 0) group.columns = layout.columns;
    next += group.count;
    layout.groups.push_back(group);
  }
  if (next > most_cells) return too_many_cells(items, other_cells);
  return std::nullopt;
}

}  // namespace ninefold::variants
