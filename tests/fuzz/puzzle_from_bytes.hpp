#pragma once

#include "core/rules/rule_table.hpp"
#include "tests/fuzz/byte_reader.hpp"

namespace ninefold::fuzz {

/// A 4x4 puzzle with valid rules, whatever the bytes: any subset of the rules there are, up to
/// three pairs for each kind of pairs, and any givens.
inline Puzzle puzzle_from_bytes(ByteReader& bytes) {
  const Shape shape{2, 2};
  Puzzle puzzle;
  puzzle.givens = Grid(shape);
  const std::uint8_t chosen = bytes.next();
  const auto has = [chosen](unsigned bit) { return ((chosen >> bit) & 1U) != 0; };
  if (has(0)) puzzle.rules[0] = make_rule("latin");
  const std::array simple{"knight", "torus-knight", "king", "torus-king"};
  for (unsigned index = 0; index < simple.size(); ++index) {
    if (has(index + 1)) puzzle.rules.push_back(make_rule(simple[index]));
  }
  const std::array with_pairs{"pairs", "torus-pairs"};
  for (unsigned index = 0; index < with_pairs.size(); ++index) {
    if (!has(index + 5)) continue;
    DigitPairs pairs;
    for (int count = bytes.below(4); count > 0; --count) {
      const std::uint8_t both = bytes.next();
      pairs.push_back({static_cast<Digit>(1 + both % 4), static_cast<Digit>(1 + both / 4 % 4)});
    }
    puzzle.rules.push_back(make_rule(with_pairs[index], {pairs}));
  }
  if (has(7)) {
    CellList house;
    CellSet taken;
    while (house.size() < 4) {
      int cell = bytes.below(16);
      while (taken.contains(static_cast<Cell>(cell))) cell = (cell + 1) % 16;
      taken.insert(static_cast<Cell>(cell));
      house.push_back(static_cast<Cell>(cell));
    }
    puzzle.rules.push_back(make_rule("house", {house}));
  }
  for (Cell cell = 0; cell < 16; cell += 2) {
    const std::uint8_t two = bytes.next();
    const auto digit = [](int value) { return static_cast<Digit>(value <= 4 ? value : 0); };
    puzzle.givens[cell] = digit(two % 16);
    puzzle.givens[static_cast<Cell>(cell + 1)] = digit(two / 16);
  }
  return puzzle;
}

}  // namespace ninefold::fuzz
