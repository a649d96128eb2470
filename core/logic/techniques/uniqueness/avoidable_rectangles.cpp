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

// Every open cell has two candidates, one has three, and every digit two places in every house that
// has it open: except for the one digit that stands three times in the houses of that cell. Without
// it the puzzle would have two solutions or none.
static void find_bivalue_universal_graves(const State& state, Technique wanted, StepList& steps) {
  const Links& links = state.links();
  if (!links.keeps_rectangles()) return;
  CellSet with_three;
  for (const Cell cell : state.unsolved()) {
    const int count = state.candidates(cell).count();
    if (count == 3) with_three.insert(cell);
    if (count < 2 || count > 3 || with_three.count() > 1) return;
  }
  if (with_three.empty()) return;
  const Cell cell = *with_three.begin();
  DigitSet extra;
  for (const House& house : links.houses()) {
    for (int number = 1; number <= links.size(); ++number) {
      const auto digit = static_cast<Digit>(number);
      const CellSet places = state.places(digit, house);
      if (places.count() == 3 && places.contains(cell)) {
        extra.insert(digit);
      } else if (places.count() != 2 && !places.empty()) {
        return;
      }
    }
  }
  if (extra.count() != 1) return;
  for (const std::uint8_t house : links.houses_of(cell)) {
    if (state.places(extra.first(), links.houses()[house]).count() != 3) return;
  }
  Step step;
  step.technique = wanted;
  step.cells = with_three;
  for (const Digit digit : state.candidates(cell).without(extra)) {
    eliminate(state, digit, with_three, step);
  }
  steps.add(std::move(step));
}

namespace {

constexpr std::array avoidable_rectangles_entries{
    TechniqueEntry{
        {Technique::bivalue_universal_grave, "Bivalue Universal Grave + 1", Level::hard, 100, true},
        find_bivalue_universal_graves,
        "BUG, BUG+1"},
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
