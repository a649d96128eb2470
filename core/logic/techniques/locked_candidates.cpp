#include "core/logic/registration.hpp"
#include "core/logic/rule_logic.hpp"

namespace ninefold::logic {

namespace {

/// Whether places in that house may make the technique. Under classic rules whatever sees places in
/// two cells of a box lies in a line with them, and whatever sees those in two cells of a line in
/// their box.
bool may_hold(const Links& links, const House& house, Technique wanted) {
  switch (wanted) {
    case Technique::pointing: return house.kind == HouseKind::box;
    case Technique::claiming: return house.is_line();
    default: return !links.keeps_rectangles();
  }
}

/// What the technique is called when the places in a house exclude these cells.
Technique name_of(const State& state, const House& house, const CellSet& places, bool other_digit) {
  if (other_digit || house.kind == HouseKind::extra) return Technique::locked_candidates;
  for (const House& other : state.links().houses()) {
    if (other.cells == house.cells || !places.without(other.cells).empty()) continue;
    if (house.kind == HouseKind::box && other.is_line()) return Technique::pointing;
    if (house.is_line() && other.kind == HouseKind::box) return Technique::claiming;
  }
  return Technique::locked_candidates;
}

}  // namespace

// Whichever place of a digit in a house holds it, a candidate elsewhere is excluded. In classic
// Sudoku the digit is confined to the crossing of a box and a line; other exclusions, between
// different digits too, give more.
static void find_locked_candidates(const State& state, Technique wanted, StepList& steps) {
  const Links& links = state.links();
  const std::span<const House> houses = links.houses();
  const bool has_cross_links = links.has_pairs() && wanted == Technique::locked_candidates;
  for (std::size_t index = 0; index < houses.size(); ++index) {
    if (!may_hold(links, houses[index], wanted)) continue;
    for (int number = 1; number <= links.size(); ++number) {
      const auto digit = static_cast<Digit>(number);
      const CellSet places = state.places(digit, houses[index]);
      const int count = places.count();
      // One place alone is a hidden single, and there is no cell left that sees very many.
      if (count < 2) continue;
      const int last = has_cross_links ? links.size() : number;
      for (int second = has_cross_links ? 1 : number; second <= last; ++second) {
        const auto other = static_cast<Digit>(second);
        CellSet seen = state.places(other);
        for (const Cell cell : places) {
          seen &= links.excluded(cell, digit, other);
          if (seen.empty()) break;
        }
        if (seen.empty()) continue;
        if (name_of(state, houses[index], places, other != digit) != wanted) continue;
        Step step;
        step.technique = wanted;
        step.digits = DigitSet::of(digit);
        step.cells = places;
        step.houses = {static_cast<std::uint8_t>(index)};
        eliminate(state, other, seen, step);
        if (other != digit && steps.wants_premises()) {
          std::vector<Candidate> causes;
          for (const Cell cell : places) causes.push_back({cell, digit});
          name_rules(state, causes, step);
        }
        if (steps.add(std::move(step))) return;
      }
    }
  }
}

namespace {

constexpr std::array locked_candidates_entries{
    TechniqueEntry{
        {Technique::pointing, "Locked Candidates Type 1 (Pointing)", Level::medium, 50, true},
        find_locked_candidates,
        "Pointing, Pointing Pair, Pointing Triple"},
    TechniqueEntry{
        {Technique::claiming, "Locked Candidates Type 2 (Claiming)", Level::medium, 50, true},
        find_locked_candidates,
        "Claiming, Box/Line Reduction, Box-Line Reduction"},
    TechniqueEntry{{Technique::locked_candidates, "Locked Candidates", Level::medium, 50, true},
                   find_locked_candidates},
};

}  // namespace

extern constinit const std::span<const TechniqueEntry> locked_candidates_techniques{
    locked_candidates_entries};

}  // namespace ninefold::logic
