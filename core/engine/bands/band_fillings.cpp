#include "core/engine/bands/band_fillings.hpp"

namespace ninefold {

namespace {

// In which row a digit stands in the first, second and third box.
constexpr std::array<std::array<std::uint8_t, 3>, 6> row_orders{
    {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}}};

/// For every path and row order the three cells of the band that a digit takes, three bits a
/// column.
constexpr auto taken_cells = [] {
  std::array<std::array<std::uint32_t, 6>, path_count> cells{};
  for (int path = 0; path < path_count; ++path) {
    const std::array<int, 3> columns{path / 9, 3 + path / 3 % 3, 6 + path % 3};
    for (int order = 0; order < 6; ++order) {
      for (int box = 0; box < 3; ++box) {
        cells[path][order] |= std::uint32_t{1} << (3 * columns[box] + row_orders[order][box]);
      }
    }
  }
  return cells;
}();

}  // namespace

BandFillings::BandFillings(std::span<const Digit> givens) {
  row_orders_.fill(0b111111);
  std::array<bool, 9> labelled{};
  for (std::size_t cell = 0; cell < givens.size(); ++cell) {
    if (givens[cell] == empty_cell) continue;
    const int digit_index = givens[cell] - 1;
    labelled[digit_index] = true;
    for (int order = 0; order < 6; ++order) {
      if (row_orders[order][cell % 9 / 3] != cell / 9) {
        row_orders_[digit_index] &= static_cast<std::uint8_t>(~(1U << order));
      }
    }
  }
  for (int digit_index = 0; digit_index < 9; ++digit_index) {
    if (labelled[digit_index]) {
      labelled_mask_ |= Paths{31} << (path_bits * digit_index);
    } else {
      unlabelled_digits_.push_back(digit_index);
    }
  }
}

KeptWays::Key BandFillings::key_of(Paths paths) const {
  KeptWays::Key key;
  // At most three digits share a path (a column holds three), so two bits never overflow.
  for (const int digit_index : unlabelled_digits_) {
    key.unlabelled += std::uint64_t{1} << (2 * path_of(paths, digit_index));
  }
  key.labelled = paths & labelled_mask_;
  return key;
}

std::uint32_t BandFillings::fill(Paths paths, int digit_index, std::uint32_t taken) const {
  if (digit_index == 9) return 1;
  const auto& cells = taken_cells[path_of(paths, digit_index)];
  std::uint32_t total = 0;
  for (int order = 0; order < 6; ++order) {
    const bool allowed = (row_orders_[digit_index] >> order & 1) != 0;
    if (!allowed || (taken & cells[order]) != 0) continue;
    total += fill(paths, digit_index + 1, taken | cells[order]);
  }
  return total;
}

std::uint32_t BandFillings::count(Paths paths) {
  const KeptWays::Key key = key_of(paths);
  if (const auto known = kept_.find(key)) return static_cast<std::uint32_t>(*known);
  ++found_out_;
  // Without givens the three rows can be exchanged: six times what one order of the first digit
  // gives.
  const bool rows_alike = labelled_mask_ == 0;
  const std::uint32_t count =
      rows_alike ? 6 * fill(paths, 1, taken_cells[path_of(paths, 0)][0]) : fill(paths, 0, 0);
  kept_.keep(key, count);
  return count;
}

}  // namespace ninefold
