#pragma once

#include "core/board/cell_set.hpp"
#include "core/board/shape.hpp"
#include "core/engine/houses9/lanes/lanes.hpp"

#include <array>
#include <bit>
#include <cstdint>

namespace ninefold {

// Where a cell lives. Split a row's index into band and row within the band, and a
// column's into stack and column within the stack:
//
//   word  = row within the band                       0 1 2, word 3 stays 0
//   bit   = 10 * band + 3 * stack + column within the stack
//
//   bit    29 | 28 27 26 25 24 23 22 21 20 | 19 | 18 ... 10 | 9 | 8 7 6   5 4 3   2 1 0
//        spare  ------ row of band 2 -----  spare  band 1   spare stack 2 stack 1 stack 0
//
// So "the other rows of this band" is a move of words, and "the other bands", "the other stacks"
// and "the other columns of the stack" are shifts. Boards of 4 and 6 use the cells with small
// indices of every kind; filler_cells keep the rest of the 9x9 frame satisfied.

/// Bits of one word.
inline constexpr std::uint32_t all_cells = 0x1FF7FDFF;
inline constexpr std::uint32_t first_band = 0x1FF;
inline constexpr std::uint32_t first_columns = 0x49 | 0x49 << 10 | 0x49 << 20;
inline constexpr std::uint32_t spare_bits = 1U << 9 | 1U << 19 | 1U << 29;

/// One bit for every cell, in the layout above.
struct CellMask {
  std::array<std::uint32_t, 4> words{};

  bool operator==(const CellMask&) const = default;
  bool empty() const { return (words[0] | words[1] | words[2]) == 0; }
  int count() const {
    return std::popcount(words[0]) + std::popcount(words[1]) + std::popcount(words[2]);
  }
};

/// A cell's word and bit.
struct Place {
  std::uint8_t word;
  std::uint8_t bit;
  constexpr std::uint32_t mask() const { return std::uint32_t{1} << bit; }
  bool operator==(const Place&) const = default;
};

constexpr Place place_at(int band, int row_in_band, int stack, int column_in_stack) {
  return {static_cast<std::uint8_t>(row_in_band),
          static_cast<std::uint8_t>(10 * band + 3 * stack + column_in_stack)};
}

constexpr Place place_of(Shape shape, Cell cell) {
  const int row = shape.row_of(cell);
  const int column = shape.column_of(cell);
  return place_at(row / shape.box_rows, row % shape.box_rows, column / shape.box_columns,
                  column % shape.box_columns);
}

/// The cell at a place that belongs to the shape.
constexpr Cell cell_at(Shape shape, int word, int bit) {
  const int row = bit / 10 * shape.box_rows + word;
  const int column = bit % 10 / 3 * shape.box_columns + bit % 10 % 3;
  return shape.cell(row, column);
}

inline CellMask mask_of(Shape shape, const CellSet& cells) {
  CellMask mask;
  for (const Cell cell : cells) {
    const Place place = place_of(shape, cell);
    mask.words[place.word] |= place.mask();
  }
  return mask;
}

/// Places outside a small board that every digit of it holds, so that rows, columns and boxes
/// of the 9x9 frame beyond the board have their digit and never disturb a pass. None on 9x9.
inline CellMask filler_cells(Shape shape) {
  CellMask mask;
  const auto fill = [&mask](Place place) { mask.words[place.word] |= place.mask(); };
  if (shape.size() == 4) {
    fill(place_at(0, 2, 2, 0));
    fill(place_at(1, 2, 2, 1));
    fill(place_at(2, 0, 0, 2));
    fill(place_at(2, 1, 1, 2));
    fill(place_at(2, 2, 2, 2));
  } else if (shape.size() == 6) {
    for (int band = 0; band < 3; ++band) fill(place_at(band, 2, 2, band));
  }
  return mask;
}

// A mini-row is the three cells of a row in a box. Its *flag* is the bit of its first cell, which
// stands for all three: other stacks then are a shift away, since what a shift brings in from the
// next row or band never falls on the place of a flag.

/// The flags of the mini-rows that have a bit.
template <typename Words>
Words flags_of_mini_rows(const Words& r) {
  return (r | r >> 1 | r >> 2) & splat<Words>(first_columns);
}
/// The mini-rows with a flag, whole. Wants flags alone.
template <typename Words>
Words whole_mini_rows(const Words& flags) {
  return (flags << 3) - flags;
}

// Moves within a word, each a rotation of one of a cell's indices: the result at a cell is the
// argument at the cell that follows (next) or precedes (previous) it. What comes from outside the
// board only ever reaches spare bits, which nothing moves back; callers mask it off.

/// The two for stacks move flags, and leave other bits dirty.
template <typename Words>
Words next_stack(const Words& flags) {
  return (flags >> 3) | (flags << 6);
}
template <typename Words>
Words previous_stack(const Words& flags) {
  return (flags >> 6) | (flags << 3);
}
/// The two for bands want bits 30 and 31 clear.
template <typename Words>
Words next_band(const Words& r) {
  return (r >> 10) | (r << 20);
}
template <typename Words>
Words previous_band(const Words& r) {
  return (r >> 20) | (r << 10);
}

/// Each row as a number less 1: its lowest bit is cleared and those below it are set. The spare bit
/// above a row is set unless the row is empty. Wants the spare bits clear.
template <typename Words>
Words less_lowest(const Words& r) {
  return (r | splat<Words>(spare_bits)) - splat<Words>(spare_bits >> 9);
}
/// The rows with their spare bit set in `spare`, whole.
template <typename Words>
Words whole_rows(const Words& spare) {
  const Words bits = spare & splat<Words>(spare_bits);
  return bits - (bits >> 9);
}

}  // namespace ninefold
