#include "core/logic/sets/roof_subsets.hpp"

#include <utility>

namespace ninefold::logic {

namespace {

class RoofSubsets {
 public:
  RoofSubsets(const State& state, const Roof& roof, const Step& pattern, StepList& steps)
      : state_(state), roof_(roof), pattern_(pattern), steps_(steps) {}

  bool extend(CellSet free, const CellSet& chosen, DigitSet digits) {
    constexpr int most_cells = 5;
    if (!chosen.empty() && digits.count() == chosen.count() + 1 && add(chosen, digits)) return true;
    if (chosen.count() == most_cells) return false;
    for (const Cell cell : free) {
      free.erase(cell);
      CellSet with = chosen;
      with.insert(cell);
      if (extend(free & state_.links().peers(cell), with, digits | state_.candidates(cell))) {
        return true;
      }
    }
    return false;
  }

 private:
  bool add(const CellSet& chosen, DigitSet digits) {
    Step step = pattern_;
    step.sets.insert(step.sets.begin(), {chosen, digits});
    // Where the subset alone lies in a further house, it is locked there only with the roof.
    const CellSet seen = state_.links().common_peers(chosen | roof_.cells);
    for (const Digit digit : digits) eliminate(state_, digit, seen, step);
    return steps_.add(std::move(step));
  }

  const State& state_;
  const Roof& roof_;
  const Step& pattern_;
  StepList& steps_;
};

}  // namespace

bool add_roof_subsets(const State& state, const Roof& roof, const CellSet& free,
                      const Step& pattern, StepList& steps) {
  return RoofSubsets(state, roof, pattern, steps).extend(free, {}, roof.digits);
}

}  // namespace ninefold::logic
