#include "core/formats/any_text/any_text.hpp"
#include "core/formats/constraints/description.hpp"
#include "core/formats/constraints/with_items.hpp"
#include "core/formats/grids/puzzle_line.hpp"
#include "core/formats/grids/written_grid.hpp"
#include "wasm/shared/api.hpp"
#include "wasm/shared/api_session.hpp"
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

/// Whether the givens alone have several solutions, so that what else a text shows of the puzzle
/// belongs to it.
bool have_several(const Puzzle& puzzle) {
  const Result<const Engine*> engine = engine_for(puzzle.givens.shape(), puzzle.rules);
  return engine &&
         (*engine)->prove(write_puzzle_line(puzzle.givens).c_str(), nullptr).solutions > 1;
}

/// With all digits as givens. Returns the description, with the candidates as givens, too.
std::string with_all_given(NamedPuzzle& named) {
  for (std::size_t index = 0; index < named.entered.size(); ++index) {
    const auto cell = static_cast<Cell>(index);
    if (cell >= named.puzzle.givens.shape().cell_count()) break;
    if (named.entered[index] != 0)
      named.puzzle.givens[cell] = static_cast<Digit>(named.entered[index]);
  }
  std::string description = named.candidates.empty()
                                ? write_description(named.puzzle)
                                : describe_with_candidates(named.puzzle, named.candidates);
  named.entered.clear();
  named.candidates.clear();
  return description;
}

std::string description_of(NamedPuzzle& named) {
  if (!named.variant.empty()) return named.variant;
  // Notes are somebody's, who may well be wrong.
  const bool shows_candidates = !named.are_notes && !named.candidates.empty();
  return shows_candidates && have_several(named.puzzle) ? with_all_given(named)
                                                        : write_description(named.puzzle);
}

}  // namespace

Import import_text(const std::string& text) {
  AnyText read = read_any_text(text);
  Import import;
  if (read.error) import.problem = to_problem(*read.error);
  if (read.format) import.format = format_name(*read.format);
  import.puzzles.reserve(read.puzzles.size());
  import.names.reserve(read.puzzles.size());
  for (NamedPuzzle& named : read.puzzles) {
    const std::size_t index = import.puzzles.size();
    import.puzzles.push_back(description_of(named));
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
