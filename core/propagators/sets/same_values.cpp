// Sets of cells that hold the same values.

#include "core/propagators/primitive/statement.hpp"
#include "core/propagators/sets/counting.hpp"
#include "core/propagators/sets/value_lanes.hpp"

#include <algorithm>
#include <array>
#include <span>
#include <utility>
#include <vector>

namespace ninefold::variants {

namespace {

SetLanes chosen(SetLanes where, SetLanes one, SetLanes other) {
  return (one & where) | (other & ~where);
}
SetLanes larger_of(SetLanes a, SetLanes b) {
  return chosen(reinterpret_cast<SetLanes>(a > b), a, b);
}
SetLanes smaller_of(SetLanes a, SetLanes b) {
  return chosen(reinterpret_cast<SetLanes>(a < b), a, b);
}

}  // namespace

void SameValues::describe(Statement& to) const {
  const auto& [own_sets, own_once_each] = *this;
  to.add(own_once_each ? 1 : 0);
  std::vector<Statement> parts;
  for (const CellIndexes& set : own_sets) parts.emplace_back(to.part()).add_in_any_order(set);
  to.add_in_any_order(std::move(parts));
}

bool propagate(const SameValues& rule, Domains& domains) {
  // What each set can hold, all can.
  Mask possible = static_cast<Mask>(~0U);
  ValueLanes most_fixed;
  ValueLanes least_open{~SetLanes{}, ~SetLanes{}};
  for (const CellIndexes& set : rule.sets) {
    Mask together = 0;
    ValueLanes fixed;
    ValueLanes open;
    for (const CellIndex cell : set) {
      const Mask mask = domains.masks[cell];
      together |= mask;
      open.count(mask);
      if (is_single(mask)) fixed.count(mask);
    }
    possible &= together;
    most_fixed = {larger_of(most_fixed.low, fixed.low), larger_of(most_fixed.high, fixed.high)};
    least_open = {smaller_of(least_open.low, open.low), smaller_of(least_open.high, open.high)};
  }
  for (const CellIndexes& set : rule.sets) {
    for (const CellIndex cell : set) {
      if (!domains.narrow(cell, possible)) return false;
    }
  }
  const auto least = most_fixed.stored();
  const auto most = least_open.stored();
  for (int value = 0; value < most_values; ++value) {
    const auto v = static_cast<std::size_t>(value);
    const Mask mask = mask_of(value);
    if ((mask & possible) == 0) {
      if (least[v] > 0) return false;
      continue;
    }
    const int needed = rule.once_each ? std::min<int>(least[v], 1) : least[v];
    if (!rule.once_each && needed > most[v]) {
      domains.conflict = rule.sets[0][0];
      return false;
    }
    // Nothing is to be told of a value that is nowhere needed, or of which there are places enough.
    // What the above took away wakes whoever did it again.
    constexpr int few = 3;
    const bool is_scarce = needed > 0 && most[v] <= std::max(needed, few);
    if (!is_scarce && (rule.once_each || least[v] < most[v])) continue;
    for (const CellIndexes& set : rule.sets) {
      int open = 0;
      int fixed = 0;
      for (const CellIndex cell : set) {
        open += (domains.masks[cell] & mask) != 0 ? 1 : 0;
        fixed += domains.masks[cell] == mask ? 1 : 0;
      }
      if (open < needed) {
        domains.conflict = set[0];
        return false;
      }
      if (open == needed && fixed < needed) {
        for (const CellIndex cell : set) {
          if ((domains.masks[cell] & mask) != 0 && !domains.narrow(cell, mask)) return false;
        }
      } else if (!rule.once_each && fixed == most[v] && open > fixed) {
        for (const CellIndex cell : set) {
          if (domains.masks[cell] != mask && !domains.take_away(cell, mask)) return false;
        }
      } else if (needed > fixed && open <= few) {
        std::array<CellIndex, few> places{};
        std::size_t count = 0;
        for (const CellIndex cell : set) {
          if ((domains.masks[cell] & mask) != 0 && count < places.size()) places[count++] = cell;
        }
        if (count > 1 && !domains.take_away_from_common_peers(std::span(places).first(count), mask))
          return false;
      }
    }
  }
  return true;
}

}  // namespace ninefold::variants
