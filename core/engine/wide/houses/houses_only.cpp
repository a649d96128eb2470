#include "core/engine/wide/houses/houses_only.hpp"

#include "core/engine/budgets/answer.hpp"
#include "core/engine/counting/candidate_counts.hpp"
#include "core/engine/counting/counting.hpp"
#include "core/engine/counting/ways_to_count.hpp"
#include "core/engine/finding/any_solution.hpp"
#include "core/engine/finding/in_order.hpp"
#include "core/engine/finding/proof.hpp"
#include "core/engine/houses9/board_text.hpp"
#include "core/engine/houses9/interchangeable_digits.hpp"
#include "core/engine/houses9/search/branching.hpp"
#include "core/engine/houses9/search/search.hpp"
#include "core/engine/wide/houses/houses_model.hpp"

#include <algorithm>
#include <array>
#include <mutex>
#include <utility>
#include <vector>

namespace ninefold::variants {

struct HousesRules::Compiled {
  Constraints constraints;
  std::shared_ptr<const CompiledRules> rules;
  BoardState start;
  bool has_all_candidates = true;
};

namespace {

using MasksOfBoard = std::array<Mask, max_cells>;

MasksOfBoard masks_of(Shape shape, const BoardState& board) {
  MasksOfBoard masks{};
  for (int cell = 0; cell < shape.cell_count(); ++cell) {
    masks[static_cast<std::size_t>(cell)] =
        static_cast<Mask>(board.candidates(place_of(shape, static_cast<Cell>(cell))));
  }
  return masks;
}

void leave(std::span<const Mask> masks, Shape shape, BoardState& board) {
  const Mask all = first_values(shape.size());
  for (std::size_t cell = 0; cell < masks.size(); ++cell) {
    const ninefold::Place place = place_of(shape, static_cast<Cell>(cell));
    for (Mask rest = all & static_cast<Mask>(~masks[cell]); rest != 0; rest = without_lowest(rest))
      board.remove(lowest_of(rest), place);
  }
}

// The digits, where these are all that is given, and no cell has two.
std::optional<Grid> digits_of(const Givens& givens, Shape shape) {
  Grid digits(shape);
  for (const Given& given : givens) {
    if (!is_single(given.values)) return std::nullopt;
    Digit& digit = digits[static_cast<Cell>(given.cell)];
    const auto value = static_cast<Digit>(lowest_of(given.values) + 1);
    if (digit != empty_cell && digit != value) return std::nullopt;
    digit = value;
  }
  return digits;
}

struct Visiting {
  const CompiledRules& rules;
  const HousesOnly::Visit& visit;

  bool may_look_ahead() const { return true; }
  bool may_learn() const { return true; }
  Plan choose(const Node& node, bool has_failed) const {
    return choose_branch(rules, node, has_failed);
  }
  bool solution(const BoardState& board, Count /*multiplicity*/, const Trail* /*trail*/) const {
    return visit(masks_of(rules.shape, board).data());
  }
};

// Compiling takes longer than most searches, and whoever changes a given keeps the houses: so the
// rules that were asked for last are kept.
std::shared_ptr<const CompiledRules> compiled_rules(const Constraints& constraints) {
  struct Kept {
    std::mutex mutex;
    Constraints constraints;
    std::shared_ptr<const CompiledRules> rules;
  };
  static Kept kept;
  const std::lock_guard lock(kept.mutex);
  const bool is_same = kept.rules && kept.constraints == constraints;
  if (!is_same) {
    kept.rules = std::make_shared<const CompiledRules>(compile_rules(constraints));
    kept.constraints = constraints;
  }
  return kept.rules;
}

}  // namespace

HousesRules::HousesRules(std::unique_ptr<const Compiled> compiled)
    : compiled_(std::move(compiled)) {}
HousesRules::~HousesRules() = default;

std::unique_ptr<const HousesRules> HousesRules::of(const Model& model) {
  std::optional<Constraints> constraints = constraints_of(model);
  if (!constraints) return nullptr;
  auto compiled = std::make_unique<Compiled>();
  compiled->rules = compiled_rules(*constraints);
  compiled->start = compiled->rules->empty_board;
  leave(model.candidates, constraints->shape, compiled->start);
  for (const Mask mask : model.candidates)
    compiled->has_all_candidates = compiled->has_all_candidates && mask == model.all();
  compiled->constraints = std::move(*constraints);
  return std::unique_ptr<const HousesRules>(new HousesRules(std::move(compiled)));
}

HousesOnly::HousesOnly(const HousesRules& rules, const Givens& givens) : rules_(rules.compiled()) {
  const Shape shape = rules_.rules->shape;
  if (rules_.has_all_candidates) givens_ = digits_of(givens, shape);
  if (givens_) {
    start_ = board_from(*rules_.rules, *givens_);
    return;
  }
  start_ = rules_.start;
  std::vector<Mask> masks(static_cast<std::size_t>(shape.cell_count()), first_values(shape.size()));
  for (const Given& given : givens) masks[given.cell] &= given.values;
  leave(masks, shape, start_);
}

ninefold::Answer HousesOnly::solve(const Budget& budget, const ProgressCallback& progress) const {
  Meter meter(budget, progress);
  BoardState first;
  const bool is_found = prove_below(*rules_.rules, start_, meter, first);
  ninefold::Answer answer = answer_of(meter);
  if (is_found) answer.solution = grid_from(*rules_.rules, first);
  return answer;
}

void HousesOnly::search(Meter& meter, const Visit& visit) const {
  Visiting policy{*rules_.rules, visit};
  ninefold::Search<Visiting>(*rules_.rules, meter, policy).run(start_);
}

void HousesOnly::search_among(std::span<const Mask> masks, Meter& meter, const Visit& visit) const {
  BoardState start = start_;
  leave(masks, rules_.rules->shape, start);
  Visiting policy{*rules_.rules, visit};
  ninefold::Search<Visiting>(*rules_.rules, meter, policy).run(start);
}

void HousesOnly::search_in_order(Meter& meter, const Visit& visit) const {
  const auto take = [&](const BoardState& solution) {
    return visit(masks_of(rules_.rules->shape, solution).data());
  };
  visit_in_order(*rules_.rules, start_, take, meter);
}

bool HousesOnly::has_twins() const { return ninefold::has_twins(*rules_.rules, start_); }

bool HousesOnly::visit_twins(Meter& meter, const Visit& visit) const {
  const CompiledRules& rules = *rules_.rules;
  const std::optional<BoardState> found = any_solution(rules, start_, meter);
  if (!found) return false;
  MasksOfBoard masks = masks_of(rules.shape, *found);
  if (!visit(masks.data())) return true;
  const unsigned pair = two_interchangeable_digits(rules, start_);
  for (Mask& mask : masks) {
    if ((mask & pair) != 0) mask = static_cast<Mask>(mask ^ pair);
  }
  visit(masks.data());
  return true;
}

ninefold::Answer HousesOnly::count(CountPart part, const Budget& budget,
                                   const ProgressCallback& progress, std::span<Mask> first) const {
  const CompiledRules& rules = *rules_.rules;
  if (budget.solutions == Budget::unlimited) {
    const auto search = [&](Meter& meter, CountPart wanted) {
      count_solutions(rules, start_, wanted, meter);
    };
    return count_shortest_way(rules_.constraints, *givens_, search, part, budget, progress);
  }
  Meter meter(budget, progress);
  if (const auto found = count_solutions(rules, start_, part, meter)) {
    const MasksOfBoard masks = masks_of(rules.shape, *found);
    std::copy_n(masks.begin(), first.size(), first.begin());
  }
  return answer_of(meter);
}

ninefold::CandidatesAnswer HousesOnly::candidates(std::uint32_t most, const Budget& budget,
                                                  const ProgressCallback& progress) const {
  return count_true_candidates(*rules_.rules, start_, most, budget, progress);
}

}  // namespace ninefold::variants
