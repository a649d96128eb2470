#include "core/engine/wide/search.hpp"

#include <algorithm>

namespace ninefold::variants {

Search::Search(const Program& program, Meter& meter, Order order)
    : program_(program),
      meter_(meter),
      order_(order),
      propagation_(program),
      cells_(static_cast<std::size_t>(program.cell_count)) {
  // A frame for each cell that can be chosen, and the start.
  stack_.resize((cells_ + 2) * cells_);
  std::copy(program.candidates.begin(), program.candidates.end(), stack_.begin());
  weights_.assign(program.weights.begin(), program.weights.end());
  for (float& weight : weights_) weight += 1;
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
  visit_from(0, 1);
}

int Search::choose(const Mask* masks) {
  int best = -1;
  if (order_ == Order::reading) {
    for (std::size_t cell = 0; cell < cells_; ++cell) {
      if (!is_single(masks[cell])) return static_cast<int>(cell);
    }
    return best;
  }
  float best_score = -1;
  for (std::size_t cell = 0; cell < cells_; ++cell) {
    if (is_single(masks[cell])) continue;
    const auto size = static_cast<float>(count_of(masks[cell]));
    const float score = weights_[cell] / (size * size);
    if (score > best_score) {
      best_score = score;
      best = static_cast<int>(cell);
    }
  }
  return best;
}

// Conflicts count more the later they come, so that the search follows where they are now: for the
// cell that was guessed, the one that had nothing left, and a little for all that the propagator
// looked at. Squares of sizes, and these shares, were the best of a dozen on 26 puzzles.
void Search::blame(CellIndex guessed) {
  constexpr float share_of_scope = 0.2F;
  weights_[guessed] += step_;
  weights_[propagation_.conflict()] += step_;
  if (propagation_.failed() != Propagation::none) {
    for (const CellIndex cell : program_.scope(propagation_.failed()))
      weights_[cell] += step_ * share_of_scope;
  }
  step_ *= 1.0002F;
  if (step_ > 1e15F) {
    for (float& weight : weights_) weight *= 1e-15F;
    step_ = 1;
  }
}

// False when the search has to end.
bool Search::visit_from(std::size_t depth, double share) {
  Mask* const masks = at(depth);
  while (true) {
    if (*prune_ && (*prune_)(masks)) return true;
    const int chosen = choose(masks);
    if (chosen < 0) {
      const bool goes_on = (*visit_)(masks);
      meter_.cover(share);
      return goes_on;
    }
    const auto cell = static_cast<CellIndex>(chosen);
    const Mask value = masks[cell] & static_cast<Mask>(-masks[cell]);
    const double part = share / count_of(masks[cell]);
    if (!meter_.enter_node()) return false;
    std::copy_n(masks, cells_, at(depth + 1));
    at(depth + 1)[cell] = value;
    if (propagation_.run_after(at(depth + 1), cell)) {
      if (!visit_from(depth + 1, part)) return false;
    } else {
      blame(cell);
      meter_.cover(part);
    }
    share -= part;
    masks[cell] &= static_cast<Mask>(~value);
    if (!propagation_.run_after(masks, cell)) {
      blame(cell);
      meter_.cover(share);
      return true;
    }
  }
}

}  // namespace ninefold::variants
