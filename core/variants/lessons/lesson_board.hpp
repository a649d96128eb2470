#pragma once

#include "core/board/layout.hpp"
#include "core/board/shape.hpp"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace ninefold::variants {

/// The grid of a variant as lessons fill it: digit d stands for the board's lowest value and d - 1
/// more, 0 for an empty cell.
class LessonBoard {
 public:
  using CellNumber = CellIndex;
  static constexpr std::size_t most_cells = std::size_t{longest_side} * longest_side;

  struct Sides {
    std::uint8_t rows = 9;
    std::uint8_t columns = 9;
    std::uint8_t digits = 9;

    /// How many digits there are, as Shape has it.
    int size() const { return digits; }
    int cell_count() const { return rows * columns; }
    CellIndex cell(int row, int column) const {
      return static_cast<CellIndex>(row * columns + column);
    }
    int row_of(CellIndex cell) const { return cell / columns; }
    int column_of(CellIndex cell) const { return cell % columns; }

    bool operator==(const Sides&) const = default;
  };

  LessonBoard() = default;
  explicit LessonBoard(const Layout& layout)
      : sides_{static_cast<std::uint8_t>(layout.rows), static_cast<std::uint8_t>(layout.columns),
               static_cast<std::uint8_t>(layout.value_count())} {}

  Sides shape() const { return sides_; }
  Digit operator[](CellIndex cell) const { return digits_[cell]; }
  Digit& operator[](CellIndex cell) { return digits_[cell]; }
  bool is_full() const;
  /// The values of its cells; `lowest` is the smallest that there is.
  std::vector<int> values(int lowest) const;

  bool operator==(const LessonBoard&) const = default;

 private:
  Sides sides_;
  std::array<Digit, most_cells> digits_{};
};

}  // namespace ninefold::variants
