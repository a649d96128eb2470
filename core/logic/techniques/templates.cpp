#include "core/logic/registration.hpp"

#include <algorithm>
#include <array>

namespace ninefold::logic {

namespace {

/// A place in every line for one digit, that breaks no rule about equal digits.
using Templates = std::vector<CellSet>;

/// The lines of one kind that hold every digit: rows or, where rows are no houses, columns.
std::span<const House> lines_of(const Links& links) {
  const std::span<const House> houses = links.houses();
  std::size_t count = 0;
  while (count < houses.size() && houses[count].is_line() && houses[count].kind == houses[0].kind)
    ++count;
  return houses.first(count);
}

void extend(const State& state, std::span<const House> lines, const CellSet& open,
            const CellSet& chosen, Templates& templates) {
  if (lines.empty()) {
    templates.push_back(chosen);
    return;
  }
  for (const Cell cell : open& lines.front().cells) {
    CellSet with = chosen;
    with.insert(cell);
    extend(state, lines.subspan(1), open.without(state.links().peers(cell)), with, templates);
  }
}

Templates templates_of(const State& state, std::span<const House> lines, Digit digit) {
  CellSet open = state.places(digit);
  for (const Cell cell : state.links().all_cells().without(state.unsolved())) {
    if (state.values()[cell] == digit) open.insert(cell);
  }
  Templates templates;
  extend(state, lines, open, {}, templates);
  // Every house has the digit, not only these lines.
  const auto misses_a_house = [&state](const CellSet& one) {
    for (const House& house : state.links().houses()) {
      if ((house.cells & one).empty()) return true;
    }
    return false;
  };
  templates.erase(std::remove_if(templates.begin(), templates.end(), misses_a_house),
                  templates.end());
  return templates;
}

CellSet in_all(const State& state, const Templates& templates) {
  CellSet cells = state.links().all_cells();
  for (const CellSet& one : templates) cells &= one;
  return cells;
}

}  // namespace

// All ways to place a digit over the whole board, without those that take a cell which another
// digit has in all of its ways. Set: cells in every way that is left. Delete: candidates in none.
static void find_templates(const State& state, Technique wanted, StepList& steps) {
  const int size = state.links().size();
  const std::span<const House> lines = lines_of(state.links());
  if (lines.empty()) return;
  std::array<Templates, max_size + 1> all;
  for (int digit = 1; digit <= size; ++digit) {
    all[static_cast<std::size_t>(digit)] = templates_of(state, lines, static_cast<Digit>(digit));
    if (all[static_cast<std::size_t>(digit)].empty()) return;
  }
  for (bool is_changed = true; is_changed;) {
    is_changed = false;
    for (int digit = 1; digit <= size; ++digit) {
      const CellSet forced = in_all(state, all[static_cast<std::size_t>(digit)]);
      for (int other = 1; other <= size; ++other) {
        if (other == digit) continue;
        Templates& templates = all[static_cast<std::size_t>(other)];
        const auto end =
            std::remove_if(templates.begin(), templates.end(),
                           [&forced](const CellSet& one) { return !(one & forced).empty(); });
        if (end == templates.end()) continue;
        templates.erase(end, templates.end());
        if (templates.empty()) return;
        is_changed = true;
      }
    }
  }
  for (int number = 1; number <= size; ++number) {
    const auto digit = static_cast<Digit>(number);
    const Templates& templates = all[digit];
    Step step;
    step.technique = wanted;
    step.digits = DigitSet::of(digit);
    if (wanted == Technique::template_set) {
      step.cells = in_all(state, templates) & state.unsolved();
      for (const Cell cell : step.cells) step.placements.push_back({cell, digit});
    } else {
      CellSet possible;
      for (const CellSet& one : templates) possible |= one;
      step.cells = possible & state.unsolved();
      eliminate(state, digit, state.places(digit).without(possible), step);
    }
    if (steps.add(std::move(step))) return;
  }
}

namespace {

constexpr std::array templates_entries{
    TechniqueEntry{{Technique::template_set, "Template Set", Level::extreme, 10000, false},
                   find_templates},
    TechniqueEntry{{Technique::template_delete, "Template Delete", Level::extreme, 10000, false},
                   find_templates},
};

}  // namespace

extern constinit const std::span<const TechniqueEntry> templates_techniques{templates_entries};

}  // namespace ninefold::logic
