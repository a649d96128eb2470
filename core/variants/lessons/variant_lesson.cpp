#include "core/variants/lessons/variant_lesson.hpp"

#include <algorithm>
#include <optional>

namespace ninefold::variants {

namespace {

LessonBoard board_with(const Puzzle& puzzle, std::span<const int> values) {
  LessonBoard board(puzzle.layout);
  const int lowest = puzzle.layout.lowest;
  for (std::size_t cell = 0; cell < values.size(); ++cell) {
    if (values[cell] >= lowest)
      board[static_cast<CellIndex>(cell)] = static_cast<Digit>(values[cell] - lowest + 1);
  }
  for (const Given& given : puzzle.givens) {
    if (const std::optional<int> value = given_digit(given, puzzle.layout))
      board[given.cell] = static_cast<Digit>(*value - lowest + 1);
  }
  return board;
}

/// Without the givens that are digits on the board. Where two give a cell different values, the one
/// that is not on the board stays, and is in conflict with it.
Puzzle without_givens(Puzzle puzzle, const LessonBoard& board) {
  std::erase_if(puzzle.givens, [&](const Given& given) {
    const std::optional<int> value = given_digit(given, puzzle.layout);
    return value && board[given.cell] == *value - puzzle.layout.lowest + 1;
  });
  return puzzle;
}

bool share(const std::vector<CellIndexes>& houses, CellIndex first, CellIndex second) {
  return std::any_of(houses.begin(), houses.end(), [&](const CellIndexes& house) {
    return std::find(house.begin(), house.end(), first) != house.end() &&
           std::find(house.begin(), house.end(), second) != house.end();
  });
}

}  // namespace

VariantLesson::VariantLesson(const Puzzle& puzzle, std::span<const int> values,
                             const lessons::Options& options_given, WorkMeter* meter)
    : givens_(board_with(puzzle, values)),
      options(options_given),
      conflicts(without_givens(puzzle, givens_), meter) {}

std::string conflict_reason(const Puzzle& puzzle, std::size_t rule, CellIndex first,
                            CellIndex second) {
  const Layout& layout = puzzle.layout;
  if (rule == 0) {
    if (first / layout.columns == second / layout.columns) return "row";
    if (first % layout.columns == second % layout.columns) return "column";
    if (share(layout.boxes(), first, second)) return "box";
    return "houses";
  }
  const bool is_given = rule > puzzle.rules.size();
  const std::string kind(is_given ? given_name : puzzle.rules[rule - 1].kind->name);
  const int item =
      is_given ? puzzle.givens[rule - 1 - puzzle.rules.size()].item : puzzle.rules[rule - 1].item;
  return item == 0 ? kind : std::to_string(item) + " " + kind;
}

}  // namespace ninefold::variants
