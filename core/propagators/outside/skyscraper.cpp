#include "core/propagators/outside/skyscraper.hpp"

#include "core/propagators/domains/set_lanes.hpp"

#include <array>

namespace ninefold::variants {

namespace {

// For each number of cells seen, a lane each, the set of the highest's heights. `count` times
// eight lanes; what holds of one is done to all at once.
template <std::size_t count>
using Heights = std::array<SetLanes, count>;

// Positions above the lowest of a set, and that one too unless `strictly`.
Mask above_lowest(Mask set, bool strictly) {
  const Mask lowest = set & static_cast<Mask>(-set);
  if (lowest == 0) return 0;
  const Mask up = static_cast<Mask>(~(lowest - 1U));
  return strictly ? up & static_cast<Mask>(~lowest) : up;
}

SetLanes above_lowest(SetLanes sets) {
  const SetLanes lowest = sets & -sets;
  return ~(lowest - same_set(1)) & ~lowest;
}

// Positions up to the highest of each set.
SetLanes up_to_highest(SetLanes sets) {
  sets |= sets >> 1;
  sets |= sets >> 2;
  sets |= sets >> 4;
  return sets | sets >> 8;
}

// Each lane has what the one before had.
template <std::size_t count>
Heights<count> one_more_seen(const Heights<count>& lanes) {
  Heights<count> moved;
  SetLanes before{};
  for (std::size_t i = 0; i < count; ++i) {
    moved[i] = __builtin_shufflevector(before, lanes[i], 7, 8, 9, 10, 11, 12, 13, 14);
    before = lanes[i];
  }
  return moved;
}

// Each lane has what the next had.
template <std::size_t count>
Heights<count> one_less_seen(const Heights<count>& lanes) {
  Heights<count> moved;
  SetLanes behind{};
  for (std::size_t i = count; i-- > 0;) {
    moved[i] = __builtin_shufflevector(lanes[i], behind, 1, 2, 3, 4, 5, 6, 7, 8);
    behind = lanes[i];
  }
  return moved;
}

// `seen` is the lane of the number of cells that are to be seen.
template <std::size_t count>
bool propagate_lanes(const Skyscraper& rule, std::size_t seen, Domains& domains) {
  const std::size_t length = rule.cells.size();
  std::array<Heights<count>, most_values> forward;
  forward[0] = {};
  const Mask front = domains.masks[rule.cells[0]];
  if (rule.hides_lowest) {
    forward[0][0][0] = front & Mask{1};
    forward[0][0][1] = front & static_cast<Mask>(~1U);
  } else {
    forward[0][0][0] = front;
  }
  for (std::size_t i = 1; i < length; ++i) {
    const Mask cell = domains.masks[rule.cells[i]];
    const SetLanes hiding = same_set(above_lowest(cell, rule.all_differ));
    // Of so many different heights the highest is no lower than that.
    const SetLanes possible = same_set(
        rule.all_differ ? static_cast<Mask>(~first_values(static_cast<int>(i))) : Mask{0xffff});
    const Heights<count> moved = one_more_seen<count>(forward[i - 1]);
    for (std::size_t part = 0; part < count; ++part) {
      forward[i][part] =
          ((forward[i - 1][part] & hiding) | (same_set(cell) & above_lowest(moved[part]))) &
          possible;
    }
  }
  Heights<count> alive{};
  const Mask at_the_end = forward[length - 1][seen / 8][seen % 8];
  if (at_the_end == 0) {
    domains.conflict = rule.cells[0];
    return false;
  }
  alive[seen / 8][seen % 8] = at_the_end;
  for (std::size_t i = length; --i > 0;) {
    const Mask cell = domains.masks[rule.cells[i]];
    const SetLanes hiding = same_set(above_lowest(cell, rule.all_differ));
    const Heights<count> moved = one_less_seen<count>(alive);
    SetLanes kept{};
    for (std::size_t part = 0; part < count; ++part) {
      const SetLanes heights = forward[i - 1][part];
      const SetLanes staying = heights & alive[part] & hiding;
      const SetLanes rising = same_set(cell) & moved[part] & above_lowest(heights);
      const SetLanes hidden = up_to_highest(staying);
      kept |= rising | (rule.all_differ ? hidden >> 1 : hidden);
      alive[part] = staying | (heights & up_to_highest(rising) >> 1);
    }
    if (!domains.narrow(rule.cells[i], in_any_lane(kept))) return false;
  }
  return domains.narrow(rule.cells[0], rule.hides_lowest ? alive[0][0] | alive[0][1] : alive[0][0]);
}

}  // namespace

bool propagate(const Skyscraper& rule, Domains& domains) {
  // Without a lowest height that is hidden, at least one cell is seen.
  const int seen = rule.seen - (rule.hides_lowest ? 0 : 1);
  if (seen < 0 || rule.seen > static_cast<int>(rule.cells.size()) || seen >= most_values) {
    domains.conflict = rule.cells[0];
    return false;
  }
  const auto lane = static_cast<std::size_t>(seen);
  return lane < 8 ? propagate_lanes<1>(rule, lane, domains)
                  : propagate_lanes<2>(rule, lane, domains);
}

}  // namespace ninefold::variants
