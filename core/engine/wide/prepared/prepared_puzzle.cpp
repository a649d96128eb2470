#include "core/engine/wide/prepared/prepared_puzzle.hpp"

#include "core/variants/regions/region_names.hpp"

#include <algorithm>
#include <utility>

namespace ninefold::variants {

PreparedPuzzle::PreparedPuzzle(std::shared_ptr<const PreparedRules> rules, Givens givens)
    : has_free_names(rules->has_free_names && !gives_a_name(givens, rules->rules.layout)),
      rules_(std::move(rules)),
      givens_(std::move(givens)) {}

StopReason PreparedPuzzle::prepare(Budget& budget, const ProgressCallback& progress) const {
  using Names = PreparedRules::Names;
  const std::lock_guard lock(mutex_);
  if (is_ready_) return StopReason::complete;
  const Names names = has_free_names ? Names::free : Names::in_order;
  StopReason ended = rules_->prepare(names, budget, progress);
  if (ended != StopReason::complete) return ended;
  if (const HousesRules* const kernel = rules_->kernel()) {
    houses_only_.emplace(*kernel, givens_);
  } else {
    ended = take_program(names, budget, progress, has_free_names ? free_ : in_order_);
  }
  is_ready_ = ended == StopReason::complete;
  return ended;
}

StopReason PreparedPuzzle::prepare_program(Budget& budget, const ProgressCallback& progress) const {
  const StopReason ended = prepare(budget, progress);
  const std::lock_guard lock(mutex_);
  if (ended != StopReason::complete || in_order_.program != nullptr) return ended;
  return take_program(PreparedRules::Names::in_order, budget, progress, in_order_);
}

StopReason PreparedPuzzle::take_program(PreparedRules::Names names, Budget& budget,
                                        const ProgressCallback& progress, ProgramToUse& use) const {
  StopReason ended = rules_->prepare_program(names, budget, progress);
  if (ended != StopReason::complete) return ended;
  const Program& of_rules = rules_->program(names);
  if (of_rules.leaves_out && !givens_.empty()) {
    ended = rules_->compile_with(givens_, names, budget, progress, use.own);
    if (ended != StopReason::complete) return ended;
  }
  use.program = use.own ? use.own.get() : &of_rules;
  start_.assign(static_cast<std::size_t>(layout().cell_count()),
                first_values(layout().value_count()));
  leave_given(givens_, start_);
  return ended;
}

const std::vector<Symmetry>& PreparedPuzzle::symmetries() const {
  const std::lock_guard lock(mutex_);
  if (!symmetries_) {
    symmetries_.emplace();
    for (const Symmetry& symmetry : rules_->symmetries()) {
      if (symmetry.keeps(start_.data())) symmetries_->push_back(symmetry);
    }
  }
  return *symmetries_;
}

bool PreparedPuzzle::read_solution(const Mask* masks, std::vector<int>& values,
                                   Meter& meter) const {
  if (!meter.spend_in_node(rules_->steps_to_check)) return false;
  values.resize(static_cast<std::size_t>(layout().cell_count()));
  for (std::size_t cell = 0; cell < values.size(); ++cell)
    values[cell] = lowest_of(masks[cell]) + layout().lowest;
  if (has_free_names) name_regions_in_order(layout(), values);
  return are_kept(givens_, layout(), values) && keeps_rules(rules_->rules, rules_->houses, values);
}

}  // namespace ninefold::variants
