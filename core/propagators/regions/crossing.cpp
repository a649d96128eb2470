#include "core/propagators/regions/crossing.hpp"

#include <utility>

namespace ninefold::variants {

namespace {

// The value of a cell that has one of those that are connected; nothing for others.
Mask value_in(const Crossing& rule, const Domains& domains, CellIndex cell) {
  const Mask mask = domains.masks[cell];
  return is_single(mask) ? static_cast<Mask>(mask & rule.values) : Mask{0};
}

// Where one diagonal of a square has one value twice, the other one has no other value twice.
bool narrow_diagonals(const Crossing& rule, const Crossing::Square& square, Domains& domains) {
  for (const std::size_t first : {0, 1}) {
    const Mask value = value_in(rule, domains, square[first]);
    if (value == 0 || domains.masks[square[first + 2]] != value) continue;
    CellIndex one = square[first + 1];
    CellIndex other = square[(first + 3) % 4];
    if (value_in(rule, domains, one) == 0) std::swap(one, other);
    const Mask across = value_in(rule, domains, one);
    if (across != 0 && across != value && !domains.take_away(other, across)) return false;
  }
  return true;
}

// The cells of a value cut the edge into pieces; what another value has in one piece it has in no
// other.
bool narrow_edge(const Crossing& rule, Mask value, std::size_t start, Domains& domains) {
  const std::size_t length = rule.edge.size();
  const auto cell_at = [&](std::size_t step) { return rule.edge[(start + step) % length]; };
  Mask found = 0;    // in pieces before
  Mask several = 0;  // and in two of them
  Mask own = 0;      // in this piece
  // From a cell of the value once around, to see what is where, and then once more.
  for (std::size_t step = 1; step <= length; ++step) {
    const Mask fixed = value_in(rule, domains, cell_at(step));
    if (fixed == value) {
      several |= found & own;
      found |= own;
      own = 0;
    } else {
      own |= fixed;
    }
  }
  if (several != 0) {
    domains.conflict = cell_at(0);
    return false;
  }
  for (std::size_t piece = 1; piece <= length;) {
    own = 0;
    std::size_t end = piece;
    for (; value_in(rule, domains, cell_at(end)) != value; ++end)
      own |= value_in(rule, domains, cell_at(end));
    const auto elsewhere = static_cast<Mask>(found & ~own);
    if (elsewhere != 0) {
      for (std::size_t step = piece; step < end; ++step) {
        if (!domains.take_away(cell_at(step), elsewhere)) return false;
      }
    }
    piece = end + 1;
  }
  return true;
}

}  // namespace

bool propagate(const Crossing& rule, Domains& domains) {
  for (const Crossing::Square& square : rule.squares) {
    if (!narrow_diagonals(rule, square, domains)) return false;
  }
  Mask once = 0;
  Mask twice = 0;
  for (const CellIndex cell : rule.edge) {
    const Mask value = value_in(rule, domains, cell);
    twice |= once & value;
    once |= value;
  }
  // Of one value alone there is nothing between others.
  if (twice == 0 || is_single(once)) return true;
  for (std::size_t start = 0; start < rule.edge.size(); ++start) {
    const Mask value = value_in(rule, domains, rule.edge[start]);
    if ((value & twice) == 0) continue;
    twice &= static_cast<Mask>(~value);
    if (!narrow_edge(rule, value, start, domains)) return false;
  }
  return true;
}

}  // namespace ninefold::variants
