#include "core/propagators/regions/regions.hpp"
#include "core/propagators/regions/walk.hpp"

#include <algorithm>
#include <array>

namespace ninefold::variants {

namespace {

// Names in reading order: a cell has a label at most one above those before it.
bool name_in_order(const UnknownRegions& rule, Domains& domains) {
  int highest = -1;
  for (const CellIndex label : rule.labels) {
    const int most = std::min(highest + 1, rule.count - 1);
    if (!domains.narrow(label, first_values(most + 1))) return false;
    highest = std::max(highest, highest_of(domains.masks[label]));
    if (highest == rule.count - 1) break;
  }
  return true;
}

// A region that holds every value: one with a single place left stands there. `reached` marks with
// 1 the places that may belong to the region.
bool place_all_values(const UnknownRegions& rule, Mask bit,
                      const std::array<std::uint8_t, most_places>& reached, Domains& domains) {
  Mask once = 0;
  Mask twice = 0;
  for (std::size_t place = 0; place < rule.cells.size(); ++place) {
    if (reached[place] != 1) continue;
    const Mask mask = domains.masks[rule.cells[place]];
    twice |= once & mask;
    once |= mask;
  }
  if (once != first_values(rule.size)) {
    domains.conflict = rule.labels[0];
    return false;
  }
  const Mask only = once & static_cast<Mask>(~twice);
  if (only == 0) return true;
  for (std::size_t place = 0; place < rule.cells.size(); ++place) {
    if (reached[place] != 1) continue;
    const Mask here = domains.masks[rule.cells[place]] & only;
    if (here == 0) continue;
    if (!domains.narrow(rule.cells[place], is_single(here) ? here : Mask{0}) ||
        !domains.narrow(rule.labels[place], bit)) {
      return false;
    }
  }
  return true;
}

}  // namespace

bool propagate(const UnknownRegions& rule, Domains& domains) {
  const std::size_t count = rule.cells.size();
  const auto label = [&](std::size_t place) { return domains.masks[rule.labels[place]]; };
  if (!rule.has_free_names && !name_in_order(rule, domains)) return false;
  const auto size = static_cast<std::size_t>(rule.size);
  std::array<std::uint8_t, most_places> seen;
  std::array<std::uint16_t, most_places> queue;
  for (int number = 0; number < rule.count; ++number) {
    const Mask bit = mask_of(number);
    std::size_t in = 0;
    std::uint16_t start = 0;
    Mask values = 0;
    for (std::size_t place = 0; place < count; ++place) {
      if (label(place) != bit) continue;
      if (in++ == 0) start = static_cast<std::uint16_t>(place);
      const Mask value = domains.masks[rule.cells[place]];
      if (is_single(value)) {
        if ((values & value) != 0) {
          domains.conflict = rule.cells[place];
          return false;
        }
        values |= value;
      }
    }
    if (in > size) {
      domains.conflict = rule.labels[start];
      return false;
    }
    if (in == 0) {
      // Some stretch of cells must have room for it.
      std::fill_n(seen.begin(), count, std::uint8_t{0});
      bool has_room = false;
      for (std::size_t place = 0; place < count; ++place) {
        if (seen[place] != 0 || (label(place) & bit) == 0) continue;
        const std::size_t reached =
            walk(rule.neighbours, static_cast<std::uint16_t>(place), seen, queue,
                 [&](std::uint16_t next) { return (label(next) & bit) != 0; });
        if (reached >= size) {
          has_room = true;
          continue;
        }
        for (std::size_t i = 0; i < reached; ++i) {
          if (!domains.take_away(rule.labels[queue[i]], bit)) return false;
        }
      }
      if (!has_room) {
        domains.conflict = rule.labels[0];
        return false;
      }
      continue;
    }
    // Different values within the region, and no cell farther than the region can grow: distances
    // count cells that are not in it yet.
    std::fill_n(seen.begin(), count, std::uint8_t{0});
    std::array<std::uint8_t, most_places> needed;  // cells to add, by place
    std::size_t head = 0;
    std::size_t tail = 0;
    // Breadth first by cells to add, from all cells that are in: those in cost nothing, so that a
    // second queue for the next distance is enough.
    std::array<std::uint16_t, most_places> next_queue;
    std::size_t next_tail = 0;
    queue[tail++] = start;
    seen[start] = 1;
    needed[start] = 0;
    std::uint8_t distance = 0;
    const std::size_t spare = size - in;
    while (true) {
      for (; head < tail; ++head) {
        for (const std::uint16_t neighbour : rule.neighbours[queue[head]]) {
          if (seen[neighbour] != 0) continue;
          const Mask other = label(neighbour);
          if ((other & bit) == 0) continue;
          if (other == bit) {
            seen[neighbour] = 1;
            needed[neighbour] = distance;
            queue[tail++] = neighbour;
          } else {
            seen[neighbour] = 2;  // to come with the next distance
            next_queue[next_tail++] = neighbour;
          }
        }
      }
      if (next_tail == 0 || distance >= spare) break;
      ++distance;
      head = 0;
      tail = 0;
      for (std::size_t i = 0; i < next_tail; ++i) {
        const std::uint16_t place = next_queue[i];
        if (seen[place] == 1) continue;
        // A cell whose value stands in the region already cannot join it.
        const Mask value = domains.masks[rule.cells[place]];
        if ((value & ~values) == 0) continue;
        seen[place] = 1;
        needed[place] = distance;
        queue[tail++] = place;
      }
      next_tail = 0;
    }
    std::size_t reached = 0;
    Mask together = 0;
    for (std::size_t place = 0; place < count; ++place) {
      if (seen[place] == 1) {
        ++reached;
        together |= domains.masks[rule.cells[place]];
        if (label(place) == bit && !is_single(domains.masks[rule.cells[place]]) &&
            !domains.take_away(rule.cells[place], values)) {
          return false;
        }
      } else if (label(place) == bit) {
        domains.conflict = rule.labels[place];
        return false;
      } else if (!domains.take_away(rule.labels[place], bit)) {
        return false;
      }
    }
    if (reached < size || count_of(together) < rule.size) {
      domains.conflict = rule.labels[start];
      return false;
    }
    if (rule.has_all_values && !place_all_values(rule, bit, seen, domains)) return false;
    if (reached == size) {
      for (std::size_t place = 0; place < count; ++place) {
        if (seen[place] == 1 && !domains.narrow(rule.labels[place], bit)) return false;
      }
    } else if (in > 1 && spare > 0) {
      Cuts cuts;
      cuts.find(
          rule.neighbours, start, [&](std::size_t other) { return (label(other) & bit) != 0; },
          [&](std::size_t other) { return label(other) == bit; });
      for (std::size_t place = 0; place < count; ++place) {
        if (seen[place] == 1 && cuts.cuts[place] != 0 && !domains.narrow(rule.labels[place], bit))
          return false;
      }
    }
  }
  return true;
}

}  // namespace ninefold::variants
