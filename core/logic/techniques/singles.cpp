#include "core/logic/registration.hpp"

namespace ninefold::logic {

namespace {

Step placement(Technique technique, Candidate candidate) {
  Step step;
  step.technique = technique;
  step.digits = DigitSet::of(candidate.digit);
  step.placements = {candidate};
  step.cells.insert(candidate.cell);
  return step;
}

/// The cells with one candidate.
CellSet cells_with_one(const State& state) {
  // Cells that have a candidate, and those that have another.
  CellSet once;
  CellSet again;
  for (int number = 1; number <= state.links().size(); ++number) {
    const CellSet& places = state.places(static_cast<Digit>(number));
    again |= once & places;
    once |= places;
  }
  return once.without(again);
}

}  // namespace

// A house with one cell left.
static void find_full_houses(const State& state, Technique wanted, StepList& steps) {
  const CellSet with_one = cells_with_one(state);
  if (with_one.empty()) return;
  const std::span<const House> houses = state.links().houses();
  for (std::size_t index = 0; index < houses.size(); ++index) {
    const CellSet left = state.unsolved() & houses[index].cells;
    if (!left.without(with_one).empty() || left.count() != 1) continue;
    const Cell cell = *left.begin();
    Step step = placement(wanted, {cell, state.candidates(cell).first()});
    step.houses = {static_cast<std::uint8_t>(index)};
    if (steps.add(std::move(step))) return;
  }
}

// A cell with one candidate left.
static void find_naked_singles(const State& state, Technique wanted, StepList& steps) {
  for (const Cell cell : cells_with_one(state)) {
    if (steps.add(placement(wanted, {cell, state.candidates(cell).first()}))) return;
  }
}

// A house with one place left for a digit. Boxes first: there a person sees it soonest.
static void find_hidden_singles(const State& state, Technique wanted, StepList& steps) {
  const std::span<const House> houses = state.links().houses();
  for (const bool in_boxes : {true, false}) {
    if (!in_boxes && steps.is_in_boxes_alone()) return;
    for (std::size_t index = 0; index < houses.size(); ++index) {
      if ((houses[index].kind == HouseKind::box) != in_boxes) continue;
      // Digits that occur, and those that occur again.
      DigitSet once;
      DigitSet again;
      for (const Cell cell : state.unsolved() & houses[index].cells) {
        const DigitSet digits = state.candidates(cell);
        again |= once & digits;
        once |= digits;
      }
      for (const Digit digit : once.without(again)) {
        const Cell cell = *state.places(digit, houses[index]).begin();
        Step step = placement(wanted, {cell, digit});
        step.houses = {static_cast<std::uint8_t>(index)};
        if (steps.add(std::move(step))) return;
      }
    }
  }
}

namespace {

constexpr std::array singles_entries{
    TechniqueEntry{{Technique::full_house, "Full House", Level::easy, 4, true},
                   find_full_houses,
                   "Last Digit"},
    TechniqueEntry{{Technique::naked_single, "Naked Single", Level::easy, 4, true},
                   find_naked_singles,
                   "Sole Candidate"},
    TechniqueEntry{{Technique::hidden_single, "Hidden Single", Level::easy, 14, true},
                   find_hidden_singles},
};

}  // namespace

extern constinit const std::span<const TechniqueEntry> singles_techniques{singles_entries};

}  // namespace ninefold::logic
