#include "core/generate/setting/redundancy.hpp"

#include "core/generate/basics/given_cells.hpp"
#include "core/generate/basics/random.hpp"
#include "core/generate/reducing/reduction.hpp"
#include "core/generate/setting/only_solution.hpp"

#include <optional>

namespace ninefold::generate {

namespace {

/// The only solution, if there is one; what was learned about the puzzle goes into `redundancy`.
std::optional<Grid> only_solution(const Engine& engine, const Grid& givens, Spending& spending,
                                  Redundancy& redundancy) {
  const OnlySolution only = find_only_solution(engine, givens, spending);
  redundancy.solutions = only.solutions;
  redundancy.stopped = spending.stopped();
  return only.grid;
}

}  // namespace

Redundancy find_redundant_givens(const Engine& engine, const Grid& givens, const Budget& budget,
                                 const ProgressCallback& progress) {
  Redundancy redundancy;
  Spending spending(budget, progress);
  const std::optional<Grid> solution = only_solution(engine, givens, spending, redundancy);
  if (!solution) return redundancy;
  for (const Cell cell : given_cells(givens)) {
    Grid left = givens;
    left[cell] = empty_cell;
    const Answer other =
        spending.add(engine.other(left, *solution, cell, spending.left(), spending.goes_on()));
    if (spending.has_ended()) break;
    if (!other.solution) redundancy.cells.insert(cell);
  }
  redundancy.stopped = spending.stopped();
  return redundancy;
}

Redundancy find_minimal_givens(const Engine& engine, const Grid& givens, std::uint64_t seed,
                               const Budget& budget, const ProgressCallback& progress) {
  Redundancy redundancy;
  Spending spending(budget, progress);
  const std::optional<Grid> solution = only_solution(engine, givens, spending, redundancy);
  if (!solution) return redundancy;
  const EngineSearch search(engine);
  Reduction reduction(search);
  reduction.start(*solution);
  std::vector<CellSet> groups = one_by_one(given_cells(givens));
  Random random(seed, 0);
  random.shuffle(groups);
  redundancy.cells = reduction.reduce(given_cells(givens), groups, 0, spending);
  redundancy.stopped = spending.stopped();
  return redundancy;
}

}  // namespace ninefold::generate
