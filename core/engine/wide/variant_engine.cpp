#include "core/engine/wide/variant_engine.hpp"

#include "core/engine/wide/houses_only.hpp"
#include "core/engine/wide/search.hpp"

#include <algorithm>
#include <optional>
#include <utility>

namespace ninefold::variants {

namespace {

// A node may take a tenth of a millisecond and more.
constexpr std::uint64_t nodes_between_checks = 64;

}  // namespace

struct VariantEngine::Compiled {
  explicit Compiled(Puzzle from) : puzzle(std::move(from)), houses(puzzle.houses()) {
    const Model model = make_model(puzzle);
    houses_only = HousesOnly::of(model);
    if (!houses_only) program = compile(model);
  }

  Puzzle puzzle;
  std::vector<CellIndexes> houses;  ///< of the puzzle
  std::unique_ptr<const HousesOnly> houses_only;
  Program program;  ///< unless houses are all there is

  void read_values(const Mask* masks, std::vector<int>& values) const {
    values.resize(static_cast<std::size_t>(puzzle.layout.cell_count()));
    for (std::size_t cell = 0; cell < values.size(); ++cell) {
      values[cell] = lowest_of(masks[cell]) + puzzle.layout.lowest;
    }
  }

  Answer search(Search::Order order, const Budget& budget, const ProgressCallback& progress,
                const std::function<bool(std::span<const int>)>& visit) const {
    Meter meter(budget, progress, nodes_between_checks);
    Answer answer;
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
    if (houses_only) {
      houses_only->search(
          meter,
          order == Search::Order::reading ? HousesOnly::Order::reading : HousesOnly::Order::fastest,
          take);
    } else {
      Search(program, meter, order).run(take);
    }
    answer.solutions = meter.solutions();
    answer.stopped = meter.stopped();
    answer.nodes = meter.nodes();
    return answer;
  }
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

std::variant<CountSplit, StopReason> VariantEngine::split(const Budget& budget) const {
  const ProgressCallback nobody;
  Meter meter(budget, nobody, 1);
  const Program own = compiled_->houses_only ? compile(make_model(compiled_->puzzle)) : Program{};
  std::optional<CountSplit> split =
      split_count(compiled_->houses_only ? own : compiled_->program, meter);
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
  Meter meter(budget, told, nodes_between_checks);
  all_pieces = &meter;
  Answer answer;
  std::vector<int> values;
  const std::function<bool(const Mask*)> take = [&](const Mask* masks) {
    compiled_->read_values(masks, values);
    if (!is_solution(compiled_->puzzle, compiled_->houses, values)) return true;
    if (answer.solution.empty()) answer.solution = values;
    return meter.found(1);
  };
  std::optional<Search> search;
  if (!compiled_->houses_only && mine > 0)
    search.emplace(compiled_->program, meter, Search::Order::fastest);
  for (std::size_t piece = first; piece < pieces; piece += step) {
    if (search) {
      search->begin_with(split.pieces[piece]);
      search->run(take);
    } else {
      compiled_->houses_only->search_among(split.pieces[piece], meter, take);
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
  const Program own = compiled.houses_only ? compile(make_model(compiled.puzzle)) : Program{};
  const Program& program = compiled.houses_only ? own : compiled.program;
  const auto cells = static_cast<std::size_t>(program.cell_count);
  CandidatesAnswer answer;
  answer.solutions.assign(
      cells, std::vector<std::uint32_t>(static_cast<std::size_t>(program.value_count)));
  Budget within = budget;
  within.solutions = Budget::unlimited;
  Meter meter(within, progress, nodes_between_checks);
  Search search(program, meter, Search::Order::fastest);
  std::vector<int> values;
  const auto visit = [&](const Mask* masks) {
    compiled.read_values(masks, values);
    if (!is_solution(compiled.puzzle, compiled.houses, values)) return true;
    for (std::size_t cell = 0; cell < cells; ++cell) {
      std::uint32_t& found =
          answer.solutions[cell][static_cast<std::size_t>(lowest_of(masks[cell]))];
      if (found < most) ++found;
    }
    return meter.found(1);
  };
  // Nothing below is wanted where all that is left is known often enough.
  const auto prune = [&](const Mask* masks) {
    for (std::size_t cell = 0; cell < cells; ++cell) {
      for (Mask rest = masks[cell]; rest != 0; rest = without_lowest(rest)) {
        if (answer.solutions[cell][static_cast<std::size_t>(lowest_of(rest))] < most) return false;
      }
    }
    return true;
  };
  search.run(visit, prune);
  answer.stopped = meter.stopped();
  answer.nodes = meter.nodes();
  return answer;
}

}  // namespace ninefold::variants
