#pragma once

#include "core/propagators/domains/domains.hpp"
#include "core/propagators/primitive/primitive.hpp"

namespace ninefold::variants {

/// How often values occur among cells. A cell that is listed twice counts twice.
struct ValueCounts {
  struct Allowed {
    Mask value = 0;            ///< one value
    std::uint64_t counts = 0;  ///< bit n: it may occur n times
  };
  CellIndexes cells;
  std::vector<Allowed> allowed;
  /// Not empty: the set of all values that occur is one of these.
  std::vector<Mask> sets;
  /// A way to part the cells into cliques, of which all cells see each other, so that a value is
  /// once in each at most.
  struct Partition {
    CellIndexes cells;                ///< one clique after the other
    std::vector<std::uint16_t> ends;  ///< of each clique, in `cells`
  };
  std::vector<Partition> partitions;  ///< made when compiling

  static void visit_cells(auto& own, auto visit) { visit_each(visit, own.cells); }
  int level() const { return 2; }
  void prepare(const Peers& peers);
  static constexpr bool can_turn_values = true;
  void describe(Statement& to) const;
};

/// Partitions of cells that see each other: greedy ones in reading order, by columns and by boxes.
std::vector<std::vector<CellIndexes>> partitions_of(const CellIndexes& cells, const Peers& peers);

bool propagate(const ValueCounts& rule, Domains& domains);

/// The value of `control` is the number of different values among the cells.
struct CountDistinct {
  CellIndex control = 0;
  CellIndexes cells;
  int lowest = 1;

  static void visit_cells(auto& own, auto visit) { visit_each(visit, own.cells, own.control); }
  int level() const { return 2; }
  void describe(Statement& to) const;
};

/// Tries the sets that all values can be, where not too many values are open.
bool propagate(const CountDistinct& rule, Domains& domains);

/// All sets hold the same values equally often.
struct SameValues {
  std::vector<CellIndexes> sets;
  bool once_each = false;  ///< only which values occur counts, not how often

  static void visit_cells(auto& own, auto visit) { visit_each(visit, own.sets); }
  int level() const { return 3; }
  static constexpr bool can_turn_values = true;
  void describe(Statement& to) const;
};

bool propagate(const SameValues& rule, Domains& domains);

/// targets[position of the index cell's value - first] has the value of `result`.
struct Element {
  CellIndex index = 0;
  CellIndex result = 0;
  CellIndexes targets;
  int first = 0;  ///< the position that names the first target

  static void visit_cells(auto& own, auto visit) {
    visit_each(visit, own.targets, own.index, own.result);
  }
  int level() const { return 1; }
  void describe(Statement& to) const;
};

bool propagate(const Element& rule, Domains& domains);

}  // namespace ninefold::variants
