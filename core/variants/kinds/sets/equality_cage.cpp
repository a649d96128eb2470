// EqualityCage: as many even values as odd ones, as many low as high.

#include "core/variants/puzzle.hpp"

#include <algorithm>

namespace ninefold::variants {

namespace {

// How many values are even, low and high.
struct Parts {
  int even = 0;
  int low = 0;
  int high = 0;

  void add(int value, int lowest, int highest) {
    const int half = (highest - lowest + 1) / 2;
    even += value % 2 == 0 ? 1 : 0;
    low += value < lowest + half ? 1 : 0;
    high += value > highest - half ? 1 : 0;
  }
  bool are_halves_of(std::size_t size) const {
    const auto cells = static_cast<int>(size);
    return 2 * even == cells && 2 * low == cells && 2 * high == cells;
  }
};

bool has_equal_parts(std::span<const int> inside, int lowest, int highest) {
  Parts parts;
  for (const int value : inside) parts.add(value, lowest, highest);
  return parts.are_halves_of(inside.size());
}

CellIndexes once_each(CellIndexes cells) {
  std::sort(cells.begin(), cells.end());
  cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
  return cells;
}

std::optional<RuleError> complete_equality(Arguments& arguments, std::vector<Rule>& rules) {
  if (rules.back().cells.size() % 2 == 0) return std::nullopt;
  return arguments.error(arguments.count(), "an even number of cells");
}

// A cell that is listed twice is two of the halves, and differs from the others.
bool equality_holds(const Rule& rule, const Puzzle& puzzle, std::span<const int> values) {
  const Layout& layout = puzzle.layout;
  return has_equal_parts(values_of(rule.cells, values), layout.lowest, layout.highest) &&
         have_all_different(once_each(rule.cells), values);
}

// Counts along the cells, for those where some are listed twice.
void accept_equal_parts(const CellIndexes& cells, Model& model) {
  const std::size_t size = cells.size();
  const auto radix = static_cast<std::int64_t>(size) + 1;
  const auto parts_of = [radix](std::int64_t state) {
    return Parts{static_cast<int>(state / radix / radix), static_cast<int>(state / radix % radix),
                 static_cast<int>(state % radix)};
  };
  model.accept(
      cells, "equality cage", 0,
      [=, lowest = model.lowest, highest = model.highest()](
          std::int64_t state, int position) -> std::optional<std::int64_t> {
        Parts parts = parts_of(state);
        parts.add(lowest + position, lowest, highest);
        return (parts.even * radix + parts.low) * radix + parts.high;
      },
      [=](std::int64_t state) { return parts_of(state).are_halves_of(size); });
}

void contribute_equality(const Rule& rule, const Puzzle& /*puzzle*/, Model& model) {
  if (has_repeats(rule.cells)) {
    model.differ(rule.cells);
    accept_equal_parts(rule.cells, model);
    return;
  }
  model.differ_with(rule.cells, [&](Mask set) {
    return has_equal_parts(values_in(set, model.lowest), model.lowest, model.highest());
  });
}

}  // namespace

extern const std::vector<Kind> equality_cage_kinds{
    {.name = "EqualityCage",
     .parameters = two_or_more_cells,
     .complete = complete_equality,
     .holds = equality_holds,
     .contribute = contribute_equality},
};

}  // namespace ninefold::variants
