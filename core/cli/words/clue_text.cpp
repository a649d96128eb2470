#include "core/cli/words/clue_text.hpp"

namespace ninefold::cli {

std::string clue_text(const variants::Puzzle& puzzle, const generate::PuzzleClue& clue) {
  const variants::Item& item = puzzle.items[clue.item];
  if (!clue.is_given()) return "item " + std::to_string(item.number) + " " + item.name;
  std::string text = puzzle.layout.name(clue.cell);
  char separator = '=';
  for (const int value : clue.values) {
    text += separator + std::to_string(value);
    separator = '_';
  }
  return text;
}

std::string clues_text(const variants::Puzzle& puzzle,
                       std::span<const generate::PuzzleClue> clues) {
  std::string text;
  for (const generate::PuzzleClue& clue : clues) {
    if (!text.empty()) text += "; ";
    text += clue_text(puzzle, clue);
  }
  return text.empty() ? "-" : text;
}

}  // namespace ninefold::cli
