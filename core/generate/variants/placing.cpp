#include "core/generate/variants/placing.hpp"

#include "core/generate/variants/lines.hpp"

#include <cstdlib>

namespace ninefold::generate {

namespace {

std::string name_of_cell(Shape shape, Cell cell) {
  return "R" + std::to_string(shape.row_of(cell) + 1) + "C" +
         std::to_string(shape.column_of(cell) + 1);
}

/// A rule for each two neighbours to whose digits `name_of` gives a name.
template <typename NameOf>
std::vector<PlacedRule> place_between(const Grid& solution, NameOf name_of) {
  std::vector<PlacedRule> rules;
  for (int number = 0; number < solution.shape().cell_count(); ++number) {
    const auto cell = static_cast<Cell>(number);
    for (const Cell neighbour : edge_neighbours(solution.shape(), cell)) {
      if (neighbour < cell) continue;
      const std::string_view name = name_of(solution[cell], solution[neighbour]);
      if (!name.empty()) rules.push_back({std::string(name), std::nullopt, {cell, neighbour}});
    }
  }
  return rules;
}

}  // namespace

std::vector<Cell> edge_neighbours(Shape shape, Cell cell) {
  std::vector<Cell> neighbours;
  const int size = shape.size();
  const int row = shape.row_of(cell);
  const int column = shape.column_of(cell);
  if (row > 0) neighbours.push_back(static_cast<Cell>(cell - size));
  if (column > 0) neighbours.push_back(static_cast<Cell>(cell - 1));
  if (column + 1 < size) neighbours.push_back(static_cast<Cell>(cell + 1));
  if (row + 1 < size) neighbours.push_back(static_cast<Cell>(cell + size));
  return neighbours;
}

std::vector<PlacedRule> place_dots(const Grid& solution) {
  return place_between(solution, [](int a, int b) -> std::string_view {
    if (a == 2 * b || b == 2 * a) return "BlackDot";
    return std::abs(a - b) == 1 ? "WhiteDot" : "";
  });
}

std::vector<PlacedRule> place_letters(const Grid& solution) {
  return place_between(solution, [](int a, int b) -> std::string_view {
    if (a + b == 10) return "X";
    return a + b == 5 ? "V" : "";
  });
}

std::vector<PlacedRule> place_rules(PlacedKind kind, const Grid& solution, Random& random) {
  switch (kind) {
    case PlacedKind::killer: return place_cages(solution, random);
    case PlacedKind::kropki: return place_dots(solution);
    case PlacedKind::xv: return place_letters(solution);
    case PlacedKind::thermometers: return place_lines(thermometer, solution, random);
    case PlacedKind::arrows: return place_lines(arrow, solution, random);
    case PlacedKind::whispers: return place_lines(whisper, solution, random);
    case PlacedKind::renban: break;
  }
  return place_lines(renban_line, solution, random);
}

variants::Item item_of(const PlacedRule& rule) {
  const Shape shape;
  variants::Item item;
  item.name = rule.name;
  if (rule.number) item.arguments.push_back(std::to_string(*rule.number));
  for (const Cell cell : rule.cells) item.arguments.push_back(name_of_cell(shape, cell));
  return item;
}

std::optional<variants::Item> item_of_givens(const Grid& givens) {
  variants::Item item;
  item.name = "Given";
  for (int number = 0; number < givens.shape().cell_count(); ++number) {
    const auto cell = static_cast<Cell>(number);
    if (givens[cell] == empty_cell) continue;
    item.arguments.push_back(name_of_cell(givens.shape(), cell) + "_" +
                             std::to_string(givens[cell]));
  }
  if (item.arguments.empty()) return std::nullopt;
  return item;
}

}  // namespace ninefold::generate
