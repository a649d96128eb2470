#include "core/propagators/outside/skyscraper.hpp"

#include <algorithm>
#include <array>

namespace ninefold::variants {

namespace {

// Positions above the lowest of a set, and that one too unless `strictly`.
Mask above_lowest(Mask set, bool strictly) {
  const Mask lowest = set & static_cast<Mask>(-set);
  if (lowest == 0) return 0;
  const Mask up = static_cast<Mask>(~(lowest - 1U));
  return strictly ? up & static_cast<Mask>(~lowest) : up;
}

Mask below_highest(Mask set, bool strictly) {
  if (set == 0) return 0;
  const int highest = highest_of(set);
  return strictly ? first_values(highest) : static_cast<Mask>((2U << highest) - 1U);
}

}  // namespace

bool propagate(const Skyscraper& rule, Domains& domains) {
  const std::size_t length = rule.cells.size();
  const auto seen = static_cast<std::size_t>(rule.seen);
  // The set of the highest's heights by place and by number of cells seen.
  using Heights = std::array<Mask, most_values + 2>;
  std::array<Heights, most_values> forward;
  forward[0].fill(0);
  const Mask flat = rule.hides_lowest ? Mask{1} : Mask{0};
  const Mask front = domains.masks[rule.cells[0]];
  forward[0][0] = front & flat;
  forward[0][1] = front & static_cast<Mask>(~flat);
  for (std::size_t i = 1; i < length; ++i) {
    const Mask cell = domains.masks[rule.cells[i]];
    const Mask hiding = above_lowest(cell, rule.all_differ);
    forward[i].fill(0);
    for (std::size_t k = 0; k <= std::min(seen, i); ++k) {
      const Mask heights = forward[i - 1][k];
      forward[i][k] |= heights & hiding;
      forward[i][k + 1] |= cell & above_lowest(heights, true);
    }
    if (!rule.all_differ) continue;
    // Of so many different heights the highest is no lower than that.
    const auto possible = static_cast<Mask>(~first_values(static_cast<int>(i)));
    for (std::size_t k = 0; k <= std::min(seen, i); ++k) forward[i][k] &= possible;
  }
  Heights alive{};
  if (seen <= length) alive[seen] = forward[length - 1][seen];
  if (alive[seen] == 0) {
    domains.conflict = rule.cells[0];
    return false;
  }
  for (std::size_t i = length; --i > 0;) {
    const Mask cell = domains.masks[rule.cells[i]];
    const Mask hiding = above_lowest(cell, rule.all_differ);
    Mask kept = 0;
    Heights earlier{};
    for (std::size_t k = 0; k <= std::min(seen, i); ++k) {
      const Mask heights = forward[i - 1][k];
      const Mask staying = heights & alive[k] & hiding;
      const Mask rising = cell & alive[k + 1] & above_lowest(heights, true);
      kept |= rising | (cell & below_highest(staying, rule.all_differ));
      earlier[k] = staying | (heights & below_highest(rising, true));
    }
    alive = earlier;
    if (!domains.narrow(rule.cells[i], kept)) return false;
  }
  return domains.narrow(rule.cells[0], alive[0] | alive[1]);
}

}  // namespace ninefold::variants
