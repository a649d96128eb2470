#include "wasm/shared/api_logic.hpp"

#include "core/board/time_left.hpp"
#include "core/logic/explainer/rating.hpp"
#include "core/logic/step_list.hpp"
#include "wasm/shared/api_logic_answers.hpp"
#include "wasm/shared/api_session.hpp"
#include "wasm/shared/api_values.hpp"

#include <chrono>
#include <memory>
#include <optional>
#include <vector>

namespace ninefold::api {

namespace {

/// Where somebody stands, and the solution; the state refers to the links.
struct Standing {
  std::shared_ptr<const logic::Links> links;
  std::optional<logic::State> state;  ///< where the puzzle has one solution
  Grid solution;
  std::uint64_t budget = logic::StepList::default_budget;
  std::chrono::milliseconds time = std::chrono::milliseconds::max();
};

/// The links of the last puzzle's rules.
struct KnownLinks {
  std::vector<Rule> rules;
  std::shared_ptr<const logic::Links> links;
};

// Making links takes longer than finding a step, and the next puzzle mostly has the same rules.
std::shared_ptr<const logic::Links> links_of(const Puzzle& puzzle) {
  static KnownLinks latest;
  const Shape shape = puzzle.givens.shape();
  if (!latest.links || latest.links->shape() != shape || latest.rules != puzzle.rules) {
    latest = {puzzle.rules,
              std::make_shared<const logic::Links>(gather_constraints(puzzle.rules, shape))};
  }
  return latest.links;
}

/// The solution, and what counts as given for it: where the givens leave several, the digits
/// entered too, if they leave one. Returns the kind of LogicState.
std::string find_solution(const Session& session, const Grid& values, Grid& givens,
                          Grid& solution) {
  Budget budget = session.budget;
  budget.solutions = Budget::unlimited;
  for (const Grid* grid : {&session.puzzle.givens, &values}) {
    const Answer solved = session.engine.solve(*grid, budget);
    const bool is_told =
        solved.stopped == StopReason::complete || solved.stopped == StopReason::solution_limit;
    if (!is_told) return "stopped";
    if (solved.solutions == Count(0)) return grid == &values ? "several-solutions" : "no-solution";
    if (solved.solutions > Count(1)) continue;
    givens = *grid;
    solution = *solved.solution;
    return "sound";
  }
  return "several-solutions";
}

Standing stand(const std::string& puzzle, const Work& work, const Limits& limits,
               LogicState& told) {
  Standing standing;
  const Result<Session> session = open_session(puzzle, limits, {});
  const Result<Grid> values =
      session ? with_entered(session->puzzle.givens, work.entered) : Result<Grid>(session.error());
  if (!values) {
    told.problem = to_problem(values.error());
    return standing;
  }
  standing.time = session->budget.time;
  if (session->budget.nodes != Budget::unlimited) standing.budget = session->budget.nodes;
  Grid givens = session->puzzle.givens;
  told.kind = find_solution(*session, *values, givens, standing.solution);
  if (told.kind != "sound") return standing;
  standing.links = links_of(session->puzzle);
  standing.state.emplace(*standing.links, givens);
  take_work(*values, work.open, *standing.state);
  told = judge(*standing.state, standing.solution);
  return standing;
}

}  // namespace

Explained hint(const std::string& puzzle, const Work& work, const std::string& technique,
               const Limits& limits) {
  Explained explained;
  const Standing standing = stand(puzzle, work, limits, explained.state);
  if (explained.state.kind != "sound") return explained;
  return hints_for(*standing.state, technique, standing.budget, {});
}

Explained path(const std::string& puzzle, const Work& work, const std::string& preferred,
               const Limits& limits) {
  Explained explained;
  const Standing standing = stand(puzzle, work, limits, explained.state);
  if (explained.state.kind != "sound") return explained;
  return path_from(*standing.state, standing.solution, preferred, {});
}

Grading grade(const std::string& puzzle, const Limits& limits) {
  Grading grading;
  const Standing standing = stand(puzzle, {}, limits, grading.state);
  if (grading.state.kind != "sound") return grading;
  return grading_of(*standing.state, standing.solution);
}

ExplainerRating rate(const std::string& puzzle, const Limits& limits) {
  ExplainerRating answer;
  const Standing standing = stand(puzzle, {}, limits, answer.state);
  if (answer.state.kind != "sound") return answer;
  const TimeLeft time(standing.time);
  logic::Workspace shared;
  shared.watch([&time] { return !time.has_run_out(); });
  if (const auto rating = logic::explainer::rating(*standing.state, shared)) {
    answer.tenths = rating->tenths;
    answer.estimate = rating->is_estimate;
  }
  return answer;
}

}  // namespace ninefold::api
