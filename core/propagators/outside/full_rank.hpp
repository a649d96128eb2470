#pragma once

#include "core/propagators/domains/domains.hpp"
#include "core/propagators/primitive/primitive.hpp"

namespace ninefold::variants {

/// All rows and columns of a grid, read in both directions, put in order; some have a given place
/// in it. Equal lines have equal places: one more than the number of smaller lines.
struct FullRank {
  enum class Ties : std::uint8_t {
    none,          ///< no two lines are equal
    only_unclued,  ///< a line with a given place equals no other
    any,
  };
  struct Clue {
    std::size_t line = 0;
    int rank = 0;
  };
  std::vector<CellIndexes> lines;
  std::vector<Clue> clues;  ///< by rank
  Ties ties = Ties::only_unclued;
  /// Whether each value begins four lines, so that ranks tell first values.
  bool has_houses = true;

  static void visit_cells(auto& own, auto visit) { visit_each(visit, own.lines); }
  int level() const { return 4; }
  CellIndexes scope() const;
  /// Which line is smaller, their first cells tell mostly.
  void weigh(std::span<std::uint32_t> weights) const;
};

bool propagate(const FullRank& rule, Domains& domains);

}  // namespace ninefold::variants
