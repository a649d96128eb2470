#include "core/engine/wide/search/search.hpp"

#include "core/engine/wide/program/two_places.hpp"
#include "core/engine/wide/search/house_places.hpp"

#include <algorithm>
#include <array>
#include <numeric>

namespace ninefold::variants {

namespace {

// A search that has tried so many values without a solution begins again after some shaving, which
// ends once so many values in a row have not failed. Where more than half of the search is covered
// by then, it goes on instead: to finish costs less than what a second start would search again.
constexpr std::uint64_t tried_before_shaving = 1000;
constexpr double most_covered_before_shaving = 0.5;
constexpr int most_in_vain = 128;
// What is worth a look ahead: so many values to be tried below a node. A value that a look tries
// takes a third of the time of others.
constexpr double least_to_look = 15'000;
constexpr double part_of_looked_at = 1.0 / 3;

// Of numbers of values.
constexpr std::array<float, most_values + 1> make_squares() {
  std::array<float, most_values + 1> made{};
  for (std::size_t size = 0; size < made.size(); ++size) {
    made[size] = static_cast<float>(size * size);
  }
  return made;
}
constexpr auto squares = make_squares();

}  // namespace

Search::Search(const Program& program, Meter& meter, Order order)
    : propagation_(program),
      look_ahead_(program),
      program_(program),
      meter_(meter),
      cells_(static_cast<std::size_t>(program.cell_count)),
      plane_words_(program.plane_words()),
      order_(order) {
  // A frame for each cell that can be chosen, and the start. Most are never used: they are not
  // filled until then.
  masks_.reset(new Mask[(cells_ + 2) * cells_]);
  planes_.reset(new std::uint64_t[(cells_ + 2) * plane_words_]);
  std::fill_n(masks_.get(), cells_, first_values(program.value_count));
  fill_planes(program, {planes_.get(), plane_words_});
  unnamed_.assign(cells_ + 2, program.unnamed_at_first());
  propagation_.watch(meter);
  weights_.assign(program.weights.begin(), program.weights.end());
  for (float& weight : weights_) weight += 1;
  by_weight_.resize(cells_);
  std::iota(by_weight_.begin(), by_weight_.end(), CellIndex{0});
}

void Search::begin_with(std::span<const Mask> masks, Mask unnamed) {
  std::copy(masks.begin(), masks.end(), masks_.get());
  is_of_all_ = false;
  unnamed_[0] = unnamed;
  fill_planes(masks, program_, {planes_.get(), plane_words_});
}

void Search::run(const std::function<bool(const Mask*)>& visit,
                 const std::function<bool(const Mask*)>& prune) {
  visit_ = &visit;
  prune_ = &prune;
  if (!meter_.enter_node()) return;
  if (!propagation_.run_all(at(0))) {
    meter_.cover(1);
    return;
  }
  has_visited_ = false;
  not_refuted_ = 0;
  tried_ = 0;
  looked_at_ = 0;
  pace_.begin();
  shaves_ = false;
  not_covered_ = meter_.covered();
  if (visit_from(0, 1) || !shaves_) return;
  // What it took up to now tells how much there is also later.
  const double given_back = meter_.covered() - not_covered_;
  meter_.cover(-given_back);
  not_covered_ -= given_back;
  if (find_symmetries_) symmetries_.use(find_symmetries_());
  const StateSymmetries::Set kept = symmetries_at_start();
  if (symmetries_.even_out(at(0), kept, propagation_) && shave(at(0)) &&
      symmetries_.even_out(at(0), kept, propagation_)) {
    visit_from(0, 1);
  } else {
    meter_.cover(1);
  }
}

// Tries values at the start, from which all of the search goes on, and takes away those that fail
// at once. That settles some puzzles over which a search takes long; where nothing is found in the
// cells of most conflicts, little is lost.
bool Search::shave(State start) {
  std::sort(by_weight_.begin(), by_weight_.end(), [this](CellIndex a, CellIndex b) {
    return weights_[a] != weights_[b] ? weights_[a] > weights_[b] : a < b;
  });
  const State next = at(1);
  const Mask unnamed = unnamed_[0];
  int in_vain = 0;
  for (bool again = true; again;) {
    again = false;
    for (const CellIndex cell : by_weight_) {
      for (Mask rest = start.masks[cell]; rest != 0 && !is_single(start.masks[cell]);
           rest = without_lowest(rest)) {
        const Mask value = rest & static_cast<Mask>(-rest);
        if ((start.masks[cell] & value) == 0) continue;
        const Mask alike = program_.alike_to(value, cell, unnamed);
        if (++in_vain > most_in_vain || !meter_.enter_node()) return true;
        copy(start, next);
        if (propagation_.run_after(next, cell, value)) continue;
        in_vain = 0;
        again = true;
        if (!propagation_.run_after(start, cell, static_cast<Mask>(~alike))) return false;
      }
    }
  }
  return true;
}

Branch Search::choose(State state, Mask unnamed) const {
  const Mask* const masks = state.masks;
  Branch best;
  const auto parts_of = [&](std::size_t cell) {
    const Mask alike = program_.names_among(cell, unnamed) & masks[cell];
    return alike == 0 ? count_of(masks[cell])
                      : count_of(masks[cell] & static_cast<Mask>(~alike)) + 1;
  };
  const auto take = [&](std::size_t cell) {
    best.cell = static_cast<int>(cell);
    best.value = masks[cell] & static_cast<Mask>(-masks[cell]);
    const int parts = parts_of(cell);
    best.parts = parts;
    best.is_only = parts == 1;
  };
  if (order_ == Order::reading) {
    for (std::size_t cell = 0; cell < cells_; ++cell) {
      if (is_single(masks[cell])) continue;
      take(cell);
      return best;
    }
    return best;
  }
  float best_score = -1;
  std::size_t best_cell = cells_;
  const float* const weights = weights_.data();
  const std::size_t cells = cells_;
  for (std::size_t cell = 0; cell < cells; ++cell) {
    const Mask mask = masks[cell];
    if (without_lowest(mask) == 0) continue;
    const int size = unnamed == 0 ? count_of(mask) : parts_of(cell);
    const float score = weights[cell] / squares[static_cast<std::size_t>(size)];
    if (score > best_score) {
      best_score = score;
      best_cell = cell;
    }
  }
  if (best_cell < cells_) take(best_cell);
  if (best.parts > 2) choose_places(state, best_score, best);
  return best;
}

// A value with two places in a house may part the search better than a cell with three values and
// more.
void Search::choose_places(State state, float best_score, Branch& best) const {
  const float share = share_of_places();
  const auto consider = [&](std::size_t first, std::size_t second, Mask value) {
    const float score = (weights_[first] + weights_[second]) * share;
    if (score <= best_score) return;
    best_score = score;
    best = {static_cast<int>(first), value, 2, static_cast<int>(second), false};
    if (weights_[second] > weights_[first]) std::swap(best.cell, best.other);
  };
  std::array<Mask, GridHouses::house_count> in_grid{};
  if (program_.grid) in_grid = values_of_two_places(state.masks);
  for (const Program::House& house : program_.houses) {
    if (house.is_of_grid) {
      for (Mask rest = in_grid[house.number_in_grid]; rest != 0; rest = without_lowest(rest)) {
        const auto [first, second] = two_places(state, house, lowest_of(rest));
        consider(first, second, rest & static_cast<Mask>(-rest));
      }
      continue;
    }
    visit_two_places(state.masks, house, consider);
  }
}

// Before there were conflicts, weights say little; the more there were, the more the sum of two
// tells.
float Search::share_of_places() const {
  constexpr float at_first = 0.06F;
  constexpr float in_the_end = 0.12F;
  constexpr std::uint64_t conflicts_until_then = 1000;
  const auto part = static_cast<float>(std::min(conflicts_, conflicts_until_then)) /
                    static_cast<float>(conflicts_until_then);
  return at_first + (in_the_end - at_first) * part;
}

// The cells of a value that has two in a house of the grid, the smaller first.
std::pair<std::size_t, std::size_t> Search::two_places(State state, const Program::House& house,
                                                       int value) const {
  const std::uint64_t* const plane =
      state.planes + static_cast<std::size_t>(value) * program_.plane_width();
  const std::uint64_t low = plane[0] & house.bits[0];
  const std::uint64_t high = plane[1] & house.bits[1];
  const auto at = [this](int place) {
    return program_.peers->cell_at(static_cast<std::size_t>(place));
  };
  const CellIndex first = at(low != 0 ? std::countr_zero(low) : 64 + std::countr_zero(high));
  const CellIndex second =
      at(high != 0 ? 127 - std::countl_zero(high) : 63 - std::countl_zero(low));
  return {std::min(first, second), std::max(first, second)};
}

// The later a conflict comes, the more it counts, so that the search follows where conflicts are
// now: for what was guessed, and for the cells that the propagator looked at, the less the more
// they are. Which of these had nothing left is mostly chance; it counts where nothing else is
// known.
void Search::blame(const Branch& guessed) {
  constexpr float share_of_scope = 2;
  constexpr std::size_t most_blamed = 40;  // who looks at more of the board tells nobody apart
  weights_[static_cast<std::size_t>(guessed.cell)] += step_;
  if (guessed.other >= 0) weights_[static_cast<std::size_t>(guessed.other)] += step_;
  auto failed = propagation_.failed();
  if (failed.size() > most_blamed) failed = {};
  if (failed.empty()) weights_[propagation_.conflict()] += step_;
  const float share = step_ * share_of_scope / static_cast<float>(failed.size() + 1);
  for (const CellIndex cell : failed) weights_[cell] += share;
  ++conflicts_;
  step_ *= 1.01F;
  if (step_ > 1e15F) {
    for (float& weight : weights_) weight *= 1e-15F;
    step_ = 1;
  }
}

// Where nothing was visited or left out, whatever is missing at the start was refuted. All
// symmetries keep a board with all candidates, however unevenly these were taken away since.
StateSymmetries::Set Search::symmetries_at_start() {
  if (!is_of_all_ || not_refuted_ != 0) return symmetries_.keeping(at(0));
  return symmetries_.all();
}

// Takes away values of a cell that are done, and where they have no solution, their images.
bool Search::go_on_without(State here, CellIndex cell, Mask alike, bool has_none) {
  const StateSymmetries::Set kept = has_none ? symmetries_.keeping(here) : 0;
  return propagation_.run_after(here, cell, static_cast<Mask>(~alike)) &&
         symmetries_.even_out(here, kept, propagation_);
}

// By how many values it took for the share that is covered; nothing is known before.
bool Search::is_worth_a_look(double share) {
  if (order_ != Order::fastest) return false;
  const double covered = meter_.covered() - not_covered_;
  const auto tried = static_cast<double>(tried_);
  if (covered <= 0 || share * tried <= least_to_look * covered) return false;
  return pace_.looks(covered, tried + static_cast<double>(looked_at_) * part_of_looked_at);
}

// False when the search has to end.
bool Search::visit_from(std::size_t depth, double share) {
  const State here = at(depth);
  while (true) {
    if (*prune_ && (*prune_)(here.masks)) {
      ++not_refuted_;
      meter_.cover(share);
      return true;
    }
    Branch chosen;
    if (is_worth_a_look(share)) {
      const std::uint64_t before = meter_.nodes();
      const StateSymmetries::Set kept = symmetries_.keeping(here);
      const LookAhead::Outcome outcome =
          look_ahead_.try_values(here, at(depth + 1), unnamed_[depth], propagation_, meter_);
      looked_at_ += meter_.nodes() - before;
      if (outcome == LookAhead::Outcome::ended) return false;
      if (outcome == LookAhead::Outcome::contradiction ||
          !symmetries_.even_out(here, kept, propagation_)) {
        meter_.cover(share);
        return true;
      }
      chosen = look_ahead_.best_branch(here, unnamed_[depth]);
    } else {
      chosen = choose(here, unnamed_[depth]);
    }
    if (chosen.cell < 0) {
      has_visited_ = true;
      ++not_refuted_;
      const bool goes_on = (*visit_)(here.masks);
      meter_.cover(share);
      return goes_on;
    }
    const auto cell = static_cast<CellIndex>(chosen.cell);
    const double part = share / chosen.parts;
    const Mask alike = program_.alike_to(chosen.value, cell, unnamed_[depth]);
    if (!meter_.enter_node()) return false;
    if (chosen.is_only) {
      // A region without a name gets one: nothing else remains to be tried.
      unnamed_[depth] &= static_cast<Mask>(~chosen.value);
      if (propagation_.run_after(here, cell, chosen.value)) continue;
      blame(chosen);
      meter_.cover(share);
      return true;
    }
    const State next = at(depth + 1);
    if (++tried_ == tried_before_shaving && !has_visited_ && order_ == Order::fastest &&
        meter_.covered() - not_covered_ <= most_covered_before_shaving) {
      shaves_ = true;
      return false;
    }
    copy(here, next);
    unnamed_[depth + 1] = unnamed_[depth];
    if (alike != chosen.value) unnamed_[depth + 1] &= static_cast<Mask>(~chosen.value);
    const std::uint64_t before = not_refuted_;
    if (propagation_.run_after(next, cell, chosen.value)) {
      if (!visit_from(depth + 1, part)) return false;
    } else {
      blame(chosen);
      meter_.cover(part);
    }
    share -= part;
    if (!go_on_without(here, cell, alike, not_refuted_ == before)) {
      blame(chosen);
      meter_.cover(share);
      return true;
    }
  }
}

}  // namespace ninefold::variants
