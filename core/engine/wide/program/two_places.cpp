#include "core/engine/wide/program/two_places.hpp"

#include "core/propagators/domains/set_lanes.hpp"

#include <cstring>

namespace ninefold::variants {

namespace {

// The values of some cells that are in one, two, three of them or more.
template <typename Masks>
struct PlaceTally {
  Masks once;
  Masks twice;
  Masks thrice;

  Masks exactly_two() const { return static_cast<Masks>(twice & ~thrice); }
  friend PlaceTally operator+(const PlaceTally& a, const PlaceTally& b) {
    return {static_cast<Masks>(a.once | b.once),
            static_cast<Masks>(a.twice | b.twice | (a.once & b.once)),
            static_cast<Masks>(a.thrice | b.thrice | (a.once & b.twice) | (a.twice & b.once))};
  }
};

template <typename Masks>
PlaceTally<Masks> tally_of_three(const Masks& a, const Masks& b, const Masks& c) {
  return {static_cast<Masks>(a | b | c), static_cast<Masks>((a & b) | ((a | b) & c)),
          static_cast<Masks>(a & b & c)};
}

// Of eight columns of a band.
PlaceTally<SetLanes> tally_of_band(const Mask* first) {
  return tally_of_three(load_sets(first), load_sets(first + 9), load_sets(first + 18));
}

// Of three columns from `column` on.
PlaceTally<Mask> tally_of_columns(const PlaceTally<SetLanes>& columns, std::size_t column) {
  const auto of = [&](std::size_t lane) {
    return PlaceTally<Mask>{columns.once[lane], columns.twice[lane], columns.thrice[lane]};
  };
  return of(column) + of(column + 1) + of(column + 2);
}

}  // namespace

std::array<Mask, GridHouses::house_count> values_of_two_places(const Mask* masks) {
  std::array<Mask, GridHouses::house_count> found;
  for (std::size_t row = 0; row < 9; ++row) {
    const Mask* const own = masks + row * 9;
    found[row] = (tally_of_three(own[0], own[1], own[2]) + tally_of_three(own[3], own[4], own[5]) +
                  tally_of_three(own[6], own[7], own[8]))
                     .exactly_two();
  }
  // Nine columns are the first eight and the last eight.
  PlaceTally<SetLanes> first{};
  PlaceTally<SetLanes> last{};
  for (std::size_t band = 0; band < 3; ++band) {
    const auto first_of_band = tally_of_band(masks + band * 27);
    const auto last_of_band = tally_of_band(masks + band * 27 + 1);
    Mask* const boxes = found.data() + 18 + band * 3;
    boxes[0] = tally_of_columns(first_of_band, 0).exactly_two();
    boxes[1] = tally_of_columns(first_of_band, 3).exactly_two();
    boxes[2] = tally_of_columns(last_of_band, 5).exactly_two();
    first = first + first_of_band;
    last = last + last_of_band;
  }
  const SetLanes columns = first.exactly_two();
  std::memcpy(found.data() + 9, &columns, sizeof columns);
  found[17] = last.exactly_two()[7];
  return found;
}

}  // namespace ninefold::variants
