#include "tests/support/oracles/forbidden_table.hpp"

#include "core/rules/conflicts.hpp"

#include <algorithm>
#include <iterator>

namespace ninefold::tests {

ForbiddenTable::ForbiddenTable(const std::vector<Rule>& rules, Shape shape) : shape_(shape) {
  std::copy_if(rules.begin(), rules.end(), std::back_inserter(others_),
               [](const Rule& rule) { return !is_pairwise(rule); });
  const int size = shape.size();
  const int cells = shape.cell_count();
  masks_.assign(static_cast<std::size_t>(cells) * cells * size, 0);
  for (int first = 0; first < cells; ++first) {
    for (int second = 0; second < cells; ++second) {
      if (first == second) continue;
      const auto a = static_cast<Cell>(first);
      const auto b = static_cast<Cell>(second);
      for (Digit x = 1; x <= size; ++x) {
        for (Digit y = 1; y <= size; ++y) {
          for (const Rule& rule : rules) {
            if (!is_pairwise(rule)) continue;
            if (!ninefold::forbids(rule, shape, a, x, b, y)) continue;
            masks_[index(a, x, b)] |= static_cast<std::uint16_t>(1U << (y - 1U));
            break;
          }
        }
      }
    }
  }
}

bool ForbiddenTable::allows(const Grid& grid) const {
  return std::none_of(others_.begin(), others_.end(),
                      [&grid](const Rule& rule) { return is_broken(rule, grid); });
}

}  // namespace ninefold::tests
