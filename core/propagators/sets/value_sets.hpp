#pragma once

#include "core/propagators/domains/domains.hpp"

#include <memory>
#include <utility>

namespace ninefold::variants {

/// Sets of values that many rules share: of 16 values there may be thousands of one size.
class SetList {
 public:
  using Sets = std::vector<Mask>;

  SetList(Sets sets) : sets_(std::make_shared<const Sets>(std::move(sets))) {}
  SetList(std::initializer_list<Mask> sets) : SetList(Sets(sets)) {}

  const Sets& operator*() const { return *sets_; }
  const Sets* operator->() const { return sets_.get(); }

 private:
  std::shared_ptr<const Sets> sets_;
};

/// Cells that see each other and hold together one of several sets of values: a house (one set),
/// a cage (the sets with its sum), a renban line (runs of values).
struct ValueSets {
  CellIndexes cells;
  SetList sets;  ///< each of as many values as there are cells
  /// Of the program's peers: pairs of places (i * size + j) and what both cells see besides the
  /// cells themselves, one word after the other. Empty: nothing is known, and all is looked at.
  std::vector<bool> see_others;
};

bool propagate(const ValueSets& rule, Domains& domains);

/// The sets that fit the candidates: what they have together and what is in each of them.
struct FittingSets {
  Mask possible = 0;
  Mask required = static_cast<Mask>(~0U);
};
FittingSets fitting_sets(std::span<const CellIndex> cells, std::span<const Mask> sets,
                         const Domains& domains);

/// Draws what follows where cells that see each other hold values in `possible`, all of `required`.
/// `see_others` is as above.
bool narrow_to_sets(std::span<const CellIndex> cells, FittingSets sets, Domains& domains,
                    const std::vector<bool>* see_others = nullptr);

/// Whether any two cells see a third beyond the list: pairs of places as above.
std::vector<bool> pairs_that_see_others(std::span<const CellIndex> cells, const Peers& peers);

/// All sets of `size` of the first `value_count` values, in order of their sums of positions.
std::vector<Mask> sets_of_size(int value_count, int size);
/// How many they are.
std::size_t count_of_sets(int value_count, int size);
int sum_of_positions(Mask mask);

}  // namespace ninefold::variants
