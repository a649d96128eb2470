#include "core/engine/wide/program/derived/derive_leftovers.hpp"

#include "core/engine/wide/program/derived/plain_sums.hpp"

#include <algorithm>
#include <bit>
#include <set>
#include <utility>

namespace ninefold::variants {

namespace {

// More cells on a side, or more houses, say too little for their price.
constexpr int most_left_over = 3;
constexpr std::size_t most_side_by_side = 5;

// Rows, columns, boxes and diagonals: as many cells side by side again and again, as far apart. A
// staggered piece may look like one, which tells less; cells listed in another order take longer.
bool is_regular(const CellIndexes& cells) {
  std::size_t run = 1;
  while (run < cells.size() && cells[run] == cells[run - 1] + 1) ++run;
  if (cells.size() % run != 0) return false;
  for (std::size_t i = run; i < cells.size(); ++i) {
    if (cells[i] - cells[i - run] != cells[run] - cells[0]) return false;
  }
  return true;
}

class Leftovers {
 public:
  // Of houses that hold the same values.
  Leftovers(const Model& model, std::vector<FullHouse> houses)
      : width_(cell_word_count(model)), houses_(std::move(houses)) {
    for (const FullHouse& house : houses_) {
      if (!is_regular(model.list<ValueSets>()[house.number].cells))
        irregular_.push_back(house.cells);
    }
  }

  std::size_t steps_a_house() const { return most_side_by_side * irregular_.size() * width_; }

  // Unions of houses that do not meet: those listed one after the other are neighbours.
  void try_from(std::size_t first) {
    CellWords region{};
    for (std::size_t count = 1; count <= most_side_by_side; ++count) {
      const std::size_t next = first + count - 1;
      if (next == houses_.size() || meet(houses_[next].cells, region, width_)) return;
      for (std::size_t word = 0; word < width_; ++word) region[word] |= houses_[next].cells[word];
      try_region(region, count);
    }
  }

  std::vector<SameValues> take() { return std::move(derived_); }

 private:
  void try_region(const CellWords& region, std::size_t count) {
    nearest_.clear();
    for (std::size_t number = 0; number < irregular_.size(); ++number) {
      int outside = 0;
      for (std::size_t word = 0; word < width_; ++word)
        outside += std::popcount(irregular_[number][word] & ~region[word]);
      if (outside <= most_left_over) nearest_.emplace_back(outside, number);
    }
    if (nearest_.size() < count) return;
    std::sort(nearest_.begin(), nearest_.end());
    CellWords filled{};
    std::size_t used = 0;
    for (const auto& [outside, number] : nearest_) {
      const CellWords& house = irregular_[number];
      if (used == count || meet(house, filled, width_)) continue;
      for (std::size_t word = 0; word < width_; ++word) filled[word] |= house[word];
      ++used;
    }
    if (used != count) return;
    CellWords left{};
    CellWords beyond{};
    for (std::size_t word = 0; word < width_; ++word) {
      left[word] = region[word] & ~filled[word];
      beyond[word] = filled[word] & ~region[word];
    }
    const int cells = size_of(left, width_);
    if (cells == 0 || cells > most_left_over) return;
    if (beyond < left) std::swap(left, beyond);
    if (!seen_.insert({left, beyond}).second) return;
    derived_.push_back({{cells_in(left, width_), cells_in(beyond, width_)}, false});
  }

  std::size_t width_;  // in words, of the board
  std::vector<FullHouse> houses_;
  std::vector<CellWords> irregular_;
  std::vector<std::pair<int, std::size_t>> nearest_;  // cells outside a region, number
  std::set<std::pair<CellWords, CellWords>> seen_;
  std::vector<SameValues> derived_;
};

}  // namespace

std::vector<SameValues> derive_leftovers(const Model& model, const std::vector<FullHouse>& all,
                                         WorkMeter* meter) {
  if (all.empty()) return {};
  const Mask values = all.front().values;
  const bool is_all_regular = std::all_of(all.begin(), all.end(), [&](const FullHouse& house) {
    return house.values != values || is_regular(model.list<ValueSets>()[house.number].cells);
  });
  if (is_all_regular) return {};
  std::vector<FullHouse> houses = all;
  std::erase_if(houses, [values](const FullHouse& house) { return house.values != values; });
  const std::size_t count = houses.size();
  Leftovers leftovers(model, std::move(houses));
  for (std::size_t first = 0; first < count; ++first) {
    if (meter != nullptr && !meter->spend(leftovers.steps_a_house())) break;
    leftovers.try_from(first);
  }
  return leftovers.take();
}

}  // namespace ninefold::variants
