#include "core/propagators/connected.hpp"

#include <algorithm>
#include <array>

namespace ninefold::variants {

namespace {

constexpr std::size_t most_places = 1024;

// Walks over places from `start` as far as `enter` lets it; returns how many it reached.
template <typename Enter>
std::size_t walk(const std::vector<std::vector<std::uint16_t>>& neighbours, std::uint16_t start,
                 std::array<std::uint8_t, most_places>& seen,
                 std::array<std::uint16_t, most_places>& queue, Enter enter) {
  std::size_t end = 0;
  queue[end++] = start;
  seen[start] = 1;
  for (std::size_t next = 0; next < end; ++next) {
    for (const std::uint16_t neighbour : neighbours[queue[next]]) {
      if (seen[neighbour] != 0 || !enter(neighbour)) continue;
      seen[neighbour] = 1;
      queue[end++] = neighbour;
    }
  }
  return end;
}

// The places whose removal parts the marked places from each other, as long as one walks through
// open ones: the articulation points (Hopcroft and Tarjan, 1973) with marked places on both sides.
// One walk in depth from `root`, which is marked.
struct Cuts {
  std::array<std::uint16_t, most_places> number;  ///< in order of the walk, from 1
  std::array<std::uint16_t, most_places> low;     ///< the smallest that a subtree leads back to
  std::array<std::uint16_t, most_places> marked;  ///< in the subtree
  std::array<std::uint16_t, most_places> parent;
  std::array<std::uint8_t, most_places> next;  ///< the neighbour to look at
  std::array<std::uint8_t, most_places> cuts;

  template <typename IsOpen, typename IsMarked>
  void find(const std::vector<std::vector<std::uint16_t>>& neighbours, std::uint16_t root,
            IsOpen is_open, IsMarked is_marked) {
    const std::size_t count = neighbours.size();
    std::fill_n(number.begin(), count, std::uint16_t{0});
    std::fill_n(cuts.begin(), count, std::uint8_t{0});
    std::uint16_t walked = 0;
    const auto enter = [&](std::uint16_t place, std::uint16_t from) {
      number[place] = low[place] = ++walked;
      marked[place] = is_marked(place) ? 1 : 0;
      parent[place] = from;
      next[place] = 0;
    };
    enter(root, root);
    for (std::uint16_t place = root;;) {
      const std::vector<std::uint16_t>& around = neighbours[place];
      if (next[place] < around.size()) {
        const std::uint16_t other = around[next[place]++];
        if (number[other] != 0) {
          low[place] = std::min(low[place], number[other]);
        } else if (is_open(other)) {
          enter(other, place);
          place = other;
        }
        continue;
      }
      if (place == root) return;
      const std::uint16_t from = parent[place];
      low[from] = std::min(low[from], low[place]);
      marked[from] += marked[place];
      // The root, which is marked, is on the other side.
      if (low[place] >= number[from] && marked[place] > 0) cuts[from] = 1;
      place = from;
    }
  }
};

}  // namespace

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
  const std::size_t reached =
      walk(rule.neighbours, start, seen, queue, [&](std::uint16_t next) { return is_open(next); });
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

namespace {

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
  // Names in reading order: a cell has a label at most one above those before it.
  int highest = -1;
  for (std::size_t place = 0; place < count; ++place) {
    const int most = std::min(highest + 1, rule.count - 1);
    if (!domains.narrow(rule.labels[place], first_values(most + 1))) return false;
    highest = std::max(highest, highest_of(label(place)));
    if (highest == rule.count - 1) break;
  }
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
      seen.fill(0);
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
    seen.fill(0);
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

namespace {

// Cells from the first on that have its label, along one list: so many at least, at most.
struct Run {
  int least = 0;
  int most = 0;
};

Run run_of(const CellIndexes& list, const Domains& domains) {
  Run run;
  Mask common = domains.masks[list[0]];
  bool is_sure = is_single(common);
  for (std::size_t i = 1; i < list.size(); ++i) {
    // All of a run have one label.
    is_sure = is_sure && domains.masks[list[i]] == common;
    common &= domains.masks[list[i]];
    if (common == 0) break;
    ++run.most;
    if (is_sure) ++run.least;
  }
  return run;
}

// The first `length` cells after the first have its label.
bool join_run(const CellIndexes& list, int length, Domains& domains) {
  Mask common = domains.masks[list[0]];
  for (int i = 1; i <= length; ++i) common &= domains.masks[list[static_cast<std::size_t>(i)]];
  for (int i = 0; i <= length; ++i) {
    if (!domains.narrow(list[static_cast<std::size_t>(i)], common)) return false;
  }
  return true;
}

bool propagate_runs(const LabelCount& rule, Domains& domains) {
  Run all{1, 1};
  for (const CellIndexes& list : rule.lists) {
    const Run run = run_of(list, domains);
    all.least += run.least;
    all.most += run.most;
  }
  Mask kept = 0;
  for (int count = all.least; count <= all.most; ++count) {
    const int position = count - rule.base;
    if (position >= 0 && position < most_values) kept |= mask_of(position);
  }
  if (!domains.narrow(rule.control, kept)) return false;
  const Mask control = domains.masks[rule.control];
  for (const CellIndexes& list : rule.lists) {
    const Run run = run_of(list, domains);
    // What the other lists can take, at most and at least.
    const int least = lowest_of(control) + rule.base - (all.most - run.most);
    const int most = highest_of(control) + rule.base - (all.least - run.least);
    if (least > run.least && !join_run(list, std::min(least, run.most), domains)) return false;
    const auto next = static_cast<std::size_t>(most) + 1;
    if (most >= 0 && run.least == most && next < list.size() && is_single(domains.masks[list[0]]) &&
        !domains.take_away(list[next], domains.masks[list[0]])) {
      return false;
    }
  }
  return true;
}

bool propagate_count(const LabelCount& rule, Domains& domains) {
  const CellIndexes& list = rule.lists[0];
  const Mask own = domains.masks[list[0]];
  int least = 1;
  int most = 1;
  for (std::size_t i = 1; i < list.size(); ++i) {
    if ((domains.masks[list[i]] & own) == 0) continue;
    ++most;
    if (is_single(own) && domains.masks[list[i]] == own) ++least;
  }
  Mask kept = 0;
  for (int count = least; count <= most; ++count) {
    const int position = count - rule.base;
    if (position >= 0 && position < most_values) kept |= mask_of(position);
  }
  if (!domains.narrow(rule.control, kept)) return false;
  const Mask control = domains.masks[rule.control];
  for (std::size_t i = 1; i < list.size(); ++i) {
    const Mask mask = domains.masks[list[i]];
    if ((mask & own) == 0) continue;
    if (lowest_of(control) + rule.base == most) {
      if (!domains.narrow(list[i], own) || !domains.narrow(list[0], mask)) return false;
    } else if (is_single(own) && highest_of(control) + rule.base == least && mask != own) {
      if (!domains.take_away(list[i], own)) return false;
    }
  }
  return true;
}

}  // namespace

bool propagate(const LabelCount& rule, Domains& domains) {
  return rule.is_run ? propagate_runs(rule, domains) : propagate_count(rule, domains);
}

}  // namespace ninefold::variants
