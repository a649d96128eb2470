#include "core/engine/wide/prepared/prepared_puzzle.hpp"

#include "core/board/work_meter.hpp"
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

}  // namespace

PreparedPuzzle::PreparedPuzzle(Puzzle from)
    : puzzle(std::move(from)),
      houses(puzzle.houses()),
      has_free_names(has_free_region_names(puzzle)),
      steps_to_check_(steps_to_check(puzzle)),
      says_all_(std::all_of(puzzle.rules.begin(), puzzle.rules.end(),
                            [](const Rule& rule) { return rule.kind->says_all; })) {}

StopReason PreparedPuzzle::prepare(Budget& budget, const ProgressCallback& progress) const {
  const std::lock_guard lock(mutex_);
  if (is_ready_) return StopReason::complete;
  Preparing preparing(budget, progress);
  Model model = make_model(puzzle, houses, preparing.meter);
  for (UnknownRegions& regions : model.unknown_regions) regions.has_free_names = has_free_names;
  if (!preparing.meter.has_ended()) houses_only_ = HousesOnly::of(model);
  if (!preparing.meter.has_ended() && !houses_only_)
    (has_free_names ? free_program_ : program_) = compiled(model);
  is_ready_ = !preparing.meter.has_ended();
  if (is_ready_ && !houses_only_) {
    model.meter = nullptr;
    model_ = std::make_unique<const Model>(std::move(model));
  }
  return preparing.end(budget);
}

StopReason PreparedPuzzle::prepare_program(Budget& budget, const ProgressCallback& progress) const {
  const StopReason ended = prepare(budget, progress);
  const std::lock_guard lock(mutex_);
  if (ended != StopReason::complete || (!houses_only_ && !has_free_names) || has_own_program_)
    return ended;
  Preparing preparing(budget, progress);
  program_ = compiled(make_model(puzzle, houses, preparing.meter));
  has_own_program_ = !preparing.meter.has_ended();
  return preparing.end(budget);
}

const std::vector<Symmetry>& PreparedPuzzle::symmetries() const {
  const std::lock_guard lock(mutex_);
  if (model_) {
    symmetries_ = symmetries_of(*model_, puzzle.layout);
    model_.reset();
  }
  return symmetries_;
}

bool PreparedPuzzle::read_solution(const Mask* masks, std::vector<int>& values,
                                   Meter& meter) const {
  if (!meter.spend_in_node(steps_to_check_)) return false;
  values.resize(static_cast<std::size_t>(puzzle.layout.cell_count()));
  for (std::size_t cell = 0; cell < values.size(); ++cell) {
    values[cell] = lowest_of(masks[cell]) + puzzle.layout.lowest;
  }
  if (has_free_names) name_regions_in_order(puzzle.layout, values);
  return is_solution(puzzle, houses, values);
}

}  // namespace ninefold::variants
