#include "core/logic/registration.hpp"
#include "core/logic/sets/roof_subsets.hpp"

#include <array>
#include <optional>
#include <utility>

namespace ninefold::logic {

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

/// The candidates without which every open cell has two, and every digit two places in each house
/// or none: since that cannot be, one of them holds.
struct Extras {
  CellSet cells{};
  std::array<DigitSet, max_cells> of{};
  DigitSet all{};
};

/// The open cells with more than two candidates, where all have two at least and something can
/// follow from candidates in these: two or more cells that something sees, or two in one house.
std::optional<CellSet> cells_of_many(const State& state) {
  CellSet many;
  CellSet seen = state.unsolved();
  for (const Cell cell : state.unsolved()) {
    const int count = state.candidates(cell).count();
    if (count < 2) return std::nullopt;
    if (count == 2) continue;
    many.insert(cell);
    seen &= state.links().peers(cell);
    if (seen.empty() && many.count() > 2) return std::nullopt;
  }
  if (many.count() < 2) return std::nullopt;
  return many;
}

bool is_grave_without(const State& state, const Extras& extras) {
  for (const Cell cell : extras.cells) {
    if (state.candidates(cell).count() != extras.of[cell].count() + 2) return false;
  }
  for (const House& house : state.links().houses()) {
    for (int number = 1; number <= state.links().size(); ++number) {
      const auto digit = static_cast<Digit>(number);
      int places = 0;
      for (const Cell cell : state.places(digit, house)) {
        if (!extras.of[cell].contains(digit)) ++places;
      }
      if (places != 0 && places != 2) return false;
    }
  }
  return true;
}

std::optional<Extras> extras_in(const State& state, const CellSet& many) {
  Extras extras;
  extras.cells = many;
  for (const House& house : state.links().houses()) {
    for (int number = 1; number <= state.links().size(); ++number) {
      const auto digit = static_cast<Digit>(number);
      const CellSet places = state.places(digit, house);
      if (places.empty() || places.count() == 2) continue;
      // Where several cells could have it as the extra digit, another house tells which.
      const CellSet possible = places & many;
      if (possible.empty()) return std::nullopt;
      if (possible.count() == 1) extras.of[*possible.begin()].insert(digit);
    }
  }
  for (const Cell cell : many) extras.all |= extras.of[cell];
  if (!is_grave_without(state, extras)) return std::nullopt;
  return extras;
}

Step grave_of(Technique technique, const Extras& extras) {
  Step step;
  step.technique = technique;
  step.digits = extras.all;
  step.cells = extras.cells;
  return step;
}

/// As sets of the step: the extra digits of each cell.
void add_extras(const Extras& extras, Step& step) {
  for (const Cell cell : extras.cells) {
    CellSet one;
    one.insert(cell);
    step.sets.push_back({one, extras.of[cell]});
  }
}

// The same digit is extra in all cells, so that one of them holds it.
void add_grave_2(const State& state, const Extras& extras, StepList& steps) {
  if (extras.all.count() != 1) return;
  Step step = grave_of(Technique::bivalue_universal_grave_2, extras);
  eliminate(state, extras.all.first(), state.links().common_peers(extras.cells), step);
  steps.add(std::move(step));
}

// One of the cells holds one of the extra digits: together with other cells they are a subset.
void add_grave_3(const State& state, const Extras& extras, StepList& steps) {
  if (extras.all.count() < 2) return;
  const CellSet free = state.unsolved() & state.links().common_peers(extras.cells);
  Step step = grave_of(Technique::bivalue_universal_grave_3, extras);
  add_extras(extras, step);
  add_roof_subsets(state, {extras.cells, extras.all}, free, step, steps);
}

// One of two cells in a house holds a digit that has no other place there, so that the other one
// holds an extra digit.
void add_grave_4(const State& state, const Extras& extras, StepList& steps) {
  if (extras.cells.count() != 2) return;
  const std::span<const House> houses = state.links().houses();
  for (const std::uint8_t index : state.links().houses_of(*extras.cells.begin())) {
    const CellSet& cells = houses[index].cells;
    if (!extras.cells.without(cells).empty()) continue;
    for (int number = 1; number <= state.links().size(); ++number) {
      const auto held = static_cast<Digit>(number);
      if (extras.all.contains(held) || !(state.places(held, houses[index]) == extras.cells)) {
        continue;
      }
      Step step = grave_of(Technique::bivalue_universal_grave_4, extras);
      step.houses = {index};
      step.digits = DigitSet::of(held);
      add_extras(extras, step);
      for (const Cell cell : extras.cells) {
        for (const Digit digit : state.candidates(cell).without(extras.of[cell])) {
          if (digit != held) step.eliminations.push_back({cell, digit});
        }
      }
      if (steps.add(std::move(step))) return;
    }
  }
}

}  // namespace

// As BUG+1, with further digits in several cells.
static void find_graves_of_several(const State& state, Technique wanted, StepList& steps) {
  if (!state.links().keeps_rectangles()) return;
  const std::optional<CellSet> many = cells_of_many(state);
  if (!many) return;
  const std::optional<Extras> extras = extras_in(state, *many);
  if (!extras) return;
  switch (wanted) {
    case Technique::bivalue_universal_grave_2: return add_grave_2(state, *extras, steps);
    case Technique::bivalue_universal_grave_3: return add_grave_3(state, *extras, steps);
    default: return add_grave_4(state, *extras, steps);
  }
}

namespace {

constexpr std::array graves_entries{
    TechniqueEntry{
        {Technique::bivalue_universal_grave, "Bivalue Universal Grave + 1", Level::hard, 100, true},
        find_bivalue_universal_graves,
        "BUG, BUG+1"},
    TechniqueEntry{{Technique::bivalue_universal_grave_2, "Bivalue Universal Grave Type 2",
                    Level::hard, 120, true},
                   find_graves_of_several,
                   "BUG Type 2"},
    TechniqueEntry{{Technique::bivalue_universal_grave_3, "Bivalue Universal Grave Type 3",
                    Level::hard, 120, true},
                   find_graves_of_several,
                   "BUG Type 3"},
    TechniqueEntry{{Technique::bivalue_universal_grave_4, "Bivalue Universal Grave Type 4",
                    Level::hard, 120, true},
                   find_graves_of_several,
                   "BUG Type 4"},
};

}  // namespace

extern constinit const std::span<const TechniqueEntry> graves_techniques{graves_entries};

}  // namespace ninefold::logic
