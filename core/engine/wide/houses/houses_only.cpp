#include "core/engine/wide/houses/houses_only.hpp"

#include "core/engine/budgets/answer.hpp"
#include "core/engine/counting/candidate_counts.hpp"
#include "core/engine/counting/counting.hpp"
#include "core/engine/counting/ways_to_count.hpp"
#include "core/engine/finding/any_solution.hpp"
#include "core/engine/finding/in_order.hpp"
#include "core/engine/houses9/interchangeable_digits.hpp"
#include "core/engine/houses9/search/branching.hpp"
#include "core/engine/houses9/search/search.hpp"
#include "core/engine/wide/houses/houses_model.hpp"

#include <algorithm>
#include <array>
#include <mutex>
#include <utility>

namespace ninefold::variants {

struct HousesOnly::Compiled {
  Constraints constraints;
  std::shared_ptr<const CompiledRules> rules;
  BoardState start;
  std::optional<Grid> givens;  // nothing where a cell may have some values and not others
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

std::optional<Grid> givens_of(std::span<const Mask> masks, Shape shape) {
  Grid givens(shape);
  for (std::size_t cell = 0; cell < masks.size(); ++cell) {
    if (is_single(masks[cell])) {
      givens[static_cast<Cell>(cell)] = static_cast<std::uint8_t>(lowest_of(masks[cell]) + 1);
    } else if (masks[cell] != first_values(shape.size())) {
      return std::nullopt;
    }
  }
  return givens;
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

HousesOnly::HousesOnly(std::unique_ptr<const Compiled> compiled) : compiled_(std::move(compiled)) {}
HousesOnly::~HousesOnly() = default;

std::unique_ptr<const HousesOnly> HousesOnly::of(const Model& model) {
  std::optional<Constraints> constraints = constraints_of(model);
  if (!constraints) return nullptr;
  auto compiled = std::make_unique<Compiled>();
  compiled->rules = compiled_rules(*constraints);
  compiled->start = compiled->rules->empty_board;
  leave(model.candidates, constraints->shape, compiled->start);
  compiled->givens = givens_of(model.candidates, constraints->shape);
  compiled->constraints = std::move(*constraints);
  return std::unique_ptr<const HousesOnly>(new HousesOnly(std::move(compiled)));
}

void HousesOnly::search(Meter& meter, const Visit& visit) const {
  Visiting policy{*compiled_->rules, visit};
  ninefold::Search<Visiting>(*compiled_->rules, meter, policy).run(compiled_->start);
}

void HousesOnly::search_among(std::span<const Mask> masks, Meter& meter, const Visit& visit) const {
  BoardState start = compiled_->start;
  leave(masks, compiled_->rules->shape, start);
  Visiting policy{*compiled_->rules, visit};
  ninefold::Search<Visiting>(*compiled_->rules, meter, policy).run(start);
}

void HousesOnly::search_in_order(Meter& meter, const Visit& visit) const {
  const auto take = [&](const BoardState& solution) {
    return visit(masks_of(compiled_->rules->shape, solution).data());
  };
  visit_in_order(*compiled_->rules, compiled_->start, take, meter);
}

bool HousesOnly::has_twins() const {
  return ninefold::has_twins(*compiled_->rules, compiled_->start);
}

bool HousesOnly::visit_twins(Meter& meter, const Visit& visit) const {
  const CompiledRules& rules = *compiled_->rules;
  const std::optional<BoardState> found = any_solution(rules, compiled_->start, meter);
  if (!found) return false;
  MasksOfBoard masks = masks_of(rules.shape, *found);
  if (!visit(masks.data())) return true;
  const unsigned pair = two_interchangeable_digits(rules, compiled_->start);
  for (Mask& mask : masks) {
    if ((mask & pair) != 0) mask = static_cast<Mask>(mask ^ pair);
  }
  visit(masks.data());
  return true;
}

bool HousesOnly::has_givens_only() const { return compiled_->givens.has_value(); }

ninefold::Answer HousesOnly::count(CountPart part, const Budget& budget,
                                   const ProgressCallback& progress, std::span<Mask> first) const {
  const CompiledRules& rules = *compiled_->rules;
  if (budget.solutions == Budget::unlimited) {
    const auto search = [&](Meter& meter, CountPart wanted) {
      count_solutions(rules, compiled_->start, wanted, meter);
    };
    return count_shortest_way(compiled_->constraints, *compiled_->givens, search, part, budget,
                              progress);
  }
  Meter meter(budget, progress);
  if (const auto found = count_solutions(rules, compiled_->start, part, meter)) {
    const MasksOfBoard masks = masks_of(rules.shape, *found);
    std::copy_n(masks.begin(), first.size(), first.begin());
  }
  return answer_of(meter);
}

ninefold::CandidatesAnswer HousesOnly::candidates(std::uint32_t most, const Budget& budget,
                                                  const ProgressCallback& progress) const {
  return count_true_candidates(*compiled_->rules, compiled_->start, most, budget, progress);
}

}  // namespace ninefold::variants
