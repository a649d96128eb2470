#include "core/logic/explainer/patterns.hpp"

#include <bit>

namespace ninefold::logic::explainer {

namespace {

constexpr unsigned bit_of(int number) { return 1U << static_cast<unsigned>(number); }

void keep(const Pattern& pattern, std::vector<Pattern>& found) {
  if (!pattern.struck().empty()) found.push_back(pattern);
}

/// Strikes the digit from the other cells of a house.
void strike_others(const Marks& marks, int house, int digit, unsigned kept, Pattern& pattern) {
  for_each_bit(marks.places(house, digit) & ~kept,
               [&](int position) { pattern.add_struck(cell_at(house, position), digit); });
}

/// The positions in another house of the cells at these positions of one.
unsigned positions_in(int other, int house, unsigned positions) {
  unsigned found = 0;
  for_each_bit(positions, [&](int position) {
    for (const Place place : places_of(cell_at(house, position))) {
      if (place.house == other) found |= 1U << place.position;
    }
  });
  return found;
}

/// A digit of a house that has all its places where another house crosses it.
void find_locked_digits(const Marks& marks, std::vector<Pattern>& found) {
  for (int house = 0; house < house_count; ++house) {
    for (int digit = 0; digit < 9; ++digit) {
      const unsigned places = marks.places(house, digit);
      if (std::popcount(places) < 2 || std::popcount(places) > 3) continue;
      for (const Place place : places_of(cell_at(house, std::countr_zero(places)))) {
        if (place.house == house) continue;
        const unsigned kept = positions_in(place.house, house, places);
        if (std::popcount(kept) != std::popcount(places)) continue;
        Pattern pattern = Pattern::in_houses(static_cast<Bits>(bit_of(digit)), {house});
        strike_others(marks, place.house, digit, kept, pattern);
        keep(pattern, found);
      }
    }
  }
}

void find_hidden_pairs(const Marks& marks, std::vector<Pattern>& found) {
  for (int house = 0; house < house_count; ++house) {
    for (int digit = 0; digit < 8; ++digit) {
      const unsigned places = marks.places(house, digit);
      if (std::popcount(places) != 2) continue;
      for (int other = digit + 1; other < 9; ++other) {
        if (marks.places(house, other) != places) continue;
        const auto digits = static_cast<Bits>(bit_of(digit) | bit_of(other));
        Pattern pattern = Pattern::in_houses(digits, {house});
        for_each_bit(places, [&](int position) {
          const int cell = cell_at(house, position);
          for_each_bit(marks.digits(cell) & ~static_cast<unsigned>(digits),
                       [&](int struck) { pattern.add_struck(cell, struck); });
        });
        keep(pattern, found);
      }
    }
  }
}

/// Two cells of a house with the same two digits.
void find_naked_pairs(const Marks& marks, std::vector<Pattern>& found) {
  for (int house = 0; house < house_count; ++house) {
    for (int first = 0; first < 8; ++first) {
      const Bits digits = marks.digits(cell_at(house, first));
      if (std::popcount(digits) != 2) continue;
      for (int second = first + 1; second < 9; ++second) {
        if (marks.digits(cell_at(house, second)) != digits) continue;
        Pattern pattern = Pattern::of_pair(digits, cell_at(house, first), cell_at(house, second));
        for_each_bit(digits, [&](int digit) {
          strike_others(marks, house, digit, bit_of(first) | bit_of(second), pattern);
        });
        keep(pattern, found);
      }
    }
  }
}

/// Two rows, or columns, that have a digit in the same two places alone.
void find_x_wings(const Marks& marks, std::vector<Pattern>& found) {
  for (const int first_line : {9, 18}) {
    const int first_crossing = first_line == 9 ? 18 : 9;
    for (int digit = 0; digit < 9; ++digit) {
      for (int line = first_line; line < first_line + 8; ++line) {
        const Bits places = marks.places(line, digit);
        if (std::popcount(places) != 2) continue;
        for (int other = line + 1; other < first_line + 9; ++other) {
          if (marks.places(other, digit) != places) continue;
          Pattern pattern = Pattern::in_houses(static_cast<Bits>(bit_of(digit)), {line, other});
          const unsigned kept = bit_of(line - first_line) | bit_of(other - first_line);
          for_each_bit(places, [&](int position) {
            strike_others(marks, first_crossing + position, digit, kept, pattern);
          });
          keep(pattern, found);
        }
      }
    }
  }
}

}  // namespace

Pattern Pattern::in_houses(Bits digits, std::initializer_list<int> houses) {
  Pattern pattern;
  pattern.digits_ = digits;
  for (const int house : houses) {
    pattern.houses_[pattern.house_count_++] = static_cast<std::uint8_t>(house);
  }
  return pattern;
}

Pattern Pattern::of_pair(Bits digits, int cell, int other) {
  Pattern pattern;
  pattern.digits_ = digits;
  pattern.cells_ = {static_cast<std::uint8_t>(cell), static_cast<std::uint8_t>(other)};
  pattern.cell_count_ = 2;
  return pattern;
}

void find_patterns(const Marks& marks, PatternKind kind, std::vector<Pattern>& found) {
  found.clear();
  switch (kind) {
    case PatternKind::locked_digit: return find_locked_digits(marks, found);
    case PatternKind::hidden_pair: return find_hidden_pairs(marks, found);
    case PatternKind::naked_pair: return find_naked_pairs(marks, found);
    case PatternKind::x_wing: return find_x_wings(marks, found);
  }
}

}  // namespace ninefold::logic::explainer
