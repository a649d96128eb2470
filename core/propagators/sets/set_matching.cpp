#include "core/propagators/sets/set_matching.hpp"

namespace ninefold::variants {

namespace {

// What is found in lanes of sets, a set a lane.
struct Found {
  SetLanes possible{};
  SetLanes missing{};  // from some set

  void add(SetLanes sets, SetLanes fits) {
    possible |= sets & fits;
    missing |= ~sets & fits;
  }
  FittingSets all() const {
    return {in_any_lane(possible), static_cast<Mask>(~in_any_lane(missing))};
  }
};

// The lanes in which sets have what is fixed, and nothing that no cell has.
class Filter {
 public:
  explicit Filter(const OpenCells& open)
      : impossible_(same_set(static_cast<Mask>(~open.together))), fixed_(same_set(open.fixed)) {}

  SetLanes operator()(SetLanes sets) const {
    return are_equal((sets & impossible_) | (~sets & fixed_), SetLanes{});
  }
  SetLanes rest(SetLanes sets) const { return sets & ~fixed_; }

 private:
  SetLanes impossible_;
  SetLanes fixed_;
};

// As many values as there are open cells, each alone in its lanes; in lanes that pass the filter
// there are that many, or more where cells have the same value, which nothing fits.
template <std::size_t count>
struct Values {
  std::array<SetLanes, count> each;
  SetLanes are_all;

  explicit Values(SetLanes rest) {
    for (SetLanes& value : each) {
      value = rest & (SetLanes{} - rest);
      rest ^= value;
    }
    are_all = are_equal(rest, SetLanes{});
  }
};

template <std::size_t count>
using Lanes = std::array<SetLanes, count>;

// Which values a cell may have: all ones in lanes where it does.
template <std::size_t count>
Lanes<count> held_by(SetLanes cell, const Values<count>& values) {
  Lanes<count> held;
  for (std::size_t i = 0; i < count; ++i)
    held[i] = are_equal(cell & values.each[i], values.each[i]);
  return held;
}

// Each adds to `kept` what every cell can have beside the others, and returns where all have some.

SetLanes match(const std::array<Lanes<2>, 2>& held, const Values<2>& values, SetLanes fits,
               Lanes<2>& kept) {
  const SetLanes straight = held[0][0] & held[1][1] & fits;
  const SetLanes crossed = held[0][1] & held[1][0] & fits;
  kept[0] |= (straight & values.each[0]) | (crossed & values.each[1]);
  kept[1] |= (straight & values.each[1]) | (crossed & values.each[0]);
  return straight | crossed;
}

SetLanes match(const std::array<Lanes<3>, 3>& held, const Values<3>& values, SetLanes fits,
               Lanes<3>& kept) {
  SetLanes any{};
  for (std::size_t cell = 0; cell < 3; ++cell) {
    const Lanes<3>& a = held[(cell + 1) % 3];
    const Lanes<3>& b = held[(cell + 2) % 3];
    any = SetLanes{};
    for (std::size_t i = 0; i < 3; ++i) {
      const std::size_t j = (i + 1) % 3;
      const std::size_t k = (i + 2) % 3;
      const SetLanes can = held[cell][i] & ((a[j] & b[k]) | (a[k] & b[j])) & fits;
      kept[cell] |= can & values.each[i];
      any |= can;
    }
  }
  return any;
}

// The pairs of four values; together, pair i and pair 5 - i are all of them.
constexpr std::array<std::array<std::size_t, 2>, 6> pairs{
    {{0, 1}, {0, 2}, {0, 3}, {1, 2}, {1, 3}, {2, 3}}};

Lanes<6> pairs_of(const Lanes<4>& a, const Lanes<4>& b) {
  Lanes<6> found;
  for (std::size_t i = 0; i < pairs.size(); ++i) {
    const auto [x, y] = pairs[i];
    found[i] = (a[x] & b[y]) | (a[y] & b[x]);
  }
  return found;
}

// What two cells have where two others take the values that are left.
void keep_beside(const Lanes<4>& a, const Lanes<4>& b, const Lanes<6>& others,
                 const Values<4>& values, SetLanes& kept_a, SetLanes& kept_b) {
  Lanes<4> by_a{};
  Lanes<4> by_b{};
  for (std::size_t i = 0; i < pairs.size(); ++i) {
    const auto [x, y] = pairs[i];
    const SetLanes left = others[pairs.size() - 1 - i];
    by_a[x] |= b[y] & left;
    by_a[y] |= b[x] & left;
    by_b[x] |= a[y] & left;
    by_b[y] |= a[x] & left;
  }
  for (std::size_t i = 0; i < 4; ++i) {
    kept_a |= a[i] & by_a[i] & values.each[i];
    kept_b |= b[i] & by_b[i] & values.each[i];
  }
}

SetLanes match(const std::array<Lanes<4>, 4>& held, const Values<4>& values, SetLanes fits,
               Lanes<4>& kept) {
  Lanes<6> first = pairs_of(held[0], held[1]);
  Lanes<6> second = pairs_of(held[2], held[3]);
  SetLanes any{};
  for (std::size_t i = 0; i < pairs.size(); ++i) {
    first[i] &= fits;
    second[i] &= fits;
    any |= first[i] & second[pairs.size() - 1 - i];
  }
  if (!is_any_lane(any)) return any;
  keep_beside(held[0], held[1], second, values, kept[0], kept[1]);
  keep_beside(held[2], held[3], first, values, kept[2], kept[3]);
  return any;
}

template <std::size_t count>
FittingSets match_all(const SetList& sets, const OpenCells& open,
                      std::array<Mask, most_matched>& kept) {
  const Filter filter(open);
  Lanes<count> cells;
  for (std::size_t i = 0; i < count; ++i) cells[i] = same_set(open.masks[i]);
  Lanes<count> kept_lanes{};
  Found found;
  sets.for_each_lanes([&](SetLanes lanes) {
    SetLanes fits = filter(lanes);
    if (!is_any_lane(fits)) return;
    const Values<count> values(filter.rest(lanes));
    fits &= values.are_all;
    std::array<Lanes<count>, count> held;
    for (std::size_t i = 0; i < count; ++i) held[i] = held_by(cells[i], values);
    found.add(lanes, match(held, values, fits, kept_lanes));
  });
  for (std::size_t i = 0; i < count; ++i) kept[i] = in_any_lane(kept_lanes[i]);
  return found.all();
}

}  // namespace

FittingSets fitting_sets(const SetList& sets, const OpenCells& open) {
  const Filter filter(open);
  Found found;
  sets.for_each_lanes([&](SetLanes lanes) {
    SetLanes fits = filter(lanes);
    const SetLanes rest = filter.rest(lanes);
    for (std::size_t i = 0; i < open.count; ++i)
      fits &= ~are_equal(rest & same_set(open.masks[i]), SetLanes{});
    found.add(lanes, fits);
  });
  return found.all();
}

FittingSets match_sets(const SetList& sets, const OpenCells& open,
                       std::array<Mask, most_matched>& kept) {
  switch (open.count) {
    case 2: return match_all<2>(sets, open, kept);
    case 3: return match_all<3>(sets, open, kept);
    default: return match_all<4>(sets, open, kept);
  }
}

}  // namespace ninefold::variants
