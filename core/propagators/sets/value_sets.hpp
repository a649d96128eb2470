#pragma once

#include "core/propagators/primitive/primitive.hpp"
#include "core/propagators/sets/set_matching.hpp"

namespace ninefold::variants {

/// Cells that see each other and hold together one of several sets of values: a house (one set),
/// a cage (the sets with its sum), a renban line (runs of values).
struct ValueSets {
  CellIndexes cells;
  SetList sets;  ///< each of as many values as there are cells
  /// Of the program's peers: pairs of places (i * size + j) and what both cells see besides the
  /// cells themselves, one word after the other. Empty: nothing is known, and all is looked at.
  std::vector<bool> see_others;

  /// Of what is said of the same cells one list is made, and a house where that is one set.
  static constexpr bool is_compiled_apart = true;
  static void visit_cells(auto& own, auto visit) { visit_each(visit, own.cells); }
  int level() const { return sets->size() > 20 ? 2 : 1; }
  static constexpr bool can_turn_values = true;
  void describe(Statement& to) const;
};

bool propagate(const ValueSets& rule, Domains& domains);

/// Cells that see each other hold the values in `required`: one that is in two or three of them is
/// in none that all of these see. `see_others` is as above.
bool point_outwards(std::span<const CellIndex> cells, Mask required, Domains& domains,
                    const std::vector<bool>* see_others = nullptr);

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
