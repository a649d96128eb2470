#include "core/formats/any_text/states.hpp"

#include "core/formats/text/characters.hpp"
#include "core/formats/text/errors.hpp"
#include "core/formats/text/quote.hpp"

#include <utility>

namespace ninefold {

namespace {

bool shares_house(Shape shape, Cell one, Cell other) {
  return shape.row_of(one) == shape.row_of(other) ||
         shape.column_of(one) == shape.column_of(other) || shape.box_of(one) == shape.box_of(other);
}

NamedPuzzle puzzle_of(const StateLine& state) {
  NamedPuzzle puzzle{{{Rule{}}, state.givens}, "", {}};
  puzzle.line = state.number;
  if (!state.struck.empty()) puzzle.candidates = candidates_left(state);
  if (state.values == state.givens) return puzzle;
  for (Cell cell = 0; cell < state.givens.shape().cell_count(); ++cell) {
    const bool is_given = state.givens[cell] != empty_cell;
    puzzle.entered.push_back(is_given ? empty_cell : state.values[cell]);
  }
  return puzzle;
}

}  // namespace

std::vector<int> candidates_left(const StateLine& state) {
  const Shape shape = state.values.shape();
  std::vector<int> candidates(static_cast<std::size_t>(shape.cell_count()));
  for (Cell cell = 0; cell < shape.cell_count(); ++cell) {
    if (state.values[cell] != empty_cell) continue;
    candidates[cell] = (1 << shape.size()) - 1;
    for (Cell peer = 0; peer < shape.cell_count(); ++peer) {
      const bool excludes = state.values[peer] != empty_cell && shares_house(shape, cell, peer);
      if (excludes) candidates[cell] &= ~(1 << (state.values[peer] - 1));
    }
  }
  for (const StateLine::Struck& struck : state.struck)
    candidates[struck.cell] &= ~(1 << (struck.digit - 1));
  return candidates;
}

bool begins_with_state(std::string_view text) {
  TextReader reader(text);
  while (const std::optional<TextLine> line = reader.next_line()) {
    if (!is_skipped(line->text)) return is_state_line(line->text);
  }
  return false;
}

void read_states(std::string_view text, AnyText& found) {
  found.format = TextFormat::line;
  TextReader reader(text);
  while (true) {
    const TextPlace place = reader.place();
    const Result<std::optional<StateLine>> state = next_state_line(reader);
    if (!state) {
      found.error = state.error();
      return;
    }
    if (!state->has_value()) return;
    if (found.puzzles.size() == most_puzzles_in_any_text) {
      found.error = error_at(place, ErrorCode::too_large, "more puzzles",
                             "at most " + count_of(most_puzzles_in_any_text, "puzzle"));
      return;
    }
    found.puzzles.push_back(puzzle_of(**state));
  }
}

}  // namespace ninefold
