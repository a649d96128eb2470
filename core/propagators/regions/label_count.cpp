#include "core/propagators/regions/regions.hpp"

#include <algorithm>
#include <array>

namespace ninefold::variants {

namespace {

// How many cells, the first one among them, may have and have in any case one label.
struct Range {
  int least = 1;
  int most = 1;
};

// Of a list after its first cell, which all lists share.
Range run_of(const CellIndexes& list, Mask label, const Domains& domains) {
  Range run{0, 0};
  bool is_sure = true;
  for (std::size_t i = 1; i < list.size() && (domains.masks[list[i]] & label) != 0; ++i) {
    is_sure = is_sure && domains.masks[list[i]] == label;
    ++run.most;
    if (is_sure) ++run.least;
  }
  return run;
}

Range count_of_label(const LabelCount& rule, Mask label, const Domains& domains) {
  Range all;
  if (rule.is_run) {
    for (const CellIndexes& list : rule.lists) {
      const Range run = run_of(list, label, domains);
      all.least += run.least;
      all.most += run.most;
    }
    return all;
  }
  for (std::size_t i = 1; i < rule.lists[0].size(); ++i) {
    const Mask mask = domains.masks[rule.lists[0][i]];
    if ((mask & label) != 0) ++all.most;
    if (mask == label) ++all.least;
  }
  return all;
}

// The positions of numbers of cells.
Mask positions_of(Range range, int base) {
  Mask positions = 0;
  for (int count = range.least; count <= range.most; ++count) {
    const int position = count - base;
    if (position >= 0 && position < most_values) positions |= mask_of(position);
  }
  return positions;
}

// By label of the first cell, how many cells there are.
using Ranges = std::array<Range, most_values>;

// Narrows the cells after the first to what some label of the first leaves them.
bool narrow_runs(const LabelCount& rule, Mask own, Range wanted, const Ranges& ranges,
                 Domains& domains) {
  for (const CellIndexes& list : rule.lists) {
    // A label takes the cells before `joined`, and leaves out the cell at `left_out`.
    struct Forced {
      std::size_t joined = 1;
      std::size_t left_out = 0;
    };
    std::array<Forced, most_values> forced{};
    bool is_any_forced = false;
    for (Mask rest = own; rest != 0; rest = without_lowest(rest)) {
      const auto number = static_cast<std::size_t>(lowest_of(rest));
      const Range run = run_of(list, mask_of(lowest_of(rest)), domains);
      // Less what the other lists can take, at most and at least.
      const int least = wanted.least - (ranges[number].most - run.most);
      const int most = wanted.most - (ranges[number].least - run.least);
      forced[number].joined = static_cast<std::size_t>(std::clamp(least, 0, run.most)) + 1;
      if (run.least == most) forced[number].left_out = static_cast<std::size_t>(most) + 1;
      is_any_forced = is_any_forced || forced[number].joined > 1 || run.least == most;
    }
    if (!is_any_forced) continue;
    for (std::size_t i = 1; i < list.size(); ++i) {
      Mask kept = 0;
      for (Mask rest = own; rest != 0; rest = without_lowest(rest)) {
        const Mask label = rest & static_cast<Mask>(-rest);
        const Forced& by_label = forced[static_cast<std::size_t>(lowest_of(label))];
        if (i == by_label.left_out) {
          kept |= static_cast<Mask>(~label);
        } else {
          kept |= i < by_label.joined ? label : static_cast<Mask>(~0U);
        }
      }
      if (!domains.narrow(list[i], kept)) return false;
    }
  }
  return true;
}

bool narrow_counted(const LabelCount& rule, Mask own, Range wanted, const Ranges& ranges,
                    Domains& domains) {
  const CellIndexes& list = rule.lists[0];
  Mask joining = 0;  // labels that take all cells that can have them
  Mask closed = 0;   // labels that have all their cells
  for (Mask rest = own; rest != 0; rest = without_lowest(rest)) {
    const Mask label = rest & static_cast<Mask>(-rest);
    const Range all = ranges[static_cast<std::size_t>(lowest_of(label))];
    if (wanted.least == all.most) joining |= label;
    if (wanted.most == all.least) closed |= label;
  }
  if ((joining | closed) != own) return true;
  for (std::size_t i = 1; i < list.size(); ++i) {
    const Mask mask = domains.masks[list[i]];
    Mask kept = 0;
    for (Mask rest = own; rest != 0; rest = without_lowest(rest)) {
      const Mask label = rest & static_cast<Mask>(-rest);
      const bool joins = (joining & label) != 0 && (mask & label) != 0;
      if (joins || mask == label) {
        kept |= label;
      } else {
        kept |= static_cast<Mask>(~label);
      }
    }
    if (!domains.narrow(list[i], kept)) return false;
  }
  return true;
}

}  // namespace

// Label by label of the first cell.
bool propagate(const LabelCount& rule, Domains& domains) {
  const CellIndex first = rule.lists[0][0];
  Mask kept = 0;
  Ranges ranges;
  for (Mask rest = domains.masks[first]; rest != 0; rest = without_lowest(rest)) {
    const Mask label = rest & static_cast<Mask>(-rest);
    const Range range = count_of_label(rule, label, domains);
    ranges[static_cast<std::size_t>(lowest_of(label))] = range;
    const Mask positions = positions_of(range, rule.base);
    if ((positions & domains.masks[rule.control]) == 0) {
      if (!domains.take_away(first, label)) return false;
    } else {
      kept |= positions;
    }
  }
  if (!domains.narrow(rule.control, kept)) return false;
  const Mask own = domains.masks[first];
  const Mask control = domains.masks[rule.control];
  const Range wanted{lowest_of(control) + rule.base, highest_of(control) + rule.base};
  return rule.is_run ? narrow_runs(rule, own, wanted, ranges, domains)
                     : narrow_counted(rule, own, wanted, ranges, domains);
}

}  // namespace ninefold::variants
