#include "core/propagators/regions/regions.hpp"
#include "core/propagators/regions/walk.hpp"

#include <algorithm>
#include <array>

namespace ninefold::variants {

bool propagate(const ConnectedValues& rule, Domains& domains) {
  const std::size_t count = rule.cells.size();
  const auto mask = [&](std::size_t place) { return domains.masks[rule.cells[place]]; };
  const auto is_open = [&](std::size_t place) { return (mask(place) & rule.values) != 0; };
  const auto is_in = [&](std::size_t place) { return (mask(place) & ~rule.values) == 0; };
  std::size_t in = 0;
  std::size_t open = 0;
  std::uint16_t start = 0;
  for (std::size_t place = 0; place < count; ++place) {
    if (is_in(place) && in++ == 0) start = static_cast<std::uint16_t>(place);
    if (is_open(place)) ++open;
  }
  const auto size = static_cast<std::size_t>(rule.size);
  if (open == 0 || open < size || (rule.size != 0 && in > size)) {
    domains.conflict = rule.cells[0];
    return false;
  }
  if (rule.size != 0 && in == size) {
    for (std::size_t place = 0; place < count; ++place) {
      if (!is_in(place) && !domains.take_away(rule.cells[place], rule.values)) return false;
    }
  }
  if (in == 0) return true;
  std::array<std::uint8_t, most_places> seen{};
  std::array<std::uint16_t, most_places> queue;
  // With a size, what is left of it goes into the way to a cell.
  const std::size_t reached =
      rule.size == 0 ? walk(rule.neighbours, start, seen, queue, is_open)
                     : walk_within(rule.neighbours, start, size - in, seen, queue, is_open, is_in);
  if (reached < size) {
    domains.conflict = rule.cells[start];
    return false;
  }
  for (std::size_t place = 0; place < count; ++place) {
    if (seen[place] == 0 && is_open(place) && !domains.take_away(rule.cells[place], rule.values))
      return false;
  }
  if (rule.size != 0 && reached == size) {
    for (std::size_t i = 0; i < reached; ++i) {
      if (!domains.narrow(rule.cells[queue[i]], rule.values)) return false;
    }
    return true;
  }
  if (in < 2) return true;
  Cuts cuts;
  cuts.find(rule.neighbours, start, is_open, is_in);
  for (std::size_t i = 0; i < reached; ++i) {
    const std::uint16_t place = queue[i];
    if (cuts.cuts[place] != 0 && !domains.narrow(rule.cells[place], rule.values)) return false;
  }
  return true;
}

}  // namespace ninefold::variants
