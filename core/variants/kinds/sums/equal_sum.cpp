// EqualSum: segments with one sum.

#include "core/variants/puzzle.hpp"

#include <algorithm>
#include <array>
#include <set>

namespace ninefold::variants {

namespace {

constexpr std::array<Parameter, 1> equal_sum_parameters{{
    {.name = "cells", .kind = ParameterKind::cell_lists},
}};

// Segments without cells, such as after a break at the end, are none.
std::optional<RuleError> drop_empty_segments(Arguments& /*arguments*/, std::vector<Rule>& rules) {
  std::erase_if(rules.back().lists, [](const CellIndexes& segment) { return segment.empty(); });
  return std::nullopt;
}

bool equal_sum_holds(const Rule& rule, const Puzzle& /*puzzle*/, std::span<const int> values) {
  std::set<int> sums;
  for (const CellIndexes& segment : rule.lists) sums.insert(sum_of(segment, values));
  return sums.size() <= 1;
}

// Each segment with each other one; if they are many, only with the next ones.
void contribute_equal_sum(const Rule& rule, const Puzzle& /*puzzle*/, Model& model) {
  constexpr std::size_t most_others = 30;
  const std::size_t count = rule.lists.size();
  for (std::size_t i = 0; i < count; ++i) {
    for (std::size_t j = i + 1; j < std::min(count, i + 1 + most_others); ++j) {
      std::vector<Sum::Term> terms = terms_of(rule.lists[i]);
      for (const CellIndex cell : rule.lists[j]) terms.push_back({cell, -1});
      model.sum(std::move(terms), 0);
    }
  }
}

}  // namespace

extern const std::vector<Kind> equal_sum_kinds{
    {.name = "EqualSum",
     .parameters = equal_sum_parameters,
     .gesture = Gesture::sets,
     .complete = drop_empty_segments,
     .holds = equal_sum_holds,
     .contribute = contribute_equal_sum},
};

}  // namespace ninefold::variants
