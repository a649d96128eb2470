#include "core/formats/any_text/pencil_marks.hpp"

#include "core/formats/grids/candidate_grid.hpp"
#include "core/formats/text/characters.hpp"
#include "core/formats/text/text_reader.hpp"

#include <bit>

namespace ninefold {

std::optional<NamedPuzzle> read_pencil_marks(std::string_view text) {
  constexpr auto length = static_cast<std::size_t>(max_cells) * static_cast<std::size_t>(max_size);
  while (!text.empty() && is_white_space(text.front())) text.remove_prefix(1);
  while (!text.empty() && is_white_space(text.back())) text.remove_suffix(1);
  if (text.size() != length) return std::nullopt;
  NamedPuzzle puzzle{{{Rule{}}, Grid(Shape{3, 3})}, "", std::vector<int>(max_cells)};
  for (std::size_t cell = 0; cell < max_cells; ++cell) {
    int marks = 0;
    for (std::size_t at = 0; at < static_cast<std::size_t>(max_size); ++at) {
      const char character = text[cell * max_size + at];
      if (!is_cell(character)) return std::nullopt;
      const Digit digit = digit_of(character);
      if (digit == empty_cell) continue;
      const int bit = 1 << (digit - 1);
      if (marks >= bit) return std::nullopt;
      marks |= bit;
    }
    if (std::has_single_bit(static_cast<unsigned>(marks))) {
      puzzle.puzzle.givens[static_cast<Cell>(cell)] =
          static_cast<Digit>(std::countr_zero(static_cast<unsigned>(marks)) + 1);
    } else {
      puzzle.candidates[cell] = marks;
    }
  }
  settle_single_candidates(puzzle.puzzle.givens, puzzle.candidates);
  return puzzle;
}

}  // namespace ninefold
