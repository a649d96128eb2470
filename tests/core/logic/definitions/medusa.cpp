// Colours of several digits.

#include "tests/core/logic/definitions/definitions.hpp"

#include <algorithm>
#include <array>
#include <vector>

namespace ninefold::tests {

namespace {

using Colored = std::vector<logic::Candidate>;

bool excludes_other(const logic::Candidate& one, const logic::Candidate& other) {
  if (one.cell == other.cell) return one.digit != other.digit;
  return one.digit == other.digit && Board::sees(one.cell, other.cell);
}

bool is_excluded_by(const Colored& color, const logic::Candidate& candidate) {
  return std::any_of(color.begin(), color.end(), [&candidate](const logic::Candidate& one) {
    return excludes_other(one, candidate);
  });
}

/// Whether one of the two holds: a cell with two digits, or a digit with two places in a house.
bool is_pair(const Board& board, const logic::Candidate& one, const logic::Candidate& other) {
  if (!excludes_other(one, other)) return false;
  if (one.cell == other.cell) return count_of(board.digits(one.cell)) == 2;
  for (int house = 0; house < Board::houses; ++house) {
    const Board::Cells places = board.places(one.digit, house);
    if (places.size() == 2 && contains(places, one.cell) && contains(places, other.cell)) {
      return true;
    }
  }
  return false;
}

/// Whether all candidates of both colours are joined by pairs from one colour to the other.
bool is_joined(const Board& board, const Colored& first, const Colored& second) {
  Colored left = second;
  left.insert(left.end(), first.begin() + 1, first.end());
  Colored open{first.front()};
  while (!open.empty()) {
    const logic::Candidate from = open.back();
    open.pop_back();
    const bool is_first = std::find(first.begin(), first.end(), from) != first.end();
    for (const logic::Candidate& to : is_first ? second : first) {
      const auto place = std::find(left.begin(), left.end(), to);
      if (place == left.end() || !is_pair(board, from, to)) continue;
      left.erase(place);
      open.push_back(to);
    }
  }
  return left.empty();
}

bool is_wrong_color(const Board& board, const Colored& color) {
  for (const logic::Candidate& one : color) {
    if (is_excluded_by(color, one)) return true;
  }
  for (int cell = 0; cell < Board::cells; ++cell) {
    bool is_empty = board.is_open(cell);
    for (int digit = 1; digit <= Board::size; ++digit) {
      const logic::Candidate one{static_cast<Cell>(cell), static_cast<Digit>(digit)};
      is_empty = is_empty && (!board.has(cell, digit) || is_excluded_by(color, one));
    }
    if (is_empty) return true;
  }
  return false;
}

}  // namespace

Breach breach_of_medusa(const Board& board, const logic::Step& step) {
  std::array<Colored, 2> colors;
  for (std::size_t at = 0; at < step.sets.size(); ++at) {
    for (const int cell : cells_of(step.sets[at].cells)) {
      const Digit digit = step.sets[at].digits.first();
      if (!board.has(cell, digit)) return "colours what is not there";
      colors[at % 2].push_back({static_cast<Cell>(cell), digit});
    }
  }
  if (colors[0].empty() || colors[1].empty()) return "has not two colours";
  if (!is_joined(board, colors[0], colors[1])) return "has colours that are not joined";
  for (const logic::Candidate& struck : step.eliminations) {
    bool follows = is_excluded_by(colors[0], struck) && is_excluded_by(colors[1], struck);
    for (const Colored& color : colors) {
      const bool is_of_it = std::find(color.begin(), color.end(), struck) != color.end();
      follows = follows || (is_of_it && is_wrong_color(board, color));
    }
    if (!follows) return "strikes what does not follow";
  }
  return std::nullopt;
}

}  // namespace ninefold::tests
