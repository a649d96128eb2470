#pragma once

#include "core/propagators/domains/domains.hpp"
#include "core/propagators/primitive/primitive.hpp"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace ninefold::variants {

/// A line of cells can be cut into pieces with one sum; a loop likewise, where the last piece may
/// go on at its first cell. A cell may be listed several times.
struct SumLine {
  static constexpr int most_sum = 30;

  CellIndexes cells;
  int sum = 0;     ///< of values, of which the smallest is `lowest`; of a loop not 0
  int lowest = 1;  ///< not negative
  bool is_loop = false;
  /// A loop's first cell may continue a piece that has a sum of less than that, which its last
  /// cells must have. Fewer than `sum` where the first cell leaves fewer.
  int parts = 1;

  /// A loop, read from a cell on that leaves few parts: one of a high value.
  static SumLine around(CellIndexes cells, int sum, int lowest, std::span<const Mask> candidates);

  static void visit_cells(auto& own, auto visit) { visit_each(visit, own.cells); }
  int level() const { return cells.size() <= 4 ? 2 : 3; }
  static constexpr bool is_idempotent = true;
  void describe(Statement& to) const;

  /// What a run found. A later one looks only where values differ from those then, and where that
  /// leads to, whether they became fewer or, when a search goes back, more.
  struct Memory {
    std::vector<Mask> masks;             ///< by place, as a run read them; 0: to be looked at again
    std::vector<std::uint64_t> reached;  ///< by place, the sums that a piece may have before it
    std::vector<std::uint64_t> leading;  ///< those of them with which the line can be finished
    std::vector<std::uint8_t> is_stale;  ///< by place: `leading` and narrowing have to follow
  };
  Memory memory() const;
  /// Draws all that follows from the candidates of single places.
  bool propagate(Domains& domains, Memory& memory) const;

 private:
  // Sums are bits. A line has one word of them. A loop has 32 bits for each part, and parts are
  // taken eight at a time.
  static constexpr std::size_t words_of_loop = 4;
  static constexpr int parts_at_once = 2 * static_cast<int>(words_of_loop);

  std::size_t words_of_place() const {
    return is_loop ? static_cast<std::size_t>((parts - 1) / parts_at_once + 1) * words_of_loop : 1;
  }
  template <std::size_t words>
  bool go_on(Domains& domains, Memory& memory) const;
  template <std::size_t words>
  void sums_behind(Mask mask, const std::uint64_t* before, std::uint64_t* behind) const;
  template <std::size_t words>
  Mask lead_from(Mask mask, const std::uint64_t* before, const std::uint64_t* behind,
                 std::uint64_t* leading) const;
};

}  // namespace ninefold::variants
