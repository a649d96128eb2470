// Houses, looked at one by one or, those of a grid, all together.

#include "core/engine/wide/propagation.hpp"

#include <utility>

namespace ninefold::variants {

bool Propagation::check_houses() {
  is_house_waiting_ = false;
  switch (domains_.width) {
    case 1: return check_houses_of<1>();
    case 2: return check_houses_of<2>();
    case 3: return check_houses_of<3>();
    case 4: return check_houses_of<4>();
    default: return check_houses_of<most_plane_width>();
  }
}

// `most_width` is the number of words in a plane, known to the compiler so that it unrolls loops;
// beyond four of them it is the largest there is.
template <std::size_t most_width>
bool Propagation::check_houses_of() {
  for (std::size_t word = 0; word < waiting_houses_.size(); ++word) {
    while (waiting_houses_[word] != 0) {
      const std::size_t number =
          word * 64 + static_cast<std::size_t>(std::countr_zero(waiting_houses_[word]));
      waiting_houses_[word] &= waiting_houses_[word] - 1;
      const Program::House& house = program_.houses[number];
      const Mask values = lost_in_house_[number] & house.values;
      lost_in_house_[number] = 0;
      for (Mask rest = values; rest != 0; rest = without_lowest(rest)) {
        if (!check_value<most_width>(house, rest & static_cast<Mask>(-rest)))
          return fail(house.cells);
      }
    }
  }
  return true;
}

// A value with one place in a house stands there; one with few places is nowhere that all of them
// see.
template <std::size_t most_width>
bool Propagation::check_value(const Program::House& house, Mask value) {
  constexpr int most_places = 4;
  const std::size_t width = most_width <= 4 ? most_width : domains_.width;
  const std::uint64_t* const plane = domains_.plane(value);
  std::array<std::uint64_t, most_width> places;
  int count = 0;
  for (std::size_t word = 0; word < width; ++word) {
    places[word] = plane[word] & house.bits[word];
    count += std::popcount(places[word]);
  }
  if (count > most_places) return true;
  if (count == 0) {
    domains_.conflict = house.cells[0];
    return false;
  }
  std::array<std::uint64_t, most_width> seen;
  for (std::size_t word = 0; word < width; ++word) seen[word] = plane[word];
  for (std::size_t word = 0; word < width; ++word) {
    for (std::uint64_t bits = places[word]; bits != 0; bits &= bits - 1) {
      const std::size_t place = word * 64 + static_cast<std::size_t>(std::countr_zero(bits));
      const CellIndex cell = domains_.peers->cell_at(place);
      if (count == 1) return domains_.narrow(cell, value);
      const std::uint64_t* const peers = domains_.peers->bits(cell);
      std::uint64_t any = 0;
      for (std::size_t other = 0; other < width; ++other) any |= seen[other] &= peers[other];
      if (any == 0) return true;
    }
  }
  for (std::size_t word = 0; word < width; ++word) {
    for (std::uint64_t bits = seen[word]; bits != 0; bits &= bits - 1) {
      const std::size_t place = word * 64 + static_cast<std::size_t>(std::countr_zero(bits));
      if (!domains_.take_away(domains_.peers->cell_at(place), value)) return false;
    }
  }
  return true;
}

bool Propagation::check_grid() {
  is_grid_waiting_ = false;
  std::span<const CellIndex> failed;
  if (!program_.grid->narrow(domains_, looks_, failed)) return fail(failed);
  is_told_by_grid_ = domains_.changed_count > 0;
  return true;
}

// Cells that see each other by other rules than houses may be seen by all places of a value in a
// house. That is looked for once all else is known.
bool Propagation::point_from_grid() {
  if (program_.further_peers.empty()) return true;
  for (const Program::House& house : program_.houses) {
    if (!house.is_of_grid) continue;
    Mask& lost = lost_in_grid_[house.number_in_grid];
    for (Mask rest = std::exchange(lost, Mask{0}); rest != 0; rest = without_lowest(rest)) {
      const Mask value = rest & static_cast<Mask>(-rest);
      if (!(domains_.width == 2 ? check_value<2>(house, value)
                                : check_value<most_plane_width>(house, value)))
        return fail(house.cells);
    }
  }
  return true;
}

}  // namespace ninefold::variants
