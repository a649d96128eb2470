#include "core/propagators/sets/counting.hpp"

#include "core/propagators/primitive/statement.hpp"

#include <algorithm>
#include <array>

namespace ninefold::variants {

namespace {

struct Seen {
  Mask fixed = 0;     // values of cells that have theirs
  Mask together = 0;  // of all cells
  int open = 0;       // cells that have several
  int apart = 0;      // at least so many values are different
};

// Cells that see each other hold different values, and so do those whose candidates do not meet.
int cells_apart(std::span<const CellIndex> cells, const Domains& domains) {
  std::array<CellIndex, most_values> chosen{};
  std::size_t count = 0;
  for (const CellIndex cell : cells) {
    const auto is_apart = [&](CellIndex other) {
      return (domains.masks[cell] & domains.masks[other]) == 0 ||
             domains.peers->differ(cell, other);
    };
    if (count < chosen.size() && std::all_of(chosen.begin(), chosen.begin() + count, is_apart))
      chosen[count++] = cell;
  }
  return static_cast<int>(count);
}

Seen look_at(std::span<const CellIndex> cells, const Domains& domains) {
  Seen seen;
  for (const CellIndex cell : cells) {
    const Mask mask = domains.masks[cell];
    seen.together |= mask;
    if (is_single(mask)) {
      seen.fixed |= mask;
    } else {
      ++seen.open;
    }
  }
  seen.apart = cells_apart(cells, domains);
  return seen;
}

// What follows from the sets that the values of all cells can be.
struct Possible {
  Mask control = 0;
  Mask open_cells = 0;  // the values of those that have several
};

Possible possible_sets(const CountDistinct& rule, const Seen& seen, const Domains& domains) {
  const Mask control = domains.masks[rule.control];
  const Mask free = seen.together & static_cast<Mask>(~seen.fixed);
  const int fixed = count_of(seen.fixed);
  const auto meets_all = [&](Mask set) {
    return std::all_of(rule.cells.begin(), rule.cells.end(),
                       [&](CellIndex cell) { return (domains.masks[cell] & set) != 0; });
  };
  Possible possible;
  for (Mask added = free;; added = static_cast<Mask>((added - 1U) & free)) {
    const int size = fixed + count_of(added);
    const int position = size - rule.lowest;
    const bool is_wanted = position >= 0 && position < most_values &&
                           (control & mask_of(position)) != 0 && size >= seen.apart &&
                           size - fixed <= seen.open;
    // With so many new values as open cells, each of these brings one.
    const Mask of_open = size - fixed == seen.open ? added : seen.fixed | added;
    if (is_wanted && meets_all(seen.fixed | added)) {
      possible.control |= mask_of(position);
      possible.open_cells |= of_open;
      if (possible.control == control && possible.open_cells == seen.together) return possible;
    }
    if (added == 0) return possible;
  }
}

Possible possible_by_counts(const CountDistinct& rule, const Seen& seen, const Domains& domains) {
  const int fixed = count_of(seen.fixed);
  const int least = std::max(fixed, seen.apart);
  const int most = std::min(count_of(seen.together), fixed + seen.open);
  Possible possible;
  for (int count = least; count <= most; ++count) {
    const int position = count - rule.lowest;
    if (position >= 0 && position < most_values) possible.control |= mask_of(position);
  }
  possible.control &= domains.masks[rule.control];
  possible.open_cells = seen.together;
  if (possible.control == 0) return possible;
  if (highest_of(possible.control) + rule.lowest == fixed) possible.open_cells = seen.fixed;
  if (lowest_of(possible.control) + rule.lowest == fixed + seen.open)
    possible.open_cells &= static_cast<Mask>(~seen.fixed);
  return possible;
}

}  // namespace

// The value of one cell is a number, which is another where values are turned round.
void CountDistinct::describe(Statement& to) const {
  const auto& [own_control, own_cells, own_lowest] = *this;
  to.add_cell(own_control);
  to.add(static_cast<std::uint32_t>(own_lowest));
  to.add_in_any_order(own_cells);
}

bool propagate(const CountDistinct& rule, Domains& domains) {
  constexpr int most_free = 9;  // values, of which all sets are tried
  const Seen seen = look_at(rule.cells, domains);
  const bool are_few = count_of(seen.together) - count_of(seen.fixed) <= most_free;
  const Possible possible =
      are_few ? possible_sets(rule, seen, domains) : possible_by_counts(rule, seen, domains);
  if (!domains.narrow(rule.control, possible.control)) return false;
  return std::all_of(rule.cells.begin(), rule.cells.end(), [&](CellIndex cell) {
    return is_single(domains.masks[cell]) || domains.narrow(cell, possible.open_cells);
  });
}

}  // namespace ninefold::variants
