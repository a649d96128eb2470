#include "core/logic/path.hpp"

#include "core/logic/find.hpp"
#include "core/logic/ladder.hpp"

#include <algorithm>
#include <span>
#include <utility>

namespace ninefold::logic {

namespace {

/// Fills in the first cell with the fewest candidates.
Step guess(const State& state, const Grid& solution) {
  Cell best = *state.unsolved().begin();
  for (const Cell cell : state.unsolved()) {
    if (state.candidates(cell).count() < state.candidates(best).count()) best = cell;
  }
  Step step;
  step.technique = Technique::brute_force;
  step.digits = DigitSet::of(solution[best]);
  step.cells.insert(best);
  step.placements = {{best, solution[best]}};
  return step;
}

/// Every cell with the fewest candidates at once, so that no order of cells tells.
std::vector<Step> guess_all(const State& state, const Grid& solution) {
  const int fewest = state.candidates(guess(state, solution).placements.front().cell).count();
  std::vector<Step> steps;
  for (const Cell cell : state.unsolved()) {
    if (state.candidates(cell).count() != fewest) continue;
    Step step;
    step.technique = Technique::brute_force;
    step.placements = {{cell, solution[cell]}};
    steps.push_back(std::move(step));
  }
  return steps;
}

/// The techniques up to the last that is not above `hardest`. The order is not that of levels: some
/// are above it.
std::span<const TechniqueFacts> techniques_up_to(Level hardest) {
  std::span<const TechniqueFacts> all = techniques();
  while (!all.empty() && (!all.back().is_on_path || all.back().level > hardest)) {
    all = all.first(all.size() - 1);
  }
  return all;
}

/// Steps of one technique that are taken at once.
struct Round {
  std::vector<Step> steps;
  bool is_in_boxes = false;  ///< hidden singles that boxes show

  /// Where it stands among the others, from simple to hard.
  int place() const {
    const int technique = 2 * static_cast<int>(steps.front().technique);
    return is_in_boxes ? 2 * static_cast<int>(Technique::naked_single) - 1 : technique;
  }
};

/// None where the path takes a technique above `hardest`, or no technique leads on.
Round next_round(const State& state, Level hardest, Workspace& shared) {
  for (const TechniqueFacts& one : techniques_up_to(hardest)) {
    if (!one.is_on_path) continue;
    if (one.technique == Technique::naked_single && !state.is_marked()) {
      Round round{find_in_boxes(state, StepList::Wanted::effects, &shared), true};
      if (!round.steps.empty()) return round;
    }
    Found found = find_effects(state, one.technique, StepList::default_budget,
                               StepList::default_longest, &shared);
    // What was found before a search gave up depends on the order of cells.
    if (found.steps.empty() || found.gave_up) continue;
    if (one.level > hardest) return {};
    return {std::move(found.steps)};
  }
  return {};
}

/// What is the least that leads on from a state: its demand, and its steps.
std::pair<int, std::vector<Step>> least_round(const State& state, const Grid& solution,
                                              Workspace& shared) {
  for (const Rung& rung : ladder()) {
    std::vector<Step> steps = steps_on(rung, state, shared);
    if (!steps.empty()) return {rung.demand, std::move(steps)};
  }
  constexpr int guessing = 100;
  return {guessing, guess_all(state, solution)};
}

/// Takes note of the searches that gave up while this step was looked for.
void note_given_up(std::uint32_t step, Workspace& shared, std::vector<GivenUp>& all) {
  for (const Technique technique : shared.given_up()) {
    const bool is_known = std::any_of(all.begin(), all.end(), [technique](const GivenUp& one) {
      return one.technique == technique;
    });
    if (!is_known) all.push_back({technique, step});
  }
  shared.given_up().clear();
}

std::uint32_t score_of(State state, const Grid& solution, Workspace& shared,
                       std::vector<GivenUp>& given_up) {
  // Singles, and what is seen without pencil marks.
  constexpr int without_marks = 25;
  constexpr int most_rounds = 99;
  int greatest = 0;
  int rounds = 0;
  std::uint32_t step = 0;
  while (!state.is_solved() && !shared.is_stopped()) {
    const auto [demand, steps] = least_round(state, solution, shared);
    note_given_up(++step, shared, given_up);
    take_at_once(steps, state);
    greatest = std::max(greatest, demand);
    if (demand > without_marks && rounds < most_rounds) ++rounds;
  }
  return static_cast<std::uint32_t>(greatest * (most_rounds + 1) + rounds);
}

std::optional<Grade> grade_up_to(State state, const Grid& solution, Level hardest,
                                 Workspace& shared, std::vector<GivenUp>& given_up) {
  const State start = state;
  Grade grade;
  int hardest_place = 0;
  while (!state.is_solved()) {
    Round round = next_round(state, hardest, shared);
    if (round.steps.empty() && hardest == Level::extreme) round.steps = guess_all(state, solution);
    note_given_up(grade.steps + 1, shared, given_up);
    if (round.steps.empty() || shared.is_stopped()) return std::nullopt;
    const Technique technique = round.steps.front().technique;
    const CellSet placed = take_at_once(round.steps, state);
    // However many cells are filled in without a reason, it is one guess.
    const bool is_one = placed.empty() || technique == Technique::brute_force;
    grade.steps += is_one ? 1U : static_cast<std::uint32_t>(placed.count());
    if (round.place() > hardest_place) {
      hardest_place = round.place();
      grade.hardest = technique;
    }
    if (facts(technique).level > grade.level) grade.level = facts(technique).level;
  }
  grade.score = score_of(start, solution, shared, given_up);
  if (shared.is_stopped()) return std::nullopt;
  return grade;
}

}  // namespace

CellSet take_at_once(std::span<const Step> steps, State& state) {
  CellSet placed;
  for (const Step& step : steps) {
    // Two houses may have the same hidden single.
    for (const Candidate& candidate : step.placements) {
      placed.insert(candidate.cell);
      if (state.unsolved().contains(candidate.cell)) state.place(candidate);
    }
    for (const Candidate& candidate : step.eliminations) state.strike(candidate);
  }
  return placed;
}

std::optional<Mistake> find_mistake(const State& state, const Grid& solution) {
  for (const Cell cell : state.links().all_cells()) {
    const Digit value = state.values()[cell];
    if (value != empty_cell && value != solution[cell]) return Mistake{{cell, value}, false};
  }
  for (const Cell cell : state.unsolved()) {
    if (!state.has({cell, solution[cell]})) return Mistake{{cell, solution[cell]}, true};
  }
  return std::nullopt;
}

PathWalk::PathWalk(const State& start, const Grid& solution, Workspace& shared,
                   std::span<const Technique> preferred, std::span<const Technique> without)
    : state_(start),
      solution_(solution),
      shared_(shared),
      order_(preferred.empty() && without.empty() ? usual_path_order()
                                                  : path_order(preferred, without)) {}

std::optional<Step> PathWalk::find() {
  if (state_.is_solved()) return std::nullopt;
  std::optional<Step> step = find_next(state_, shared_, order_);
  note_given_up(next_step_, shared_, given_up_);
  if (shared_.is_stopped()) return std::nullopt;
  if (!step) step = guess(state_, solution_);
  return step;
}

void PathWalk::take(const Step& step) {
  apply(step, state_);
  ++next_step_;
}

Path find_path(const State& state, const Grid& solution, Workspace& shared,
               std::span<const Technique> preferred, std::span<const Technique> without) {
  PathWalk walk(state, solution, shared, preferred, without);
  Path path;
  path.steps.reserve(static_cast<std::size_t>(state.unsolved().count()) * 2);
  while (std::optional<Step> step = walk.find()) {
    walk.take(*step);
    path.steps.push_back(std::move(*step));
  }
  path.given_up = walk.given_up();
  path.is_stopped = walk.is_stopped();
  return path;
}

std::vector<Step> find_path(const State& state, const Grid& solution) {
  Workspace shared;
  return find_path(state, solution, shared).steps;
}

Grade grade(const State& state, const Grid& solution) {
  return *grade_up_to(state, solution, Level::extreme);
}

Graded grade(const State& state, const Grid& solution, Workspace& shared) {
  Graded graded;
  graded.grade = grade_up_to(state, solution, Level::extreme, shared, graded.given_up);
  return graded;
}

std::optional<Grade> grade_up_to(const State& state, const Grid& solution, Level hardest) {
  Workspace shared;
  return grade_up_to(state, solution, hardest, shared);
}

std::optional<Grade> grade_up_to(const State& state, const Grid& solution, Level hardest,
                                 Workspace& shared) {
  std::vector<GivenUp> given_up;
  return grade_up_to(state, solution, hardest, shared, given_up);
}

Level advance(State& state, Level hardest, Workspace& shared) {
  Level level = Level::easy;
  while (!state.is_solved()) {
    const Round round = next_round(state, hardest, shared);
    if (round.steps.empty() || shared.is_stopped()) break;
    take_at_once(round.steps, state);
    level = std::max(level, facts(round.steps.front().technique).level);
  }
  return level;
}

}  // namespace ninefold::logic
