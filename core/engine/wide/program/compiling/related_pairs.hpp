#pragma once

#include "core/propagators/relation.hpp"

#include <cstdint>
#include <span>
#include <vector>

namespace ninefold::variants {

/// Pairs of cells and the values they may have together: whatever is said of one pair becomes one
/// table. Takes little memory however often each pair is spoken of and however many tables there
/// are, since 1,000 cells are half a million pairs.
class RelatedPairs {
 public:
  /// The number of a table, the same for equal ones.
  std::uint32_t number_of(const PairTable& table);
  /// The values of `second` beside those of `first`, by the number of a table.
  void restrict(CellIndex first, CellIndex second, std::uint32_t table);

  struct Pair {
    CellIndex first = 0;  ///< the smaller
    CellIndex second = 0;
    std::uint32_t table = 0;
  };
  /// In order, each once.
  std::span<const Pair> pairs();
  const PairTable& table(std::uint32_t number) const { return tables_[number]; }
  /// What both tables allow. Where there are `most_tables` already and that is none of them, the
  /// first: who checks full grids misses nothing by that.
  std::uint32_t both(std::uint32_t one, std::uint32_t other);

  static constexpr std::size_t most_tables = 4096;

 private:
  void merge();
  std::uint32_t& slot_of(const PairTable& table);

  static constexpr std::uint32_t none = ~std::uint32_t{0};
  static constexpr std::size_t least_slots = 64;

  std::vector<PairTable> tables_;
  // By table: the one that says the same the other way round, once it was asked for.
  std::vector<std::uint32_t> turned_;
  std::vector<std::uint32_t> slots_;  // numbers of tables, never more than half full
  std::vector<Pair> pairs_;
  bool is_merged_ = true;
  std::size_t most_unmerged_ = least_unmerged;
  static constexpr std::size_t least_unmerged = 1 << 14;
};

}  // namespace ninefold::variants
