#include "core/logic/registration.hpp"

namespace ninefold::logic {

namespace {

/// Cells and their digits.
struct Part {
  CellSet cells;
  DigitSet digits;
};

void add_parts(const State& state, CellSet free, const Part& chosen, int most,
               std::vector<Part>& parts) {
  if (!chosen.cells.empty()) parts.push_back(chosen);
  if (chosen.cells.count() == most) return;
  for (const Cell cell : free) {
    free.erase(cell);
    Part more = chosen;
    more.cells.insert(cell);
    more.digits |= state.candidates(cell);
    add_parts(state, free, more, most, parts);
  }
}

/// Every way to take cells out of these.
std::vector<Part> parts_of(const State& state, const CellSet& free, int most) {
  std::vector<Part> parts;
  add_parts(state, free, {}, most, parts);
  return parts;
}

/// The steps with two or three cells where two houses cross.
bool add_crossing(const State& state, std::uint8_t box, std::uint8_t line, StepList& steps) {
  const House& box_house = state.links().houses()[box];
  const House& line_house = state.links().houses()[line];
  const CellSet crossing = box_house.cells & line_house.cells & state.unsolved();
  if (crossing.count() < 2) return false;
  const CellSet in_box = (box_house.cells & state.unsolved()).without(crossing);
  const CellSet in_line = (line_house.cells & state.unsolved()).without(crossing);
  const std::vector<Part> line_parts = parts_of(state, in_line, state.links().size());
  const std::vector<Part> box_parts = parts_of(state, in_box, state.links().size());
  for (const Part& middle : parts_of(state, crossing, crossing.count())) {
    const int cells = middle.cells.count();
    if (cells < 2 || middle.digits.count() < cells + 2) continue;
    for (const Part& one : line_parts) {
      if ((one.digits & middle.digits).empty()) continue;
      if (steps.spend(box_parts.size())) return true;
      for (const Part& two : box_parts) {
        if ((two.digits & middle.digits).empty() || !(one.digits & two.digits).empty()) continue;
        const DigitSet all = middle.digits | one.digits | two.digits;
        if (all.count() != cells + one.cells.count() + two.cells.count()) continue;
        Step step;
        step.technique = Technique::sue_de_coq;
        step.cells = middle.cells | one.cells | two.cells;
        step.houses = {line, box};
        step.sets = {
            {middle.cells, middle.digits}, {one.cells, one.digits}, {two.cells, two.digits}};
        for (const Digit digit : one.digits | middle.digits.without(two.digits)) {
          eliminate(state, digit, line_house.cells.without(middle.cells | one.cells), step);
        }
        for (const Digit digit : two.digits | middle.digits.without(one.digits)) {
          eliminate(state, digit, box_house.cells.without(middle.cells | two.cells), step);
        }
        for (const Candidate& candidate : step.eliminations) step.digits.insert(candidate.digit);
        if (steps.add(std::move(step))) return true;
      }
    }
  }
  return false;
}

}  // namespace

// Cells where two houses cross, with cells of the one house and of the other that have no digit in
// common: as many digits as cells, so that every digit is in one of them.
static void find_sue_de_coqs(const State& state, Technique, StepList& steps) {
  const std::span<const House> houses = state.links().houses();
  for (std::size_t box = 0; box < houses.size(); ++box) {
    if (houses[box].kind != HouseKind::box) continue;
    for (std::size_t line = 0; line < houses.size(); ++line) {
      if (!houses[line].is_line()) continue;
      if (add_crossing(state, static_cast<std::uint8_t>(box), static_cast<std::uint8_t>(line),
                       steps)) {
        return;
      }
    }
  }
}

namespace {

constexpr std::array sue_de_coq_entries{
    TechniqueEntry{{Technique::sue_de_coq, "Sue de Coq", Level::unfair, 250, true},
                   find_sue_de_coqs,
                   "Two-Sector Disjoint Subsets"},
};

}  // namespace

extern constinit const std::span<const TechniqueEntry> sue_de_coq_techniques{sue_de_coq_entries};

}  // namespace ninefold::logic
