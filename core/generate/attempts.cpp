#include "core/generate/attempts.hpp"

#include "core/generate/basics/given_cells.hpp"
#include "core/generate/full_grid.hpp"
#include "core/generate/reducing/unavoidable_sets.hpp"

#include <algorithm>

namespace ninefold::generate {

Attempts::Attempts(const Engine& engine, const Constraints& constraints, const Wish& wish,
                   Random random, Spending& spending)
    : engine_(engine),
      wish_(wish),
      random_(random),
      spending_(spending),
      constraints_(constraints),
      search_(engine),
      reduction_(search_),
      groups_(free_groups(wish, constraints.shape)),
      kept_(wish.kept.value_or(Grid(constraints.shape))) {}

std::optional<Made> Attempts::fresh(bool& is_over) {
  const std::optional<Grid> solution = draw_full_grid(engine_, kept_, random_, spending_);
  is_over = !solution;
  if (!solution) return std::nullopt;
  reduction_.start(*solution, constraints_);
  CellSet givens = given_cells(kept_);
  for (const CellSet& group : groups_) givens |= group;
  const bool is_full = givens.count() == kept_.shape().cell_count();
  if (!is_full && !reduction_.is_only_solution(givens, spending_)) return std::nullopt;
  return reduced(*solution, givens);
}

std::optional<Made> Attempts::near(const Made& made) {
  constexpr std::uint32_t most_taken = 2;
  const CellSet before = given_cells(made.givens);
  const CellSet always = given_cells(kept_);
  CellSet givens = before;
  random_.shuffle(groups_);
  std::uint32_t left = 1 + random_.below(most_taken);
  for (const CellSet& group : groups_) {
    if (left == 0) break;
    if ((group & givens).empty()) continue;
    givens = givens.without(group) | (always & group);
    --left;
  }
  if (!make_unique(made.solution, before.count() + 2, givens)) return std::nullopt;
  reduction_.start(made.solution, constraints_);
  return reduced(made.solution, givens);
}

bool Attempts::make_unique(const Grid& solution, int most, CellSet& givens) {
  while (givens.count() <= most) {
    const Answer other =
        spending_.add(engine_.other(givens_from(solution, givens), solution, std::nullopt,
                                    spending_.left(), spending_.goes_on()));
    if (spending_.has_ended()) return false;
    if (!other.solution) return true;
    const Cell cell = draw_cell(differing_cells(solution, *other.solution), random_);
    const auto group = std::find_if(groups_.begin(), groups_.end(),
                                    [cell](const CellSet& one) { return one.contains(cell); });
    if (group == groups_.end()) return false;
    givens |= *group;
  }
  return false;
}

std::optional<Made> Attempts::reduced(const Grid& solution, CellSet givens) {
  random_.shuffle(groups_);
  givens = reduction_.reduce(givens, groups_, fewest(givens.count()), spending_);
  if (spending_.has_ended() || !is_wished(givens)) return std::nullopt;
  return Made{givens_from(solution, givens), solution, std::nullopt};
}

/// How many givens to leave.
int Attempts::fewest(int all) {
  const int least = std::max(0, wish_.least_givens);
  const int most = std::min(wish_.most_givens, all);
  if (wish_.is_minimal || most <= least || wish_.most_givens >= max_cells) return least;
  return least + static_cast<int>(random_.below(static_cast<std::uint32_t>(most - least + 1)));
}

bool Attempts::is_wished(const CellSet& givens) {
  if (givens.count() < wish_.least_givens || givens.count() > wish_.most_givens) return false;
  if (!wish_.is_minimal) return true;
  return reduction_.reduce(givens, one_by_one(givens), 0, spending_) == givens &&
         !spending_.has_ended();
}

}  // namespace ninefold::generate
