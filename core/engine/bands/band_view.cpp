#include "core/engine/bands/band_view.hpp"

#include <vector>

namespace ninefold {

namespace {

// Which columns of a box a digit takes in the three bands.
constexpr std::array<std::array<std::uint8_t, 3>, 6> column_orders{
    {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}}};

// All givens in one band leave at most 44 different situations for the other two (Felgenhauer
// and Jarvis 2005), each with 56^3 ways to share out the columns.
constexpr double steps_of_empty_bands = 44.0 * 56 * 56 * 56;

/// How many ways there are to give each digit its column in the first band and, where `both`, in
/// the second one too. The third band takes the columns that are left.
double sharings_of_box(const BandView& view, int box, bool both) {
  // How full the columns of the first and the second band are, two bits each.
  constexpr int state_count = 1 << 12;
  std::vector<double> ways(state_count, 0.0);
  ways[0] = 1;
  for (int digit = 0; digit < 9; ++digit) {
    std::vector<double> next(state_count, 0.0);
    for (int state = 0; state < state_count; ++state) {
      if (ways[state] == 0) continue;
      unsigned first_taken = 0;
      for (const auto& order : column_orders) {
        const auto allowed = [&view, digit, box, &order](int band) {
          return (view.columns[band][digit][box] >> order[band] & 1) != 0;
        };
        const int first = 2 * order[0];
        const int second = 6 + 2 * order[1];
        if (!allowed(0) || (state >> first & 3) == 3) continue;
        if (both) {
          if (!allowed(1) || !allowed(2) || (state >> second & 3) == 3) continue;
          next[state + (1 << first) + (1 << second)] += ways[state];
        } else if ((first_taken >> order[0] & 1) == 0) {
          first_taken |= 1U << order[0];
          next[state + (1 << first)] += ways[state];
        }
      }
    }
    ways.swap(next);
  }
  double total = 0;
  for (const double way : ways) total += way;
  return total;
}

}  // namespace

BandView band_view(const Grid& givens, BandOrder order) {
  BandView view;
  view.unlabelled.fill(true);
  for (auto& band : view.columns) {
    for (auto& digit : band) digit.fill(0b111);
  }
  for (int row = 0; row < 9; ++row) {
    for (int column = 0; column < 9; ++column) {
      const Digit digit =
          givens[static_cast<Cell>(order.transposed ? column * 9 + row : row * 9 + column)];
      if (digit == empty_cell) continue;
      const int band = (row / 3 + 3 - order.first) % 3;
      view.givens[band][row % 3 * 9 + column] = digit;
      view.unlabelled[digit - 1] = false;
      if (band != 0) view.others_empty = false;
      const auto here = static_cast<std::uint8_t>(1U << (column % 3));
      for (int other = 0; other < 3; ++other) {
        std::uint8_t& mask = view.columns[other][digit - 1][column / 3];
        mask &= other == band ? here : static_cast<std::uint8_t>(~here);
      }
    }
  }
  return view;
}

double sharings_of(const BandView& view) {
  double steps = 1;
  for (int box = 0; box < 3; ++box) steps *= sharings_of_box(view, box, !view.others_empty);
  int labels = 0;
  for (const bool unlabelled : view.unlabelled) {
    if (unlabelled) steps /= ++labels;
  }
  return view.others_empty ? steps + steps_of_empty_bands : steps;
}

}  // namespace ninefold
