#include "core/propagators/full_rank.hpp"

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
};

// Of two lines that begin with the same value.
Comparison compare(const CellIndexes& a, const CellIndexes& b, const Domains& domains) {
  Comparison found;
  for (std::size_t i = 1; i < a.size() && found.can_be_equal; ++i) {
    const Mask first = domains.masks[a[i]];
    const Mask second = domains.masks[b[i]];
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

}  // namespace

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
  const bool may_tie = rule.ties == FullRank::Ties::any;
  for (const FullRank::Clue& clue : rule.clues) {
    const CellIndexes& line = rule.lines[clue.line];
    const Mask first = mask_of((clue.rank - 1) / 4);
    // Of the four lines with this first value, so many are smaller.
    const int wanted = (clue.rank - 1) % 4;
    int less = 0;
    int open_less = 0;
    std::array<Comparison, std::size_t{4} * most_values> found;
    for (std::size_t other = 0; other < rule.lines.size(); ++other) {
      if (other == clue.line) continue;
      const Mask start = domains.masks[rule.lines[other][0]];
      if ((start & first) == 0) continue;
      Comparison& comparison = found[other] = compare(rule.lines[other], line, domains);
      if (!may_tie) comparison.can_be_equal = false;
      if (comparison.can_be_less) ++open_less;
      if (comparison.is_less()) ++less;
      if (start == first && !comparison.can_be_less && !comparison.can_be_equal &&
          !comparison.can_be_more) {
        domains.conflict = line[0];
        return false;
      }
      if (start != first) comparison.is_elsewhere = true;
    }
    // Lines that may begin otherwise are not certain to be among the smaller of the four.
    for (std::size_t other = 0; other < rule.lines.size(); ++other) {
      if (other != clue.line && (domains.masks[rule.lines[other][0]] & first) != 0 &&
          found[other].is_elsewhere && found[other].is_less())
        --less;
    }
    if (less > wanted || open_less < wanted) {
      domains.conflict = line[0];
      return false;
    }
    const bool all_less = open_less == wanted;
    const bool no_more_less = less == wanted;
    if (!all_less && !no_more_less) continue;
    for (std::size_t other = 0; other < rule.lines.size(); ++other) {
      if (other == clue.line || (domains.masks[rule.lines[other][0]] & first) == 0) continue;
      const Comparison& comparison = found[other];
      if (all_less && comparison.can_be_less) {
        if (!domains.narrow(rule.lines[other][0], first) ||
            !order(rule.lines[other], line, false, domains))
          return false;
      } else if (no_more_less && !comparison.is_elsewhere && !comparison.is_less()) {
        if (!order(line, rule.lines[other], may_tie, domains)) return false;
      }
    }
  }
  return true;
}

}  // namespace ninefold::variants
