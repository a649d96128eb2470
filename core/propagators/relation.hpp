#pragma once

#include "core/propagators/domains/domains.hpp"
#include "core/propagators/primitive/pair_table.hpp"
#include "core/propagators/primitive/primitive.hpp"

#include <array>

namespace ninefold::variants {

/// The same, ready for whole sets of values in either direction. Sets are looked up in three
/// parts: tables of two parts take six times as long to make, and are too large to be near.
class RelationTable {
 public:
  /// Of the first `value_count` positions; sets that it is asked about have no others.
  RelationTable(const PairTable& table, int value_count);

  const PairTable& table() const { return table_; }
  /// The values of the second cell that some value in `first` allows, and the other way round.
  Mask forward(Mask first) const { return forward_.of(first); }
  Mask backward(Mask second) const { return backward_.of(second); }

 private:
  struct Unions {
    std::array<Mask, 64> of_first{};   // six positions
    std::array<Mask, 32> of_second{};  // the next five
    std::array<Mask, 32> of_third{};   // the last five
    Mask of(unsigned set) const {
      return static_cast<Mask>(of_first[set & 63U] | of_second[set >> 6U & 31U] |
                               of_third[set >> 11U]);
    }
  };
  static void fill(const PairTable& table, int value_count, Unions& unions);

  PairTable table_;
  Unions forward_;
  Unions backward_;
};

/// The values of two cells are one of the pairs of a table. All that follows for the two, and
/// values that one of the two must have, for the cells that see both.
struct Relation {
  CellIndex first = 0;
  CellIndex second = 0;
  std::uint32_t table = 0;  ///< of the program's tables
  bool has_common_peers = false;

  static void visit_cells(auto& own, auto visit) { visit_each(visit, own.first, own.second); }
  int level() const { return 0; }
  static constexpr bool is_idempotent = true;
};

bool propagate(const Relation& relation, const RelationTable& table, Domains& domains);

// What a model says of pairs of cells. All that is said of one pair becomes one Relation.

/// Two cells have one of the pairs of values of a table.
struct RelationOf {
  CellIndex first = 0;
  CellIndex second = 0;
  std::uint32_t table = 0;  ///< of the model's tables, since a rule may relate many cells by one

  static constexpr bool is_compiled_apart = true;
  static void visit_cells(auto& own, auto visit) { visit_each(visit, own.first, own.second); }
  static constexpr bool can_turn_values = true;
  void describe(Statement& to) const;
};

/// Every two of some cells, which are more than two and in order, by a table that says the same in
/// both directions: written out, their pairs would take much memory.
struct RelatedCells {
  CellIndexes cells;
  std::uint32_t table = 0;

  static constexpr bool is_compiled_apart = true;
  static void visit_cells(auto& own, auto visit) { visit_each(visit, own.cells); }
  static constexpr bool can_turn_values = true;
  void describe(Statement& to) const;
};

/// `value` in both cells is forbidden. What cells see of each other tells that.
struct NotBoth {
  CellIndex first = 0;
  CellIndex second = 0;
  Mask value = 0;

  static constexpr bool is_compiled_apart = true;
  static void visit_cells(auto& own, auto visit) { visit_each(visit, own.first, own.second); }
  static constexpr bool can_turn_values = true;
  void describe(Statement& to) const;
};

}  // namespace ninefold::variants
