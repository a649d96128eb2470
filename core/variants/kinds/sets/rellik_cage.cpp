// RellikCage: values differ, and no subset of them has the sum.

#include "core/variants/puzzle.hpp"

#include <array>
#include <bitset>

namespace ninefold::variants {

namespace {

constexpr std::array<Parameter, 2> rellik_parameters{{
    {.name = "sum", .least = -1000, .most = 1000},
    some_cells[0],
}};

// Whether some of these different values, at least one, have the sum.
bool some_subset_sums_to(std::span<const int> values, int sum) {
  constexpr std::size_t most = 256;  // different values add up to less
  std::bitset<most> sums;
  for (const int value : values) {
    const auto place = static_cast<std::size_t>(value);
    sums |= sums << place;
    sums.set(place);
  }
  return sum >= 0 && static_cast<std::size_t>(sum) < most && sums[static_cast<std::size_t>(sum)];
}

bool rellik_holds(const Rule& rule, const Puzzle& /*puzzle*/, std::span<const int> values) {
  const std::vector<int> inside = values_of(rule.cells, values);
  return rule.numbers[0] != 0 && all_different(inside) &&
         !some_subset_sums_to(inside, rule.numbers[0]);
}

void contribute_rellik(const Rule& rule, const Puzzle& /*puzzle*/, Model& model) {
  if (rule.numbers[0] == 0 || has_repeats(rule.cells)) {
    model.is_impossible = true;
    return;
  }
  model.differ_with(rule.cells, [&](Mask set) {
    return !some_subset_sums_to(values_in(set, model.lowest), rule.numbers[0]);
  });
}

}  // namespace

extern const std::vector<Kind> rellik_cage_kinds{
    {.name = "RellikCage",
     .parameters = rellik_parameters,
     .holds = rellik_holds,
     .contribute = contribute_rellik},
};

}  // namespace ninefold::variants
