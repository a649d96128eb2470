// What a person can see next in a puzzle of any rules.

#include "core/logic/step_list.hpp"
#include "core/variants/logic/variant_logic.hpp"
#include "wasm/api_logic_answers.hpp"
#include "wasm/api_values.hpp"
#include "wasm/variants/api.hpp"
#include "wasm/variants/api_session.hpp"

#include <memory>
#include <optional>

namespace ninefold::api::variant {

namespace {

/// Where somebody stands, and the solution; the state refers to the logic.
struct Standing {
  std::unique_ptr<const variants::VariantLogic> logic;
  std::optional<logic::State> state;
  Grid solution;
  std::vector<LogicHouse> rules;  ///< by their numbers
  std::uint64_t budget = logic::StepList::default_budget;
};

Standing stand(const std::string& puzzle, const Work& work, const Limits& limits,
               LogicState& told) {
  Standing standing;
  const Result<Session> session = open_variant(puzzle, limits, {});
  const Result<Grid> values =
      session ? with_entered(session->givens, work.entered) : Result<Grid>(session.error());
  if (!values) {
    told.problem = to_problem(values.error());
    return standing;
  }
  if (session->budget.nodes != Budget::unlimited) standing.budget = session->budget.nodes;
  Budget budget = session->budget;
  budget.solutions = Budget::unlimited;
  const variants::Answer solved = session->engine.solve(budget);
  if (solved.stopped != StopReason::complete && solved.stopped != StopReason::solution_limit) {
    told.kind = "stopped";
    return standing;
  }
  if (solved.solutions != Count(1)) {
    told.kind = solved.solutions == Count(0) ? "no-solution" : "several-solutions";
    return standing;
  }
  const variants::Puzzle& read = session->engine.puzzle();
  standing.solution = grid_of(session->givens.shape(), solved.solution);
  standing.logic = std::make_unique<variants::VariantLogic>(read);
  for (std::size_t number = 0; number < read.rules.size(); ++number) {
    LogicHouse& rule = standing.rules.emplace_back();
    rule.kind = read.rules[number].kind->name;
    rule.number = read.rules[number].item;
    for (const Cell cell : standing.logic->cells_of_rules()[number]) rule.cells.push_back(cell);
  }
  standing.state.emplace(standing.logic->start());
  // A cell that a rule leaves one value is filled in already; another digit there is a mistake.
  Grid entered = *values;
  for (const Cell cell : standing.logic->links().all_cells()) {
    if (entered[cell] == empty_cell) entered[cell] = standing.state->values()[cell];
  }
  take_work(entered, work.open, *standing.state);
  told = judge(*standing.state, standing.solution);
  return standing;
}

}  // namespace

Hints hint(const std::string& puzzle, const Work& work, const std::string& technique,
           const Limits& limits) {
  Hints hints;
  const Standing standing = stand(puzzle, work, limits, hints.state);
  if (hints.state.kind != "sound") return hints;
  hints = hints_for(*standing.state, technique, standing.budget);
  hints.rules = standing.rules;
  return hints;
}

Path path(const std::string& puzzle, const Work& work, const Limits& limits) {
  Path path;
  const Standing standing = stand(puzzle, work, limits, path.state);
  if (path.state.kind != "sound") return path;
  path = path_from(*standing.state, standing.solution);
  path.rules = standing.rules;
  return path;
}

Grading grade(const std::string& puzzle, const Limits& limits) {
  Grading grading;
  const Standing standing = stand(puzzle, {}, limits, grading.state);
  if (grading.state.kind != "sound") return grading;
  return grading_of(*standing.state, standing.solution);
}

}  // namespace ninefold::api::variant
