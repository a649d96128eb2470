#include "core/variants/givens.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

namespace ninefold::variants {

std::optional<RuleError> read_givens(const Item& item, const Layout& layout, Givens& givens) {
  const Arguments arguments(item, layout);
  const std::size_t size = givens.size() + arguments.count();
  if (size > givens.capacity()) givens.reserve(std::max(size, 2 * givens.capacity()));
  Numbers values;
  for (std::size_t i = 0; i < arguments.count(); ++i) {
    const std::string_view written = arguments.text(i);
    const std::size_t end = std::min(written.find('_'), written.size());
    const std::optional<CellIndex> cell = layout.find(written.substr(0, end));
    if (!cell) return arguments.error(i, "a cell of the board and its values, such as R1C2_5");
    values.clear();
    if (end < written.size() && !arguments.add_values_of(written.substr(end + 1), values))
      return arguments.error_of_values(i, layout.lowest, layout.highest);
    Mask mask = 0;
    for (const int value : values) mask |= mask_of(value - layout.lowest);
    givens.push_back({*cell, mask, item.number});
  }
  return std::nullopt;
}

Givens givens_of(const Layout& layout, std::span<const int> values) {
  Givens givens;
  for (CellIndex cell = 0; cell < layout.grid_size(); ++cell) {
    if (values[cell] >= layout.lowest)
      givens.push_back({cell, mask_of(values[cell] - layout.lowest), 0});
  }
  return givens;
}

Givens givens_of(const Grid& digits, int item) {
  const auto cells = static_cast<Cell>(digits.shape().cell_count());
  // Every cell is written, and only those that count are kept: no branch to be foretold.
  std::array<Given, max_cells + 1> all;
  std::size_t count = 0;
  for (Cell cell = 0; cell < cells; ++cell) {
    const unsigned digit = digits[cell];
    all[count] = {cell, static_cast<Mask>(1U << digit >> 1U), item};
    count += digit != empty_cell ? 1 : 0;
  }
  return {all.begin(), all.begin() + count};
}

std::optional<Item> item_of_givens(const Layout& layout, std::span<const int> values) {
  Item item;
  item.name = given_name;
  for (CellIndex cell = 0; cell < layout.grid_size(); ++cell) {
    if (values[cell] >= layout.lowest)
      item.arguments.push_back(layout.name(cell) + "_" + std::to_string(values[cell]));
  }
  if (item.arguments.empty()) return std::nullopt;
  return item;
}

std::optional<Item> item_of_givens(const Grid& givens) {
  Layout board;
  const Shape shape = givens.shape();
  board.rows = shape.rows;
  board.columns = shape.columns;
  board.lowest = shape.lowest;
  board.highest = shape.highest();
  return item_of_givens(board, numbers_of(givens));
}

void leave_given(const Givens& givens, std::span<Mask> candidates) {
  for (const Given& given : givens) candidates[given.cell] &= given.values;
}

bool is_kept(const Given& given, const Layout& layout, std::span<const int> values) {
  return (given.values & mask_of(values[given.cell] - layout.lowest)) != 0;
}

bool are_kept(const Givens& givens, const Layout& layout, std::span<const int> values) {
  return std::all_of(givens.begin(), givens.end(),
                     [&](const Given& given) { return is_kept(given, layout, values); });
}

std::optional<int> given_digit(const Given& given, const Layout& layout) {
  if (given.cell >= layout.grid_size() || !is_single(given.values)) return std::nullopt;
  return lowest_of(given.values) + layout.lowest;
}

}  // namespace ninefold::variants
