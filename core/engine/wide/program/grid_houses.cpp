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
  places.assign(places_of_grid.begin(), places_of_grid.end());
  for (int beside = 0; beside < count - cell_count; ++beside)
    places.push_back(static_cast<std::uint16_t>(grid_places + static_cast<std::size_t>(beside)));
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

std::vector<std::uint64_t> GridHouses::further_peers(const Peers& peers, int cells,
                                                     int values) const {
  const std::size_t width = peers.width();
  std::vector<std::uint64_t> houses(house_count * width);
  const auto cells_of = [&](std::size_t number) {
    return std::span(houses).subspan(number * width, width);
  };
  for (std::size_t number = 0; number < (has_boxes_ ? house_count : 18); ++number) {
    for (const CellIndex cell : house(number)) peers.add(cell, cells_of(number));
  }
  const int tables = peers.tell_values_apart() ? values : 1;
  const std::size_t rows = static_cast<std::size_t>(tables) * static_cast<std::size_t>(cells);
  // Most puzzles have none: they are written down once there is one.
  std::vector<std::uint64_t> further;
  for (std::size_t row = 0; row < rows; ++row) {
    const auto cell = static_cast<CellIndex>(row % static_cast<std::size_t>(cells));
    const int position = static_cast<int>(row / static_cast<std::size_t>(cells));
    const std::uint64_t* const seen =
        tables > 1 ? peers.bits(cell, mask_of(position)) : peers.bits(cell);
    const auto around = houses_of(std::min<CellIndex>(cell, cell_count - 1));
    const std::array in_houses{cells_of(around[0]).data(), cells_of(around[1]).data(),
                               cells_of(around[2]).data()};
    for (std::size_t word = 0; word < width; ++word) {
      const std::uint64_t known =
          cell < cell_count ? in_houses[0][word] | in_houses[1][word] | in_houses[2][word] : 0;
      const std::uint64_t beyond = seen[word] & ~known;
      if (beyond == 0) continue;
      if (further.empty()) further.resize(rows * width);
      further[row * width + word] = beyond;
    }
  }
  return further;
}

}  // namespace ninefold::variants
