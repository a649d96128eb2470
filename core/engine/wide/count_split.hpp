#pragma once

#include "core/engine/engine.hpp"
#include "core/propagators/domains/domains.hpp"

#include <optional>
#include <span>
#include <vector>

namespace ninefold {
class Meter;
}

namespace ninefold::variants {

struct Program;

/// A count cut into pieces by its first decisions: every solution is in exactly one piece. The cuts
/// are the program's alone, not what a search learns, so that they are the same for every part, on
/// every machine. Part n of m takes every m-th piece from the nth on; so part n of m is the parts
/// n, n + m, n + 2m and so on of any multiple of m.
struct CountSplit {
  /// There are no more of them, so that making them takes a moment, and parts beyond them are
  /// empty.
  static constexpr std::size_t most_pieces = 512;

  struct Piece {
    std::vector<Mask> open;  ///< for every cell, after propagation
    Mask unnamed = 0;        ///< names of regions that may still be exchanged for each other

    bool operator==(const Piece&) const = default;
  };
  std::vector<Piece> pieces;
  /// Any other way is the classic engine's, which cuts the count itself: then there are no pieces.
  CountWay way = CountWay::pieces;
};

/// Of what solutions are among these candidates of all cells. Nothing where the meter ended it.
std::optional<CountSplit> split_count(const Program& program, std::span<const Mask> candidates,
                                      Meter& meter);

}  // namespace ninefold::variants
