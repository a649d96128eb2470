#include "core/propagators/sets/counting.hpp"

#include "core/propagators/primitive/statement.hpp"
#include "core/propagators/sets/value_lanes.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace ninefold::variants {

namespace {

constexpr std::uint64_t counts_up_to(int most) {
  return most >= 63 ? ~std::uint64_t{0} : (std::uint64_t{1} << (most + 1)) - 1;
}

}  // namespace

std::vector<std::vector<CellIndexes>> partitions_of(const CellIndexes& cells, const Peers& peers) {
  std::vector<std::vector<CellIndexes>> partitions;
  std::vector<CellIndexes> cliques;  // of one order; those that it does not have are empty
  const auto part = [&](const CellIndexes& order) {
    std::size_t count = 0;
    for (CellIndexes& clique : cliques) clique.clear();
    for (const CellIndex cell : order) {
      CellIndexes* home = nullptr;
      for (CellIndexes& clique : std::span(cliques).first(count)) {
        const bool fits = std::all_of(clique.begin(), clique.end(),
                                      [&](CellIndex other) { return peers.differ(cell, other); });
        if (fits && (home == nullptr || clique.size() > home->size())) home = &clique;
      }
      if (home == nullptr) {
        if (count == cliques.size()) cliques.emplace_back();
        home = &cliques[count++];
      }
      home->push_back(cell);
    }
    const auto found = std::span(cliques).first(count);
    const auto is_same = [&](const std::vector<CellIndexes>& known) {
      return std::equal(known.begin(), known.end(), found.begin(), found.end());
    };
    if (count < order.size() && std::none_of(partitions.begin(), partitions.end(), is_same))
      partitions.emplace_back(found.begin(), found.end());
  };
  CellIndexes order = cells;
  std::sort(order.begin(), order.end());
  part(order);
  // Cells apart by less than a column's length come first: columns, where cells are those of a
  // grid.
  const auto part_by = [&](auto is_before) {
    if (std::is_sorted(order.begin(), order.end(), is_before)) return;
    std::stable_sort(order.begin(), order.end(), is_before);
    part(order);
  };
  for (const int columns : {9, 6, 8}) {
    part_by([&](CellIndex a, CellIndex b) { return a % columns < b % columns; });
    if (columns == 9) {
      part_by([](CellIndex a, CellIndex b) {
        const auto box = [](CellIndex cell) { return cell / 27 * 3 + cell % 9 / 3; };
        return box(a) < box(b);
      });
    }
  }
  return partitions;
}

void ValueCounts::prepare(const Peers& peers) {
  partitions.clear();
  for (const std::vector<CellIndexes>& cliques : partitions_of(cells, peers)) {
    Partition& partition = partitions.emplace_back();
    for (const CellIndexes& clique : cliques) {
      partition.cells.insert(partition.cells.end(), clique.begin(), clique.end());
      partition.ends.push_back(static_cast<std::uint16_t>(partition.cells.size()));
    }
  }
}

void ValueCounts::describe(Statement& to) const {
  const auto& [own_cells, own_allowed, own_sets, prepared] = *this;
  to.add_in_any_order(own_cells);
  to.add_sets_in_any_order(own_sets);
  std::vector<Statement> parts;
  for (const auto& [value, counts] : own_allowed) {
    Statement& part = parts.emplace_back(to.part());
    part.add_values(value);
    part.add(static_cast<std::uint32_t>(counts));
    part.add(static_cast<std::uint32_t>(counts >> 32U));
  }
  to.add_in_any_order(std::move(parts));
}

namespace {

using NumberByValue = std::array<std::uint16_t, most_values>;  // by value

// In how many cliques each value has a place.
NumberByValue cliques_with_place(const ValueCounts::Partition& partition, const Domains& domains) {
  ValueLanes found;
  std::size_t next = 0;
  for (const std::uint16_t end : partition.ends) {
    Mask together = 0;
    for (; next < end; ++next) together |= domains.masks[partition.cells[next]];
    found.count(together);
  }
  return found.stored();
}

// A value is in one of these cells, if any of them may have it.
bool place_in_one_of(std::span<const CellIndex> cells, Mask value, Domains& domains) {
  std::array<CellIndex, 3> places{};
  std::size_t count = 0;
  for (const CellIndex cell : cells) {
    if ((domains.masks[cell] & value) == 0) continue;
    if (count == places.size()) return true;
    places[count++] = cell;
  }
  if (count < 2) return count == 0 || domains.narrow(places[0], value);
  return domains.take_away_from_common_peers(std::span(places).first(count), value);
}

// A value is in so many cliques; where no more have a place for it, in each of these.
bool narrow_cliques(const ValueCounts& rule, Mask value, int least, Domains& domains) {
  for (const ValueCounts::Partition& partition : rule.partitions) {
    if (cliques_with_place(partition, domains)[static_cast<std::size_t>(lowest_of(value))] > least)
      continue;
    std::size_t start = 0;
    for (const std::uint16_t end : partition.ends) {
      if (!place_in_one_of(std::span(partition.cells).subspan(start, end - start), value, domains))
        return false;
      start = end;
    }
  }
  return true;
}

// The values that cannot occur at all: not once in so many cells, and parts of cells that see each
// other, as is allowed. `most` is in how many each may be.
Mask values_without_count(const ValueCounts& rule, const NumberByValue& most) {
  Mask without = 0;
  for (const ValueCounts::Allowed& allowed : rule.allowed) {
    const std::uint64_t counts = allowed.counts & ~std::uint64_t{1};
    if ((counts & counts_up_to(most[static_cast<std::size_t>(lowest_of(allowed.value))])) == 0)
      without |= allowed.value;
  }
  return without;
}

// Some cell of a value that occurs too seldom or too often, an open one if there is any: that all
// values have the first cell of the rule in common tells nothing about what failed.
CellIndex cell_with(const ValueCounts& rule, Mask value, const Domains& domains) {
  CellIndex found = rule.cells[0];
  for (const CellIndex cell : rule.cells) {
    const Mask mask = domains.masks[cell];
    if ((mask & value) == 0) continue;
    found = cell;
    if (!is_single(mask)) break;
  }
  return found;
}

}  // namespace

bool propagate(const ValueCounts& rule, Domains& domains) {
  ValueLanes in_cells;
  ValueLanes of_singles;
  Mask fixed_values = 0;
  for (const CellIndex cell : rule.cells) {
    const Mask mask = domains.masks[cell];
    in_cells.count(mask);
    if (!is_single(mask)) continue;
    of_singles.count(mask);
    fixed_values |= mask;
  }
  const NumberByValue possible = in_cells.stored();
  const NumberByValue fixed = of_singles.stored();
  NumberByValue at_most = possible;
  for (const ValueCounts::Partition& partition : rule.partitions) {
    const NumberByValue found = cliques_with_place(partition, domains);
    for (std::size_t value = 0; value < found.size(); ++value)
      at_most[value] = std::min(at_most[value], found[value]);
  }
  Mask allowed_values = static_cast<Mask>(~0U);
  Mask required_values = 0;
  if (!rule.sets.empty()) {
    Mask together = 0;
    Mask required = static_cast<Mask>(~0U);
    const Mask absent = values_without_count(rule, at_most);
    for (const Mask set : rule.sets) {
      if ((fixed_values & ~set) != 0 || (set & absent) != 0) continue;
      together |= set;
      required &= set;
    }
    if (together == 0) {
      domains.conflict = rule.cells[0];
      return false;
    }
    allowed_values = together;
    required_values = required;
    for (const CellIndex cell : rule.cells) {
      if (!domains.narrow(cell, allowed_values)) return false;
    }
  }
  for (const ValueCounts::Allowed& allowed : rule.allowed) {
    const auto value = static_cast<std::size_t>(lowest_of(allowed.value));
    std::uint64_t counts = allowed.counts & counts_up_to(at_most[value]) &
                           ~(fixed[value] == 0 ? 0 : counts_up_to(fixed[value] - 1));
    if ((allowed.value & allowed_values) == 0) counts &= 1;
    if ((allowed.value & required_values) != 0) counts &= ~std::uint64_t{1};
    if (counts == 0) {
      domains.conflict = cell_with(rule, allowed.value, domains);
      return false;
    }
    const int least = std::countr_zero(counts);
    const int most = 63 - std::countl_zero(counts);
    if (least > 1 && least == at_most[value] &&
        !narrow_cliques(rule, allowed.value, least, domains))
      return false;
    if (fixed[value] == possible[value]) continue;
    if (most == fixed[value]) {
      for (const CellIndex cell : rule.cells) {
        if (!is_single(domains.masks[cell]) && !domains.take_away(cell, allowed.value))
          return false;
      }
    } else if (least == possible[value]) {
      for (const CellIndex cell : rule.cells) {
        if ((domains.masks[cell] & allowed.value) != 0 && !domains.narrow(cell, allowed.value)) {
          return false;
        }
      }
    } else if (least > fixed[value] && possible[value] <= 3) {
      if (!place_in_one_of(rule.cells, allowed.value, domains)) return false;
    }
  }
  return true;
}

void Element::describe(Statement& to) const {
  const auto& [own_index, own_result, own_targets, own_first] = *this;
  to.add_cell(own_index);
  to.add_cell(own_result);
  to.add(static_cast<std::uint32_t>(own_first));
  to.add_in_order(own_targets);
}

bool propagate(const Element& rule, Domains& domains) {
  Mask kept = 0;
  Mask values = 0;
  const Mask result = domains.masks[rule.result];
  for (std::size_t i = 0; i < rule.targets.size(); ++i) {
    const int position = static_cast<int>(i) + rule.first;
    if (position < 0 || position >= most_values) continue;
    if ((domains.masks[rule.index] & mask_of(position)) == 0) continue;
    const Mask common = domains.masks[rule.targets[i]] & result;
    if (common == 0) continue;
    kept |= mask_of(position);
    values |= common;
  }
  if (!domains.narrow(rule.index, kept) || !domains.narrow(rule.result, values)) return false;
  if (is_single(kept)) {
    const CellIndex target = rule.targets[static_cast<std::size_t>(lowest_of(kept) - rule.first)];
    if (!domains.narrow(target, domains.masks[rule.result])) return false;
    if (!domains.narrow(rule.result, domains.masks[target])) return false;
  }
  return true;
}

}  // namespace ninefold::variants
