#include "core/engine/contradiction.hpp"
#include "core/rules/conflicts.hpp"
#include "tests/support/oracles/engine_agreement.hpp"

namespace ninefold::tests {

namespace {

/// Whether there is a solution; nothing where brute force gives up.
std::optional<bool> has_solution(const ForbiddenTable& forbidden, const Grid& givens) {
  const BruteForce found = brute_force(forbidden, givens, {5'000, 1, 1});
  if (found.count > 0) return true;
  if (!found.complete) return std::nullopt;
  return false;
}

}  // namespace

std::optional<std::string> compare_contradiction(const Engine& engine, const Puzzle& puzzle,
                                                 const ForbiddenTable& forbidden) {
  // Leaving out givens can lead to a board that is nearly empty and takes hours to refute.
  Budget budget;
  budget.nodes = 20'000;
  const Contradiction found = find_contradiction(engine, puzzle.rules, puzzle.givens, budget);
  const bool is_finished = found.stopped == StopReason::complete;
  if (!is_finished && found.stopped != StopReason::node_limit) {
    return "the contradiction is not searched to its end";
  }
  const std::optional<bool> solvable = has_solution(forbidden, puzzle.givens);
  if (is_finished && solvable && found.solvable != *solvable) {
    return "a contradiction where there is none";
  }
  if (!is_finished && found.cells.empty()) return std::nullopt;
  if (found.solvable) {
    if (!found.cells.empty()) return "a contradiction in a puzzle that has a solution";
    return std::nullopt;
  }
  Grid some(puzzle.givens.shape());
  for (const Cell cell : found.cells) {
    if (puzzle.givens[cell] == empty_cell) return "a contradiction with a cell that is no given";
    some[cell] = puzzle.givens[cell];
  }
  if (has_solution(forbidden, some).value_or(false)) return "a contradiction that has a solution";
  // Two givens that break a rule together are named as they are, even if one alone is too much.
  if (found.cells.count() == 2 && find_conflict(puzzle.rules, some)) return std::nullopt;
  if (!is_finished) return std::nullopt;
  for (const Cell cell : found.cells) {
    Grid fewer = some;
    fewer[cell] = empty_cell;
    if (!has_solution(forbidden, fewer).value_or(true)) {
      return "a contradiction that would do with fewer givens";
    }
  }
  return std::nullopt;
}

}  // namespace ninefold::tests
