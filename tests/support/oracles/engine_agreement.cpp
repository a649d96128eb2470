#include "tests/support/oracles/engine_agreement.hpp"

#include "core/verify/verify.hpp"

#include <algorithm>
#include <sstream>
#include <vector>

namespace ninefold::tests {

namespace {

using Disagreement = std::optional<std::string>;

template <typename... Parts>
std::string words(const Parts&... parts) {
  std::ostringstream text;
  (text << ... << parts);
  return text.str();
}

Disagreement check_solution(const Puzzle& puzzle, const std::optional<Grid>& solution,
                            const char* query) {
  if (!solution) return words(query, " gives no solution where there is one");
  if (verify(puzzle, *solution)) {
    return words(query, " gives ", digits_of(*solution), ", which is no solution");
  }
  return std::nullopt;
}

Disagreement check_solve(const Engine& engine, const Puzzle& puzzle, std::uint64_t count) {
  const Answer answer = engine.solve(puzzle.givens);
  const std::uint64_t expected = std::min<std::uint64_t>(count, 2);
  if (answer.solutions != Count(expected)) {
    return words("solve finds ", answer.solutions.to_string(), " instead of ", expected);
  }
  const StopReason reason = expected == 2 ? StopReason::solution_limit : StopReason::complete;
  if (answer.stopped != reason) return "solve gives the wrong reason for stopping";
  if (expected > 0) return check_solution(puzzle, answer.solution, "solve");
  if (answer.solution) return "solve gives a solution where there is none";
  return std::nullopt;
}

/// prove() says what solve() says, in other words, and writes nothing where there is nothing.
Disagreement check_prove(const Engine& engine, const Puzzle& puzzle) {
  const Answer solved = engine.solve(puzzle.givens);
  std::string cells = digits_of(puzzle.givens);
  std::string solution(cells.size(), '?');
  const Proof proof = engine.prove(cells.data(), solution.data());
  if (Count(static_cast<std::uint64_t>(proof.solutions)) != solved.solutions) {
    return words("prove finds ", proof.solutions, " instead of ", solved.solutions.to_string());
  }
  if (proof.nodes != solved.nodes) return "prove takes another way than solve";
  const std::string expected =
      solved.solution ? digits_of(*solved.solution) : std::string(cells.size(), '?');
  if (solution != expected) return words("prove writes ", solution, " instead of ", expected);
  // A dot is an empty cell too, and the solution may go where the puzzle was.
  std::replace(cells.begin(), cells.end(), '0', '.');
  const std::string unsolved = cells;
  engine.prove(cells.data(), cells.data());
  if (cells != (solved.solution ? expected : unsolved)) return "prove in place writes another";
  return std::nullopt;
}

Disagreement check_parts(const Engine& engine, const Puzzle& puzzle, std::uint64_t expected) {
  constexpr int parts = 3;
  Count sum;
  for (int part = 0; part < parts; ++part) {
    const Answer answer = engine.count_part(puzzle.givens, {part, parts});
    if (answer.stopped != StopReason::complete) return "a part of a count stops without a reason";
    sum += answer.solutions;
  }
  if (sum == Count(expected)) return std::nullopt;
  return words("the parts of the count add up to ", sum.to_string(), " instead of ", expected);
}

Disagreement check_count(const Engine& engine, const Puzzle& puzzle, std::uint64_t expected) {
  const Answer answer = engine.count(puzzle.givens);
  if (answer.stopped != StopReason::complete) return "count stops without a reason";
  if (answer.solutions != Count(expected)) {
    return words("count finds ", answer.solutions.to_string(), " instead of ", expected);
  }
  return std::nullopt;
}

/// What the budgets promise: never more than there is, and exact when said to be complete.
Disagreement check_budgets(const Engine& engine, const Puzzle& puzzle, std::uint64_t expected) {
  Budget few_solutions;
  few_solutions.solutions = 2;
  Budget few_nodes;
  few_nodes.nodes = 1;
  Budget no_time;
  no_time.time = std::chrono::milliseconds(0);
  for (const Budget& budget : {few_solutions, few_nodes, no_time}) {
    const Answer answer = engine.count(puzzle.givens, budget);
    if (answer.solutions > Count(expected)) return "a stopped count exceeds the number there is";
    if (answer.stopped == StopReason::complete && answer.solutions != Count(expected)) {
      return "a count says that it is complete and is not";
    }
    if (answer.stopped == StopReason::solution_limit && answer.solutions < Count(2)) {
      return "a count stops at its limit of solutions before it";
    }
  }
  const Answer cancelled = engine.count(puzzle.givens, {}, [](const Progress&) { return false; });
  const bool complete = cancelled.stopped == StopReason::complete;
  if (!complete && cancelled.stopped != StopReason::cancelled) return "cancelling is not reported";
  if (complete && cancelled.solutions != Count(expected)) return "a cancelled count is wrong";
  return std::nullopt;
}

Disagreement check_first(const Engine& engine, const Puzzle& puzzle, const BruteForce& reference) {
  const Answer answer = engine.first(puzzle.givens);
  if (answer.solutions != Count(reference.count == 0 ? 0 : 1)) {
    return words("first finds ", answer.solutions.to_string(), " of ", reference.count);
  }
  if (answer.solution.has_value() != (reference.count > 0)) return "first gives no solution";
  if (answer.solution && *answer.solution != reference.solutions.front()) {
    return words("first gives ", digits_of(*answer.solution), " instead of ",
                 digits_of(reference.solutions.front()));
  }
  return std::nullopt;
}

Disagreement check_enumerate(const Engine& engine, const Puzzle& puzzle,
                             const BruteForce& reference) {
  std::vector<Grid> listed;
  const Answer all = engine.enumerate(puzzle.givens, [&listed](const Grid& solution) {
    listed.push_back(solution);
    return true;
  });
  if (all.stopped != StopReason::complete) return "enumerate stops without a reason";
  if (all.solutions != Count(reference.count)) {
    return words("enumerate counts ", all.solutions.to_string(), " instead of ", reference.count);
  }
  for (const Grid& solution : listed) {
    if (Disagreement wrong = check_solution(puzzle, solution, "enumerate")) return wrong;
  }
  if (listed.size() != reference.count) return "enumerate does not hand over every solution";
  if (!std::equal(reference.solutions.begin(), reference.solutions.end(), listed.begin())) {
    return "enumerate gives other solutions, or the same in another order";
  }
  if (listed.size() < 2) return std::nullopt;

  std::size_t seen = 0;
  const Answer ended = engine.enumerate(puzzle.givens, [&](const Grid& solution) {
    return solution == listed[seen] && ++seen < listed.size() - 1;
  });
  if (seen != listed.size() - 1 || ended.solutions != Count(seen)) {
    return "enumerate goes on, or stops early, when its visitor ends the search";
  }
  if (ended.stopped != StopReason::cancelled) return "enumerate does not say that it was ended";
  return std::nullopt;
}

Disagreement check_candidates(const Engine& engine, const Puzzle& puzzle,
                              const BruteForce& reference) {
  const CandidatesAnswer answer = engine.candidates(puzzle.givens);
  if (answer.stopped != StopReason::complete) return "candidates stops without a reason";
  for (Cell cell = 0; cell < max_cells; ++cell) {
    const unsigned digits = answer.digits_in(cell);
    const unsigned expected = reference.candidates[cell];
    if (digits != expected) {
      return words("cell ", unsigned{cell}, " has candidates ", digits, " instead of ", expected,
                   " (bit d-1 for digit d)");
    }
  }
  return std::nullopt;
}

/// Whether each digit in the first empty cell, one after the other, gives all solutions together.
Disagreement check_sum(const Engine& engine, const Puzzle& puzzle, std::uint64_t expected) {
  Grid grid = puzzle.givens;
  const int cells = grid.shape().cell_count();
  int cell = 0;
  while (cell < cells && grid[static_cast<Cell>(cell)] != empty_cell) ++cell;
  if (cell == cells) return std::nullopt;
  Count sum;
  for (Digit digit = 1; digit <= grid.shape().size(); ++digit) {
    grid[static_cast<Cell>(cell)] = digit;
    sum += engine.count(grid).solutions;
  }
  if (sum == Count(expected)) return std::nullopt;
  return words("the counts with each digit in cell ", cell, " add up to ", sum.to_string(),
               " instead of ", expected);
}

}  // namespace

std::optional<std::string> compare_engine(const Engine& engine, const Puzzle& puzzle,
                                          const BruteForce& reference) {
  if (Disagreement wrong = check_solve(engine, puzzle, reference.count)) return wrong;
  if (Disagreement wrong = check_prove(engine, puzzle)) return wrong;
  if (Disagreement wrong = check_count(engine, puzzle, reference.count)) return wrong;
  if (Disagreement wrong = check_parts(engine, puzzle, reference.count)) return wrong;
  if (Disagreement wrong = check_budgets(engine, puzzle, reference.count)) return wrong;
  if (Disagreement wrong = check_first(engine, puzzle, reference)) return wrong;
  if (Disagreement wrong = check_candidates(engine, puzzle, reference)) return wrong;
  if (Disagreement wrong = check_sum(engine, puzzle, reference.count)) return wrong;
  if (reference.count > reference.solutions.size()) return std::nullopt;
  return check_enumerate(engine, puzzle, reference);
}

std::optional<std::string> compare_engine(const Engine& engine, const Puzzle& puzzle,
                                          const SatAnswer& reference) {
  if (!reference.complete) {
    return check_solve(engine, puzzle, reference.solutions.size());
  }
  BruteForce found;
  found.count = reference.solutions.size();
  found.solutions = reference.solutions;
  std::sort(found.solutions.begin(), found.solutions.end(),
            [](const Grid& left, const Grid& right) { return digits_of(left) < digits_of(right); });
  for (const Grid& solution : found.solutions) {
    for (int cell = 0; cell < solution.shape().cell_count(); ++cell) {
      const Digit digit = solution[static_cast<Cell>(cell)];
      found.candidates[static_cast<std::size_t>(cell)] |=
          static_cast<std::uint16_t>(1U << (digit - 1U));
    }
  }
  return compare_engine(engine, puzzle, found);
}

std::string digits_of(const Grid& grid) {
  std::string digits;
  for (int cell = 0; cell < grid.shape().cell_count(); ++cell) {
    digits.push_back(static_cast<char>('0' + grid[static_cast<Cell>(cell)]));
  }
  return digits;
}

}  // namespace ninefold::tests
