#pragma once

#include "core/engine/wide/propagation/propagation.hpp"
#include "core/engine/wide/search/branch.hpp"
#include "core/engine/wide/search/rank_borders.hpp"

#include <cstdint>
#include <utility>
#include <vector>

namespace ninefold::variants {

/// Where a search branches, by the weights of cells: how many conflicts they had a part in.
class Branching {
 public:
  explicit Branching(const Program& program);

  /// The cell of which least is left for most conflicts, with its lowest preferred value, if any,
  /// or its lowest; or a value with two places in a house that parts the search better; no cell
  /// where all have their values. Of names in `unnamed` one stands for all.
  Branch by_conflicts(State state, Mask unnamed) const;
  /// The first cell that has no value yet, and its lowest.
  Branch in_reading_order(const Mask* masks, Mask unnamed) const;

  /// Prefers these values, one set for each cell, to lower ones; null for none. They must stay
  /// where they are.
  void prefer(const Mask* values) { preferred_ = values; }

  /// Counts a conflict that came of a guess: `failed` says where.
  void blame(const Branch& guessed, const Propagation& failed);

  /// All cells, those of most conflicts first.
  const CellIndexes& cells_by_weight();

 private:
  int parts_of(std::size_t cell, Mask values, Mask unnamed) const;
  Branch lowest_of_cell(std::size_t cell, const Mask* masks, Mask unnamed) const;
  void choose_preferred(const Mask* masks, Mask unnamed, Branch& best) const;
  void choose_places(State state, float& best_score, Branch& best) const;
  float share_of_places() const;
  std::pair<std::size_t, std::size_t> two_places(State state, const Program::House& house,
                                                 int value) const;

  const Program& program_;
  RankBorders rank_borders_;
  std::size_t cells_;
  std::vector<float> weights_;
  CellIndexes by_weight_;  // in an order that was true when somebody asked last
  const Mask* preferred_ = nullptr;
  std::uint64_t conflicts_ = 0;
  float step_ = 1;  // what the next conflict counts
};

}  // namespace ninefold::variants
