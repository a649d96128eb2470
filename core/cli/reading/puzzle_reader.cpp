#include "core/cli/reading/puzzle_reader.hpp"

#include "core/cli/reading/constraint_lines.hpp"
#include "core/formats/grids/grid_reader.hpp"
#include "core/formats/grids/grid_row.hpp"
#include "core/formats/grids/puzzle_line.hpp"
#include "core/formats/grids/region_labels.hpp"
#include "core/formats/text/characters.hpp"
#include "core/formats/text/errors.hpp"
#include "core/formats/text/quote.hpp"

#include <bit>
#include <utility>

namespace ninefold::cli {

namespace {

bool is_puzzle_or_state(const TextLine& line) {
  return is_state_line(line.text) || read_puzzle_line(line).has_value();
}

/// Whether every line that is there is a puzzle, a state, or skipped. The last one may go on.
bool begins_list(std::string_view beginning) {
  TextReader reader(beginning);
  bool has_puzzle = false;
  std::optional<TextLine> line = reader.next_line();
  while (line) {
    const TextLine read = *line;
    const std::string text(read.text);
    line = reader.next_line();
    if (is_skipped(text)) continue;
    const bool may_go_on = !line && has_puzzle;
    if (!may_go_on && !is_puzzle_or_state({text, read.number, read.is_cut})) return false;
    has_puzzle = true;
  }
  return has_puzzle;
}

/// Whether a text has nothing but comments and blank lines.
bool is_empty(std::string_view text) {
  TextReader reader(text);
  while (const std::optional<TextLine> line = reader.next_line()) {
    if (!is_skipped(line->text)) return false;
  }
  return true;
}

/// What follows the first tab of a line.
std::vector<std::string> fields_of(std::string_view line) {
  std::vector<std::string> fields;
  for (std::size_t tab = line.find('\t'); tab != std::string_view::npos; tab = line.find('\t')) {
    line.remove_prefix(tab + 1);
    fields.emplace_back(line.substr(0, line.find('\t')));
  }
  return fields;
}

TextPuzzle listed(PuzzleLine&& line) {
  TextPuzzle puzzle{line.givens, line.number, {}};
  if (line.regions) puzzle.rules = {rule_of_regions(*line.regions, line.givens.shape())};
  if (puzzle.rules == std::vector<Rule>{Rule{}}) puzzle.rules.clear();
  return puzzle;
}

/// What was filled in and what is left, as a line says it.
std::optional<StateLine> state_of(const NamedPuzzle& named, int number) {
  const bool has_candidates = !named.candidates.empty() && !named.are_notes;
  if (!has_candidates && named.entered.empty()) return std::nullopt;
  StateLine state;
  state.number = number;
  state.givens = state.values = named.puzzle.givens;
  const Shape shape = state.givens.shape();
  for (std::size_t index = 0; index < named.entered.size(); ++index) {
    const auto cell = static_cast<Cell>(index);
    const bool is_entered = cell < shape.cell_count() && named.entered[index] != 0;
    if (is_entered) state.values[cell] = static_cast<Digit>(named.entered[index]);
  }
  state.known = state.values;
  for (Cell cell = 0; has_candidates && cell < shape.cell_count(); ++cell) {
    if (state.values[cell] != empty_cell) continue;
    const auto candidates = static_cast<unsigned>(named.candidates[cell]);
    if (std::has_single_bit(candidates))
      state.known[cell] = static_cast<Digit>(std::countr_zero(candidates) + 1);
    for (int digit = 1; digit <= shape.size(); ++digit) {
      const bool is_left = ((candidates >> (digit - 1)) & 1U) != 0;
      if (!is_left) state.struck.push_back({cell, static_cast<Digit>(digit)});
    }
  }
  return state;
}

}  // namespace

TextPuzzle text_puzzle(NamedPuzzle&& named) {
  TextPuzzle puzzle{named.puzzle.givens, named.line, {}};
  puzzle.variant = std::move(named.variant);
  if (!named.name.empty()) puzzle.fields = {std::move(named.name)};
  puzzle.state = state_of(named, named.line);
  puzzle.rules = std::move(named.puzzle.rules);
  if (puzzle.rules == std::vector<Rule>{Rule{}}) puzzle.rules.clear();
  return puzzle;
}

std::string read_all(TextReader& text) {
  std::string all;
  while (all.size() <= largest_any_text) {
    const std::optional<char> character = text.peek();
    if (!character) break;
    all.push_back(*character);
    text.advance();
  }
  return all;
}

Result<std::optional<TextPuzzle>> PuzzleReader::next_of_whole() {
  if (next_ < whole_.puzzles.size())
    return std::optional(text_puzzle(std::move(whole_.puzzles[next_++])));
  if (whole_.error) return *whole_.error;
  return std::optional<TextPuzzle>();
}

Result<std::optional<TextPuzzle>> PuzzleReader::next() {
  if (text_ == nullptr) return std::exchange(only_, std::nullopt);
  if (!is_begun_) {
    is_begun_ = true;
    is_whole_ = !begins_list(text_->beginning());
    if (is_whole_) {
      const std::string all = read_all(*text_);
      whole_ = read_any_text(all);
      if (whole_.puzzles.empty()) {
        whole_.puzzles = read_constraint_lines(all);
        if (is_empty(all) || !whole_.puzzles.empty()) whole_.error.reset();
      }
    }
  }
  if (is_whole_) return next_of_whole();
  while (const std::optional<TextLine> line = text_->next_line()) {
    const bool is_comment = line->text.find('#') != std::string_view::npos;
    if (is_skipped(line->text) && (is_comment || !line->is_cut)) continue;
    if (is_state_line(line->text)) {
      if (line->is_cut) return cut_line_error(*line, "a state of a puzzle");
      Result<StateLine> state = read_state_line(*line);
      if (!state) return state.error();
      TextPuzzle puzzle{state->givens, line->number, {}};
      puzzle.state = std::move(state).value();
      return std::optional(std::move(puzzle));
    }
    Result<PuzzleLine> read = read_puzzle_line(*line);
    if (!read) return read.error();
    TextPuzzle puzzle = listed(std::move(read).value());
    puzzle.fields = fields_of(line->text);
    return std::optional(std::move(puzzle));
  }
  return std::optional<TextPuzzle>();
}

Result<TextPuzzle> read_one_puzzle(TextReader& text, const std::optional<Shape>& shape) {
  const std::string all = read_all(text);
  AnyText read = read_any_text(all);
  if (read.puzzles.empty() && !shape) {
    read.puzzles = read_constraint_lines(all);
    if (!read.puzzles.empty()) read.error.reset();
  }
  const bool is_one = read.puzzles.size() == 1 && !read.error;
  const bool fits = is_one && (!shape || (read.puzzles[0].variant.empty() &&
                                          read.puzzles[0].puzzle.givens.shape() == *shape));
  if (fits) return text_puzzle(std::move(read.puzzles[0]));
  TextReader again{std::string_view(all)};
  const Result<GridText> grid = read_single_grid(again, {shape, false});
  if (!grid && read.puzzles.size() > 1 && grid.error().code != ErrorCode::unexpected_text) {
    return error_at({read.puzzles[1].line, 1}, ErrorCode::unexpected_text, "another puzzle",
                    std::string(end_of_input) + " after one grid");
  }
  if (!grid) return grid.error();
  return TextPuzzle{grid->givens, grid->place.line, {}};
}

}  // namespace ninefold::cli
