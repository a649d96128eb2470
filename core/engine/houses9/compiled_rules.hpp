#pragma once

#include "core/engine/houses9/board_state.hpp"
#include "core/engine/houses9/cell_bits.hpp"
#include "core/engine/houses9/leftovers.hpp"
#include "core/rules/constraints.hpp"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace ninefold {

/// What deciding a digit takes away: from `digit` (counted from 0) the cells `cells[cell]`,
/// where the cell is numbered by its place.
struct CompiledExclusion {
  int digit = 0;
  /// Index into CompiledRules::tables.
  std::size_t table = 0;
};

/// Rules in the form the search works with; see layout.hpp.
struct CompiledRules {
  /// One mask for every place: word * 32 + bit.
  using PlaceTable = std::array<CellMask, 96>;

  Shape shape;
  bool has_boxes = false;
  /// Extra houses or exclusions beyond the houses.
  bool has_extras = false;
  bool has_exclusions = false;
  /// The rules say that certain cells differ, and nothing else.
  bool only_differences = false;
  /// The rules that have to be asked about every full grid; see Constraints.
  std::vector<Rule> incomplete;
  /// The houses beyond rows, columns and boxes.
  std::vector<CellMask> houses;
  /// Where regions take the place of boxes, as many as there are digits: all houses, and what is
  /// left over of lines and regions. Of other boards nothing.
  std::vector<CellBits> houses_with_lines;
  std::vector<Leftover> leftovers;
  std::vector<PlaceTable> tables;
  std::array<std::vector<CompiledExclusion>, max_size> exclusions;

  /// For every place the cells that must not hold the same digit.
  PlaceTable peers{};

  /// The board's cells.
  CellMask cells;
  /// All ones for the board's digits: others are never found wanting.
  alignas(Lanes) std::array<std::uint32_t, lane_digits> used_lanes{};
  alignas(Slot) std::array<std::uint32_t, 4> used_ninth{};

  /// For every digit the digits it may change places with, itself included: swapping the two in
  /// every cell keeps the rules as they are. Itself alone where a rule does not say so.
  std::array<std::uint16_t, max_size> interchangeable{};

  BoardState empty_board;

  bool has_regions() const { return !houses_with_lines.empty(); }
};

/// For every cell the cells of its houses, itself included.
std::array<CellSet, max_cells> cells_differing_by_houses(const Constraints& constraints);

CompiledRules compile_rules(const Constraints& constraints);

}  // namespace ninefold
