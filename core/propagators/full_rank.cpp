#include "core/propagators/full_rank.hpp"

namespace ninefold::variants {

namespace {

// Whether some values make line `a` smaller than line `b`, and whether some make it equal.
struct Comparison {
  bool can_be_less = false;
  bool can_be_equal = true;
  bool can_be_more = false;
};

Comparison compare(const CellIndexes& a, const CellIndexes& b, const Domains& domains) {
  Comparison found;
  for (std::size_t i = 0; i < a.size() && found.can_be_equal; ++i) {
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
    Mask first = domains.masks[a[i]];
    Mask second = domains.masks[b[i]];
    if (!rest_can_follow && i + 1 < a.size()) {
      bool equal_so_far = true;
      for (std::size_t j = i + 1; j < a.size() && equal_so_far && !rest_can_follow; ++j) {
        rest_can_follow = lowest_of(domains.masks[a[j]]) < highest_of(domains.masks[b[j]]);
        equal_so_far = (domains.masks[a[j]] & domains.masks[b[j]]) != 0;
      }
    }
    const int margin = rest_can_follow ? 0 : 1;
    const int top = highest_of(second) - margin;
    if (top < 0) {
      domains.conflict = a[i];
      return false;
    }
    if (!domains.narrow(a[i], first_values(top + 1))) return false;
    first = domains.masks[a[i]];
    if (!domains.narrow(b[i], static_cast<Mask>(~first_values(lowest_of(first) + margin)))) return false;
    second = domains.masks[b[i]];
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
        if (!domains.narrow(a, domains.masks[b]) || !domains.narrow(b, domains.masks[a])) return false;
      }
    } else if (!order(rule.lines[lower.line], rule.lines[upper.line], false, domains)) {
      return false;
    }
  }
  const bool may_tie = rule.ties == FullRank::Ties::any;
  for (const FullRank::Clue& clue : rule.clues) {
    const CellIndexes& line = rule.lines[clue.line];
    int less = 0;         // lines that are certainly smaller
    int open_less = 0;    // that may be
    std::vector<Comparison> found(rule.lines.size());
    for (std::size_t other = 0; other < rule.lines.size(); ++other) {
      if (other == clue.line) continue;
      Comparison& comparison = found[other] = compare(rule.lines[other], line, domains);
      if (!may_tie) comparison.can_be_equal = false;
      if (comparison.can_be_less) ++open_less;
      if (comparison.can_be_less && !comparison.can_be_equal && !comparison.can_be_more) ++less;
      if (!comparison.can_be_less && !comparison.can_be_equal && !comparison.can_be_more) {
        domains.conflict = line[0];
        return false;
      }
    }
    const int wanted = clue.rank - 1;
    if (less > wanted || open_less < wanted) {
      domains.conflict = line[0];
      return false;
    }
    const bool all_less = open_less == wanted;
    const bool no_more_less = less == wanted;
    if (!all_less && !no_more_less) continue;
    for (std::size_t other = 0; other < rule.lines.size(); ++other) {
      if (other == clue.line) continue;
      const Comparison& comparison = found[other];
      const bool is_certain = comparison.can_be_less && !comparison.can_be_equal && !comparison.can_be_more;
      if (is_certain) continue;
      if (all_less && comparison.can_be_less) {
        if (!order(rule.lines[other], line, false, domains)) return false;
      } else if (no_more_less) {
        if (!order(line, rule.lines[other], may_tie, domains)) return false;
      }
    }
  }
  return true;
}

}  // namespace ninefold::variants
