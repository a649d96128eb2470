#include "tests/core/logic/meanings/rules_together.hpp"

#include <algorithm>
#include <set>
#include <utility>

namespace ninefold::tests {

Fillings::Found RulesTogether::kept_without(const Rules& last,
                                            std::vector<unsigned> candidates) const {
  Rules others;
  for (const StepRule* const rule : rules_) {
    if (std::find(last.begin(), last.end(), rule) == last.end()) others.push_back(rule);
  }
  return kept(others, cells_of(last), std::move(candidates));
}

void RulesTogether::take_away(const Rules& last, const std::vector<unsigned>& candidates,
                              std::vector<unsigned>& left) const {
  for (const int cell : cells_of(last)) {
    for (unsigned rest = at(left, cell); rest != 0; rest &= rest - 1) {
      const unsigned digit = rest & ~(rest - 1);
      std::vector<unsigned> with = candidates;
      at(with, cell) &= digit;
      if (kept_without(last, std::move(with)) == Fillings::Found::none) at(left, cell) &= ~digit;
    }
  }
}

Fillings::Found RulesTogether::kept(const Rules& rules, std::set<int> apart,
                                    std::vector<unsigned> candidates) const {
  std::set<int> cells = cells_of(rules);
  cells.insert(apart.begin(), apart.end());
  std::vector<RuleTable> tables;
  for (const StepRule& house : houses_) {
    cells.insert(house.cells.begin(), house.cells.end());
    tables.emplace_back(house, meaning_.side(), true);
  }
  Fillings fillings(meaning_, {cells.begin(), cells.end()}, rules, std::move(tables));
  fillings.exclude_only_equal_within(std::move(apart));
  return fillings.among(std::move(candidates));
}

}  // namespace ninefold::tests
