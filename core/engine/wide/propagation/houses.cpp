// Houses, looked at one by one or, those of a grid, all together.

#include "core/engine/wide/propagation/propagation.hpp"

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
  const std::size_t width = most_width <= 4 ? most_width : domains_.width;
  const std::uint64_t* const plane = domains_.plane(value);
  std::array<std::uint64_t, most_width> places;
  int count = 0;
  std::size_t last = 0;  // word with a place
  for (std::size_t word = 0; word < width; ++word) {
    places[word] = plane[word] & house.bits[word];
    count += std::popcount(places[word]);
    if (places[word] != 0) last = word;
  }
  if (count > most_places) return true;
  if (count == 0) {
    domains_.conflict = house.cells[0];
    return false;
  }
  if (count == 1) {
    const std::size_t place = last * 64 + static_cast<std::size_t>(std::countr_zero(places[last]));
    return domains_.narrow(domains_.peers->cell_at(place), value);
  }
  if (domains_.whole != nullptr && !point_in_whole(std::span(places).first(width), value))
    return false;
  std::array<std::uint64_t, most_width> seen;
  for (std::size_t word = 0; word < width; ++word) seen[word] = plane[word];
  return take_from_common_peers<most_width>(places.data(), seen.data(), value);
}

// What follows from the places for the board of which this is a part.
bool Propagation::point_in_whole(std::span<const std::uint64_t> places, Mask value) {
  std::array<CellIndex, most_places> cells{};
  std::size_t count = 0;
  for (std::size_t word = 0; word < places.size(); ++word) {
    for (std::uint64_t bits = places[word]; bits != 0; bits &= bits - 1) {
      const std::size_t place = word * 64 + static_cast<std::size_t>(std::countr_zero(bits));
      cells[count++] = domains_.peers->cell_at(place);
    }
  }
  return domains_.take_away_in_whole(std::span(cells).first(count), value);
}

// The same where nothing follows from the houses of the grid alone: only of cells that see some
// cell of the house by other rules anything can be told.
template <std::size_t most_width>
bool Propagation::point_outside(const Program::House& house, Mask value) {
  const std::size_t width = most_width <= 4 ? most_width : domains_.width;
  const std::uint64_t* const plane = domains_.plane(value);
  const std::uint64_t* const outside = seen_from_grid(house.number_in_grid, value);
  std::array<std::uint64_t, most_width> seen;
  std::uint64_t any = 0;
  for (std::size_t word = 0; word < width; ++word) any |= seen[word] = plane[word] & outside[word];
  if (any == 0) return true;
  std::array<std::uint64_t, most_width> places;
  int count = 0;
  for (std::size_t word = 0; word < width; ++word) {
    places[word] = plane[word] & house.bits[word];
    count += std::popcount(places[word]);
  }
  return count > most_places ||
         take_from_common_peers<most_width>(places.data(), seen.data(), value);
}

// Takes a value from those cells of `seen` that see all its `places`.
template <std::size_t most_width>
bool Propagation::take_from_common_peers(const std::uint64_t* places, std::uint64_t* seen,
                                         Mask value) {
  const std::size_t width = most_width <= 4 ? most_width : domains_.width;
  for (std::size_t word = 0; word < width; ++word) {
    for (std::uint64_t bits = places[word]; bits != 0; bits &= bits - 1) {
      const std::size_t place = word * 64 + static_cast<std::size_t>(std::countr_zero(bits));
      const std::uint64_t* const peers =
          domains_.peers->bits(domains_.peers->cell_at(place), value);
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
  return domains_.width == 2 ? point_from_grid_of<2>() : point_from_grid_of<most_plane_width>();
}

template <std::size_t most_width>
bool Propagation::point_from_grid_of() {
  for (const Program::House& house : program_.houses) {
    if (!house.is_of_grid) continue;
    const Mask lost = std::exchange(lost_in_grid_[house.number_in_grid], Mask{0});
    for (Mask rest = lost; rest != 0; rest = without_lowest(rest)) {
      const Mask value = rest & static_cast<Mask>(-rest);
      if (!(domains_.changed_count == 0 ? point_outside<most_width>(house, value)
                                        : check_value<most_width>(house, value)))
        return fail(house.cells);
    }
  }
  return true;
}

// The cells that see some cell of a house of the grid by other rules than the houses there, which
// leave nothing to find for cells that see it only by them.
void Propagation::find_cells_seen_from_grid() {
  if (program_.further_peers.empty()) return;
  const std::size_t width = domains_.width;
  const bool is_by_value = program_.peers->tell_values_apart();
  const int tables = is_by_value ? program_.value_count : 1;
  seen_from_grid_.resize(GridHouses::house_count * width * static_cast<std::size_t>(tables));
  for (int position = 0; position < tables; ++position) {
    const Mask value = mask_of(position);
    for (const Program::House& house : program_.houses) {
      if (!house.is_of_grid) continue;
      std::uint64_t* const seen = seen_from_grid(house.number_in_grid, value);
      for (const CellIndex cell : house.cells) {
        const std::uint64_t* const further = program_.further_peers_of(cell, value);
        for (std::size_t word = 0; word < width; ++word) seen[word] |= further[word];
      }
    }
  }
}

}  // namespace ninefold::variants
