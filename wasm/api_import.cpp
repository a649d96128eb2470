#include "core/formats/any_text/any_text.hpp"
#include "core/formats/constraints/description.hpp"
#include "core/formats/grids/written_grid.hpp"
#include "wasm/shared/api.hpp"
#include "wasm/shared/api_values.hpp"

namespace ninefold::api {

static_assert(largest_text == largest_any_text);

namespace {

/// What one puzzle has of something that most have nothing of.
void keep(const std::vector<int>& cells, std::size_t index, std::size_t puzzles,
          std::vector<std::vector<int>>& lists) {
  if (cells.empty()) return;
  lists.resize(puzzles);
  lists[index] = cells;
}

}  // namespace

Import import_text(const std::string& text) {
  const AnyText read = read_any_text(text);
  Import import;
  if (read.error) import.problem = to_problem(*read.error);
  if (read.format) import.format = format_name(*read.format);
  import.puzzles.reserve(read.puzzles.size());
  import.names.reserve(read.puzzles.size());
  for (const NamedPuzzle& named : read.puzzles) {
    const std::size_t index = import.puzzles.size();
    import.puzzles.push_back(write_description(named.puzzle));
    import.names.push_back(named.name);
    keep(named.candidates, index, read.puzzles.size(), import.candidates);
    keep(named.entered, index, read.puzzles.size(), import.entered);
  }
  return import;
}

std::string export_text(const std::string& puzzle, const std::string& form) {
  const Result<Puzzle> read = read_description(puzzle);
  if (!read) return "";
  if (form == format_name(TextFormat::description)) return write_description(*read);
  const std::optional<GridForm> grid_form = grid_form_named(form);
  return grid_form ? write_grid(read->givens, *grid_form) : "";
}

}  // namespace ninefold::api
