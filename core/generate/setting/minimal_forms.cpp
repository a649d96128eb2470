#include "core/generate/setting/minimal_forms.hpp"

#include "core/generate/basics/given_cells.hpp"
#include "core/generate/reducing/unavoidable_sets.hpp"
#include "core/generate/setting/form_search.hpp"
#include "core/generate/setting/only_solution.hpp"

#include <optional>

namespace ninefold::generate {

namespace {

/// The givens of a puzzle of houses and moves.
class GivenClues {
 public:
  using Set = CellSet;
  using Clue = Cell;

  GivenClues(const Engine& engine, const Grid& givens, const Grid& solution, Spending& spending)
      : engine_(engine), givens_(given_cells(givens)), solution_(solution), spending_(spending) {}

  std::optional<CellSet> break_some(const CellSet& kept, std::optional<Cell> broken) {
    const Answer answer = spending_.add(engine_.other(
        givens_from(solution_, kept), solution_, broken, spending_.left(), spending_.goes_on()));
    if (!answer.solution) return std::nullopt;
    return differing_cells(solution_, *answer.solution) & givens_;
  }

 private:
  const Engine& engine_;
  const CellSet givens_;
  const Grid solution_;
  Spending& spending_;
};

}  // namespace

MinimalForms visit_minimal_forms(const Engine& engine, const Grid& givens,
                                 const MinimalFormVisitor& visit, const Budget& budget,
                                 const ProgressCallback& progress) {
  MinimalForms forms;
  Spending spending(budget, progress);
  const OnlySolution only = find_only_solution(engine, givens, spending);
  forms.solutions = only.solutions;
  forms.stopped = spending.stopped();
  if (only.grid) {
    GivenClues clues(engine, givens, *only.grid, spending);
    FormSearch search(clues, visit, budget.solutions, spending);
    search.run(given_cells(givens));
    forms.found = search.found();
    forms.stopped = search.stopped();
  }
  forms.nodes = spending.nodes();
  return forms;
}

}  // namespace ninefold::generate
