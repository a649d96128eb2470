#pragma once

#include "core/board/cell_set.hpp"
#include "core/board/shape.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace ninefold::generate {

/// What the pattern of given cells is unchanged by; their digits do not count.
enum class Symmetry : std::uint8_t {
  none,
  half_turn,
  quarter_turn,
  left_right,     ///< a mirror that exchanges left and right
  top_bottom,     ///< a mirror that exchanges top and bottom
  diagonal,       ///< a mirror along the diagonal from the first cell to the last
  anti_diagonal,  ///< a mirror along the other diagonal
  mirrors,        ///< left_right and top_bottom
  diagonals,      ///< both diagonals
  full,           ///< every turn and mirror
};

/// The names of all symmetries in the order of the enumeration: "none", "half-turn" ...
std::span<const std::string_view> symmetry_names();
std::optional<Symmetry> symmetry_named(std::string_view name);

/// The cells of a board in groups that are given together or not at all, by their first cells.
std::vector<CellSet> cell_groups(Shape shape, Symmetry symmetry);

}  // namespace ninefold::generate
