#include "core/formats/any_text/stages.hpp"

namespace ninefold {

namespace {

/// Whether the other grid has every digit of this one, placed or as the only candidate.
bool goes_on(const NamedPuzzle& puzzle, const NamedPuzzle& other) {
  const Grid& givens = puzzle.puzzle.givens;
  const Grid& digits = other.puzzle.givens;
  if (!puzzle.candidates.empty() || givens.shape() != digits.shape()) return false;
  for (Cell cell = 0; cell < givens.shape().cell_count(); ++cell) {
    if (givens[cell] == empty_cell || givens[cell] == digits[cell]) continue;
    const int only = 1 << (givens[cell] - 1);
    if (other.candidates.empty() || other.candidates[cell] != only) return false;
  }
  return true;
}

/// How many of the grids from `first` on are one puzzle.
std::size_t stages_from(const NamedPuzzle* first, std::size_t most) {
  if (most < 2 || !goes_on(first[0], first[1])) return 1;
  if (!first[1].candidates.empty()) return 2;
  if (most > 2 && !first[2].candidates.empty() && goes_on(first[1], first[2])) return 3;
  return first[1].name == "[State]" ? 2 : 1;
}

void join(NamedPuzzle* first, std::size_t count) {
  const Grid& givens = first->puzzle.givens;
  const Grid& digits = first[1].puzzle.givens;
  std::vector<int>& candidates = first[count - 1].candidates;
  for (Cell cell = 0; cell < givens.shape().cell_count(); ++cell) {
    const bool is_given = givens[cell] != empty_cell;
    first->entered.push_back(is_given ? empty_cell : digits[cell]);
    // In a candidate grid a given may look like a naked single.
    if ((is_given || digits[cell] != empty_cell) && !candidates.empty()) candidates[cell] = 0;
  }
  first->candidates.swap(candidates);
}

}  // namespace

void join_stages(std::vector<NamedPuzzle>& puzzles) {
  std::size_t kept = 0;
  for (std::size_t at = 0; at < puzzles.size(); ++kept) {
    if (puzzles[at].name == "[Puzzle]") puzzles[at].name.clear();
    const std::size_t count = stages_from(&puzzles[at], puzzles.size() - at);
    if (count > 1) join(&puzzles[at], count);
    if (kept != at) puzzles[kept] = std::move(puzzles[at]);
    at += count;
  }
  while (puzzles.size() > kept) puzzles.pop_back();
}

}  // namespace ninefold
