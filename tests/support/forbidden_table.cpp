#include "tests/support/forbidden_table.hpp"

namespace ninefold::tests {

ForbiddenTable::ForbiddenTable(const std::vector<Rule>& rules, Shape shape) : shape_(shape) {
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
            if (!ninefold::forbids(rule, shape, a, x, b, y)) continue;
            masks_[index(a, x, b)] |= static_cast<std::uint16_t>(1U << (y - 1U));
            break;
          }
        }
      }
    }
  }
}

}  // namespace ninefold::tests
