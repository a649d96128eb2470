#include "core/generate/reducing/reduction.hpp"

#include "core/generate/basics/given_cells.hpp"

namespace ninefold::generate {

namespace {

/// How many givens to take away before a test. The fewer givens there are, the more often a test
/// fails; then all it was good for is the unavoidable set that it found.
int givens_at_once(int givens, int cells) {
  if (givens * 2 > cells) return 24;
  if (givens * 81 > 34 * cells) return 4;
  if (givens * 81 > 28 * cells) return 2;
  return 1;
}

}  // namespace

std::vector<CellSet> one_by_one(const CellSet& cells) {
  std::vector<CellSet> groups;
  for (const Cell cell : cells) groups.push_back({cell});
  return groups;
}

void Reduction::start(const Grid& solution) {
  solution_ = solution;
  sets_.clear();
}

void Reduction::start(const Grid& solution, const Constraints& constraints) {
  start(solution);
  sets_.add_exchanges(constraints, solution);
}

OtherSolution Reduction::find_other(const CellSet& givens, std::optional<Cell> differing,
                                    Spending& spending) {
  return search_.other(givens_from(solution_, givens), solution_, differing, spending);
}

bool Reduction::is_only_solution(const CellSet& givens, Spending& spending) {
  const OtherSolution other = find_other(givens, std::nullopt, spending);
  return !other.grid && other.is_known && !spending.has_ended();
}

CellSet Reduction::reduce(CellSet givens, std::span<const CellSet> groups, int least,
                          Spending& spending) {
  std::size_t one_by_one_to = 0;
  for (std::size_t next = 0; next < groups.size();) {
    const bool is_alone = next < one_by_one_to;
    const int most = is_alone ? 1 : givens_at_once(givens.count(), solution_.shape().cell_count());
    CellSet left = givens;
    int taken = 0;
    int groups_taken = 0;
    std::size_t end = next;
    CellSet last;
    for (; end < groups.size() && taken < most; ++end) {
      const CellSet group = groups[end] & left;
      if (group.empty() || left.count() - group.count() < least) continue;
      if (sets_.need(left, group)) continue;
      left = left.without(group);
      last = group;
      taken += group.count();
      ++groups_taken;
    }
    if (taken == 0) break;
    // Where a single given is gone, the other solution has another digit there.
    std::optional<Cell> differing;
    if (taken == 1) differing = *last.begin();
    const OtherSolution other = find_other(left, differing, spending);
    if (spending.has_ended()) break;
    if (other.grid) {
      sets_.add(differing_cells(solution_, *other.grid));
    } else if (!other.is_known) {
      // Of fewer at once more is known.
      if (groups_taken == 1) next = end;
      one_by_one_to = end;
    } else {
      givens = left;
      next = end;
    }
  }
  return givens;
}

}  // namespace ninefold::generate
