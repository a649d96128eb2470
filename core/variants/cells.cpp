#include "core/variants/cells.hpp"

#include <algorithm>
#include <bit>
#include <cstdint>

namespace ninefold::variants {

namespace {

/// Values of cells, one after another; an empty cell counts as one below the lowest.
class ValuesSeen {
 public:
  /// False where the value has been there before.
  bool add(int value) {
    const std::uint32_t bit = bit_of(value);
    if ((seen_ & bit) != 0) return false;
    seen_ |= bit;
    return true;
  }
  static std::uint32_t bit_of(int value) {
    return std::uint32_t{1} << static_cast<unsigned>(value + 1);
  }

 private:
  static_assert(most_values + 2 <= 32);
  std::uint32_t seen_ = 0;
};

}  // namespace

std::vector<int> values_of(const CellIndexes& cells, std::span<const int> values) {
  std::vector<int> found;
  found.reserve(cells.size());
  for (const CellIndex cell : cells) found.push_back(values[cell]);
  return found;
}

bool all_different(std::span<const int> values) {
  ValuesSeen seen;
  return std::all_of(values.begin(), values.end(), [&](int value) { return seen.add(value); });
}

// All of them are looked at: that they differ is the rule.
bool have_all_different(std::span<const CellIndex> cells, std::span<const int> values) {
  std::uint32_t seen = 0;
  for (const CellIndex cell : cells) seen |= ValuesSeen::bit_of(values[cell]);
  return static_cast<std::size_t>(std::popcount(seen)) == cells.size();
}

int sum_of(const CellIndexes& cells, std::span<const int> values) {
  int sum = 0;
  for (const CellIndex cell : cells) sum += values[cell];
  return sum;
}

int count_in(const CellIndexes& cells, std::span<const int> values, int value) {
  return static_cast<int>(std::count_if(cells.begin(), cells.end(),
                                        [&](CellIndex cell) { return values[cell] == value; }));
}

bool has_repeats(CellIndexes cells) {
  std::sort(cells.begin(), cells.end());
  return std::adjacent_find(cells.begin(), cells.end()) != cells.end();
}

std::vector<Sum::Term> terms_of(const CellIndexes& cells, int coefficient) {
  std::vector<Sum::Term> terms;
  terms.reserve(cells.size());
  for (const CellIndex cell : cells) terms.push_back({cell, coefficient});
  return terms;
}

InlineList<int, most_values> values_in(Mask set, int lowest) {
  InlineList<int, most_values> values;
  for (Mask rest = set; rest != 0; rest = without_lowest(rest))
    values.push_back(lowest_of(rest) + lowest);
  return values;
}

}  // namespace ninefold::variants
