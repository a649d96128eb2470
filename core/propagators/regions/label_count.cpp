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

// By label, how many cells of a list may and must have it one after the other, from the second one
// on: all lists share the first.
struct Runs {
  std::array<std::uint16_t, most_values> most;
  Mask sure = 0;  // the one label that some have in any case
  std::uint16_t least = 0;

  void find(const CellIndexes& list, Mask labels, const Domains& domains) {
    const auto end_at = [&](Mask ended, std::size_t place) {
      for (; ended != 0; ended = without_lowest(ended))
        most[static_cast<std::size_t>(lowest_of(ended))] = static_cast<std::uint16_t>(place - 1);
    };
    std::size_t place = 1;
    for (; place < list.size() && labels != 0; ++place) {
      const Mask mask = domains.masks[list[place]];
      end_at(static_cast<Mask>(labels & ~mask), place);
      labels &= mask;
    }
    end_at(labels, place);
    sure = list.size() > 1 ? domains.masks[list[1]] : Mask{0};
    least = 0;
    if (!is_single(sure)) return;
    while (least + 1U < list.size() && domains.masks[list[least + 1U]] == sure) ++least;
  }

  Range of(Mask label) const {
    return {label == sure ? least : 0, most[static_cast<std::size_t>(lowest_of(label))]};
  }
};

// Those of each list, as far as they are that few, until a cell is narrowed.
constexpr std::size_t most_known = 8;
using KnownRuns = std::array<Runs, most_known>;

// By label of the first cell, how many cells there are.
using Ranges = std::array<Range, most_values>;

Range count_of_label(const CellIndexes& list, Mask label, const Domains& domains) {
  Range all;
  for (std::size_t i = 1; i < list.size(); ++i) {
    const Mask mask = domains.masks[list[i]];
    if ((mask & label) != 0) ++all.most;
    if (mask == label) ++all.least;
  }
  return all;
}

void count_labels(const LabelCount& rule, Mask labels, const Domains& domains, Ranges& ranges,
                  KnownRuns& known) {
  if (!rule.is_run) {
    for (Mask rest = labels; rest != 0; rest = without_lowest(rest)) {
      const int number = lowest_of(rest);
      ranges[static_cast<std::size_t>(number)] =
          count_of_label(rule.lists[0], mask_of(number), domains);
    }
    return;
  }
  for (std::size_t k = 0; k < rule.lists.size(); ++k) {
    Runs& runs = known[std::min(k, most_known - 1)];
    runs.find(rule.lists[k], labels, domains);
    if ((runs.sure & labels) != 0 && runs.least > 0)
      ranges[static_cast<std::size_t>(lowest_of(runs.sure))].least += runs.least;
    for (Mask rest = labels; rest != 0; rest = without_lowest(rest)) {
      const auto number = static_cast<std::size_t>(lowest_of(rest));
      ranges[number].most += runs.most[number];
    }
  }
}

// The positions of numbers of cells.
Mask positions_of(Range range, int base) {
  const int least = std::max(range.least - base, 0);
  const int most = std::min(range.most - base, int{most_values} - 1);
  if (most < least) return 0;
  return static_cast<Mask>(first_values(most + 1) & ~first_values(least));
}

// Narrows the cells after the first to what some label of the first leaves them.
bool narrow_runs(const LabelCount& rule, Mask own, Range wanted, const Ranges& ranges,
                 KnownRuns& known, Domains& domains) {
  bool is_known = rule.lists.size() <= most_known;
  for (std::size_t k = 0; k < rule.lists.size(); ++k) {
    const CellIndexes& list = rule.lists[k];
    Runs& runs = known[std::min(k, most_known - 1)];
    if (!is_known) runs.find(list, own, domains);
    // A label takes the cells before `joined`, and leaves out the cell at `left_out`.
    struct Forced {
      std::uint16_t joined;
      std::uint16_t left_out;  // 0: none
    };
    std::array<Forced, most_values> forced;
    bool is_told = true;  // no label leaves all cells that follow as they are
    for (Mask rest = own; rest != 0 && is_told; rest = without_lowest(rest)) {
      const Mask label = rest & static_cast<Mask>(-rest);
      const auto number = static_cast<std::size_t>(lowest_of(rest));
      const Range run = runs.of(label);
      // Less what the other lists can take, at most and at least.
      const int least = wanted.least - (ranges[number].most - run.most);
      const int most = wanted.most - (ranges[number].least - run.least);
      const int joined = std::clamp(least, 0, run.most) + 1;
      const int left_out = run.least == most ? most + 1 : 0;
      forced[number] = {static_cast<std::uint16_t>(joined), static_cast<std::uint16_t>(left_out)};
      is_told = joined > 1 || left_out > 0;
    }
    for (std::size_t i = 1; i < list.size() && is_told; ++i) {
      Mask kept = 0;
      for (Mask rest = own; rest != 0; rest = without_lowest(rest)) {
        const Mask label = rest & static_cast<Mask>(-rest);
        const Forced& by_label = forced[static_cast<std::size_t>(lowest_of(label))];
        if (i == by_label.left_out) {
          kept |= static_cast<Mask>(~label);
        } else if (i < by_label.joined) {
          kept |= label;
        } else {
          kept = static_cast<Mask>(~0U);
          is_told = i < by_label.left_out;
          break;
        }
      }
      if ((domains.masks[list[i]] & ~kept) == 0) continue;
      if (!domains.narrow(list[i], kept)) return false;
      is_known = false;
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
  KnownRuns known;
  count_labels(rule, domains.masks[first], domains, ranges, known);
  for (Mask rest = domains.masks[first]; rest != 0; rest = without_lowest(rest)) {
    const Mask label = rest & static_cast<Mask>(-rest);
    const Range range = ranges[static_cast<std::size_t>(lowest_of(label))];
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
  return rule.is_run ? narrow_runs(rule, own, wanted, ranges, known, domains)
                     : narrow_counted(rule, own, wanted, ranges, domains);
}

}  // namespace ninefold::variants
