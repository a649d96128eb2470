// Almost locked sets, blossoms and Sue de Coq.

#include "tests/core/logic/definitions/definitions.hpp"

#include <algorithm>

namespace ninefold::tests {

using logic::LockedSet;
using logic::Technique;

bool is_almost_locked(const Board& board, const LockedSet& set) {
  const Board::Cells cells = cells_of(set.cells);
  for (const int cell : cells) {
    if (!board.is_open(cell)) return false;
  }
  return !cells.empty() && Board::share_a_house(cells) &&
         board.digits(cells) == bits_of(set.digits) && set.digits.count() == set.cells.count() + 1;
}

namespace {

Board::Cells places_in(const Board& board, const LockedSet& set, int digit) {
  return board.places(digit, cells_of(set.cells));
}

/// A digit that only one of two sets can have.
bool is_restricted(const Board& board, const LockedSet& one, const LockedSet& two, int digit) {
  const Board::Cells here = places_in(board, one, digit);
  const Board::Cells there = places_in(board, two, digit);
  return !here.empty() && !there.empty() &&
         std::all_of(here.begin(), here.end(),
                     [&there](int cell) { return Board::sees_all(cell, there); });
}

bool sees_all_in(const Board& board, const logic::Candidate& struck, const LockedSet& set) {
  const Board::Cells places = places_in(board, set, struck.digit);
  return !places.empty() && Board::sees_all(struck.cell, places);
}

/// Whether the digits that a step tells link each set with the next and, in a chain, differ from
/// one link to the next.
bool are_links_told(const Board& board, const logic::Step& step) {
  const std::vector<LockedSet>& sets = step.sets;
  for (std::size_t at = 0; at + 1 < sets.size(); ++at) {
    for (const Digit digit : sets[at].links) {
      if (!is_restricted(board, sets[at], sets[at + 1], digit)) return false;
    }
    if (sets.size() == 2 ? sets[at].links.empty() : sets[at].links.count() != 1) return false;
    if (at > 0 && sets[at - 1].links == sets[at].links) return false;
  }
  return sets.back().links.empty();
}

bool follows_from_pair(const Board& board, const LockedSet& one, const LockedSet& two,
                       const logic::Candidate& struck) {
  std::vector<int> links;
  for (int digit = 1; digit <= Board::size; ++digit) {
    if (is_restricted(board, one, two, digit)) links.push_back(digit);
  }
  const bool is_link = std::find(links.begin(), links.end(), struck.digit) != links.end();
  const std::size_t others = links.size() - (is_link ? 1 : 0);
  if (others > 0 && sees_all_in(board, struck, one) && sees_all_in(board, struck, two)) return true;
  const bool is_in_one = sees_all_in(board, struck, one) || sees_all_in(board, struck, two);
  return links.size() > 1 && !is_link && is_in_one;
}

}  // namespace

Breach breach_of_almost_locked(const Board& board, const logic::Step& step) {
  const std::vector<LockedSet>& sets = step.sets;
  for (const LockedSet& set : sets) {
    if (!is_almost_locked(board, set)) return "has a set that is not almost locked";
  }
  const bool is_pair = step.technique == Technique::almost_locked_xz;
  const bool is_wing = step.technique == Technique::almost_locked_xy_wing;
  if (is_pair ? sets.size() != 2 : is_wing ? sets.size() != 3 : sets.size() < 4) {
    return "has another number of sets";
  }
  if (!are_links_told(board, step)) return "has links between its sets that are none";
  if (is_pair && !(sets[0].cells & sets[1].cells).empty()) return "has sets that share cells";
  for (const logic::Candidate& struck : step.eliminations) {
    if (is_pair) {
      if (!follows_from_pair(board, sets[0], sets[1], struck)) return "strikes too much";
      continue;
    }
    if (!sees_all_in(board, struck, sets.front()) || !sees_all_in(board, struck, sets.back())) {
      return "strikes what does not see both ends";
    }
    if (sets.front().links.contains(struck.digit) ||
        sets[sets.size() - 2].links.contains(struck.digit)) {
      return "strikes a digit that links an end";
    }
  }
  return std::nullopt;
}

Breach breach_of_death_blossom(const Board& board, const logic::Step& step) {
  CellSet petals;
  for (const LockedSet& set : step.sets) {
    if (!is_almost_locked(board, set)) return "has a petal that is not almost locked";
    petals |= set.cells;
  }
  const Board::Cells stems = cells_of(step.cells.without(petals));
  if (stems.size() != 1) return "has not one stem";
  std::size_t petal = 0;
  for (int digit = 1; digit <= Board::size; ++digit) {
    if (!board.has(stems[0], digit)) continue;
    if (petal == step.sets.size()) return "has a digit of the stem without a petal";
    const LockedSet& set = step.sets[petal++];
    const Board::Cells places = places_in(board, set, digit);
    if (places.empty() || !Board::sees_all(stems[0], places))
      return "has a petal that is not bound";
    for (const logic::Candidate& struck : step.eliminations) {
      if (struck.digit == digit) return "strikes a digit that binds a petal";
      if (!sees_all_in(board, struck, set)) return "strikes what does not see every petal";
    }
  }
  if (petal != step.sets.size()) return "has a petal too many";
  return std::nullopt;
}

Breach breach_of_sue_de_coq(const Board& board, const logic::Step& step) {
  if (step.sets.size() != 3 || step.houses.size() != 2) return "has other parts";
  const int line = step.houses[0];
  const int box = step.houses[1];
  if (Board::is_box(line) || !Board::is_box(box)) return "has other houses";
  const Board::Cells middle = cells_of(step.sets[0].cells);
  const Board::Cells in_line = cells_of(step.sets[1].cells);
  const Board::Cells in_box = cells_of(step.sets[2].cells);
  if (!Board::are_in(middle, line) || !Board::are_in(middle, box)) return "is not at the crossing";
  if (!Board::are_in(in_line, line) || !Board::are_in(in_box, box)) return "lies elsewhere";
  for (const int cell : in_line) {
    if (Board::is_in(cell, box)) return "has a cell of the line in the box";
  }
  for (const int cell : in_box) {
    if (Board::is_in(cell, line)) return "has a cell of the box in the line";
  }
  const int cells = static_cast<int>(middle.size());
  if (cells < 2 || count_of(board.digits(middle)) < cells + 2) return "has too few digits to share";
  if ((board.digits(in_line) & board.digits(in_box)) != 0)
    return "has parts with a digit in common";
  if (in_line.empty() || in_box.empty()) return "has an empty part";
  Board::Cells all = middle;
  all.insert(all.end(), in_line.begin(), in_line.end());
  all.insert(all.end(), in_box.begin(), in_box.end());
  if (count_of(board.digits(all)) != static_cast<int>(all.size())) return "is not locked";
  for (const logic::Candidate& struck : step.eliminations) {
    const Board::Cells places = board.places(struck.digit, all);
    if (places.empty() || !Board::sees_all(struck.cell, places)) return "strikes too much";
  }
  return std::nullopt;
}

}  // namespace ninefold::tests
