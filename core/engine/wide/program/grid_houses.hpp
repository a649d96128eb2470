#pragma once

#include "core/board/shape.hpp"
#include "core/propagators/model.hpp"

#include <array>
#include <optional>
#include <span>
#include <vector>

namespace ninefold::variants {

struct GridLooks;

/// The rows and columns of a grid of 9x9 cells and nine values, and its boxes where they are houses
/// too. The kernel of the classic rules looks at all of them at once, in the time that a dozen
/// houses and values take one by one. Cells beside the grid are not its business.
class GridHouses {
 public:
  /// Nothing where a model has other cells or values, or where a row or a column is no house.
  static std::optional<GridHouses> of(const Model& model);

  bool has_boxes() const { return has_boxes_; }
  /// Where the bits of cells have to be, in planes and in Peers; see CellPlaces.
  static CellPlaces places(int cell_count);

  static constexpr Shape shape{3, 3};
  static constexpr int cell_count = 81;
  static constexpr int house_count = 27;
  /// Rows, columns, boxes.
  static std::span<const CellIndex> house(std::size_t number);
  /// The first words of planes, in which the bits of all cells of the grid are.
  using Bits = std::array<std::uint64_t, 2>;
  /// Those of the cells of a house.
  static const Bits& bits(std::size_t number);
  static constexpr std::array<std::uint8_t, 3> houses_of(CellIndex cell) { return numbers[cell]; }
  /// Which of these houses a list is, with its cells in reading order.
  std::optional<std::size_t> number_of(std::span<const CellIndex> cells) const;

  /// The peers on a board with these houses where the cells of each of some lists differ, too.
  Peers peers(int cells, const CellLists& different) const;

  /// By cell, as wide as planes: its peers beyond these houses; one such table for each value where
  /// `peers` tells values apart. Empty without any.
  std::vector<std::uint64_t> further_peers(const Peers& peers, int cells, int values) const;

  /// Draws what follows from these houses alone: values of one place or one cell, and none outside
  /// all placings of a value in a band or a stack. False where a cell or a value in a house has
  /// nothing left: then the conflict of `domains` is the cell, and `failed` the house if it is one.
  bool narrow(Domains& domains, GridLooks& looks, std::span<const CellIndex>& failed) const;

  /// Whether anything may follow from these houses since a cell of theirs lost values, if nothing
  /// did before: it or a value in a house has one place left, or a value none in the part of a row
  /// or a column that lies in one box. Else nothing does.
  static bool may_tell(const Domains& domains, CellIndex cell, Mask lost);

 private:
  static constexpr std::array<std::array<std::uint8_t, 3>, cell_count> numbers = [] {
    std::array<std::array<std::uint8_t, 3>, cell_count> made{};
    for (std::uint8_t cell = 0; cell < cell_count; ++cell) {
      const auto row = static_cast<std::uint8_t>(cell / 9);
      const auto column = static_cast<std::uint8_t>(cell % 9);
      made[cell] = {row, static_cast<std::uint8_t>(9 + column),
                    static_cast<std::uint8_t>(18 + row / 3 * 3 + column / 3)};
    }
    return made;
  }();
  explicit GridHouses(bool has_boxes) : has_boxes_(has_boxes) {}
  template <bool has_extras>
  bool narrow_by(Domains& domains, GridLooks& looks, std::span<const CellIndex>& failed) const;

  bool has_boxes_;
};

}  // namespace ninefold::variants
