#include "core/propagators/outside/full_rank.hpp"

#include <algorithm>
#include <array>

namespace ninefold::variants {

namespace {

// Whether some values make line `a` smaller than line `b`, and whether some make it equal.
struct Comparison {
  bool can_be_less = false;
  bool can_be_equal = true;
  bool can_be_more = false;
  bool is_elsewhere = false;  // it may begin with another value
  bool is_less() const { return can_be_less && !can_be_equal && !can_be_more; }
  bool is_more() const { return can_be_more && !can_be_equal && !can_be_less; }
  bool is_none() const { return !can_be_less && !can_be_equal && !can_be_more; }
};

// Of two lines that begin with the same value and have all others once. What comes after cells that
// are equal has none of their value: it is one value where neither line can be smaller there.
Comparison compare(const CellIndexes& a, const CellIndexes& b, Mask start, const Domains& domains) {
  Comparison found;
  Mask left = static_cast<Mask>(~start);
  for (std::size_t i = 1; i < a.size() && found.can_be_equal; ++i) {
    const Mask first = domains.masks[a[i]] & left;
    const Mask second = domains.masks[b[i]] & left;
    if (first == 0 || second == 0) {
      found.can_be_equal = false;
      break;
    }
    const Mask common = first & second;
    if (is_single(common)) left &= static_cast<Mask>(~common);
    if (lowest_of(first) < highest_of(second)) found.can_be_less = true;
    if (highest_of(first) > lowest_of(second)) found.can_be_more = true;
    if ((first & second) == 0) found.can_be_equal = false;
  }
  return found;
}

// Makes line `a` smaller than line `b`, or no larger.
bool order(const CellIndexes& a, const CellIndexes& b, bool may_be_equal, Domains& domains) {
  for (std::size_t i = 0; i < a.size(); ++i) {
    // Up to here both are equal whatever the other cells hold: so this cell must not be larger,
    // and not equal either if the rest cannot be smaller.
    bool rest_can_follow = may_be_equal;
    if (!rest_can_follow && i + 1 < a.size()) {
      bool equal_so_far = true;
      for (std::size_t j = i + 1; j < a.size() && equal_so_far && !rest_can_follow; ++j) {
        rest_can_follow = lowest_of(domains.masks[a[j]]) < highest_of(domains.masks[b[j]]);
        equal_so_far = (domains.masks[a[j]] & domains.masks[b[j]]) != 0;
      }
    }
    const int margin = rest_can_follow ? 0 : 1;
    const int top = highest_of(domains.masks[b[i]]) - margin;
    if (top < 0) {
      domains.conflict = a[i];
      return false;
    }
    if (!domains.narrow(a[i], first_values(top + 1))) return false;
    const Mask first = domains.masks[a[i]];
    if (!domains.narrow(b[i], static_cast<Mask>(~first_values(lowest_of(first) + margin))))
      return false;
    const Mask second = domains.masks[b[i]];
    if (!(is_single(first) && first == second)) return true;
  }
  if (may_be_equal) return true;
  domains.conflict = a[0];
  return false;
}

// How many of the lines with one first value are certain to be on one side of a clue, and how many
// can be.
struct Side {
  int wanted = 0;
  int certain = 0;
  int possible = 0;
  void count(bool is_certain, bool is_possible) {
    certain += is_certain ? 1 : 0;
    possible += is_possible ? 1 : 0;
  }
  bool fits() const { return certain <= wanted && wanted <= possible; }
  bool is_full() const { return certain == wanted; }
  bool needs_all() const { return possible == wanted; }
};

// Of the four lines that begin with the first value of a clue's line, its rank tells how many are
// smaller, and, unless lines may be equal, how many are larger.
bool narrow_around(const FullRank& rule, const FullRank::Clue& clue, Domains& domains) {
  const CellIndexes& line = rule.lines[clue.line];
  const bool may_tie = rule.ties == FullRank::Ties::any;
  const Mask first = mask_of((clue.rank - 1) / 4);
  Side less{(clue.rank - 1) % 4};
  Side more{3 - (clue.rank - 1) % 4};
  std::array<Comparison, std::size_t{4} * most_values> found;
  for (std::size_t other = 0; other < rule.lines.size(); ++other) {
    const Mask start = domains.masks[rule.lines[other][0]];
    if (other == clue.line || (start & first) == 0) continue;
    Comparison& comparison = found[other] = compare(rule.lines[other], line, first, domains);
    if (!may_tie) comparison.can_be_equal = false;
    comparison.is_elsewhere = start != first;
    if (comparison.is_none()) {
      if (!domains.take_away(rule.lines[other][0], first)) return false;
      continue;
    }
    less.count(comparison.is_less() && start == first, comparison.can_be_less);
    more.count(comparison.is_more() && start == first, comparison.can_be_more);
  }
  if (!less.fits() || (!may_tie && !more.fits())) {
    domains.conflict = line[0];
    return false;
  }
  for (std::size_t other = 0; other < rule.lines.size(); ++other) {
    const CellIndexes& another = rule.lines[other];
    if (other == clue.line || (domains.masks[another[0]] & first) == 0) continue;
    const Comparison& comparison = found[other];
    if (less.needs_all() && comparison.can_be_less) {
      if (!domains.narrow(another[0], first) || !order(another, line, false, domains)) return false;
    } else if (less.is_full() && !comparison.is_elsewhere && !comparison.is_less()) {
      if (!order(line, another, may_tie, domains)) return false;
    } else if (less.is_full() && comparison.is_elsewhere && comparison.is_less()) {
      if (!domains.take_away(another[0], first)) return false;
    }
    if (may_tie) continue;
    if (more.needs_all() && comparison.can_be_more) {
      if (!domains.narrow(another[0], first) || !order(line, another, false, domains)) return false;
    } else if (more.is_full() && !comparison.is_elsewhere && !comparison.is_more()) {
      if (!order(another, line, false, domains)) return false;
    } else if (more.is_full() && comparison.is_elsewhere && comparison.is_more()) {
      if (!domains.take_away(another[0], first)) return false;
    }
  }
  return true;
}

}  // namespace

// Lines cross, and are read in both directions.
CellIndexes FullRank::scope() const {
  CellIndexes cells;
  visit_cells(*this, [&](CellIndex cell) { cells.push_back(cell); });
  std::sort(cells.begin(), cells.end());
  cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
  return cells;
}

void FullRank::weigh(std::span<std::uint32_t> weights) const {
  constexpr std::uint32_t weight = 10;
  for (const Clue& clue : clues) {
    const auto line = std::span(lines[clue.line]);
    for (const CellIndex cell : line.first(std::min<std::size_t>(2, line.size())))
      weights[cell] += weight;
  }
}

bool propagate(const FullRank& rule, Domains& domains) {
  for (std::size_t i = 0; i + 1 < rule.clues.size(); ++i) {
    const FullRank::Clue& lower = rule.clues[i];
    const FullRank::Clue& upper = rule.clues[i + 1];
    if (lower.line == upper.line) {
      if (lower.rank != upper.rank) return false;
      continue;
    }
    if (lower.rank == upper.rank) {
      if (rule.ties != FullRank::Ties::any) return false;
      for (std::size_t k = 0; k < rule.lines[lower.line].size(); ++k) {
        const CellIndex a = rule.lines[lower.line][k];
        const CellIndex b = rule.lines[upper.line][k];
        if (!domains.narrow(a, domains.masks[b]) || !domains.narrow(b, domains.masks[a]))
          return false;
      }
    } else if (!order(rule.lines[lower.line], rule.lines[upper.line], false, domains)) {
      return false;
    }
  }
  if (!rule.has_houses) return true;  // full grids are checked
  return std::all_of(rule.clues.begin(), rule.clues.end(), [&](const FullRank::Clue& clue) {
    return narrow_around(rule, clue, domains);
  });
}

}  // namespace ninefold::variants
