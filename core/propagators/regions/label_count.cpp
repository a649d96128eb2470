#include "core/propagators/regions/regions.hpp"

#include <algorithm>

namespace ninefold::variants {

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
