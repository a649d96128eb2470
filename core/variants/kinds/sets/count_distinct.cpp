// CountDistinct: the first value is the number of different values among the others.

#include "core/variants/puzzle.hpp"
#include "core/variants/regions/region_names.hpp"

#include <set>

namespace ninefold::variants {

namespace {

bool count_distinct_holds(const Rule& rule, const Puzzle& /*puzzle*/, std::span<const int> values) {
  std::set<int> different;
  for (std::size_t i = 1; i < rule.cells.size(); ++i) different.insert(values[rule.cells[i]]);
  return values[rule.cells[0]] == static_cast<int>(different.size());
}

void contribute_count_distinct(const Rule& rule, const Puzzle& /*puzzle*/, Model& model) {
  model.add(CountDistinct{rule.cells[0], {rule.cells.begin() + 1, rule.cells.end()}, model.lowest});
}

bool counting_compares_names(const Rule& rule, const Layout& layout) {
  return !is_region_name(layout, rule.cells[0]) &&
         are_all_names_or_none({rule.cells.begin() + 1, rule.cells.end()}, layout);
}

}  // namespace

extern const std::vector<Kind> count_distinct_kinds{
    {.name = "CountDistinct",
     .parameters = two_or_more_cells,
     .gesture = Gesture::control,
     .holds = count_distinct_holds,
     .contribute = contribute_count_distinct,
     .compares_names = counting_compares_names},
};

}  // namespace ninefold::variants
