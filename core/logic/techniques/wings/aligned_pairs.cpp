#include "core/logic/registration.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <utility>

namespace ninefold::logic {

namespace {

/// The pairs of cells that exclude something, in the order of their cells.
class AlignedPairs {
 public:
  explicit AlignedPairs(const State& state) : state_(state), links_(state.links()) {
    for (const Cell cell : state.unsolved()) {
      if (state.candidates(cell).count() == 2) bivalue_.insert(cell);
    }
  }

  void find(StepList& steps) {
    if (bivalue_.count() < 2) return;
    for (const Cell cell : state_.unsolved()) {
      for (const Digit digit : state_.candidates(cell)) look({cell, digit});
    }
    for (auto& [pair, step] : found_) {
      if (steps.add(std::move(step))) return;
    }
  }

 private:
  /// What would leave one of the cells with two candidates nothing, if this one held: by digit, the
  /// cells that cannot have it beside it.
  using Excluded = std::array<CellSet, max_size + 1>;

  void look(Candidate held) {
    const CellSet near = bivalue_ & links_.peers(held.cell) & state_.places(held.digit);
    if (near.empty()) return;
    Excluded excluded{};
    excluded[held.digit] = links_.peers(held.cell);
    for (const Cell cell : near) excluded[other_of(cell, held.digit)] |= links_.peers(cell);
    CellSet others = state_.unsolved();
    for (int number = 1; number <= links_.size(); ++number) {
      const auto digit = static_cast<Digit>(number);
      others = others.without(state_.places(digit).without(excluded[digit]));
    }
    others.erase(held.cell);
    for (const Cell other : others) add(held, other, near);
  }

  Digit other_of(Cell cell, Digit digit) const {
    return state_.candidates(cell).without(DigitSet::of(digit)).first();
  }

  void add(Candidate held, Cell other, const CellSet& near) {
    Step& step = found_[std::minmax(held.cell, other)];
    step.technique = Technique::aligned_pair_exclusion;
    step.digits.insert(held.digit);
    step.cells.insert(held.cell);
    step.cells.insert(other);
    step.eliminations.push_back(held);
    for (const Digit digit : state_.candidates(other)) {
      if (digit == held.digit) continue;
      for (const Cell cell : near& links_.peers(other) & state_.places(digit)) {
        // Both digits of the pair may need it.
        if (!step.cells.contains(cell)) {
          step.sets.push_back({CellSet{cell}, state_.candidates(cell)});
          step.cells.insert(cell);
        }
        break;
      }
    }
  }

  const State& state_;
  const Links& links_;
  CellSet bivalue_;
  std::map<std::pair<Cell, Cell>, Step> found_;
};

}  // namespace

// Two cells: a digit of one of them goes if every digit of the other is excluded beside it, by a
// cell with just these two digits that both see, or since they see each other and it is the same.
static void find_aligned_pairs(const State& state, Technique, StepList& steps) {
  AlignedPairs(state).find(steps);
}

namespace {

constexpr std::array aligned_pairs_entries{
    TechniqueEntry{
        {Technique::aligned_pair_exclusion, "Aligned Pair Exclusion", Level::unfair, 250, true},
        find_aligned_pairs,
        "APE"},
};

}  // namespace

extern constinit const std::span<const TechniqueEntry> aligned_pairs_techniques{
    aligned_pairs_entries};

}  // namespace ninefold::logic
