#include "core/generate/reduction.hpp"

#include "core/generate/given_cells.hpp"

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

std::optional<CellSet> Reduction::find_unavoidable_set(const CellSet& givens,
                                                       std::optional<Cell> differing,
                                                       Spending& spending) {
  const Answer answer = spending.add(engine_.other(givens_from(solution_, givens), solution_,
                                                   differing, spending.left(), spending.goes_on()));
  if (!answer.solution) return std::nullopt;
  return differing_cells(solution_, *answer.solution);
}

bool Reduction::is_only_solution(const CellSet& givens, Spending& spending) {
  return !find_unavoidable_set(givens, std::nullopt, spending) && !spending.has_ended();
}

CellSet Reduction::reduce(CellSet givens, std::span<const CellSet> groups, int least,
                          Spending& spending) {
  for (std::size_t next = 0; next < groups.size();) {
    const int most = givens_at_once(givens.count(), solution_.shape().cell_count());
    CellSet left = givens;
    int taken = 0;
    std::size_t end = next;
    CellSet last;
    for (; end < groups.size() && taken < most; ++end) {
      const CellSet group = groups[end] & left;
      if (group.empty() || left.count() - group.count() < least) continue;
      if (sets_.need(left, group)) continue;
      left = left.without(group);
      last = group;
      taken += group.count();
    }
    if (taken == 0) break;
    // Where a single given is gone, the other solution has another digit there.
    std::optional<Cell> differing;
    if (taken == 1) differing = *last.begin();
    const std::optional<CellSet> found = find_unavoidable_set(left, differing, spending);
    if (spending.has_ended()) break;
    if (found) {
      sets_.add(*found);
    } else {
      givens = left;
      next = end;
    }
  }
  return givens;
}

}  // namespace ninefold::generate
