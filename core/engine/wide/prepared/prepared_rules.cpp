#include "core/engine/wide/prepared/prepared_rules.hpp"

#include "core/board/work_meter.hpp"
#include "core/engine/budgets/meter.hpp"
#include "core/engine/wide/program/compiling/compile.hpp"
#include "core/variants/regions/region_names.hpp"

#include <algorithm>
#include <utility>

namespace ninefold::variants {

namespace {

// Makes something ready within a budget and takes from its time what that took.
class Preparing {
 public:
  Preparing(const Budget& budget, const ProgressCallback& progress)
      : meter(budget.time, listener(progress)) {}

  StopReason end(Budget& budget) const {
    budget.time = meter.time_left();
    return reason_of(meter);
  }

  WorkMeter meter;

 private:
  static WorkMeter::Listener listener(const ProgressCallback& progress) {
    if (!progress) return {};
    return [&progress](double share) { return progress({0, 0, share, Stage::preparing}); };
  }
};

// Built in place: moving a program moves each of its many parts.
std::unique_ptr<const Program> compiled(const Model& model) {
  return std::unique_ptr<const Program>(new Program(compile(model)));
}

void name_regions(Model& model, PreparedRules::Names names) {
  for (UnknownRegions& regions : model.list<UnknownRegions>())
    regions.has_free_names = names == PreparedRules::Names::free;
}

Puzzle without_givens(Puzzle puzzle) {
  puzzle.givens.clear();
  return puzzle;
}

}  // namespace

PreparedRules::PreparedRules(Puzzle puzzle)
    : rules(without_givens(std::move(puzzle))),
      houses(rules.houses()),
      has_free_names(has_free_region_names(rules)),
      says_all(std::all_of(rules.rules.begin(), rules.rules.end(),
                           [](const Rule& rule) { return rule.kind->says_all; })),
      steps_to_check(variants::steps_to_check(rules)) {}

StopReason PreparedRules::prepare(Names names, Budget& budget,
                                  const ProgressCallback& progress) const {
  return make(false, names, budget, progress);
}

StopReason PreparedRules::prepare_program(Names names, Budget& budget,
                                          const ProgressCallback& progress) const {
  return make(true, names, budget, progress);
}

StopReason PreparedRules::make(bool needs_program, Names names, Budget& budget,
                               const ProgressCallback& progress) const {
  const std::lock_guard lock(mutex_);
  std::unique_ptr<const Program>& program = program_of(names);
  if (program || (kernel_ && !needs_program)) return StopReason::complete;
  Preparing preparing(budget, progress);
  if (!model_) {
    Model model = make_model(rules, houses, {}, preparing.meter);
    if (preparing.meter.has_ended()) return preparing.end(budget);
    model_ = std::make_unique<Model>(std::move(model));
    kernel_ = HousesRules::of(*model_);
  }
  if (needs_program || !kernel_) {
    name_regions(*model_, names);
    model_->meter = &preparing.meter;
    program = compiled(*model_);
    if (preparing.meter.has_ended()) program.reset();
  }
  model_->meter = nullptr;
  return preparing.end(budget);
}

StopReason PreparedRules::compile_with(const Givens& givens, Names names, Budget& budget,
                                       const ProgressCallback& progress,
                                       std::unique_ptr<const Program>& program) const {
  Preparing preparing(budget, progress);
  Model model = make_model(rules, houses, givens, preparing.meter);
  name_regions(model, names);
  if (!preparing.meter.has_ended()) program = compiled(model);
  if (preparing.meter.has_ended()) program.reset();
  return preparing.end(budget);
}

const std::vector<Symmetry>& PreparedRules::symmetries() const {
  const std::lock_guard lock(mutex_);
  if (!are_symmetries_found_) symmetries_ = symmetries_of(*model_, rules.layout);
  are_symmetries_found_ = true;
  return symmetries_;
}

}  // namespace ninefold::variants
