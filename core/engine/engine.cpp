#include "core/engine/engine.hpp"

#include "core/engine/budgets/answer.hpp"
#include "core/engine/counting/candidate_counts.hpp"
#include "core/engine/counting/counting.hpp"
#include "core/engine/counting/ways_to_count.hpp"
#include "core/engine/finding/in_order.hpp"
#include "core/engine/finding/proof.hpp"
#include "core/engine/generating/other_solution.hpp"
#include "core/engine/generating/random_solution.hpp"
#include "core/engine/houses9/board_text.hpp"
#include "core/engine/houses9/compiled_rules.hpp"
#include "core/rules/validate.hpp"

#include <utility>

namespace ninefold {

struct Engine::Compiled {
  Constraints constraints;
  CompiledRules rules;
};

std::uint16_t CandidatesAnswer::digits_in(Cell cell) const {
  unsigned digits = 0;
  for (std::size_t index = 0; index < max_size; ++index) {
    digits |= (solutions[cell][index] != 0 ? 1U : 0U) << index;
  }
  return static_cast<std::uint16_t>(digits);
}

Result<Engine> Engine::create(Shape shape, std::span<const Rule> rules) {
  if (std::optional<Error> error = validate(rules, shape)) return std::move(*error);
  auto compiled = std::make_unique<Compiled>();
  compiled->constraints = gather_constraints(rules, shape);
  compiled->rules = compile_rules(compiled->constraints);
  return Engine(std::move(compiled));
}

Engine::Engine(std::unique_ptr<const Compiled> compiled) : compiled_(std::move(compiled)) {}
Engine::Engine(Engine&&) noexcept = default;
Engine& Engine::operator=(Engine&&) noexcept = default;
Engine::~Engine() = default;

Answer Engine::solve(const Grid& givens, const Budget& budget,
                     const ProgressCallback& progress) const {
  Budget limited = budget;
  limited.solutions = std::min<std::uint64_t>(budget.solutions, 2);
  Meter meter(limited, progress);
  BoardState first;
  const bool is_found =
      prove_below(compiled_->rules, board_from(compiled_->rules, givens), meter, first);
  Answer answer = answer_of(meter);
  if (is_found) answer.solution = grid_from(compiled_->rules, first);
  return answer;
}

Proof Engine::prove(const char* cells, char* solution) const {
  static const ProgressCallback no_progress;
  static constexpr Budget two_solutions{2};
  Meter meter(two_solutions, no_progress);
  const CompiledRules& rules = compiled_->rules;
  BoardState first;
  const bool is_found = prove_below(
      rules, board_from(rules, reinterpret_cast<const std::uint8_t*>(cells)), meter, first);
  if (is_found && solution != nullptr)
    write_digits(rules, first, '0', reinterpret_cast<std::uint8_t*>(solution));
  return {meter.solutions() == Count(0) ? 0 : meter.solutions() == Count(1) ? 1 : 2, meter.nodes()};
}

Answer Engine::count(const Grid& givens, const Budget& budget,
                     const ProgressCallback& progress) const {
  return count_part(givens, {}, budget, progress);
}

Answer Engine::count_part(const Grid& givens, CountPart part, const Budget& budget,
                          const ProgressCallback& progress) const {
  const auto search = [this, &givens](Meter& meter, CountPart wanted) {
    count_solutions(compiled_->rules, board_from(compiled_->rules, givens), wanted, meter);
  };

  return count_shortest_way(compiled_->constraints, givens, search, part, budget, progress);
}

Answer Engine::first(const Grid& givens, const Budget& budget,
                     const ProgressCallback& progress) const {
  Budget limited = budget;
  limited.solutions = std::min<std::uint64_t>(budget.solutions, 1);
  std::optional<Grid> solution;
  Answer answer = enumerate(
      givens,
      [&solution](const Grid& grid) {
        solution = grid;
        return true;
      },
      limited, progress);
  // Nobody asked for a second one, so finding the first was all there was to do.
  if (solution && budget.solutions != 0) answer.stopped = StopReason::complete;
  answer.solution = solution;
  return answer;
}

Answer Engine::enumerate(const Grid& givens, const std::function<bool(const Grid&)>& visit,
                         const Budget& budget, const ProgressCallback& progress) const {
  Meter meter(budget, progress);
  const CompiledRules& rules = compiled_->rules;
  const auto take = [&](const BoardState& solution) {
    const bool within_budget = meter.found(1);
    if (visit(grid_from(rules, solution))) return within_budget;
    if (within_budget) meter.stop(StopReason::cancelled);
    return false;
  };
  visit_in_order(rules, board_from(rules, givens), take, meter);
  return answer_of(meter);
}

Answer Engine::draw(const Grid& givens, const ChooseBelow& choose_below, const Budget& budget,
                    const ProgressCallback& progress) const {
  Meter meter(budget, progress);
  const BoardState board = board_from(compiled_->rules, givens);
  const auto found = random_solution(compiled_->rules, board, choose_below, meter);
  Answer answer = answer_of(meter);
  if (found) answer.solution = grid_from(compiled_->rules, *found);
  return answer;
}

Answer Engine::other(const Grid& givens, const Grid& known, std::optional<Cell> differing,
                     const Budget& budget, const ProgressCallback& progress) const {
  Meter meter(budget, progress);
  const CompiledRules& rules = compiled_->rules;
  BoardState board = board_from(rules, givens);
  if (differing) board.remove(known[*differing] - 1, place_of(rules.shape, *differing));
  const auto found = other_solution(rules, board, board_from(rules, known), meter);
  Answer answer = answer_of(meter);
  if (found) answer.solution = grid_from(rules, *found);
  return answer;
}

CandidatesAnswer Engine::candidates(const Grid& givens, std::uint32_t most, const Budget& budget,
                                    const ProgressCallback& progress) const {
  const CompiledRules& rules = compiled_->rules;
  return count_true_candidates(rules, board_from(rules, givens), most, budget, progress);
}

}  // namespace ninefold
