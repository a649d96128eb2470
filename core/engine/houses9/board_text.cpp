#include "core/engine/houses9/board_text.hpp"

#include <array>
#include <cstddef>
#include <cstring>

namespace ninefold {

namespace {

inline constexpr std::size_t planes = 4;

/// The cells whose digit has a given bit set, for each of the four bits of a digit.
using Planes = std::array<CellMask, planes>;

/// Words with all ones in the lanes of digits that have the bit.
constexpr std::array<std::array<std::uint32_t, lane_digits>, planes> make_digit_bits() {
  std::array<std::array<std::uint32_t, lane_digits>, planes> bits{};
  for (std::size_t plane = 0; plane < planes; ++plane) {
    for (std::size_t lane = 0; lane < lane_digits; ++lane) {
      bits[plane][lane] = ((lane + 1) >> plane & 1) != 0 ? ~0U : 0U;
    }
  }
  return bits;
}

alignas(Lanes) constexpr auto digit_bits = make_digit_bits();

/// All cells of the digits that have a bit.
NineDigits having_bit(std::size_t plane) {
  return NineDigits::each(
      [plane](std::size_t group) {
        const auto lanes = load<Lanes>(digit_bits[plane].data() + group * lane_count);
        return LaneDigits{{lanes, lanes, lanes}};
      },
      splat<Slot>((max_size >> plane & 1) != 0 ? ~0U : 0U));
}

/// The lowest bits of eight bytes as a number, the first byte's lowest.
std::uint32_t lowest_bits(std::uint64_t bytes) {
  // Each bit is moved to its own place of the top byte; no two meet, so nothing carries.
  return static_cast<std::uint32_t>((bytes & 0x0101010101010101U) * 0x0102040810204080U >> 56);
}

/// For every eight bits, the bytes that are 1 where the bit is.
constexpr std::array<std::uint64_t, 256> make_spread() {
  std::array<std::uint64_t, 256> table{};
  for (std::size_t bits = 0; bits < 256; ++bits) {
    for (std::size_t bit = 0; bit < 8; ++bit) {
      table[bits] |= std::uint64_t{bits >> bit & 1} << (8 * bit);
    }
  }
  return table;
}

constexpr std::array<std::uint64_t, 256> spread = make_spread();

Planes read_nine_columns(const std::uint8_t* cells) {
  Planes result;
  for (std::size_t row = 0; row < 9; ++row) {
    std::uint64_t bytes = 0;
    std::memcpy(&bytes, cells + 9 * row, sizeof bytes);
    const std::uint32_t last = cells[9 * row + 8];
    for (std::size_t plane = 0; plane < planes; ++plane) {
      const std::uint32_t bits = lowest_bits(bytes >> plane) | (last >> plane & 1) << 8;
      result[plane].words[row % 3] |= bits << (row / 3 * 10);
    }
  }
  return result;
}

Planes read_any_shape(Shape shape, const std::uint8_t* cells) {
  Planes result;
  for (int cell = 0; cell < shape.cell_count(); ++cell) {
    const Place place = place_of(shape, static_cast<Cell>(cell));
    for (std::size_t plane = 0; plane < planes; ++plane) {
      result[plane].words[place.word] |= (cells[cell] >> plane & 1U) << place.bit;
    }
  }
  return result;
}

}  // namespace

BoardState board_from(const CompiledRules& rules, const std::uint8_t* cells) {
  const Planes bits =
      rules.shape.size() == 9 ? read_nine_columns(cells) : read_any_shape(rules.shape, cells);
  const auto plane = [&bits](std::size_t i) { return load<Slot>(bits[i].words.data()); };
  NineDigits differs = for_nine_digits(plane(0)) ^ having_bit(0);
  for (std::size_t i = 1; i < planes; ++i) {
    differs = differs | (for_nine_digits(plane(i)) ^ having_bit(i));
  }
  // A cell is given if its four bits are 1 to 9: a full stop's are 14.
  const Slot given =
      ((plane(0) | plane(1) | plane(2)) & ~plane(3)) | (plane(3) & ~(plane(1) | plane(2)));
  BoardState board;
  board.digits.store(rules.empty_board.digits.load() & ~(differs & for_nine_digits(given)));
  return board;
}

BoardState board_from(const CompiledRules& rules, const Grid& givens) {
  return board_from(rules, givens.data());
}

void write_digits(const CompiledRules& rules, const BoardState& board, std::uint8_t zero,
                  std::uint8_t* cells) {
  const NineDigits x = board.digits.load();
  std::array<std::array<std::uint32_t, 4>, planes> words;
  for (std::size_t plane = 0; plane < planes; ++plane) {
    store(words[plane].data(), count_digits<1>(x & having_bit(plane)).at_least[0]);
  }
  if (rules.shape.size() == 9) {
    for (std::size_t row = 0; row < 9; ++row) {
      std::uint64_t bytes = zero * std::uint64_t{0x0101010101010101U};
      std::uint32_t last = zero;
      for (std::size_t plane = 0; plane < planes; ++plane) {
        const std::uint32_t bits = words[plane][row % 3] >> (row / 3 * 10);
        bytes += spread[bits & 0xFF] << plane;
        last += (bits >> 8 & 1) << plane;
      }
      std::memcpy(cells + 9 * row, &bytes, sizeof bytes);
      cells[9 * row + 8] = static_cast<std::uint8_t>(last);
    }
    return;
  }
  for (int cell = 0; cell < rules.shape.cell_count(); ++cell) {
    const Place place = place_of(rules.shape, static_cast<Cell>(cell));
    std::uint32_t digit = zero;
    for (std::size_t plane = 0; plane < planes; ++plane) {
      digit += (words[plane][place.word] >> place.bit & 1) << plane;
    }
    cells[cell] = static_cast<std::uint8_t>(digit);
  }
}

Grid grid_from(const CompiledRules& rules, const BoardState& board) {
  Grid grid(rules.shape);
  write_digits(rules, board, 0, grid.data());
  return grid;
}

}  // namespace ninefold
