#pragma once

#include "core/board/inline_list.hpp"
#include "core/board/shape.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ninefold::variants {

/// A cell by its index: the grid's cells in reading order, then those of the groups beside it.
using CellIndex = std::uint16_t;
/// Of a line of twelve cells or fewer, or of a cage, without memory of their own.
using CellIndexes = InlineList<CellIndex, 12>;

inline constexpr int most_cells = 1000;
inline constexpr int longest_side = 16;
inline constexpr int most_values = 16;

/// Cells beside the grid, which rules may speak of: a block of its own with neighbours of its own.
struct Group {
  std::string prefix;  ///< how its cells are called: prefix and number, or prefix alone
  int first = 0;       ///< its first cell
  int count = 0;
  int columns = 1;
};

/// Where a cell lies: the group (0 is the grid, then the layout's `groups` from 1), row and column.
struct Place {
  int group = 0;
  int row = 0;
  int column = 0;
  bool operator==(const Place&) const = default;
};

/// Cells beside one, four at most.
class Neighbours {
 public:
  void push_back(CellIndex cell) { cells_[count_++] = cell; }
  const CellIndex* begin() const { return cells_.data(); }
  const CellIndex* end() const { return cells_.data() + count_; }
  bool empty() const { return count_ == 0; }

 private:
  std::array<CellIndex, 4> cells_{};
  std::size_t count_ = 0;
};

/// The board of a variant puzzle: a grid of up to 16 x 16 cells with its values and boxes, and
/// groups of cells beside it.
struct Layout {
  int rows = 9;
  int columns = 9;
  int lowest = 1;         ///< the smallest value
  int highest = 9;        ///< the largest; at most 16 values
  bool is_raw = false;    ///< neither rows, columns nor boxes are houses
  bool has_boxes = true;  ///< unless taken away; see boxes()
  int region_size = 9;    ///< cells of a box, a jigsaw piece or an unknown region
  int window_size = 9;    ///< cells of a Windoku window: a text's region size, or one a value
  std::vector<Group> groups;

  int value_count() const { return highest - lowest + 1; }
  int grid_size() const { return rows * columns; }
  int cell_count() const;

  CellIndex at(int row, int column) const { return static_cast<CellIndex>(row * columns + column); }
  /// The cell at a place, or nothing where there is none.
  std::optional<CellIndex> at(Place place) const;
  Place place(CellIndex cell) const;
  /// The cell with that name, such as `R1C2`, `VX3` or `CC7`.
  std::optional<CellIndex> find(std::string_view name) const;
  std::string name(CellIndex cell) const;
  const Group* group(std::string_view prefix) const;

  CellIndexes row(int number) const;
  CellIndexes column(int number) const;
  /// Boxes of `region_size` cells; none where the grid cannot be cut into them, is raw, or where
  /// they are taken away.
  std::vector<CellIndexes> boxes() const;
  /// The same, whether or not they are taken away.
  std::vector<CellIndexes> boxes_of(int size) const;
  /// Height and width of boxes of `size` cells: the most square that tile the grid.
  struct BoxShape {
    int height = 0;
    int width = 0;
  };
  std::optional<BoxShape> box_shape(int size) const;
  /// The cell at a place of a box, both counted in reading order.
  CellIndex in_box(BoxShape shape, int box, int place) const;

  /// Up to four cells with a common edge: left, right, above, below.
  Neighbours neighbours(CellIndex cell) const;
  /// Every two neighbours of a list, each pair once, the one that is listed earlier first.
  std::vector<std::pair<CellIndex, CellIndex>> neighbours_among(const CellIndexes& cells) const;
};

/// Why a board is none of those that generators know and that descriptions say by their cells: a
/// Shape of some size with its digits.
enum class NoShape : std::uint8_t {
  none,
  other_board,   ///< not square with 4, 6 or 9 cells a side
  other_values,  ///< values other than 1 to the side
  no_houses,     ///< rows and columns may repeat values
};
NoShape why_no_shape(const Layout& layout);

/// The grid of a board and its values for human logic, which knows up to nine rows, columns and
/// values; nothing for larger boards.
std::optional<Shape> shape_for_logic(const Layout& layout);

}  // namespace ninefold::variants
