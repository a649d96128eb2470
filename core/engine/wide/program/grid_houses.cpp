#include "core/engine/wide/program/grid_houses.hpp"

#include "core/engine/houses9/lanes/layout.hpp"

#include <algorithm>

namespace ninefold::variants {

namespace {

constexpr std::size_t grid_places = 128;  // four words of 32 bits a value

using HousesOfGrid = std::array<std::array<CellIndex, 9>, GridHouses::house_count>;

constexpr HousesOfGrid make_houses() {
  HousesOfGrid houses{};
  std::array<std::size_t, GridHouses::house_count> sizes{};
  for (CellIndex cell = 0; cell < GridHouses::cell_count; ++cell) {
    for (const std::size_t house : GridHouses::houses_of(cell))
      houses[house][sizes[house]++] = cell;
  }
  return houses;
}

// Each with its cells in reading order.
constexpr HousesOfGrid houses_of_grid = make_houses();

constexpr std::array<std::uint16_t, GridHouses::cell_count> make_places() {
  std::array<std::uint16_t, GridHouses::cell_count> places{};
  for (std::size_t cell = 0; cell < places.size(); ++cell) {
    const ninefold::Place place = place_of(GridHouses::shape, static_cast<Cell>(cell));
    places[cell] = static_cast<std::uint16_t>(place.word * 32 + place.bit);
  }
  return places;
}

constexpr auto places_of_grid = make_places();

constexpr std::array<GridHouses::Bits, GridHouses::house_count> make_bits() {
  std::array<GridHouses::Bits, GridHouses::house_count> bits{};
  for (CellIndex cell = 0; cell < GridHouses::cell_count; ++cell) {
    const std::size_t place = places_of_grid[cell];
    for (const std::size_t house : GridHouses::houses_of(cell))
      bits[house][place / 64] |= std::uint64_t{1} << (place % 64);
  }
  return bits;
}

constexpr auto bits_of_grid = make_bits();

// By cell, the other cells of its houses.
using BitsByCell = std::array<GridHouses::Bits, GridHouses::cell_count>;

constexpr BitsByCell make_bits_around(bool has_boxes) {
  BitsByCell bits{};
  for (CellIndex cell = 0; cell < GridHouses::cell_count; ++cell) {
    for (const std::size_t house : GridHouses::houses_of(cell)) {
      if (house >= 18 && !has_boxes) continue;
      for (std::size_t word = 0; word < bits[cell].size(); ++word)
        bits[cell][word] |= bits_of_grid[house][word];
    }
    bits[cell][places_of_grid[cell] / 64U] &= ~(std::uint64_t{1} << (places_of_grid[cell] % 64U));
  }
  return bits;
}

constexpr BitsByCell bits_around = make_bits_around(true);
constexpr BitsByCell bits_around_without_boxes = make_bits_around(false);

}  // namespace

std::optional<GridHouses> GridHouses::of(const Model& model) {
  if (model.value_count != 9 || model.candidates.size() < cell_count) return std::nullopt;
  std::array<bool, house_count> is_there{};
  for (const ValueSets& sets : model.list<ValueSets>()) {
    if (sets.cells.size() != 9 || sets.cells[0] >= cell_count) continue;
    for (const std::size_t house : houses_of(sets.cells[0])) {
      const auto& cells = houses_of_grid[house];
      if (std::equal(cells.begin(), cells.end(), sets.cells.begin())) is_there[house] = true;
    }
  }
  const auto all = [&](std::ptrdiff_t first, std::ptrdiff_t end) {
    return std::all_of(is_there.begin() + first, is_there.begin() + end,
                       [](bool is) { return is; });
  };
  if (!all(0, 18)) return std::nullopt;
  return GridHouses(all(18, 27));
}

CellPlaces GridHouses::places(int count) {
  CellPlaces places;
  places.reserve(static_cast<std::size_t>(count));
  places.assign(places_of_grid.begin(), places_of_grid.end());
  for (int beside = 0; beside < count - cell_count; ++beside)
    places.push_back(static_cast<std::uint16_t>(grid_places + static_cast<std::size_t>(beside)));
  return places;
}

std::span<const CellIndex> GridHouses::house(std::size_t number) { return houses_of_grid[number]; }

std::optional<std::size_t> GridHouses::number_of(std::span<const CellIndex> cells) const {
  if (cells.size() != 9 || cells[0] >= cell_count) return std::nullopt;
  for (const std::size_t number : houses_of(cells[0])) {
    const auto& own = houses_of_grid[number];
    if ((number < 18 || has_boxes_) && std::equal(own.begin(), own.end(), cells.begin()))
      return number;
  }
  return std::nullopt;
}

const GridHouses::Bits& GridHouses::bits(std::size_t number) { return bits_of_grid[number]; }

Peers GridHouses::peers(int cells, const CellLists& different) const {
  // Those of a board's houses come first.
  std::size_t known = 0;
  while (known < different.size() && number_of(different[known])) ++known;
  Peers peers(cells, different, places(cells), known);
  peers.add_rows(has_boxes_ ? bits_around : bits_around_without_boxes);
  return peers;
}

std::vector<std::uint64_t> GridHouses::further_peers(const Peers& peers, int cells,
                                                     int values) const {
  const BitsByCell& known = has_boxes_ ? bits_around : bits_around_without_boxes;
  const std::size_t width = peers.width();
  const std::size_t words = static_cast<std::size_t>(cells) * width;
  const std::size_t tables =
      peers.tell_values_apart() ? static_cast<std::size_t>(values) : std::size_t{1};
  std::vector<std::uint64_t> further;
  for (std::size_t table = 0; table < tables; ++table) {
    // Of all cells, one after the other.
    const std::uint64_t* const seen =
        tables > 1 ? peers.bits(0, mask_of(static_cast<int>(table))) : peers.bits(0);
    std::uint64_t any = 0;
    for (std::size_t cell = 0; cell < known.size(); ++cell) {
      const std::uint64_t* const row = seen + cell * width;
      any |= (row[0] & ~known[cell][0]) | (row[1] & ~known[cell][1]);
      for (std::size_t word = 2; word < width; ++word) any |= row[word];
    }
    for (std::size_t word = known.size() * width; word < words; ++word) any |= seen[word];
    // Most puzzles have none.
    if (any == 0) continue;
    further.resize(tables * words);
    std::uint64_t* const own = further.data() + table * words;
    std::copy(seen, seen + words, own);
    for (std::size_t cell = 0; cell < known.size(); ++cell) {
      for (std::size_t word = 0; word < known[cell].size(); ++word)
        own[cell * width + word] &= ~known[cell][word];
    }
  }
  return further;
}

}  // namespace ninefold::variants
