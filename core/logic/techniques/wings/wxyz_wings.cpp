#include "core/logic/registration.hpp"

#include <array>
#include <utility>

namespace ninefold::logic {

namespace {

constexpr int cells_of_wing = 4;

class WxyzSearch {
 public:
  WxyzSearch(const State& state, StepList& steps) : state_(state), steps_(steps) {}

  void run() {
    CellSet few;
    for (const Cell cell : state_.unsolved()) {
      if (state_.candidates(cell).count() <= cells_of_wing) few.insert(cell);
    }
    extend(few, {}, {}, {});
  }

 private:
  /// `free` are the digits that two of the chosen cells may both hold. Returns whether the list is
  /// done.
  bool extend(CellSet left, const CellSet& chosen, DigitSet digits, DigitSet free) {
    for (const Cell cell : left) {
      left.erase(cell);
      const DigitSet all = digits | state_.candidates(cell);
      if (all.count() > cells_of_wing) continue;
      const DigitSet more = free | shared_apart(cell, chosen);
      if (more.count() > 1) continue;
      CellSet with = chosen;
      with.insert(cell);
      if (with.count() < cells_of_wing) {
        if (extend(all.count() < cells_of_wing ? left : within(all, left), with, all, more)) {
          return true;
        }
      } else if (all.count() == cells_of_wing && more.count() == 1 && add(with, all, more)) {
        return true;
      }
    }
    return steps_.spend(1);
  }

  /// Those of these cells that have no other digits.
  CellSet within(DigitSet digits, CellSet cells) const {
    for (const Digit other : DigitSet::up_to(state_.links().size()).without(digits)) {
      cells = cells.without(state_.places(other));
    }
    return cells;
  }

  /// The candidates of the cell that a chosen cell has which does not see it.
  DigitSet shared_apart(Cell cell, const CellSet& chosen) const {
    DigitSet shared;
    for (const Cell other : chosen.without(state_.links().peers(cell))) {
      shared |= state_.candidates(cell) & state_.candidates(other);
    }
    return shared;
  }

  bool add(const CellSet& cells, DigitSet digits, DigitSet free) {
    const CellSet holders = cells & state_.places(free.first());
    Step step;
    step.technique = Technique::wxyz_wing;
    step.digits = digits;
    step.cells = cells;
    eliminate(state_, free.first(), state_.links().common_peers(holders), step);
    return steps_.add(std::move(step));
  }

  const State& state_;
  StepList& steps_;
};

}  // namespace

// Four cells with four digits between them, of which three can each be there only once, since their
// places see one another: so the fourth is there, too.
static void find_wxyz_wings(const State& state, Technique, StepList& steps) {
  WxyzSearch(state, steps).run();
}

namespace {

constexpr std::array wxyz_wings_entries{
    TechniqueEntry{{Technique::wxyz_wing, "WXYZ-Wing", Level::hard, 190, true}, find_wxyz_wings},
};

}  // namespace

extern constinit const std::span<const TechniqueEntry> wxyz_wings_techniques{wxyz_wings_entries};

}  // namespace ninefold::logic
