#include "tests/support/oracles/agreement.hpp"

#include "core/formats/constraints/description.hpp"
#include "core/verify/verify.hpp"
#include "tests/support/oracles/engine_agreement.hpp"
#include "tests/support/oracles/sat/sat_oracle.hpp"

#include <algorithm>

namespace ninefold::tests {

namespace {

using Disagreement = std::optional<std::string>;

Disagreement check_description(const Puzzle& puzzle) {
  const std::string text = write_description(puzzle);
  const Result<Puzzle> again = read_description(text);
  if (!again) return "the description " + text + " cannot be read";
  if (write_description(*again) != text) return "the description " + text + " changes when read";
  if (again->givens != puzzle.givens) return "the description " + text + " has other givens";
  return std::nullopt;
}

Disagreement check_verify(const Puzzle& puzzle, const std::vector<Grid>& solutions) {
  const auto has_flaw = [&puzzle](const Grid& grid) { return verify(puzzle, grid).has_value(); };
  if (std::any_of(solutions.begin(), solutions.end(), has_flaw)) {
    return "verify finds a flaw in a solution";
  }
  return std::nullopt;
}

Disagreement compare_oracles(const BruteForce& reference, const SatAnswer& answer) {
  if (answer.complete ? answer.solutions.size() != reference.count
                      : answer.solutions.size() > reference.count) {
    return "brute force and the SAT solver disagree";
  }
  return std::nullopt;
}

}  // namespace

Agreement compare_all(const Puzzle& puzzle, const AgreementOptions& options) {
  Agreement agreement;
  Disagreement& wrong = agreement.disagreement;
  const Shape shape = puzzle.givens.shape();
  const Result<Engine> engine = Engine::create(shape, puzzle.rules);
  if (!engine) {
    wrong = "the engine refuses the rules";
    return agreement;
  }
  wrong = check_description(puzzle);
  if (wrong) return agreement;

  const ForbiddenTable forbidden(puzzle.rules, shape);
  const BruteForce reference = brute_force(forbidden, puzzle.givens, options.limits);
  agreement.brute_force_finished = reference.complete;
  wrong = check_verify(puzzle, reference.solutions);
  if (!wrong && reference.complete) wrong = compare_engine(*engine, puzzle, reference);
  if (!wrong && reference.complete) {
    wrong = compare_lessons(puzzle, reference, options.lesson_visits);
  }
  if (!wrong) wrong = compare_contradiction(*engine, puzzle, forbidden);
  if (wrong || options.sat_solutions == 0 || !has_sat_solver()) return agreement;

  const std::optional<SatAnswer> answer =
      ask_sat_solver(forbidden, puzzle.givens, options.sat_solutions);
  if (!answer) {
    wrong = "the SAT solver failed";
    return agreement;
  }
  agreement.sat_asked = true;
  wrong = check_verify(puzzle, answer->solutions);
  if (!wrong && reference.complete) wrong = compare_oracles(reference, *answer);
  if (!wrong) wrong = compare_engine(*engine, puzzle, *answer);
  return agreement;
}

}  // namespace ninefold::tests
