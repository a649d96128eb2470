#include "core/propagators/sets/value_sets.hpp"

#include "core/propagators/primitive/statement.hpp"

#include <array>

namespace ninefold::variants {

int sum_of_positions(Mask mask) {
  // Bit k of a position counts 2^k.
  return std::popcount(mask & 0xaaaaU) + 2 * std::popcount(mask & 0xccccU) +
         4 * std::popcount(mask & 0xf0f0U) + 8 * std::popcount(mask & 0xff00U);
}

std::vector<Mask> sets_of_size(int value_count, int size) {
  if (size < 0 || size > value_count) return {};
  if (size == 0) return {Mask{0}};
  std::vector<Mask> found;
  std::array<std::uint32_t, most_values * most_values / 2 + 1> start{};  // by sum
  const unsigned end = 1U << value_count;
  // From one set of so many values to the next larger number with as many bits.
  const auto each = [&](auto visit) {
    for (unsigned set = (1U << size) - 1; set < end;) {
      visit(static_cast<Mask>(set));
      const unsigned low = set & (~set + 1U);
      const unsigned up = set + low;
      set = up | ((set ^ up) / low) >> 2U;
    }
  };
  std::uint32_t count = 0;
  each([&](Mask set) {
    ++count;
    ++start[static_cast<std::size_t>(sum_of_positions(set)) + 1];
  });
  for (std::size_t sum = 1; sum < start.size(); ++sum) start[sum] += start[sum - 1];
  found.resize(count);
  each([&](Mask set) { found[start[static_cast<std::size_t>(sum_of_positions(set))]++] = set; });
  return found;
}

std::size_t count_of_sets(int value_count, int size) {
  if (size < 0 || size > value_count) return 0;
  std::size_t count = 1;
  for (int taken = 0; taken < size; ++taken)
    count =
        count * static_cast<std::size_t>(value_count - taken) / static_cast<std::size_t>(taken + 1);
  return count;
}

std::vector<bool> pairs_that_see_others(std::span<const CellIndex> cells, const Peers& peers) {
  std::vector<std::uint64_t> own(peers.width());
  for (const CellIndex cell : cells) peers.add(cell, own);
  std::vector<bool> pairs(cells.size() * cells.size());
  for (std::size_t i = 0; i < cells.size(); ++i) {
    for (std::size_t j = i + 1; j < cells.size(); ++j) {
      pairs[i * cells.size() + j] = peers.see_another(cells[i], cells[j], own);
    }
  }
  return pairs;
}

bool point_outwards(std::span<const CellIndex> cells, Mask required, Domains& domains,
                    const std::vector<bool>* see_others) {
  if (required == 0) return true;
  // Values with two places or three; what has one place is seen the next time.
  std::array<Mask, 4> at_least{};  // so many places, less one
  for (const CellIndex cell : cells) {
    Mask more = domains.masks[cell] & required;
    for (Mask& values : at_least) {
      const Mask both = values & more;
      values |= more;
      more = both;
    }
  }
  constexpr std::size_t most_places = 3;
  for (Mask rest = at_least[1] & static_cast<Mask>(~at_least[most_places]); rest != 0;
       rest = without_lowest(rest)) {
    const Mask value = rest & static_cast<Mask>(-rest);
    std::array<CellIndex, most_places> places{};
    std::array<std::size_t, most_places> numbers{};
    std::size_t count = 0;
    for (std::size_t i = 0; i < cells.size() && count < most_places; ++i) {
      if ((domains.masks[cells[i]] & value) == 0) continue;
      numbers[count] = i;
      places[count++] = cells[i];
    }
    if (see_others != nullptr &&
        (!(*see_others)[numbers[0] * cells.size() + numbers[1]] ||
         (count == 3 && !(*see_others)[numbers[1] * cells.size() + numbers[2]]))) {
      continue;
    }
    if (!domains.take_away_from_common_peers(std::span(places).first(count), value)) return false;
  }
  return true;
}

namespace {

bool fail_at(CellIndex cell, Domains& domains) {
  domains.conflict = cell;
  return false;
}

}  // namespace

bool narrow_to_sets(std::span<const CellIndex> cells, FittingSets sets, Domains& domains,
                    const std::vector<bool>* see_others) {
  if (sets.possible == 0) return fail_at(cells[0], domains);
  Mask once = 0;
  Mask twice = 0;
  Mask fixed = 0;
  for (const CellIndex cell : cells) {
    if (!domains.narrow(cell, sets.possible)) return false;
    const Mask mask = domains.masks[cell];
    twice |= once & mask;
    once |= mask;
    if (is_single(mask)) fixed |= mask;
  }
  if ((sets.required & ~once) != 0) return fail_at(cells[0], domains);
  const Mask open = sets.required & static_cast<Mask>(~fixed);
  const Mask hidden = open & static_cast<Mask>(~twice);
  if (hidden != 0) {
    for (const CellIndex cell : cells) {
      const Mask only = domains.masks[cell] & hidden;
      if (only != 0 && !domains.narrow(cell, is_single(only) ? only : Mask{0})) return false;
    }
  }
  return point_outwards(cells, open & twice, domains, see_others);
}

void ValueSets::describe(Statement& to) const {
  const auto& [own_cells, own_sets, known_of_peers] = *this;
  to.add_in_any_order(own_cells);
  to.add_sets_in_any_order(*own_sets);
}

bool propagate(const ValueSets& rule, Domains& domains) {
  const std::vector<bool>* see_others = rule.see_others.empty() ? nullptr : &rule.see_others;
  const SetList& sets = rule.sets;
  const OpenCells open(rule.cells, domains);
  if (open.count >= 2 && open.count <= most_matched) {
    std::array<Mask, most_matched> kept{};
    const FittingSets found = match_sets(sets, open, kept);
    if (found.possible == 0) return fail_at(rule.cells[0], domains);
    for (std::size_t i = 0; i < open.count; ++i) {
      if (!domains.narrow(open.cells[i], kept[i])) return false;
    }
    return point_outwards(rule.cells, found.required & static_cast<Mask>(~open.fixed), domains,
                          see_others);
  }
  if (sets->size() == 1)
    return narrow_to_sets(rule.cells, {sets->front(), sets->front()}, domains, see_others);
  return narrow_to_sets(rule.cells, fitting_sets(sets, open), domains, see_others);
}

}  // namespace ninefold::variants
