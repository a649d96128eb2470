#include "core/formats/any_text/s9b.hpp"

#include <string>

namespace ninefold {

namespace {

constexpr std::string_view head = "S9B";

int digit36(char character) {
  if (character >= '0' && character <= '9') return character - '0';
  if (character >= 'a' && character <= 'z') return character - 'a' + 10;
  return character >= 'A' && character <= 'Z' ? character - 'A' + 10 : -1;
}

std::optional<NamedPuzzle> read_cells(std::string_view text) {
  constexpr std::size_t length = 2 * std::size_t{max_cells};
  if (text.size() < length || (text.size() > length && digit36(text[length]) >= 0))
    return std::nullopt;
  constexpr int last_given = max_size;
  constexpr int last_placed = 2 * max_size;
  constexpr int most = last_placed + (1 << max_size) - 1;
  NamedPuzzle state{{{Rule{}}, Grid(Shape{3, 3})}, "", std::vector<int>(max_cells)};
  state.entered.resize(max_cells);
  for (std::size_t cell = 0; cell < max_cells; ++cell) {
    const int high = digit36(text[2 * cell]);
    const int low = digit36(text[2 * cell + 1]);
    const int number = high * 36 + low;
    if (high < 0 || low < 0 || number == 0 || number > most) return std::nullopt;
    if (number <= last_given) {
      state.puzzle.givens[static_cast<Cell>(cell)] = static_cast<Digit>(number);
    } else if (number <= last_placed) {
      state.entered[cell] = number - max_size;
    } else {
      state.candidates[cell] = number - last_placed;
    }
  }
  return state;
}

}  // namespace

std::optional<NamedPuzzle> find_s9b(std::string_view text) {
  for (std::size_t at = text.find(head); at != std::string_view::npos;
       at = text.find(head, at + 1)) {
    if (std::optional<NamedPuzzle> state = read_cells(text.substr(at + head.size()))) return state;
  }
  return std::nullopt;
}

}  // namespace ninefold
