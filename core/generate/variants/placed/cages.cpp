#include "core/generate/variants/placed/placing.hpp"

#include <algorithm>
#include <array>

namespace ninefold::generate {

namespace {

constexpr std::size_t largest_cage = 5;

/// How large a cage is to become: 2, 3 and 4 cells more often than 5.
std::size_t draw_size(Random& random) {
  constexpr std::array<std::size_t, 10> sizes{2, 2, 3, 3, 3, 3, 4, 4, 4, 5};
  return sizes[random.below(sizes.size())];
}

int sum_on(const Grid& grid, const std::vector<Cell>& cells) {
  int sum = 0;
  for (const Cell cell : cells) sum += grid[cell];
  return sum;
}

PlacedRule cage_of(std::vector<Cell> cells, const Grid& solution) {
  std::sort(cells.begin(), cells.end());
  const int sum = sum_on(solution, cells);
  return {std::string(cage_name), sum, std::move(cells)};
}

bool has_digit(const std::vector<Cell>& cells, const Grid& grid, Digit digit) {
  return std::any_of(cells.begin(), cells.end(), [&](Cell cell) { return grid[cell] == digit; });
}

/// Cages that are still growing, and the cells in none.
class Partition {
 public:
  Partition(const Grid& solution, Random& random) : solution_(solution), random_(random) {
    for (int cell = 0; cell < solution.shape().cell_count(); ++cell)
      open_.insert(static_cast<Cell>(cell));
  }

  std::vector<PlacedRule> make() {
    while (!open_.empty()) {
      // One after the other: compilers differ in which argument of a call they evaluate first.
      const Cell start = next_start();
      grow(start, draw_size(random_));
    }
    for (const Cell cell : alone_) join(cell);
    std::vector<PlacedRule> rules;
    for (std::vector<Cell>& cage : cages_) rules.push_back(cage_of(std::move(cage), solution_));
    return rules;
  }

 private:
  CellSet open_neighbours(Cell cell) const {
    return edge_neighbours(solution_.shape(), cell) & open_;
  }

  /// One of the cells that soonest have no neighbour left.
  Cell next_start() {
    std::vector<Cell> best;
    int fewest = 5;
    for (const Cell cell : open_) {
      const int neighbours = open_neighbours(cell).count();
      if (neighbours < fewest) best.clear();
      fewest = std::min(fewest, neighbours);
      if (neighbours == fewest) best.push_back(cell);
    }
    return best[random_.below(static_cast<std::uint32_t>(best.size()))];
  }

  void grow(Cell start, std::size_t size) {
    std::vector<Cell> cage{start};
    open_.erase(start);
    while (cage.size() < size) {
      std::vector<Cell> next;
      for (const Cell cell : cage) {
        for (const Cell neighbour : open_neighbours(cell)) {
          if (!has_digit(cage, solution_, solution_[neighbour])) next.push_back(neighbour);
        }
      }
      if (next.empty()) break;
      cage.push_back(next[random_.below(static_cast<std::uint32_t>(next.size()))]);
      open_.erase(cage.back());
    }
    if (cage.size() == 1) {
      alone_.push_back(start);
    } else {
      cages_.push_back(std::move(cage));
    }
  }

  /// Puts a cell that was left over into a cage beside it, if one has room and lacks the digit.
  void join(Cell cell) {
    const CellSet neighbours = edge_neighbours(solution_.shape(), cell);
    for (std::vector<Cell>& cage : cages_) {
      const bool is_beside = std::any_of(cage.begin(), cage.end(),
                                         [&](Cell other) { return neighbours.contains(other); });
      if (!is_beside || cage.size() == largest_cage || has_digit(cage, solution_, solution_[cell]))
        continue;
      cage.push_back(cell);
      return;
    }
  }

  const Grid& solution_;
  Random& random_;
  CellSet open_;
  std::vector<Cell> alone_;
  std::vector<std::vector<Cell>> cages_;
};

bool is_connected(Shape shape, const std::vector<Cell>& cells) {
  std::vector<Cell> reached{cells[0]};
  for (std::size_t next = 0; next < reached.size(); ++next) {
    for (const Cell neighbour : edge_neighbours(shape, reached[next])) {
      const bool is_new = std::find(reached.begin(), reached.end(), neighbour) == reached.end();
      const bool is_inside = std::find(cells.begin(), cells.end(), neighbour) != cells.end();
      if (is_new && is_inside) reached.push_back(neighbour);
    }
  }
  return reached.size() == cells.size();
}

}  // namespace

std::vector<PlacedRule> place_cages(const Grid& solution, Random& random) {
  return Partition(solution, random).make();
}

std::vector<PlacedRule> split_cage(const PlacedRule& cage, const Grid& solution, const Grid* other,
                                   Random& random) {
  const std::size_t size = cage.cells.size();
  std::vector<std::array<std::vector<Cell>, 2>> ways;
  // The part with the first cell, by its bits.
  for (unsigned part = 1; part < (1U << size); part += 2) {
    std::array<std::vector<Cell>, 2> parts;
    for (std::size_t i = 0; i < size; ++i)
      parts[((part >> i) & 1U) != 0 ? 0 : 1].push_back(cage.cells[i]);
    if (parts[0].size() < 2 || parts[1].size() < 2) continue;
    if (other != nullptr && sum_on(solution, parts[0]) == sum_on(*other, parts[0])) continue;
    if (is_connected(solution.shape(), parts[0]) && is_connected(solution.shape(), parts[1]))
      ways.push_back(std::move(parts));
  }
  if (ways.empty()) return {};
  auto& [first, second] = ways[random.below(static_cast<std::uint32_t>(ways.size()))];
  return {cage_of(std::move(first), solution), cage_of(std::move(second), solution)};
}

}  // namespace ninefold::generate
