#include "core/generate/setting/climbing.hpp"

#include "core/generate/basics/given_cells.hpp"
#include "core/generate/basics/random.hpp"
#include "core/generate/full_grid.hpp"
#include "core/generate/reducing/reduction.hpp"
#include "core/generate/reducing/unavoidable_sets.hpp"

#include <algorithm>
#include <cstdlib>
#include <utility>
#include <vector>

namespace ninefold::generate {

namespace {

/// The rules that the engine of houses and moves knows.
class EngineRules final : public ClimbRules {
 public:
  EngineRules(const Engine& engine, const logic::Links& links)
      : engine_(engine), links_(links), search_(engine) {}

  OtherSolution other(const Grid& givens, const Grid& known, std::optional<Cell> differing,
                      Spending& spending) const override {
    return search_.other(givens, known, differing, spending);
  }
  OnlySolution solve(const Grid& givens, Spending& spending) const override {
    return find_only_solution(engine_, givens, spending);
  }
  std::optional<Grid> draw(const Grid& solution, const CellSet& kept, Random& random,
                           Spending& spending) const override {
    return draw_full_grid(engine_, givens_from(solution, kept), random, spending);
  }
  // Soon done, and not ended on its way.
  std::optional<logic::Grade> grade(const Grid& givens, const Grid& solution, logic::Level hardest,
                                    Spending& /*spending*/) const override {
    return logic::grade_up_to(logic::State(links_, givens), solution, hardest);
  }

 private:
  const Engine& engine_;
  const logic::Links& links_;
  EngineSearch search_;
};

class Climbing {
 public:
  Climbing(const ClimbRules& rules, const Climb& climb, const Made& start, Spending& spending)
      : rules_(rules),
        climb_(climb),
        random_(climb.seed, climb.number),
        spending_(spending),
        groups_(cell_groups(start.givens.shape(), climb.symmetry)),
        best_(start) {
    if (climb_.aim != Aim::fewest) best_.grade = grade(best_, spending);
    if (spending.has_ended()) return;
    if (climb_.aim == Aim::nicer) wanted_ = climb_.level.value_or(best_.grade->level);
    make_symmetric();
    most_givens_ = given_cells(best_.givens).count();
  }

  bool has_givens() const { return most_givens_ > 0; }

  /// Leaves out what is not needed, where that is no worse.
  void begin() {
    if (climb_.aim == Aim::easier || spending_.has_ended()) return;
    const CellSet cells = reduced(given_cells(best_.givens), best_.solution);
    if (!spending_.has_ended()) keep_if_no_worse(cells, best_.solution);
  }

  void try_swap() {
    const CellSet before = given_cells(best_.givens);
    const CellSet kept = with_some_taken(before);
    Grid solution = best_.solution;
    if (!climb_.keeps_solution) {
      const auto drawn = rules_.draw(solution, kept, random_, spending_);
      if (!drawn) return;
      solution = *drawn;
    }
    // Two more than before may be left out again.
    std::optional<CellSet> cells = with_one_solution(kept, solution, before.count() + 2);
    if (!cells) return;
    const bool has_few = climb_.aim == Aim::easier && cells->count() <= most_givens_;
    cells = has_few ? filled_up(*cells) : reduced(*cells, solution);
    if (!spending_.has_ended()) keep_if_no_worse(*cells, solution);
  }

  /// Where the puzzle itself could not be graded in time, without a grade.
  Made take_best() {
    if (best_.grade || climb_.aim != Aim::fewest) return best_;
    // What was found is worth the time of a grade.
    const Budget unlimited;
    const ProgressCallback nobody;
    Spending last(unlimited, nobody);
    best_.grade = grade(best_, last);
    return best_;
  }

 private:
  std::optional<logic::Grade> grade(const Made& made, Spending& spending) const {
    return rules_.grade(made.givens, made.solution, logic::Level::extreme, spending);
  }

  // With a given in each cell of a group that has one.
  void make_symmetric() {
    CellSet cells;
    for (const CellSet& group : groups_of(given_cells(best_.givens))) cells |= group;
    if (cells == given_cells(best_.givens)) return;
    best_.givens = givens_from(best_.solution, cells);
    if (best_.grade) best_.grade = grade(best_, spending_);
  }

  std::vector<CellSet> groups_of(const CellSet& cells) const {
    std::vector<CellSet> groups;
    for (const CellSet& group : groups_) {
      if (!(group & cells).empty()) groups.push_back(group);
    }
    return groups;
  }

  const CellSet& group_of(Cell cell) const {
    return *std::find_if(groups_.begin(), groups_.end(),
                         [cell](const CellSet& group) { return group.contains(cell); });
  }

  CellSet with_some_taken(CellSet cells) {
    constexpr std::uint32_t most_taken = 3;
    for (std::uint32_t left = 1 + random_.below(most_taken); left > 0 && !cells.empty(); --left) {
      cells = cells.without(group_of(draw_cell(cells, random_)));
    }
    return cells;
  }

  /// With cells added until the solution is the only one; nothing where that takes too many.
  std::optional<CellSet> with_one_solution(CellSet cells, const Grid& solution, int most) {
    while (true) {
      const OtherSolution other =
          rules_.other(givens_from(solution, cells), solution, std::nullopt, spending_);
      if (spending_.has_ended() || !other.is_known) return std::nullopt;
      if (!other.grid) return cells;
      if (cells.count() >= most) return std::nullopt;
      cells |= group_of(draw_cell(differing_cells(solution, *other.grid), random_));
    }
  }

  CellSet filled_up(CellSet cells) {
    const auto all = static_cast<std::uint32_t>(best_.givens.shape().cell_count());
    // A group that does not fit may be the only one that is drawn for long.
    for (std::uint32_t left = 100 * all; cells.count() < most_givens_ && left > 0; --left) {
      const CellSet more = cells | group_of(static_cast<Cell>(random_.below(all)));
      if (more.count() <= most_givens_) cells = more;
    }
    return cells;
  }

  /// Without the givens that are not needed; an easier puzzle keeps as many as there were.
  CellSet reduced(const CellSet& cells, const Grid& solution) {
    Reduction reduction(rules_);
    reduction.start(solution);
    std::vector<CellSet> groups = groups_of(cells);
    random_.shuffle(groups);
    const int least = climb_.aim == Aim::easier ? most_givens_ : 0;
    return reduction.reduce(cells, groups, least, spending_);
  }

  void keep_if_no_worse(const CellSet& cells, const Grid& solution) {
    if (cells.count() > most_givens_) return;
    Made made{givens_from(solution, cells), solution, std::nullopt};
    if (climb_.aim == Aim::fewest) {
      most_givens_ = cells.count();
    } else {
      const logic::Level hardest =
          climb_.aim == Aim::easier ? best_.grade->level : logic::Level::extreme;
      made.grade = rules_.grade(made.givens, solution, hardest, spending_);
      if (!made.grade) return;
      if (is_worse(made)) return;
    }
    best_ = made;
  }

  // Of two puzzles with their grades.
  bool is_worse(const Made& made) const {
    switch (climb_.aim) {
      case Aim::harder: return made.grade->score < best_.grade->score;
      case Aim::easier: return made.grade->score > best_.grade->score;
      case Aim::nicer: return from_wanted(made) > from_wanted(best_);
      case Aim::fewest: return false;
    }
    return false;
  }

  /// How far a puzzle is from what is wanted: in levels, and then in givens.
  std::pair<int, int> from_wanted(const Made& made) const {
    const int levels = std::abs(static_cast<int>(made.grade->level) - static_cast<int>(wanted_));
    return {levels, given_cells(made.givens).count()};
  }

  const ClimbRules& rules_;
  const Climb& climb_;
  Random random_;
  Spending& spending_;
  const std::vector<CellSet> groups_;
  logic::Level wanted_ = logic::Level::extreme;  // of Aim::nicer
  int most_givens_ = 0;
  Made best_;  // with its grade where that decides
};

}  // namespace

Climbed climb(const ClimbRules& rules, const Grid& givens, const Climb& climb, const Budget& budget,
              const TryingCallback& goes_on) {
  Climbed climbed;
  const ProgressCallback watch = asking(goes_on, climbed.tried);
  Spending spending(budget, watch);
  const OnlySolution only = rules.solve(givens, spending);
  climbed.solutions = only.solutions;
  if (only.grid) {
    Climbing climbing(rules, climb, {givens, *only.grid, std::nullopt}, spending);
    climbing.begin();
    while (climbed.tried < climb.tries && climbing.has_givens() && spending.check()) {
      climbing.try_swap();
      ++climbed.tried;
    }
    climbed.best = climbing.take_best();
  }
  climbed.stopped = spending.stopped();
  climbed.nodes = spending.nodes();
  return climbed;
}

Climbed climb(const Engine& engine, const logic::Links& links, const Grid& givens,
              const Climb& climb, const Budget& budget, const TryingCallback& goes_on) {
  return generate::climb(EngineRules(engine, links), givens, climb, budget, goes_on);
}

}  // namespace ninefold::generate
