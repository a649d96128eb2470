#include "core/engine/engine.hpp"

#include "core/engine/counting/any_solution.hpp"
#include "core/engine/counting/candidate_counts.hpp"
#include "core/engine/counting/counting.hpp"
#include "core/engine/counting/ways_to_count.hpp"
#include "core/engine/generating/other_solution.hpp"
#include "core/engine/generating/random_solution.hpp"
#include "core/engine/houses9/board_text.hpp"
#include "core/engine/houses9/compiled_rules.hpp"
#include "core/engine/houses9/search/branching.hpp"
#include "core/engine/houses9/search/deadly_pattern.hpp"
#include "core/engine/houses9/search/search.hpp"
#include "core/rules/validate.hpp"

#include <utility>

namespace ninefold {

struct Engine::Compiled {
  Constraints constraints;
  CompiledRules rules;
};

namespace {

/// Keeps the first solution; digits are told apart.
struct Proving {
  const CompiledRules& rules;
  Meter& meter;
  bool found = false;
  BoardState first = {};
  /// The cells that the givens leave open.
  CellBits open = {};

  bool may_look_ahead() const { return true; }
  bool may_learn() const { return true; }
  Plan choose(const Node& node, bool has_failed) {
    if (meter.nodes() == 1) open = cell_bits_from(node.counts.at_least_two);
    return choose_branch(rules, node, has_failed);
  }
  bool solution(const BoardState& board, Count multiplicity, const Trail* trail) {
    const bool is_first = !found;
    found = true;
    if (is_first) first = board;
    if (!meter.found(multiplicity)) return false;
    for (; is_first && trail != nullptr; trail = trail->above) {
      if (has_deadly_pattern(rules, board, open, trail->branch)) return meter.found(1);
    }
    return true;
  }
};

/// Searches for two solutions. Regions in place of boxes may leave no solution, or few, which takes
/// longest to find where many digits are not given.
void prove_below(const BoardState& board, Proving& policy) {
  if (policy.rules.has_regions() && has_interchangeable_digits(policy.rules, board)) {
    if (const auto found = any_solution(policy.rules, board, policy.meter)) {
      policy.found = true;
      policy.first = *found;
      policy.meter.found(2);
    }
    return;
  }
  Search<Proving>(policy.rules, policy.meter, policy).run(board);
}

/// Solutions in lexicographic order: the first open cell, its digits ascending. Drawing
/// consequences never changes the order, since it only removes what no solution has.
struct InOrder {
  const CompiledRules& rules;
  Meter& meter;
  const std::function<bool(const Grid&)>& visit;
  const BoardState& start;
  bool is_asked = false;                 // whether there is a solution
  std::optional<BoardState> known = {};  // some solution, unless there is none
  std::uint64_t nodes_at_last = 0;       // when a solution was taken, or the search began

  /// In this order regions in place of boxes may be searched for ages without a solution. So the
  /// fastest search is asked where there are none: first on the whole board, where many digits may
  /// be interchangeable.
  bool is_hopeless(const Node& node) {
    constexpr std::uint64_t patience = 200;
    if (!rules.has_regions() || meter.nodes() - nodes_at_last < patience) return false;
    if (!is_asked) known = any_solution(rules, start, meter);
    is_asked = true;
    if (!known) return true;
    if (!any_bit(known->digits.load() & ~node.board.digits.load())) return false;
    const std::optional<BoardState> other = any_solution(rules, node.board, meter);
    if (other) known = other;
    return !other;
  }

  Plan choose(const Node& node, bool /*has_failed*/) const { return first_open_cell(rules, node); }
  bool solution(const BoardState& board, Count multiplicity, const Trail* /*trail*/) {
    const bool within_budget = meter.found(multiplicity);
    nodes_at_last = meter.nodes();
    if (!visit(grid_from(rules, board))) {
      if (within_budget) meter.stop(StopReason::cancelled);
      return false;
    }
    return within_budget;
  }
};

Answer answer_of(const Meter& meter) {
  Answer answer;
  answer.solutions = meter.solutions();
  answer.stopped = meter.stopped();
  answer.nodes = meter.nodes();
  return answer;
}

}  // namespace

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
  Proving policy{compiled_->rules, meter};
  BoardState board = board_from(compiled_->rules, givens);
  prove_below(board, policy);
  Answer answer = answer_of(meter);
  if (policy.found) answer.solution = grid_from(compiled_->rules, policy.first);
  return answer;
}

Proof Engine::prove(const char* cells, char* solution) const {
  static const ProgressCallback no_progress;
  static constexpr Budget two_solutions{2};
  Meter meter(two_solutions, no_progress);
  Proving policy{compiled_->rules, meter};
  BoardState board = board_from(compiled_->rules, reinterpret_cast<const std::uint8_t*>(cells));
  prove_below(board, policy);
  if (policy.found && solution != nullptr) {
    write_digits(compiled_->rules, policy.first, '0', reinterpret_cast<std::uint8_t*>(solution));
  }
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
  BoardState board = board_from(compiled_->rules, givens);
  InOrder policy{compiled_->rules, meter, visit, board};
  Search<InOrder>(compiled_->rules, meter, policy).run(board);
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
  // The meter stops each count by itself.
  Budget limited = budget;
  limited.solutions = most;
  Meter meter(limited, progress);
  return count_true_candidates(compiled_->rules, board_from(compiled_->rules, givens), most, meter);
}

}  // namespace ninefold
