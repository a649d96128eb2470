#pragma once

#include "core/propagators/domains/domains.hpp"

#include <array>

namespace ninefold::variants {

/// Which values may stand in a second cell beside each value of a first: entry p holds the values
/// that are allowed beside position p.
using PairTable = std::array<Mask, most_values>;

/// The same the other way round: the values of the first beside each of the second.
PairTable turned(PairTable table);

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
};

bool propagate(const Relation& relation, const RelationTable& table, Domains& domains);

}  // namespace ninefold::variants
