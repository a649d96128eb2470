#include "core/logic/registration.hpp"

namespace ninefold::logic {

namespace {

/// Fills the corners that are solved, and finds the open ones. Nothing if a corner was given: then
/// the puzzle itself tells the digits apart.
bool split(const State& state, const Rectangle& rectangle, CellSet& solved, CellSet& open) {
  for (const Cell cell : rectangle) {
    if (state.givens().contains(cell)) return false;
    (state.unsolved().contains(cell) ? open : solved).insert(cell);
  }
  return true;
}

}  // namespace

// Corners that are solved, but were not given, may not be completed to two digits that could
// change places. Type 1: three corners are solved. Type 2: the two others share one digit more.
static void find_avoidable_rectangles(const State& state, Technique wanted, StepList& steps) {
  if (!state.links().keeps_rectangles()) return;
  const Grid& values = state.values();
  for (const Rectangle& rectangle : state.links().rectangles()) {
    CellSet solved;
    CellSet open;
    if (!split(state, rectangle, solved, open)) continue;
    if (open.count() != (wanted == Technique::avoidable_rectangle_1 ? 1 : 2)) continue;
    // What each corner would hold in the pattern: the corners at 0 and 3 the one digit, 1 and 2
    // the other.
    std::array<Digit, 2> digits{};
    bool fits = true;
    for (std::size_t corner = 0; corner < 4; ++corner) {
      const Digit value = values[rectangle[corner]];
      Digit& digit = digits[corner == 0 || corner == 3 ? 0 : 1];
      if (value == empty_cell) continue;
      fits = fits && (digit == empty_cell || digit == value);
      digit = value;
    }
    if (!fits || digits[0] == digits[1]) continue;
    Step step;
    step.technique = wanted;
    step.cells = solved | open;
    if (wanted == Technique::avoidable_rectangle_1) {
      if (digits[0] == empty_cell || digits[1] == empty_cell) continue;
      step.digits = DigitSet::of(digits[0]) | DigitSet::of(digits[1]);
      const Cell cell = *open.begin();
      const Digit completing = digits[cell == rectangle[0] || cell == rectangle[3] ? 0 : 1];
      eliminate(state, completing, open, step);
    } else {
      if (digits[0] == empty_cell || digits[1] == empty_cell) continue;
      step.digits = DigitSet::of(digits[0]) | DigitSet::of(digits[1]);
      DigitSet extra;
      for (std::size_t corner = 0; corner < 4; ++corner) {
        const Cell cell = rectangle[corner];
        if (!open.contains(cell)) continue;
        const Digit completing = digits[corner == 0 || corner == 3 ? 0 : 1];
        fits = fits && state.candidates(cell).count() == 2 &&
               state.candidates(cell).contains(completing);
        extra |= state.candidates(cell).without(DigitSet::of(completing));
      }
      if (!fits || extra.count() != 1) continue;
      eliminate(state, extra.first(), state.links().common_peers(open), step);
    }
    if (steps.add(std::move(step))) return;
  }
}

namespace {

constexpr std::array avoidable_rectangles_entries{
    TechniqueEntry{
        {Technique::avoidable_rectangle_1, "Avoidable Rectangle Type 1", Level::hard, 100, true},
        find_avoidable_rectangles},
    TechniqueEntry{
        {Technique::avoidable_rectangle_2, "Avoidable Rectangle Type 2", Level::hard, 100, true},
        find_avoidable_rectangles},
};

}  // namespace

extern constinit const std::span<const TechniqueEntry> avoidable_rectangles_techniques{
    avoidable_rectangles_entries};

}  // namespace ninefold::logic
