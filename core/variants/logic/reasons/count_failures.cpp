// Where values have too few places among the cells of a rule, or too many.

#include "core/variants/logic/reasons/count_failures.hpp"

#include "core/propagators/sets/counting.hpp"

#include <algorithm>
#include <bit>

namespace ninefold::variants {

namespace {

using logic::ReasonKind;

/// Beyond that a person no longer sees which values lack places.
constexpr int most_values_short = 4;

CellSet cells_with(const CellIndexes& cells, std::span<const Mask> left, Mask values) {
  CellSet with;
  for (const CellIndex cell : cells) {
    if ((left[cell] & values) != 0) with.insert(static_cast<Cell>(cell));
  }
  return with;
}

CellSet cells_without_others(const CellIndexes& cells, std::span<const Mask> left, Mask values) {
  CellSet without;
  for (const CellIndex cell : cells) {
    if ((left[cell] & ~values) == 0) without.insert(static_cast<Cell>(cell));
  }
  return without;
}

logic::Reason too_few(const CellIndexes& cells, std::span<const Mask> left, Mask values,
                      int needed) {
  logic::Reason reason;
  reason.kind = ReasonKind::too_few_places;
  reason.others = cells_with(cells, left, values);
  reason.numbers = {values, needed, reason.others.count()};
  if (!reason.others.empty()) return reason;
  for (const CellIndex cell : cells) reason.others.insert(static_cast<Cell>(cell));
  return reason;
}

// How many of the cells can hold a value at once: one of each part, the cells of which see each
// other.
int most_apart(const CellIndexes& cells, std::span<const std::vector<CellIndexes>> partitions,
               std::span<const Mask> left, Mask value) {
  int most = cells_with(cells, left, value).count();
  for (const std::vector<CellIndexes>& parts : partitions) {
    const auto count = std::count_if(parts.begin(), parts.end(), [&](const CellIndexes& part) {
      return !cells_with(part, left, value).empty();
    });
    most = std::min(most, static_cast<int>(count));
  }
  return most;
}

/// How often a value has to be there, and may be at most.
struct Range {
  Mask value = 0;
  int least = 0;
  int most = 0;
};

/// Calls `visit` with all sets of values, those of few values first, until it says true.
template <typename Visit>
bool visit_sets(std::span<const Range> ranges, Visit visit) {
  const unsigned end = 1U << ranges.size();
  for (int count = 1; count <= most_values_short; ++count) {
    for (unsigned chosen = 1; chosen < end; ++chosen) {
      if (std::popcount(chosen) != count) continue;
      Range together;
      for (std::size_t at = 0; at < ranges.size(); ++at) {
        if ((chosen >> at & 1U) == 0) continue;
        together.value |= ranges[at].value;
        together.least += ranges[at].least;
        together.most += ranges[at].most;
      }
      if (visit(together)) return true;
    }
  }
  return false;
}

}  // namespace

std::optional<logic::Reason> places_missed(const CellIndexes& cells, std::span<const Mask> left,
                                           Mask values) {
  std::vector<Range> ranges;
  for (Mask rest = values; rest != 0; rest = without_lowest(rest))
    ranges.push_back({mask_of(lowest_of(rest)), 1, 1});
  std::optional<logic::Reason> reason;
  visit_sets(ranges, [&](const Range& together) {
    if (cells_with(cells, left, together.value).count() >= together.least) return false;
    reason = too_few(cells, left, together.value, together.least);
    return true;
  });
  return reason;
}

std::optional<logic::Reason> classes_missed(const AllClasses& square, std::span<const Mask> left) {
  const CellIndexes cells(square.cells.begin(), square.cells.end());
  for (const Mask values : square.classes) {
    if (cells_with(cells, left, values).empty()) return too_few(cells, left, values, 1);
  }
  // Two of the three in one cell alone.
  for (std::size_t one = 0; one < square.classes.size(); ++one) {
    const auto both =
        static_cast<Mask>(square.classes[one] | square.classes[(one + 1) % square.classes.size()]);
    if (cells_with(cells, left, both).count() < 2) return too_few(cells, left, both, 2);
  }
  return std::nullopt;
}

std::optional<logic::Reason> counts_missed(const ValueCounts& rule, const Peers& peers,
                                           std::span<const Mask> left) {
  constexpr int most_counts = 63;
  const int size = static_cast<int>(rule.cells.size());
  std::vector<Range> ranges;
  Mask lacking = 0;  // values that can only be in no cell at all, having too few places for more
  const std::vector<std::vector<CellIndexes>> partitions = partitions_of(rule.cells, peers);
  for (const ValueCounts::Allowed& allowed : rule.allowed) {
    const int held = cells_without_others(rule.cells, left, allowed.value).count();
    const int places = most_apart(rule.cells, partitions, left, allowed.value);
    Range range{allowed.value, size, -1};
    int least_above = -1;
    int most_below = -1;
    for (int count = 0; count <= most_counts; ++count) {
      if ((allowed.counts >> count & 1U) == 0) continue;
      if (count < held) most_below = count;
      if (count > places && least_above < 0) least_above = count;
      if (count < held || count > places) continue;
      range.least = std::min(range.least, count);
      range.most = std::max(range.most, count);
    }
    if (range.most >= 0) {
      ranges.push_back(range);
      if (range.most == 0 && least_above >= 0) lacking |= allowed.value;
      continue;
    }
    // Too many places are taken, or there are too few.
    if (least_above >= 0) {
      logic::Reason few = too_few(rule.cells, left, allowed.value, least_above);
      few.numbers.back() = places;
      return few;
    }
    logic::Reason reason;
    reason.kind = ReasonKind::too_many_cells;
    reason.others = cells_without_others(rule.cells, left, allowed.value);
    reason.numbers = {allowed.value, std::max(most_below, 0)};
    return reason;
  }
  std::optional<logic::Reason> reason;
  const CellSet alike = cells_without_others(rule.cells, left, lacking);
  if (!alike.empty()) {
    const auto first = static_cast<CellIndex>(*alike.begin());
    reason.emplace();
    reason->kind = ReasonKind::too_few_alike;
    reason->others.insert(static_cast<Cell>(first));
    reason->numbers = {left[first]};
    return reason;
  }
  visit_sets(ranges, [&](const Range& together) {
    if (cells_with(rule.cells, left, together.value).count() < together.least) {
      reason = too_few(rule.cells, left, together.value, together.least);
    } else if (cells_without_others(rule.cells, left, together.value).count() > together.most) {
      reason.emplace();
      reason->kind = ReasonKind::too_many_cells;
      reason->others = cells_without_others(rule.cells, left, together.value);
      reason->numbers = {together.value, together.most};
    }
    return reason.has_value();
  });
  return reason;
}

}  // namespace ninefold::variants
