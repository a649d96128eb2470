#include "core/engine/bands/box_fillings.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <utility>

namespace ninefold {

namespace {

// A look at the meter after this many fillings.
constexpr unsigned fillings_per_node = 64;

class BoxFiller {
 public:
  BoxFiller(const BandView& view, int band, int box) {
    for (int digit = 0; digit < 9; ++digit) {
      for (int cell = 0; cell < 9; ++cell) {
        if ((view.columns[band][digit][box] >> (cell % 3) & 1) != 0) cells_[digit] |= 1U << cell;
      }
    }
    for (int cell = 0; cell < 27; ++cell) {
      const Digit given = view.givens[band][cell];
      if (given == empty_cell) continue;
      const int row = cell / 9;
      unsigned& own = cells_[given - 1];
      if (cell % 9 / 3 != box) {
        own &= ~(7U << (3 * row));
        continue;
      }
      const unsigned here = 1U << (3 * row + cell % 3);
      const unsigned kept = own & here;
      for (unsigned& mask : cells_) mask &= ~here;
      own = kept;
    }
    // Digits with few cells first.
    int position = 0;
    for (int cells = 0; cells <= 9; ++cells) {
      for (int digit = 0; digit < 9; ++digit) {
        if (std::popcount(cells_[digit]) == cells) order_[position++] = digit;
      }
    }
  }

  /// Nothing when the search has to end.
  std::optional<std::vector<BoxFilling>> fillings(Meter& meter) {
    if (!fill(meter, 0, 0, {})) return std::nullopt;
    return std::move(found_);
  }

 private:
  bool fill(Meter& meter, int position, unsigned taken, BoxFilling filling) {
    if (position == 9) {
      if (found_.size() % fillings_per_node == 0 && !meter.enter_node()) return false;
      found_.push_back(filling);
      return true;
    }
    const int digit = order_[position];
    for (unsigned rest = cells_[digit] & ~taken; rest != 0; rest &= rest - 1) {
      const auto cell = static_cast<unsigned>(std::countr_zero(rest));
      const BoxFilling longer{filling.columns | (cell % 3) << (2 * digit),
                              filling.rows | (cell / 3) << (2 * digit)};
      if (!fill(meter, position + 1, taken | 1U << cell, longer)) return false;
    }
    return true;
  }

  std::array<unsigned, 9> cells_{};
  std::array<int, 9> order_{};
  std::vector<BoxFilling> found_;
};

}  // namespace

SharingNumbers::SharingNumbers() : numbers_(1 << 18) {
  std::array<int, 9> places{0, 0, 0, 1, 1, 1, 2, 2, 2};
  std::uint16_t number = 0;
  do {
    Sharing sharing = 0;
    for (const int place : places) sharing = sharing << 2U | static_cast<unsigned>(place);
    numbers_[sharing] = number++;
  } while (std::next_permutation(places.begin(), places.end()));
}

std::optional<std::vector<BoxFilling>> box_fillings(const BandView& view, int band, int box,
                                                    Meter& meter) {
  return BoxFiller(view, band, box).fillings(meter);
}

}  // namespace ninefold
