#pragma once

#include "core/board/cell_set.hpp"
#include "core/board/grid.hpp"
#include "core/generate/basics/random.hpp"
#include "core/generate/kinds.hpp"
#include "core/variants/rule.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ninefold::generate {

/// A rule that was placed: the name of its kind in core/variants, the number it has in front of its
/// cells, if any, and the cells in order. A diagonal has the cell that it begins at, and what
/// stands beside a row or column no cells but its name.
struct PlacedRule {
  std::string name;
  std::optional<int> number;
  std::vector<Cell> cells;
  std::string line = {};
};

/// Rules of a kind that are true of a full 9x9 grid, many of them, placed at random.
std::vector<PlacedRule> place_rules(PlacedKind kind, const Grid& solution, Random& random);

inline constexpr std::string_view cage_name = "Cage";

/// Cages of 2 to 5 cells, connected by edges, with different digits; nearly every cell is in one.
std::vector<PlacedRule> place_cages(const Grid& solution, Random& random);
/// The cage in two, of 2 cells at least each, so that their sums are wrong on another grid, if
/// there is one; empty where it cannot be cut so.
std::vector<PlacedRule> split_cage(const PlacedRule& cage, const Grid& solution, const Grid* other,
                                   Random& random);
/// Every dot or letter between neighbours that the grid allows.
std::vector<PlacedRule> place_dots(const Grid& solution);
std::vector<PlacedRule> place_letters(const Grid& solution);
/// The sum between 1 and 9 of each row and column.
std::vector<PlacedRule> place_sandwiches(const Grid& solution);
/// Sums of diagonals of three cells or more, half of all there are.
std::vector<PlacedRule> place_diagonals(const Grid& solution, Random& random);
/// Rules of two or three kinds, fewer of each than where there is one.
std::vector<PlacedRule> place_mixture(const Grid& solution, Random& random);

/// The rule as an item of a text.
variants::Item item_of(const PlacedRule& rule);

/// The cells that share an edge with a cell.
CellSet edge_neighbours(Shape shape, Cell cell);

}  // namespace ninefold::generate
