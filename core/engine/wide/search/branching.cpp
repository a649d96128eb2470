#include "core/engine/wide/search/branching.hpp"

#include "core/engine/wide/program/two_places.hpp"
#include "core/engine/wide/search/house_places.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <numeric>

namespace ninefold::variants {

namespace {

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

Branching::Branching(const Program& program)
    : program_(program),
      rank_borders_(program),
      cells_(static_cast<std::size_t>(program.cell_count)),
      weights_(program.weights.begin(), program.weights.end()),
      by_weight_(cells_) {
  for (float& weight : weights_) weight += 1;
  std::iota(by_weight_.begin(), by_weight_.end(), CellIndex{0});
}

const CellIndexes& Branching::cells_by_weight() {
  std::sort(by_weight_.begin(), by_weight_.end(), [this](CellIndex a, CellIndex b) {
    return weights_[a] != weights_[b] ? weights_[a] > weights_[b] : a < b;
  });
  return by_weight_;
}

// How many guesses its values take.
int Branching::parts_of(std::size_t cell, Mask values, Mask unnamed) const {
  const Mask alike = program_.names_among(cell, unnamed) & values;
  return alike == 0 ? count_of(values) : count_of(values & static_cast<Mask>(~alike)) + 1;
}

Branch Branching::lowest_of_cell(std::size_t cell, const Mask* masks, Mask unnamed) const {
  const Mask mask = masks[cell];
  const int parts = parts_of(cell, mask, unnamed);
  Branch branch;
  branch.cell = static_cast<int>(cell);
  branch.value = mask & static_cast<Mask>(-mask);
  branch.parts = parts;
  branch.is_only = parts == 1;
  return branch;
}

Branch Branching::in_reading_order(const Mask* masks, Mask unnamed) const {
  for (std::size_t cell = 0; cell < cells_; ++cell) {
    if (!is_single(masks[cell])) return lowest_of_cell(cell, masks, unnamed);
  }
  return {};
}

Branch Branching::by_conflicts(State state, Mask unnamed) const {
  const Mask* const masks = state.masks;
  float best_score = -1;
  std::size_t best_cell = cells_;
  const float* const weights = weights_.data();
  const std::size_t cells = cells_;
  for (std::size_t cell = 0; cell < cells; ++cell) {
    const Mask mask = masks[cell];
    if (without_lowest(mask) == 0) continue;
    const int size = unnamed == 0 ? count_of(mask) : parts_of(cell, mask, unnamed);
    const float score = weights[cell] / squares[static_cast<std::size_t>(size)];
    if (score > best_score) {
      best_score = score;
      best_cell = cell;
    }
  }
  if (best_cell == cells) return {};
  Branch best = lowest_of_cell(best_cell, masks, unnamed);
  if (preferred_ != nullptr) choose_preferred(masks, unnamed, best);
  if (best.parts > 2) choose_places(state, best_score, best);
  rank_borders_.choose(masks, weights_, best_score, best);
  return best;
}

// Of names that stand for each other none is preferred.
void Branching::choose_preferred(const Mask* masks, Mask unnamed, Branch& best) const {
  const auto cell = static_cast<std::size_t>(best.cell);
  const Mask preferred = masks[cell] & preferred_[cell] & static_cast<Mask>(~unnamed);
  if (preferred != 0) best.value = preferred & static_cast<Mask>(-preferred);
}

// A value with two places in a house may part the search better than a cell with three values and
// more.
void Branching::choose_places(State state, float& best_score, Branch& best) const {
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
float Branching::share_of_places() const {
  constexpr float at_first = 0.06F;
  constexpr float in_the_end = 0.12F;
  constexpr std::uint64_t conflicts_until_then = 1000;
  const auto part = static_cast<float>(std::min(conflicts_, conflicts_until_then)) /
                    static_cast<float>(conflicts_until_then);
  return at_first + (in_the_end - at_first) * part;
}

// The cells of a value that has two in a house of the grid, the smaller first.
std::pair<std::size_t, std::size_t> Branching::two_places(State state, const Program::House& house,
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
void Branching::blame(const Branch& guessed, const Propagation& failed) {
  constexpr float share_of_scope = 2;
  constexpr std::size_t most_blamed = 40;  // who looks at more of the board tells nobody apart
  weights_[static_cast<std::size_t>(guessed.cell)] += step_;
  if (guessed.other >= 0) weights_[static_cast<std::size_t>(guessed.other)] += step_;
  auto scope = failed.failed();
  if (scope.size() > most_blamed) scope = {};
  if (scope.empty()) weights_[failed.conflict()] += step_;
  const float share = step_ * share_of_scope / static_cast<float>(scope.size() + 1);
  for (const CellIndex cell : scope) weights_[cell] += share;
  ++conflicts_;
  step_ *= 1.01F;
  if (step_ > 1e15F) {
    for (float& weight : weights_) weight *= 1e-15F;
    step_ = 1;
  }
}

}  // namespace ninefold::variants
