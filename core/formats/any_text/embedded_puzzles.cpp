#include "core/formats/any_text/embedded_puzzles.hpp"

#include "core/formats/text/characters.hpp"

#include <string>

namespace ninefold {

namespace {

bool is_letter(char character) {
  return (character >= 'A' && character <= 'Z') || (character >= 'a' && character <= 'z');
}

/// Whether a character may stand in the name in front of a puzzle. Links and markup have others.
bool is_in_name(char character) {
  return is_letter(character) || (character >= '0' && character <= '9') || is_blank(character) ||
         character == '_' || character == '-' || character == '.' || character == '#';
}

bool separates(char character) {
  return is_blank(character) || character == ',' || character == ';' || character == ':';
}

/// The name that a line gives the puzzle which follows in it ("hard_1<tab>53..7..."), or nothing.
std::string_view name_in_front(std::string_view start) {
  while (!start.empty() && is_blank(start.front())) start.remove_prefix(1);
  std::string_view name = start;
  while (!name.empty() && separates(name.back())) name.remove_suffix(1);
  if (name.empty() || name.size() == start.size() || !is_letter(name.front())) return {};
  for (const char character : name) {
    if (!is_in_name(character)) return {};
  }
  return name;
}

}  // namespace

std::vector<NamedPuzzle> find_embedded_puzzles(std::string_view text) {
  std::vector<NamedPuzzle> puzzles;
  Grid givens(Shape{3, 3});
  std::vector<int> entered;
  int cells = 0;
  bool is_filled_in = false;
  std::size_t line_start = 0;
  std::size_t run_start = 0;
  // One step further than the text goes, so that a run at its end ends too.
  for (std::size_t at = 0; at <= text.size(); ++at) {
    const char character = at < text.size() ? text[at] : '\n';
    if (character == '+') {
      is_filled_in = true;
      continue;
    }
    if (is_cell(character)) {
      if (cells == 0) run_start = at;
      if (cells < max_cells) {
        const Digit digit = digit_of(character);
        givens[static_cast<Cell>(cells)] = is_filled_in ? empty_cell : digit;
        entered.resize(is_filled_in ? max_cells : entered.size());
        if (is_filled_in) entered[cells] = digit;
      }
      ++cells;
    } else {
      if (cells == max_cells && puzzles.size() < most_puzzles_in_any_text) {
        const std::string_view name =
            name_in_front(text.substr(line_start, run_start - line_start));
        puzzles.push_back({{{Rule{}}, givens}, std::string(name), {}, entered});
        line_start = at;
      }
      if (character == '\n' || character == '\r') line_start = at + 1;
      cells = 0;
      entered.clear();
    }
    is_filled_in = false;
  }
  return puzzles;
}

}  // namespace ninefold
