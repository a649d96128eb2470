#include "core/formats/grids/embedded_puzzles.hpp"

#include "core/formats/text/characters.hpp"

namespace ninefold {

std::vector<NamedPuzzle> find_embedded_puzzles(std::string_view text) {
  std::vector<NamedPuzzle> puzzles;
  Grid givens(Shape{3, 3});
  std::vector<int> entered;
  int cells = 0;
  bool is_filled_in = false;
  // One step further than the text goes, so that a run at its end ends too.
  for (std::size_t at = 0; at <= text.size(); ++at) {
    const char character = at < text.size() ? text[at] : '\n';
    if (character == '+') {
      is_filled_in = true;
      continue;
    }
    if (is_cell(character)) {
      if (cells < max_cells) {
        const Digit digit = digit_of(character);
        givens[static_cast<Cell>(cells)] = is_filled_in ? empty_cell : digit;
        entered.resize(is_filled_in ? max_cells : entered.size());
        if (is_filled_in) entered[cells] = digit;
      }
      ++cells;
    } else {
      if (cells == max_cells && puzzles.size() < most_puzzles_in_any_text) {
        puzzles.push_back({{{Rule{}}, givens}, "", {}, entered});
      }
      cells = 0;
      entered.clear();
    }
    is_filled_in = false;
  }
  return puzzles;
}

}  // namespace ninefold
