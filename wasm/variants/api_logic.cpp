// What a person can see next in a puzzle of any rules.

#include "core/logic/step_list.hpp"
#include "core/variants/logic/variant_logic.hpp"
#include "wasm/shared/api_logic_answers.hpp"
#include "wasm/shared/api_values.hpp"
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
  std::vector<ExplainedRule> rules;  ///< by their numbers
  std::uint64_t budget = logic::StepList::default_budget;
};

/// The puzzle that has one solution, and that: the one that is asked about or, where it has
/// several, the one with the digits entered as givens.
struct Solved {
  std::string kind;  ///< of LogicState
  variants::Puzzle puzzle;
  std::vector<int> solution;
};

std::string kind_of(const variants::Answer& answer) {
  const bool is_told =
      answer.stopped == StopReason::complete || answer.stopped == StopReason::solution_limit;
  if (!is_told) return "stopped";
  if (answer.solutions == Count(0)) return "no-solution";
  return answer.solutions == Count(1) ? "sound" : "several-solutions";
}

Solved solve_with(const Session& session, const Grid& givens, const Grid& values) {
  Budget budget = session.budget;
  budget.solutions = Budget::unlimited;
  const variants::Puzzle& asked = session.puzzle;
  variants::Answer answer = session.engine.solve(budget);
  Solved solved{kind_of(answer), asked, std::move(answer.solution)};
  if (solved.kind != "several-solutions" || values == givens) return solved;
  std::vector<variants::Item> items = asked.items;
  items.push_back(*variants::item_of_givens(values));
  variants::PuzzleOrError with_values = variants::make_puzzle(std::move(items));
  // Further givens can be more than there is room for.
  auto* const further = std::get_if<variants::Puzzle>(&with_values);
  if (further == nullptr) return solved;
  answer = variants::VariantEngine(*further).solve(budget);
  const std::string kind = kind_of(answer);
  if (kind == "sound") return {kind, std::move(*further), std::move(answer.solution)};
  if (kind == "stopped") solved.kind = kind;
  return solved;
}

ExplainedRule explained(const variants::Puzzle& puzzle, std::size_t number, const CellSet& cells) {
  const variants::Rule& rule = puzzle.rules[number];
  ExplainedRule told{std::string(rule.kind->name), rule.item, cells, {}, {}};
  const int grid_size = puzzle.layout.grid_size();
  if (!rule.cells.empty() && rule.cells.front() < grid_size && rule.cells.back() < grid_size)
    told.ends = {rule.cells.front(), rule.cells.back()};
  if (!rule.numbers.empty()) told.clue = {rule.numbers[0]};
  return told;
}

Standing stand(const std::string& puzzle, const Work& work, const Limits& limits,
               LogicState& told) {
  Standing standing;
  const Opened session = open_variant(puzzle, limits, {});
  if (!session) {
    told.problem = session.why().problem;
    if (told.problem.code.empty()) told.kind = "stopped";
    return standing;
  }
  const variants::Layout& layout = session->engine.layout();
  const std::optional<Shape> shape = variants::shape_for_logic(layout);
  if (!shape) {
    told.kind = "other-board";
    return standing;
  }
  const Grid givens = grid_of(*shape, session->givens);
  const Result<Grid> values = with_entered(givens, work.entered);
  if (!values) {
    told.problem = to_problem(values.error());
    return standing;
  }
  if (session->budget.nodes != Budget::unlimited) standing.budget = session->budget.nodes;
  const Solved solved = solve_with(*session, givens, *values);
  told.kind = solved.kind;
  if (told.kind != "sound") return standing;
  const variants::Puzzle& read = solved.puzzle;
  standing.solution = grid_of(givens.shape(), solved.solution);
  standing.logic = std::make_unique<variants::VariantLogic>(read);
  for (std::size_t number = 0; number < read.rules.size(); ++number) {
    standing.rules.push_back(explained(read, number, standing.logic->cells_of_rules()[number]));
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

Explained hint(const std::string& puzzle, const Work& work, const std::string& technique,
               const Limits& limits) {
  Explained explained;
  const Standing standing = stand(puzzle, work, limits, explained.state);
  if (explained.state.kind != "sound") return explained;
  return hints_for(*standing.state, technique, standing.budget, standing.rules);
}

Explained path(const std::string& puzzle, const Work& work, const std::string& preferred,
               const Limits& limits) {
  Explained explained;
  const Standing standing = stand(puzzle, work, limits, explained.state);
  if (explained.state.kind != "sound") return explained;
  return path_from(*standing.state, standing.solution, preferred, standing.rules);
}

Grading grade(const std::string& puzzle, const Limits& limits) {
  Grading grading;
  const Standing standing = stand(puzzle, {}, limits, grading.state);
  if (grading.state.kind != "sound") return grading;
  return grading_of(*standing.state, standing.solution);
}

}  // namespace ninefold::api::variant
