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

}  // namespace

std::optional<GridHouses> GridHouses::of(const Model& model) {
  if (model.value_count != 9 || model.candidates.size() < cell_count) return std::nullopt;
  std::array<bool, house_count> is_there{};
  for (const ValueSets& sets : model.value_sets) {
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
  for (int index = 0; index < count; ++index) {
    if (index >= cell_count) {
      places.push_back(static_cast<std::uint16_t>(grid_places + places.size() - cell_count));
      continue;
    }
    const ninefold::Place place = place_of(shape, static_cast<Cell>(index));
    places.push_back(static_cast<std::uint16_t>(place.word * 32 + place.bit));
  }
  return places;
}

std::span<const CellIndex> GridHouses::house(std::size_t number) { return houses_of_grid[number]; }

std::optional<std::size_t> GridHouses::number_of(const CellIndexes& cells) const {
  if (cells.size() != 9 || cells[0] >= cell_count) return std::nullopt;
  for (const std::size_t number : houses_of(cells[0])) {
    const auto& own = houses_of_grid[number];
    if ((number < 18 || has_boxes_) && std::equal(own.begin(), own.end(), cells.begin()))
      return number;
  }
  return std::nullopt;
}

std::vector<std::uint64_t> GridHouses::further_peers(const Peers& peers, int cells) const {
  const std::size_t width = peers.width();
  std::vector<std::uint64_t> houses(house_count * width);
  const auto cells_of = [&](std::size_t number) {
    return std::span(houses).subspan(number * width, width);
  };
  for (std::size_t number = 0; number < (has_boxes_ ? house_count : 18); ++number) {
    for (const CellIndex cell : house(number)) peers.add(cell, cells_of(number));
  }
  std::vector<std::uint64_t> further(static_cast<std::size_t>(cells) * width);
  std::uint64_t any = 0;
  for (std::size_t number = 0; number < static_cast<std::size_t>(cells); ++number) {
    const auto cell = static_cast<CellIndex>(number);
    for (std::size_t word = 0; word < width; ++word) {
      std::uint64_t beyond = peers.bits(cell)[word];
      if (number < cell_count) {
        for (const std::size_t around : houses_of(cell)) beyond &= ~cells_of(around)[word];
      }
      further[number * width + word] = beyond;
      any |= beyond;
    }
  }
  if (any == 0) further.clear();
  return further;
}

}  // namespace ninefold::variants
