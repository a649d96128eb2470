#include "core/logic/registration.hpp"
#include "core/logic/sets/almost_locked_sets.hpp"

#include <limits>

namespace ninefold::logic {

namespace {

/// The blossoms on one stem.
class BlossomSearch {
 public:
  BlossomSearch(const State& state, const std::vector<AlmostLockedSet>& sets, Cell stem,
                StepList& steps)
      : state_(state), stem_(stem), steps_(steps) {
    for (const Digit digit : state.candidates(stem)) {
      Petals petals{digit, {}};
      for (const AlmostLockedSet& set : sets) {
        if (set.digits.contains(digit) && set.seen[digit].contains(stem) &&
            !set.cells.contains(stem)) {
          petals.sets.push_back(&set);
        }
      }
      petals_.push_back(std::move(petals));
    }
  }

  bool run() {
    std::array<CellSet, max_size + 1> seen{};
    DigitSet digits;
    for (int number = 1; number <= state_.links().size(); ++number) {
      const auto digit = static_cast<Digit>(number);
      seen[digit] = state_.places(digit);
      seen[digit].erase(stem_);
      digits.insert(digit);
    }
    return extend(0, digits, seen);
  }

 private:
  struct Petals {
    Digit digit;
    std::vector<const AlmostLockedSet*> sets;
  };

  bool extend(std::size_t petal, DigitSet common, const std::array<CellSet, max_size + 1>& seen) {
    if (petal == petals_.size()) return add(common, seen);
    if (steps_.spend(petals_[petal].sets.size())) return true;
    for (const AlmostLockedSet* set : petals_[petal].sets) {
      DigitSet left;
      std::array<CellSet, max_size + 1> narrower{};
      for (const Digit digit : common & set->digits) {
        if (digit == petals_[petal].digit) continue;
        narrower[digit] = seen[digit] & set->seen[digit];
        if (!narrower[digit].empty()) left.insert(digit);
      }
      if (left.empty()) continue;
      chosen_.push_back(set);
      const bool done = extend(petal + 1, left, narrower);
      chosen_.pop_back();
      if (done) return true;
    }
    return false;
  }

  bool add(DigitSet common, const std::array<CellSet, max_size + 1>& seen) {
    Step step;
    step.technique = Technique::death_blossom;
    step.cells.insert(stem_);
    step.digits = common;
    for (const AlmostLockedSet* set : chosen_) {
      step.sets.push_back({set->cells, set->digits});
      step.cells |= set->cells;
    }
    for (const Digit digit : common) eliminate(state_, digit, seen[digit], step);
    return steps_.add(std::move(step));
  }

  const State& state_;
  const Cell stem_;
  StepList& steps_;
  std::vector<Petals> petals_;
  std::vector<const AlmostLockedSet*> chosen_;
};

}  // namespace

// A cell, and for each of its candidates an almost locked set that the cell's digit would take it
// from: whatever the cell holds, one of the sets is locked, and a digit that all of them have is in
// one of them.
static void find_death_blossoms(const State& state, Technique, StepList& steps) {
  const std::vector<AlmostLockedSet>& sets = steps.workspace().sets(state);
  if (sets.size() > most_almost_locked_sets) {
    steps.spend(std::numeric_limits<std::uint64_t>::max());
    return;
  }
  for (int count = 2; count <= 5; ++count) {
    for (const Cell stem : state.unsolved()) {
      if (state.candidates(stem).count() != count) continue;
      if (BlossomSearch(state, sets, stem, steps).run()) return;
    }
  }
}

namespace {

constexpr std::array death_blossom_entries{
    TechniqueEntry{{Technique::death_blossom, "Death Blossom", Level::unfair, 360, true},
                   find_death_blossoms},
};

}  // namespace

extern constinit const std::span<const TechniqueEntry> death_blossom_techniques{
    death_blossom_entries};

}  // namespace ninefold::logic
