#include "core/generate/near_techniques.hpp"

#include "core/logic/find.hpp"

#include <algorithm>
#include <functional>

namespace ninefold::generate {

namespace {

/// Most techniques are found sooner among puzzles that have nothing to do with each other.
constexpr std::uint64_t tried_before = 400;

/// The cell with the fewest candidates, filled in.
void guess(const Grid& solution, logic::State& state) {
  Cell best = *state.unsolved().begin();
  for (const Cell cell : state.unsolved()) {
    if (state.candidates(cell).count() < state.candidates(best).count()) best = cell;
  }
  state.place({best, solution[best]});
}

bool is_simple(logic::Technique technique) {
  return logic::facts(technique).level <= logic::Level::medium;
}

/// Chains that find nearly all of what other techniques find that come before them.
bool is_strong(logic::Technique technique) {
  return technique == logic::Technique::discontinuous_loop ||
         technique == logic::Technique::grouped_discontinuous_loop;
}

}  // namespace

NearTechniques::NearTechniques(const logic::Links& links, const Wish& wish, Attempts& attempts)
    : links_(links), wish_(wish), attempts_(attempts), order_(logic::path_order(wish.needs)) {
  const auto is_needed = [&wish](logic::Technique technique) {
    return std::find(wish.needs.begin(), wish.needs.end(), technique) != wish.needs.end();
  };
  const auto is_cheap = [](logic::Technique technique) {
    return logic::facts(technique).level <= logic::Level::hard;
  };
  const auto last = std::find_if(order_.rbegin(), order_.rend(), is_needed).base();
  is_cheap_ = std::all_of(order_.begin(), last, is_cheap);
  order_.erase(std::remove_if(last, order_.end(), std::not_fn(is_cheap)), order_.end());
  // Where chains come before the technique, it is needed if they lead nowhere, and the order in
  // which that is tried hardly matters: most puzzles are solved sooner without fish and wings. Of
  // several techniques that are needed, one could be passed over.
  if (wish.needs.size() != 1) return;
  const auto others = std::stable_partition(order_.begin(), last - 1, is_simple);
  std::stable_partition(others, last - 1, is_strong);
}

bool NearTechniques::begins_at(std::uint64_t tried) const {
  // Puzzles with many such places are of no easier level.
  return !wish_.needs.empty() && tried >= tried_before &&
         wish_.level.value_or(logic::Level::extreme) >= logic::Level::unfair;
}

NearTechniques::Way NearTechniques::way_of(const Made& made, logic::Workspace& shared) const {
  // A place where nothing leads on counts as much as a few steps of hard techniques.
  constexpr int chance = 500;
  Way way;
  logic::State state(links_, made.givens);
  std::vector<logic::Technique> missing = wish_.needs;
  while (!state.is_solved()) {
    const std::optional<logic::Step> step = logic::find_next(state, shared, order_);
    if (!step) {
      way.chances += chance;
      guess(made.solution, state);
      continue;
    }
    const auto at = std::find(missing.begin(), missing.end(), step->technique);
    if (at != missing.end()) missing.erase(at);
    way.has_all = missing.empty();
    if (way.has_all) break;
    if (step->placements.empty()) way.chances += logic::facts(step->technique).score;
    logic::apply(*step, state);
  }
  return way;
}

std::optional<Made> NearTechniques::attempt(logic::Workspace& shared) {
  constexpr int patience = 100;
  if (since_better_ > patience) here_.reset();
  // Every second puzzle has nothing to do with the one before. Where chains have to be searched for
  // before, a hard puzzle takes so long that others are the better chance.
  bool is_over = false;
  const bool is_near = is_cheap_ && here_ && since_better_ % 2 == 0;
  std::optional<Made> made = is_near ? attempts_.near(*here_) : attempts_.fresh(is_over);
  ++since_better_;
  if (!made) return std::nullopt;
  const Way way = way_of(*made, shared);
  if (way.has_all) return made;
  if (here_ && way.chances < chances_) return std::nullopt;
  if (!here_ || way.chances > chances_) since_better_ = 0;
  chances_ = way.chances;
  here_ = made;
  return std::nullopt;
}

}  // namespace ninefold::generate
