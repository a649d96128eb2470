#include "core/generate/variants/placed/placing.hpp"

#include "core/board/geometry.hpp"
#include "core/board/layout.hpp"
#include "core/generate/variants/placed/lines.hpp"

#include <cstdlib>

namespace ninefold::generate {

namespace {

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

CellSet edge_neighbours(Shape shape, Cell cell) {
  return neighbours(shape, cell, orthogonal_moves(), Edges::plain);
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
    case PlacedKind::renban: return place_lines(renban_line, solution, random);
    case PlacedKind::sandwich: return place_sandwiches(solution);
    case PlacedKind::little_killer: return place_diagonals(solution, random);
    case PlacedKind::mixed: break;
  }
  return place_mixture(solution, random);
}

variants::Item item_of(const PlacedRule& rule) {
  const variants::Layout board;
  variants::Item item;
  item.name = rule.name;
  if (rule.number) item.arguments.push_back(std::to_string(*rule.number));
  if (!rule.line.empty()) item.arguments.push_back(rule.line);
  for (const Cell cell : rule.cells) item.arguments.push_back(board.name(cell));
  return item;
}

}  // namespace ninefold::generate
