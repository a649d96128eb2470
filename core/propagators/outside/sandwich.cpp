#include "core/propagators/outside/sandwich.hpp"

#include "core/propagators/sets/value_sets.hpp"

#include <algorithm>

namespace ninefold::variants {

Sandwich Sandwich::of(CellIndexes cells, int sum, int lowest, int value_count) {
  Sandwich rule;
  rule.cells = std::move(cells);
  rule.value_count = value_count;
  const unsigned end = 1U << value_count;
  for (unsigned number = 0; number < end; ++number) {
    const auto set = static_cast<Mask>(number);
    const int size = count_of(set);
    if (size + 2 <= static_cast<int>(rule.cells.size()) &&
        sum_of_positions(set) + size * lowest == sum) {
      rule.sets[static_cast<std::size_t>(size)].push_back(set);
    }
  }
  return rule;
}

bool propagate(const Sandwich& rule, Domains& domains) {
  const std::size_t length = rule.cells.size();
  std::array<Mask, most_values> masks{};
  std::array<Mask, most_values> allowed{};
  for (std::size_t i = 0; i < length; ++i) masks[i] = domains.masks[rule.cells[i]];
  for (std::size_t i = 0; i < length; ++i) {
    for (std::size_t j = i + 1; j < length; ++j) {
      const std::vector<Mask>& sets = rule.sets[j - i - 1];
      if (sets.empty()) continue;
      for (const bool rises : {true, false}) {
        const Mask lows = masks[rises ? i : j];
        const Mask highs = masks[rises ? j : i];
        for (Mask low_rest = lows; low_rest != 0; low_rest = without_lowest(low_rest)) {
          const int low = lowest_of(low_rest);
          const int least_high = low + static_cast<int>(length) - 1;
          if (least_high >= rule.value_count) break;
          for (Mask high_rest = highs & static_cast<Mask>(~first_values(least_high));
               high_rest != 0; high_rest = without_lowest(high_rest)) {
            const int high = lowest_of(high_rest);
            const Mask inner = first_values(high) & static_cast<Mask>(~first_values(low + 1));
            for (const Mask set : sets) {
              if ((set & ~inner) != 0) continue;
              const Mask rest = inner & static_cast<Mask>(~set);
              bool fits = true;
              for (std::size_t k = 0; k < length && fits; ++k) {
                if (k == i || k == j) continue;
                fits = (masks[k] & (k > i && k < j ? set : rest)) != 0;
              }
              if (!fits) continue;
              for (std::size_t k = 0; k < length; ++k) {
                if (k != i && k != j) allowed[k] |= k > i && k < j ? set : rest;
              }
              allowed[i] |= mask_of(rises ? low : high);
              allowed[j] |= mask_of(rises ? high : low);
            }
          }
        }
      }
    }
  }
  for (std::size_t k = 0; k < length; ++k) {
    if (!domains.narrow(rule.cells[k], allowed[k])) return false;
  }
  return true;
}

}  // namespace ninefold::variants
