#include "core/engine/houses9/search/conflict_weights.hpp"

#include "core/engine/houses9/cell_bits.hpp"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <utility>

namespace ninefold {

namespace {

// What the weights of two places count, beside that of a cell over the square of its candidates.
constexpr float share_of_places = 0.12F;

}  // namespace

// The later a failure comes the more it counts, so that the search follows where they are now.
void ConflictWeights::blame(Branch guessed) {
  if (!guessed) return;
  constexpr float growth = 1.01F;
  constexpr float most = 1e15F;
  const auto add = [this](int index) { weights_[static_cast<std::size_t>(index)] += step_; };
  const int first = guessed.first().index();
  add(first);
  if (guessed.has_otherwise() && guessed.otherwise().index() != first)
    add(guessed.otherwise().index());
  failures_ = std::min(failures_ + 1, least_failures);
  step_ *= growth;
  if (step_ < most) return;
  for (float& weight : weights_) weight /= most;
  step_ = 1;
}

Branch ConflictWeights::best_branch(const CompiledRules& rules, const Node& node) const {
  float best = -1;
  const int index = best_cell(node, best);
  const unsigned candidates = node.board.candidates(place_at_index(index));
  if (std::popcount(candidates) == 2)
    return {index, index, lowest_bit(candidates), highest_bit(candidates)};
  const Branch places = best_places(rules, node, best);
  return places ? places : Branch({index, lowest_bit(candidates)});
}

int ConflictWeights::best_cell(const Node& node, float& best) const {
  int chosen = 0;
  const auto consider = [&](int index, int candidates) {
    const float score = weight(index) / static_cast<float>(candidates * candidates);
    if (score <= best) return;
    best = score;
    chosen = index;
  };
  const CellBits three = cell_bits_from(node.counts.at_least_three);
  for_first(max_cells, cell_bits_from(node.counts.at_least_two) & ~three,
            [&](int index) { consider(index, 2); });
  for_first(max_cells, three, [&](int index) {
    // To count candidates takes longest.
    if (weight(index) > 9 * best)
      consider(index, std::popcount(node.board.candidates(place_at_index(index))));
  });
  return chosen;
}

// No branch where no two places are better than the best cell.
Branch ConflictWeights::best_places(const CompiledRules& rules, const Node& node,
                                    float best) const {
  Branch chosen;
  const CellBits open = cell_bits_from(node.counts.at_least_two);
  for (int digit = 0; digit < rules.shape.size(); ++digit) {
    const CellBits places = open & cell_bits_from(node.board.digits, digit);
    for (const CellBits& house : rules.houses_with_lines) {
      const CellBits in_house = places & house;
      if (count(in_house) != 2) continue;
      int first = first_of(in_house);
      int second = last_of(in_house);
      const float score = (weight(first) + weight(second)) * share_of_places;
      if (score <= best) continue;
      best = score;
      if (weight(second) > weight(first)) std::swap(first, second);
      chosen = {first, second, digit, digit};
    }
  }
  return chosen;
}

}  // namespace ninefold
