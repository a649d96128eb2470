#include "core/engine/wide/variant_engine.hpp"

#include "core/engine/wide/houses_only.hpp"
#include "core/engine/wide/program/compiling/compile.hpp"
#include "core/engine/wide/search.hpp"
#include "core/engine/wide/solution_tally.hpp"
#include "core/variants/regions/region_names.hpp"

#include <algorithm>
#include <chrono>
#include <mutex>
#include <optional>
#include <utility>

namespace ninefold::variants {

namespace {

// A node may take a tenth of a millisecond and more.
constexpr std::uint64_t nodes_between_checks = 64;

// Where names of regions may be exchanged, a search knows late which one a cell will have, and
// seldom that all of them are known. After so many nodes in which nothing else is unknown, only
// names in their order are asked for the rest.
constexpr int most_nodes_for_names = 500;

using Clock = std::chrono::steady_clock;

}  // namespace

StopReason reason_of(const WorkMeter& meter) {
  switch (meter.ended()) {
    case WorkMeter::Ended::by_time: return StopReason::time_limit;
    case WorkMeter::Ended::by_listener: return StopReason::cancelled;
    case WorkMeter::Ended::no: break;
  }
  return StopReason::complete;
}

// What a query needs of its rules, made by the first query within its budget, and from then on
// there for all.
class VariantEngine::Compiled {
 public:
  explicit Compiled(Puzzle from)
      : puzzle(std::move(from)),
        houses(puzzle.houses()),
        has_free_names(has_free_region_names(puzzle)) {}

  // Why `houses_only` or `program` could not be made; complete where they are there. What that took
  // is taken from the time of the budget.
  StopReason prepare(Budget& budget, const ProgressCallback& progress) const {
    const std::lock_guard lock(mutex_);
    if (is_ready_) return StopReason::complete;
    Preparing preparing(budget, progress);
    Model model = make_model(puzzle, preparing.meter);
    for (UnknownRegions& regions : model.unknown_regions) regions.has_free_names = has_free_names;
    if (!preparing.meter.has_ended()) houses_only_ = HousesOnly::of(model);
    if (!preparing.meter.has_ended() && !houses_only_)
      (has_free_names ? free_program_ : program_) = compile(model);
    is_ready_ = !preparing.meter.has_ended();
    return preparing.end(budget);
  }

  // With `program`: where nothing but houses is said, the engine of all rules needs one all the
  // same; where names of regions may be exchanged, one that has them in their order.
  StopReason prepare_program(Budget& budget, const ProgressCallback& progress) const {
    const StopReason ended = prepare(budget, progress);
    const std::lock_guard lock(mutex_);
    if (ended != StopReason::complete || (!houses_only_ && !has_free_names) || has_own_program_)
      return ended;
    Preparing preparing(budget, progress);
    program_ = compile(make_model(puzzle, preparing.meter));
    has_own_program_ = !preparing.meter.has_ended();
    return preparing.end(budget);
  }

  // With `fastest_program`.
  StopReason prepare_fastest(Budget& budget, const ProgressCallback& progress) const {
    return has_free_names ? prepare(budget, progress) : prepare_program(budget, progress);
  }

  // Once they are prepared.
  const HousesOnly* houses_only() const { return houses_only_.get(); }
  const Program& program() const { return program_; }
  // For whoever wants solutions only, in any order.
  const Program& fastest_program() const { return has_free_names ? free_program_ : program_; }

  const Puzzle puzzle;
  const CellLists houses;     // of the puzzle
  const bool has_free_names;  // of regions

  void read_values(const Mask* masks, std::vector<int>& values) const {
    values.resize(static_cast<std::size_t>(puzzle.layout.cell_count()));
    for (std::size_t cell = 0; cell < values.size(); ++cell) {
      values[cell] = lowest_of(masks[cell]) + puzzle.layout.lowest;
    }
    if (has_free_names) name_regions_in_order(puzzle.layout, values);
  }

  Answer search(Search::Order order, const Budget& given, const ProgressCallback& progress,
                const std::function<bool(std::span<const int>)>& visit) const {
    Answer answer;
    Budget budget = given;
    const bool is_fastest = order == Search::Order::fastest;
    answer.stopped = is_fastest || !has_free_names ? prepare(budget, progress)
                                                   : prepare_program(budget, progress);
    if (answer.stopped != StopReason::complete) return answer;
    Meter meter(budget, progress, nodes_between_checks);
    std::vector<int> values;
    const std::function<bool(const Mask*)> take = [&](const Mask* masks) {
      read_values(masks, values);
      // What rules say in primitives is all that follows for most of them, but not for all.
      if (!is_solution(puzzle, houses, values)) return true;
      if (answer.solution.empty()) answer.solution = values;
      if (visit && !visit(values)) {
        meter.found(1);
        meter.stop(StopReason::cancelled);
        return false;
      }
      return meter.found(1);
    };
    if (houses_only_) {
      houses_only_->search(
          meter, is_fastest ? HousesOnly::Order::fastest : HousesOnly::Order::reading, take);
    } else {
      Search(is_fastest ? fastest_program() : program_, meter, order).run(take);
    }
    answer.solutions = meter.solutions();
    answer.stopped = meter.stopped();
    answer.nodes = meter.nodes();
    return answer;
  }

 private:
  struct Preparing {
    Preparing(const Budget& budget, const ProgressCallback& progress)
        : meter(budget.time, listener(progress)) {
      if (budget.time != std::chrono::milliseconds::max()) start = Clock::now();
    }

    StopReason end(Budget& budget) const {
      if (budget.time != std::chrono::milliseconds::max()) {
        const auto spent =
            std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - start);
        budget.time = std::max(budget.time - spent, std::chrono::milliseconds(0));
      }
      return reason_of(meter);
    }

    static WorkMeter::Listener listener(const ProgressCallback& progress) {
      if (!progress) return {};
      return [&progress](double share) { return progress({0, 0, share, Stage::preparing}); };
    }

    WorkMeter meter;
    Clock::time_point start;
  };

  mutable std::mutex mutex_;
  mutable bool is_ready_ = false;
  mutable std::unique_ptr<const HousesOnly> houses_only_;
  mutable Program program_;  // where houses are all there is, only if it was asked for
  mutable Program free_program_;
  mutable bool has_own_program_ = false;
};

VariantEngine::VariantEngine(Puzzle puzzle)
    : compiled_(std::make_unique<const Compiled>(std::move(puzzle))) {}
VariantEngine::VariantEngine(VariantEngine&&) noexcept = default;
VariantEngine& VariantEngine::operator=(VariantEngine&&) noexcept = default;
VariantEngine::~VariantEngine() = default;

const Puzzle& VariantEngine::puzzle() const { return compiled_->puzzle; }

Answer VariantEngine::solve(const Budget& budget, const ProgressCallback& progress) const {
  Budget within = budget;
  within.solutions = std::min<std::uint64_t>(budget.solutions, 2);
  return compiled_->search(Search::Order::fastest, within, progress, {});
}

Answer VariantEngine::count(const Budget& budget, const ProgressCallback& progress) const {
  return compiled_->search(Search::Order::fastest, budget, progress, {});
}

std::variant<CountSplit, StopReason> VariantEngine::split(const Budget& budget,
                                                          const ProgressCallback& progress) const {
  Budget within = budget;
  const StopReason ended = compiled_->prepare_fastest(within, progress);
  if (ended != StopReason::complete) return ended;
  Meter meter(within, progress, 1);
  std::optional<CountSplit> split = split_count(compiled_->fastest_program(), meter);
  if (!split) return meter.stopped();
  return std::move(*split);
}

Answer VariantEngine::count_part(const CountSplit& split, CountPart part, const Budget& budget,
                                 const ProgressCallback& progress) const {
  const auto first = static_cast<std::size_t>(part.number);
  const auto step = static_cast<std::size_t>(part.of);
  const std::size_t pieces = split.pieces.size();
  const std::size_t mine = first < pieces ? (pieces - first - 1) / step + 1 : 0;
  ProgressCallback told;
  const Meter* all_pieces = nullptr;
  if (progress) {
    // The search covers every piece as if it were the whole.
    told = [&progress, &all_pieces, mine](const Progress& of_pieces) {
      Progress whole = of_pieces;
      whole.fraction = std::min(all_pieces->covered() / static_cast<double>(mine), 1.0);
      return progress(whole);
    };
  }
  Answer answer;
  Budget within = budget;
  answer.stopped = compiled_->prepare(within, progress);
  if (answer.stopped != StopReason::complete) return answer;
  Meter meter(within, told, nodes_between_checks);
  all_pieces = &meter;
  std::vector<int> values;
  const std::function<bool(const Mask*)> take = [&](const Mask* masks) {
    compiled_->read_values(masks, values);
    if (!is_solution(compiled_->puzzle, compiled_->houses, values)) return true;
    if (answer.solution.empty()) answer.solution = values;
    return meter.found(1);
  };
  std::optional<Search> search;
  if (compiled_->houses_only() == nullptr && mine > 0)
    search.emplace(compiled_->fastest_program(), meter, Search::Order::fastest);
  for (std::size_t piece = first; piece < pieces; piece += step) {
    if (search) {
      search->begin_with(split.pieces[piece].open, split.pieces[piece].unnamed);
      search->run(take);
    } else {
      compiled_->houses_only()->search_among(split.pieces[piece].open, meter, take);
    }
    if (meter.stopped() != StopReason::complete) break;
  }
  answer.solutions = meter.solutions();
  answer.stopped = meter.stopped();
  answer.nodes = meter.nodes();
  return answer;
}

Answer VariantEngine::other(std::span<const int> known, const Budget& budget,
                            const ProgressCallback& progress) const {
  Budget within = budget;
  within.solutions = Budget::unlimited;
  std::vector<int> found;
  const auto is_known = [&](std::span<const int> values) {
    if (std::equal(values.begin(), values.end(), known.begin(), known.end())) return true;
    found.assign(values.begin(), values.end());
    return false;
  };
  Answer answer = compiled_->search(Search::Order::fastest, within, progress, is_known);
  if (!found.empty()) answer.stopped = StopReason::complete;
  answer.solutions = found.empty() ? 0 : 1;
  answer.solution = std::move(found);
  return answer;
}

Answer VariantEngine::first(const Budget& budget, const ProgressCallback& progress) const {
  Budget within = budget;
  within.solutions = 1;
  Answer answer = compiled_->search(Search::Order::reading, within, progress, {});
  if (answer.stopped == StopReason::solution_limit) answer.stopped = StopReason::complete;
  return answer;
}

Answer VariantEngine::enumerate(const std::function<bool(std::span<const int>)>& visit,
                                const Budget& budget, const ProgressCallback& progress) const {
  return compiled_->search(Search::Order::reading, budget, progress, visit);
}

CandidatesAnswer VariantEngine::candidates(std::uint32_t most, const Budget& budget,
                                           const ProgressCallback& progress) const {
  const Compiled& compiled = *compiled_;
  const Layout& layout = compiled.puzzle.layout;
  const auto cells = static_cast<std::size_t>(layout.cell_count());
  CandidatesAnswer answer;
  answer.solutions.assign(
      cells, std::vector<std::uint32_t>(static_cast<std::size_t>(layout.value_count())));
  Budget within = budget;
  answer.stopped = compiled.prepare_fastest(within, progress);
  if (answer.stopped != StopReason::complete) return answer;
  within.solutions = Budget::unlimited;
  const bool is_timed = within.time != std::chrono::milliseconds::max();
  const auto start = is_timed ? Clock::now() : Clock::time_point();
  Meter meter(within, progress, nodes_between_checks);
  CellIndexes free_names;
  CellIndexes others;
  for (CellIndex cell = 0; cell < cells; ++cell) {
    const bool is_free = compiled.has_free_names && is_region_name(layout, cell);
    (is_free ? free_names : others).push_back(cell);
  }
  SolutionTally of_names(std::move(free_names), layout, most);
  SolutionTally of_others(std::move(others), layout, most);
  std::vector<int> values;
  const auto read = [&](const Mask* masks) {
    compiled.read_values(masks, values);
    return is_solution(compiled.puzzle, compiled.houses, values);
  };
  const auto visit = [&](const Mask* masks) {
    if (!read(masks)) return true;
    of_names.add(values);
    of_others.add(values);
    return meter.found(1);
  };
  // Nothing below is wanted where all that is left is known often enough.
  std::vector<Mask> possible(cells);
  int nodes_for_names = 0;
  const auto prune = [&](const Mask* masks) {
    if (!of_others.covers({masks, cells})) return false;
    if (!compiled.has_free_names || nodes_for_names > most_nodes_for_names) return true;
    std::copy_n(masks, cells, possible.begin());
    order_possible_names(layout, possible);
    return of_names.covers(possible) || ++nodes_for_names > most_nodes_for_names;
  };
  Search(compiled.fastest_program(), meter, Search::Order::fastest).run(visit, prune);
  answer.stopped = meter.stopped();
  if (nodes_for_names > most_nodes_for_names && answer.stopped == StopReason::complete) {
    // What is counted must not be counted again.
    if (most > 1) of_names.clear();
    Budget rest = within;
    if (is_timed) {
      const auto spent =
          std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - start);
      rest.time = std::max(within.time - spent, std::chrono::milliseconds(0));
    }
    answer.stopped = compiled.prepare_program(rest, progress);
    if (answer.stopped == StopReason::complete) {
      const auto visit_names = [&](const Mask* masks) {
        if (!read(masks)) return true;
        of_names.add(values);
        return meter.found(1);
      };
      const auto prune_names = [&](const Mask* masks) { return of_names.covers({masks, cells}); };
      Search(compiled.program(), meter, Search::Order::fastest).run(visit_names, prune_names);
      answer.stopped = meter.stopped();
    }
  }
  of_names.write_to(answer.solutions);
  of_others.write_to(answer.solutions);
  answer.nodes = meter.nodes();
  return answer;
}

}  // namespace ninefold::variants
