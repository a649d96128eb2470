#include "core/engine/wide/variant_engine.hpp"

#include "core/engine/wide/as_classic.hpp"
#include "core/engine/wide/candidate_counting.hpp"
#include "core/engine/wide/fastest_search.hpp"
#include "core/engine/wide/ordered_search.hpp"
#include "core/engine/wide/prepared/prepared_puzzle.hpp"

#include <algorithm>
#include <optional>
#include <utility>

namespace ninefold::variants {

std::shared_ptr<const PreparedRules> prepare(Puzzle puzzle) {
  return std::make_shared<const PreparedRules>(std::move(puzzle));
}

const Puzzle& rules_of(const PreparedRules& prepared) { return prepared.rules; }

VariantEngine::VariantEngine(std::shared_ptr<const PreparedRules> rules, Givens givens)
    : prepared_(std::make_unique<const PreparedPuzzle>(std::move(rules), std::move(givens))) {}
VariantEngine::VariantEngine(Puzzle puzzle) {
  Givens givens = std::move(puzzle.givens);
  prepared_ = std::make_unique<const PreparedPuzzle>(prepare(std::move(puzzle)), std::move(givens));
}
VariantEngine::VariantEngine(VariantEngine&&) noexcept = default;
VariantEngine& VariantEngine::operator=(VariantEngine&&) noexcept = default;
VariantEngine::~VariantEngine() = default;

const Layout& VariantEngine::layout() const { return prepared_->layout(); }

const std::shared_ptr<const PreparedRules>& VariantEngine::rules() const {
  return prepared_->rules();
}

Puzzle VariantEngine::puzzle() const {
  Puzzle puzzle = prepared_->rules()->rules;
  puzzle.givens = prepared_->givens();
  return puzzle;
}

Answer VariantEngine::solve(const Budget& budget, const ProgressCallback& progress) const {
  Budget within = budget;
  within.solutions = std::min<std::uint64_t>(budget.solutions, 2);
  Answer answer;
  answer.stopped = prepared_->prepare(within, progress);
  if (answer.stopped != StopReason::complete) return answer;
  return prepared_->is_classic() ? solve_as_classic(*prepared_, within, progress)
                                 : search_for_two(*prepared_, within, progress);
}

Answer VariantEngine::count(const Budget& budget, const ProgressCallback& progress) const {
  Answer answer;
  Budget within = budget;
  answer.stopped = prepared_->prepare(within, progress);
  if (answer.stopped != StopReason::complete) return answer;
  if (prepared_->is_classic()) return count_as_classic(*prepared_, {}, within, progress);
  answer = search_fastest(*prepared_, within, progress);
  answer.way = CountWay::pieces;
  return answer;
}

std::variant<CountSplit, StopReason> VariantEngine::split(const Budget& budget,
                                                          const ProgressCallback& progress) const {
  Budget within = budget;
  StopReason ended = prepared_->prepare(within, progress);
  if (ended == StopReason::complete && prepared_->is_classic())
    return split_as_classic(*prepared_, within, progress);
  if (ended == StopReason::complete) ended = prepared_->prepare_fastest(within, progress);
  if (ended != StopReason::complete) return ended;
  Meter meter(within, progress, 1);
  std::optional<CountSplit> split =
      split_count(prepared_->fastest_program(), prepared_->start(), meter);
  if (!split) return meter.stopped();
  return std::move(*split);
}

Answer VariantEngine::count_part(const CountSplit& split, CountPart part, const Budget& budget,
                                 const ProgressCallback& progress) const {
  Answer answer;
  Budget within = budget;
  answer.stopped = prepared_->prepare(within, progress);
  if (answer.stopped != StopReason::complete) return answer;
  if (prepared_->is_classic())
    return count_as_classic(*prepared_, {part.number, part.of, split.way}, within, progress);
  const auto first = static_cast<std::size_t>(part.number);
  const auto step = static_cast<std::size_t>(part.of);
  const std::size_t pieces = split.pieces.size();
  const std::size_t mine = first < pieces ? (pieces - first - 1) / step + 1 : 0;
  ProgressCallback told;
  const Meter* all_pieces = nullptr;
  double farthest = 0;
  if (progress) {
    // The search covers every piece as if it were the whole, and gives some of that back where it
    // begins again.
    told = [&progress, &all_pieces, &farthest, mine](const Progress& of_pieces) {
      const double covered = all_pieces->covered() / static_cast<double>(mine);
      farthest = std::max(farthest, std::min(covered, 1.0));
      Progress whole = of_pieces;
      whole.fraction = farthest;
      return progress(whole);
    };
  }
  Meter meter(within, told, nodes_between_checks);
  all_pieces = &meter;
  std::vector<int> values;
  const Take take = [&](const Mask* masks) {
    return !prepared_->read_solution(masks, values, meter) ||
           take_solution(values, {}, meter, answer);
  };
  std::optional<FastestSearch> search;
  if (prepared_->houses_only() == nullptr && mine > 0) search.emplace(*prepared_, meter);
  for (std::size_t piece = first; piece < pieces; piece += step) {
    if (search) {
      search->begin_with(split.pieces[piece].open, split.pieces[piece].unnamed);
      search->run(take);
    } else {
      prepared_->houses_only()->search_among(split.pieces[piece].open, meter, take);
    }
    if (meter.stopped() != StopReason::complete) break;
  }
  tell(meter, answer);
  answer.way = CountWay::pieces;
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
  Answer answer = search_for_two(*prepared_, within, progress, is_known);
  if (!found.empty()) answer.stopped = StopReason::complete;
  answer.solutions = found.empty() ? 0 : 1;
  answer.solution = std::move(found);
  return answer;
}

Answer VariantEngine::first(const Budget& budget, const ProgressCallback& progress) const {
  Budget within = budget;
  within.solutions = 1;
  Answer answer = search_in_order(*prepared_, within, progress, {});
  if (answer.stopped == StopReason::solution_limit) answer.stopped = StopReason::complete;
  return answer;
}

Answer VariantEngine::enumerate(const std::function<bool(std::span<const int>)>& visit,
                                const Budget& budget, const ProgressCallback& progress) const {
  return search_in_order(*prepared_, budget, progress, visit);
}

CandidatesAnswer VariantEngine::candidates(std::uint32_t most, const Budget& budget,
                                           const ProgressCallback& progress,
                                           CellsAsked asked) const {
  const Layout& layout = prepared_->layout();
  CandidatesAnswer answer;
  answer.solutions.assign(
      static_cast<std::size_t>(layout.cell_count()),
      std::vector<std::uint32_t>(static_cast<std::size_t>(layout.value_count())));
  Budget within = budget;
  answer.stopped = prepared_->prepare(within, progress);
  if (answer.stopped == StopReason::complete && prepared_->is_classic())
    return candidates_as_classic(*prepared_, most, within, progress);
  if (answer.stopped == StopReason::complete)
    answer.stopped = prepared_->prepare_fastest(within, progress);
  if (answer.stopped != StopReason::complete) return answer;
  CandidateCounting counting(*prepared_, most, asked);
  answer.stopped = counting.run(within, progress);
  counting.write_to(answer.solutions);
  answer.nodes = counting.nodes();
  return answer;
}

}  // namespace ninefold::variants
