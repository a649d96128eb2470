#include "core/formats/grids/source_grids.hpp"

#include <cstddef>
#include <optional>

namespace ninefold {

namespace {

constexpr std::string_view openers = "{[";
constexpr std::string_view closers = "}]";
constexpr std::string_view filler = " \t\r\n,\"'";

/// A grid, and where the text goes on behind it.
struct Found {
  Grid grid;
  std::size_t end;
};

/// The grid whose outermost brace is text[begin], if nothing but 81 digits is between it and the
/// brace that closes it.
std::optional<Found> grid_at(std::string_view text, std::size_t begin) {
  Found found{Grid{Shape{}}, begin};
  int cells = 0;
  int depth = 0;
  for (std::size_t index = begin; index < text.size(); ++index) {
    const char character = text[index];
    if (openers.find(character) != std::string_view::npos) {
      // Rows inside a grid, and no deeper: that also keeps the search linear.
      if (++depth > 2) return std::nullopt;
    } else if (closers.find(character) != std::string_view::npos) {
      if (--depth > 0) continue;
      if (cells != max_cells) return std::nullopt;
      found.end = index + 1;
      return found;
    } else if (character >= '0' && character <= '9') {
      if (cells == max_cells) return std::nullopt;
      found.grid[static_cast<Cell>(cells++)] = static_cast<Digit>(character - '0');
    } else if (filler.find(character) == std::string_view::npos) {
      return std::nullopt;
    }
  }
  return std::nullopt;
}

}  // namespace

std::vector<Grid> find_grids_in_source(std::string_view text) {
  std::vector<Grid> grids;
  std::size_t index = text.find_first_of(openers);
  while (index != std::string_view::npos) {
    const std::optional<Found> found = grid_at(text, index);
    if (found) grids.push_back(found->grid);
    index = text.find_first_of(openers, found ? found->end : index + 1);
  }
  return grids;
}

}  // namespace ninefold
