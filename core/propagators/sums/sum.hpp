#pragma once

#include "core/propagators/domains/domains.hpp"
#include "core/propagators/primitive/primitive.hpp"
#include "core/propagators/sets/value_sets.hpp"
#include "core/propagators/sums/sum_bits.hpp"

namespace ninefold::variants {

/// A sum with coefficients over cells is a given total. Cells that see each other and have one
/// coefficient are taken together: then their values differ, which the sums they can have know.
class Sum {
 public:
  struct Term {
    CellIndex cell = 0;
    int coefficient = 1;
  };

  /// `total` is of values, of which the smallest is `lowest`. A cell may be listed several times.
  Sum(const std::vector<Term>& terms, int total, int lowest, int value_count, const Peers& peers);

  /// Whether no values at all can have this sum, which is known before the search.
  bool is_impossible() const { return is_impossible_; }
  std::span<const CellIndex> cells() const { return cells_; }
  static void visit_cells(auto& own, auto visit) { visit_each(visit, own.cells_); }
  int level() const { return cells_.size() > 6 ? 3 : 2; }

  bool propagate(Domains& domains) const;

 private:
  /// Cells with one coefficient, all of which differ if there are several.
  struct Clique {
    std::uint32_t first = 0;  ///< in cells_
    int size = 1;
    int coefficient = 1;       ///< positive
    bool is_reversed = false;  ///< position p counts as value_count - 1 - p
    std::uint32_t sets = 0;    ///< of three cells and more: their sets, in sets_
    std::uint32_t set_count = 0;
  };

  /// More cliques, or sums of 1,024 and more, are propagated by their bounds alone.
  static constexpr int most_cliques = 40;

  /// Whether the total is so far from what the cells have at least and at most that hardly any
  /// candidate can be missing in its values; never once all cells have their values.
  bool is_loose(const Domains& domains) const;
  template <std::size_t width>
  bool propagate_exactly(Domains& domains) const;
  /// Whether a clique may have sums that fall out of the bits, which are all too large.
  template <std::size_t width>
  bool can_exceed(const Clique& clique) const {
    return clique.coefficient * clique.size * (value_count_ - 1) >= static_cast<int>(64 * width);
  }
  template <std::size_t width>
  SumBits<width> sums_of(const Domains& domains, const Clique& clique) const;
  template <std::size_t width>
  bool narrow_clique(Domains& domains, const Clique& clique, const SumBits<width>& allowed,
                     bool is_narrowed) const;
  /// Three cells that differ, whose sums fit into one word.
  bool goes_through_triples(const Domains& domains, const Clique& clique) const;
  std::uint64_t sums_of_three_cells(const Domains& domains, const Clique& clique) const;
  int widest_of_three(const Domains& domains, const Clique& clique) const;
  bool narrow_three_cells(Domains& domains, const Clique& clique, std::uint64_t allowed) const;
  struct Together {
    Mask possible = 0;
    Mask fixed = 0;
  };
  Together together(const Domains& domains, const Clique& clique) const;
  FittingSets fitting_by_table(const Domains& domains, const Clique& clique,
                               std::uint64_t allowed) const;
  template <std::size_t width>
  FittingSets fitting_by_sets(const Domains& domains, const Clique& clique,
                              const SumBits<width>& allowed) const;
  bool propagate_bounds(Domains& domains) const;
  Mask positions(const Domains& domains, const Clique& clique, int number) const {
    const Mask mask = domains.masks[cells_[clique.first + static_cast<std::size_t>(number)]];
    return clique.is_reversed ? turned_values(mask, value_count_) : mask;
  }
  bool narrow_positions(Domains& domains, const Clique& clique, int number, Mask positions) const {
    return domains.narrow(cells_[clique.first + static_cast<std::size_t>(number)],
                          clique.is_reversed ? turned_values(positions, value_count_) : positions);
  }
  CellIndexes cells_;
  std::vector<Clique> cliques_;
  struct SetOfSum {
    Mask set;
    std::uint8_t sum;  ///< of positions
  };
  std::vector<SetOfSum> sets_;
  int total_ = 0;  // of positions
  int value_count_ = 9;
  bool is_impossible_ = false;
  bool can_be_loose_ = false;
};

/// A sum as a model says it. Of one or two cells it becomes candidates or a relation, else a Sum.
struct SumOf {
  std::vector<Sum::Term> terms;
  int total = 0;

  static constexpr bool is_compiled_apart = true;
  static void visit_cells(auto& own, auto visit) { visit_each(visit, own.terms); }
  static constexpr bool can_turn_values = true;
  void describe(Statement& to) const;
};

}  // namespace ninefold::variants
