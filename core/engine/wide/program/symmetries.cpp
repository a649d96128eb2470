#include "core/engine/wide/program/symmetries.hpp"

#include "core/engine/wide/program/model_statements.hpp"

#include <array>
#include <numeric>
#include <optional>
#include <utility>

namespace ninefold::variants {

namespace {

// The rotations and reflections of a grid: of these bits, rows and columns are exchanged first, and
// then read from the other end.
enum Motion : unsigned { exchanges = 1, turns_rows = 2, turns_columns = 4, motions = 8 };

CellIndexes moved_cells(const Layout& layout, unsigned motion) {
  CellIndexes image(static_cast<std::size_t>(layout.cell_count()));
  std::iota(image.begin(), image.end(), CellIndex{0});
  for (int row = 0; row < layout.rows; ++row) {
    for (int column = 0; column < layout.columns; ++column) {
      int to_row = (motion & exchanges) != 0 ? column : row;
      int to_column = (motion & exchanges) != 0 ? row : column;
      if ((motion & turns_rows) != 0) to_row = layout.rows - 1 - to_row;
      if ((motion & turns_columns) != 0) to_column = layout.columns - 1 - to_column;
      image[layout.at(row, column)] = layout.at(to_row, to_column);
    }
  }
  return image;
}

}  // namespace

std::vector<Symmetry> symmetries_of(const Model& model, const Layout& layout) {
  const Symmetry none{moved_cells(layout, 0), false, model.value_count};
  std::array<std::optional<Statements>, model_part_count> said;
  bool is_too_much = false;  // which holds for all symmetries
  const auto is_said_alike = [&](const Symmetry& symmetry) {
    if (is_too_much) return false;
    for (std::size_t part = 0; part < model_part_count; ++part) {
      std::optional<Statements>& as_it_is = said[part];
      if (!as_it_is) as_it_is = moved_statements(model, none, part);
      is_too_much = !as_it_is;
      if (is_too_much || moved_statements(model, symmetry, part) != as_it_is) return false;
    }
    return true;
  };
  std::vector<Symmetry> found;
  for (const bool turns_values : {false, true}) {
    for (unsigned motion = turns_values ? 0 : 1; motion < motions; ++motion) {
      if ((motion & exchanges) != 0 && layout.rows != layout.columns) continue;
      Symmetry symmetry{moved_cells(layout, motion), turns_values, model.value_count};
      if (is_said_alike(symmetry)) found.push_back(std::move(symmetry));
    }
  }
  return found;
}

}  // namespace ninefold::variants
