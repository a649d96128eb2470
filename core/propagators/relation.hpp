#pragma once

#include "core/propagators/domains/domains.hpp"

#include <array>

namespace ninefold::variants {

/// Which values may stand in a second cell beside each value of a first: entry p holds the values
/// that are allowed beside position p.
using PairTable = std::array<Mask, most_values>;

/// The same, ready for whole sets of values in either direction.
class RelationTable {
 public:
  /// Of the first `value_count` positions; sets that it is asked about have no others.
  RelationTable(const PairTable& table, int value_count);

  const PairTable& table() const { return table_; }
  /// The values of the second cell that some value in `first` allows, and the other way round.
  Mask forward(Mask first) const { return forward_[0][first & 0xffU] | forward_[1][first >> 8U]; }
  Mask backward(Mask second) const {
    return backward_[0][second & 0xffU] | backward_[1][second >> 8U];
  }

 private:
  using Bytes = std::array<std::array<Mask, 256>, 2>;
  PairTable table_;
  Bytes forward_{};
  Bytes backward_{};
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
