#include "core/generate/setting/climbing.hpp"

#include "core/generate/full_grid.hpp"
#include "core/generate/given_cells.hpp"
#include "core/generate/random.hpp"
#include "core/generate/reduction.hpp"
#include "core/generate/setting/only_solution.hpp"
#include "core/generate/unavoidable_sets.hpp"

#include <vector>

namespace ninefold::generate {

namespace {

class Climbing {
 public:
  Climbing(const Engine& engine, const logic::Links& links, const Climb& climb, const Made& start,
           Spending& spending)
      : engine_(engine),
        links_(links),
        climb_(climb),
        random_(climb.seed, climb.number),
        spending_(spending),
        most_givens_(given_cells(start.givens).count()),
        best_(start) {
    if (climb_.aim != Aim::fewest) best_.grade = grade(best_);
  }

  /// Leaves out what is not needed, where that is no worse.
  void begin() {
    if (climb_.aim == Aim::easier) return;
    const CellSet cells = reduced(given_cells(best_.givens), best_.solution);
    if (!spending_.has_ended()) keep_if_no_worse(cells, best_.solution);
  }

  void try_swap() {
    const CellSet before = given_cells(best_.givens);
    const CellSet kept = with_some_taken(before);
    Grid solution = best_.solution;
    if (!climb_.keeps_solution) {
      const auto drawn = draw_full_grid(engine_, givens_from(solution, kept), random_, spending_);
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

  Made take_best() {
    if (!best_.grade) best_.grade = grade(best_);
    return best_;
  }

 private:
  logic::Grade grade(const Made& made) const {
    return logic::grade(logic::State(links_, made.givens), made.solution);
  }

  CellSet with_some_taken(CellSet cells) {
    constexpr std::uint32_t most_taken = 3;
    for (std::uint32_t left = 1 + random_.below(most_taken); left > 0 && !cells.empty(); --left) {
      cells.erase(draw_cell(cells, random_));
    }
    return cells;
  }

  /// With cells added until the solution is the only one; nothing where that takes too many.
  std::optional<CellSet> with_one_solution(CellSet cells, const Grid& solution, int most) {
    while (true) {
      const Answer other =
          spending_.add(engine_.other(givens_from(solution, cells), solution, std::nullopt,
                                      spending_.left(), spending_.goes_on()));
      if (spending_.has_ended()) return std::nullopt;
      if (!other.solution) return cells;
      if (cells.count() >= most) return std::nullopt;
      cells.insert(draw_cell(differing_cells(solution, *other.solution), random_));
    }
  }

  CellSet filled_up(CellSet cells) {
    const Shape shape = best_.givens.shape();
    while (cells.count() < most_givens_) {
      cells.insert(
          static_cast<Cell>(random_.below(static_cast<std::uint32_t>(shape.cell_count()))));
    }
    return cells;
  }

  /// Without the givens that are not needed; an easier puzzle keeps as many as there were.
  CellSet reduced(const CellSet& cells, const Grid& solution) {
    Reduction reduction(engine_);
    reduction.start(solution);
    std::vector<CellSet> groups = one_by_one(cells);
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
      made.grade = logic::grade_up_to(logic::State(links_, made.givens), solution, hardest);
      if (!made.grade) return;
      const bool is_harder = made.grade->score > best_.grade->score;
      const bool is_easier = made.grade->score < best_.grade->score;
      if (climb_.aim == Aim::easier ? is_harder : is_easier) return;
    }
    best_ = made;
  }

  const Engine& engine_;
  const logic::Links& links_;
  const Climb& climb_;
  Random random_;
  Spending& spending_;
  int most_givens_;
  Made best_;  // with its grade where that decides
};

}  // namespace

Climbed climb(const Engine& engine, const logic::Links& links, const Grid& givens,
              const Climb& climb, const Budget& budget, const TryingCallback& goes_on) {
  Climbed climbed;
  const ProgressCallback watch = asking(goes_on, climbed.tried);
  Spending spending(budget, watch);
  const OnlySolution only = find_only_solution(engine, givens, spending);
  climbed.solutions = only.solutions;
  if (only.grid) {
    Climbing climbing(engine, links, climb, {givens, *only.grid, std::nullopt}, spending);
    climbing.begin();
    while (climbed.tried < climb.tries && spending.check()) {
      climbing.try_swap();
      ++climbed.tried;
    }
    climbed.best = climbing.take_best();
  }
  climbed.stopped = spending.stopped();
  climbed.nodes = spending.nodes();
  return climbed;
}

}  // namespace ninefold::generate
