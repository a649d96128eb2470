#include "core/logic/registration.hpp"

namespace ninefold::logic {

namespace {

/// The empty rectangles of a digit in one box by one pair of lines through it: the box has places
/// in both lines and nowhere else.
void add_of_box(const State& state, Digit digit, std::uint8_t box, std::uint8_t line,
                std::uint8_t across, std::vector<Step>& found) {
  const std::span<const House> houses = state.links().houses();
  const CellSet in_line = houses[line].cells;
  const CellSet in_across = houses[across].cells;
  // A strong link parallel to `across`, with one end in `line`: the other end strikes the cell of
  // `across` that stands opposite.
  for (std::size_t index = 0; index < houses.size(); ++index) {
    const House& parallel = houses[index];
    if (parallel.kind != houses[across].kind || index == across) continue;
    if (!(parallel.cells & houses[box].cells).empty()) continue;
    const CellSet ends = state.places(digit, parallel);
    if (ends.count() != 2 || (ends & in_line).empty()) continue;
    const CellSet far = ends.without(in_line);
    if (far.count() != 1) continue;
    const CellSet struck = (state.links().peers(*far.begin()) & in_across & state.places(digit))
                               .without(houses[box].cells);
    if (struck.empty()) continue;
    Step step;
    step.technique = Technique::empty_rectangle;
    step.digits = DigitSet::of(digit);
    step.cells = state.places(digit, houses[box]) | ends;
    step.houses = {box, line, across, static_cast<std::uint8_t>(index)};
    step.chain = {{digit, far, false},
                  {digit, ends & in_line, true},
                  {digit, in_line & state.places(digit, houses[box]), false},
                  {digit, in_across & state.places(digit, houses[box]), true}};
    eliminate(state, digit, struck, step);
    found.push_back(std::move(step));
  }
}

std::vector<Step> of_box(const State& state, Digit digit, std::uint8_t box, int least) {
  std::vector<Step> found;
  const Links& links = state.links();
  const std::span<const House> houses = links.houses();
  const CellSet places = state.places(digit, houses[box]);
  if (places.count() < least) return found;
  for (std::size_t row = 0; row < houses.size() && houses[row].kind == HouseKind::row; ++row) {
    for (std::size_t column = row + 1; column < houses.size() && houses[column].is_line();
         ++column) {
      if (houses[column].kind != HouseKind::column) continue;
      const CellSet in_row = places & houses[row].cells;
      const CellSet in_column = places & houses[column].cells;
      if (!places.without(in_row | in_column).empty()) continue;
      // Both lines hold a place of their own.
      if (in_row.without(in_column).empty() || in_column.without(in_row).empty()) continue;
      add_of_box(state, digit, box, static_cast<std::uint8_t>(row),
                 static_cast<std::uint8_t>(column), found);
      add_of_box(state, digit, box, static_cast<std::uint8_t>(column),
                 static_cast<std::uint8_t>(row), found);
    }
  }
  return found;
}

}  // namespace

// A box whose places for a digit lie in one row and one column is a strong link between the two
// lines; together with a conjugate pair outside it strikes one cell. Two with the same box are a
// dual one. Boxes with two places are looked at only if no other has one: they are turbot fish.
static void find_empty_rectangles(const State& state, Technique wanted, StepList& steps) {
  const std::span<const House> houses = state.links().houses();
  for (int number = 1; number <= state.links().size(); ++number) {
    const auto digit = static_cast<Digit>(number);
    bool has_any = false;
    for (const int least : {3, 2}) {
      if (has_any) break;
      for (std::size_t box = 0; box < houses.size(); ++box) {
        if (houses[box].kind != HouseKind::box) continue;
        std::vector<Step> found = of_box(state, digit, static_cast<std::uint8_t>(box), least);
        has_any |= !found.empty();
        for (std::size_t a = 0; a < found.size(); ++a) {
          if (wanted == Technique::empty_rectangle) {
            if (steps.add(found[a])) return;
            continue;
          }
          for (std::size_t b = a + 1; b < found.size(); ++b) {
            if (found[a].eliminations == found[b].eliminations) continue;
            Step dual = found[a];
            dual.technique = wanted;
            dual.cells |= found[b].cells;
            dual.eliminations.insert(dual.eliminations.end(), found[b].eliminations.begin(),
                                     found[b].eliminations.end());
            dual.parts = {found[a], found[b]};
            if (steps.add(std::move(dual))) return;
          }
        }
      }
    }
  }
}

namespace {

constexpr std::array empty_rectangles_entries{
    TechniqueEntry{{Technique::empty_rectangle, "Empty Rectangle", Level::hard, 120, true},
                   find_empty_rectangles},
    TechniqueEntry{
        {Technique::dual_empty_rectangle, "Dual Empty Rectangle", Level::hard, 120, false},
        find_empty_rectangles},
};

}  // namespace

extern constinit const std::span<const TechniqueEntry> empty_rectangles_techniques{
    empty_rectangles_entries};

}  // namespace ninefold::logic
