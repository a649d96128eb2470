#include "core/engine/wide/program/derive.hpp"

#include <algorithm>
#include <array>
#include <set>

namespace ninefold::variants {

namespace {

// More cells than that say too little for their price.
constexpr int most_left = 6;
constexpr std::size_t most_houses = 5;

// A bit each cell; the words beyond those of the board are empty.
using Cells = std::array<std::uint64_t, (most_cells + 63) / 64>;

Cells cells_of(std::span<const CellIndex> list) {
  Cells cells{};
  for (const CellIndex cell : list) cells[cell / 64U] |= std::uint64_t{1} << (cell % 64U);
  return cells;
}

bool meet(const Cells& a, const Cells& b, std::size_t width) {
  for (std::size_t word = 0; word < width; ++word) {
    if ((a[word] & b[word]) != 0) return true;
  }
  return false;
}

struct Cage {
  std::size_t number = 0;  // of the model's sums
  Cells cells;
  int size = 0;
  int total = 0;
};

// Sums of cells that count once each, and no others.
std::vector<Cage> cages_of(const Model& model) {
  std::vector<Cage> cages;
  cages.reserve(model.sums.size());
  for (std::size_t number = 0; number < model.sums.size(); ++number) {
    const Model::SumOf& sum = model.sums[number];
    Cage cage{number, {}, 0, sum.total};
    bool is_plain = true;
    for (const Sum::Term& term : sum.terms) {
      const std::uint64_t bit = std::uint64_t{1} << (term.cell % 64U);
      std::uint64_t& word = cage.cells[term.cell / 64U];
      is_plain = is_plain && term.coefficient == 1 && (word & bit) == 0;
      word |= bit;
      ++cage.size;
    }
    if (is_plain) cages.push_back(cage);
  }
  return cages;
}

class Regions {
 public:
  Regions(const Model& model, std::vector<Cage> cages, std::size_t width)
      : cages_(std::move(cages)),
        width_(width),
        house_sum_(model.value_count * model.lowest +
                   model.value_count * (model.value_count - 1) / 2),
        inside_(cages_.size()) {}

  // Begins a region of no cells.
  void begin() {
    region_.fill(0);
    houses_.clear();
    std::fill(inside_.begin(), inside_.end(), 0);
  }

  // Adds a house to the region, unless they meet.
  bool add(const Cells& house, std::size_t number) {
    if (meet(house, region_, width_)) return false;
    for (std::size_t word = 0; word < width_; ++word) region_[word] |= house[word];
    houses_.push_back(number);
    for (std::size_t i = 0; i < cages_.size(); ++i) {
      for (std::size_t word = 0; word < width_; ++word)
        inside_[i] += std::popcount(cages_[i].cells[word] & house[word]);
    }
    return true;
  }

  // What is left of the region without the cages that lie within, and without those of which more
  // lies within than without, each cell once.
  void try_region() {
    order_.clear();
    used_.clear();
    for (std::size_t i = 0; i < cages_.size(); ++i) {
      const int outside = cages_[i].size - inside_[i];
      if (cages_[i].size > 2 * outside) order_.emplace_back(outside, i);
    }
    if (order_.empty()) return;
    std::sort(order_.begin(), order_.end());
    positive_ = region_;
    negative_.fill(0);
    int total = house_sum_ * static_cast<int>(houses_.size());
    for (const auto& [outside, number] : order_) {
      const Cells& cage = cages_[number].cells;
      bool is_free = true;
      for (std::size_t word = 0; word < width_; ++word) {
        const std::uint64_t taken = (region_[word] & ~positive_[word]) | negative_[word];
        is_free = is_free && (cage[word] & taken) == 0;
      }
      if (!is_free) continue;
      used_.push_back(cages_[number].number);
      for (std::size_t word = 0; word < width_; ++word) {
        positive_[word] &= ~cage[word];
        negative_[word] |= cage[word] & ~region_[word];
      }
      total -= cages_[number].total;
    }
    if (!used_.empty()) add_sum(total);
  }

  std::size_t cage_count() const { return cages_.size(); }
  std::vector<DerivedSum> take() { return std::move(derived_); }

 private:
  void add_sum(int total) {
    int left = 0;
    for (std::size_t word = 0; word < width_; ++word)
      left += std::popcount(positive_[word]) + std::popcount(negative_[word]);
    if (left > most_left) return;
    std::vector<Sum::Term> terms;
    terms.reserve(static_cast<std::size_t>(left));
    for (std::size_t word = 0; word < width_; ++word) {
      for (std::uint64_t rest = positive_[word] | negative_[word]; rest != 0; rest &= rest - 1) {
        const std::uint64_t bit = rest & (~rest + 1);
        terms.push_back(
            {static_cast<CellIndex>(word * 64 + static_cast<std::size_t>(std::countr_zero(rest))),
             (positive_[word] & bit) != 0 ? 1 : -1});
      }
    }
    if (seen_.insert(key_of(terms)).second)
      derived_.push_back({{std::move(terms), total}, houses_, used_});
  }

  // The cells and signs of a sum; the same keys mean the same terms.
  using Key = std::array<std::int32_t, most_left>;
  static Key key_of(const std::vector<Sum::Term>& terms) {
    Key key{};
    for (std::size_t i = 0; i < terms.size(); ++i)
      key[i] = (terms[i].cell + 1) * terms[i].coefficient;
    return key;
  }

  std::vector<Cage> cages_;
  std::size_t width_;  // in words, of the board
  int house_sum_;
  Cells region_{};
  std::vector<std::size_t> houses_;  // of the region, their numbers
  std::vector<int> inside_;          // by cage: how many of its cells are in the region
  std::vector<std::pair<int, std::size_t>> order_;  // cells outside, number
  std::vector<std::size_t> used_;
  Cells positive_{};
  Cells negative_{};
  std::set<Key> seen_;
  std::vector<DerivedSum> derived_;
};

}  // namespace

std::vector<DerivedSum> derive_sums(const Model& model, WorkMeter* meter) {
  const std::size_t width = (model.candidates.size() + 63) / 64;
  std::vector<Cage> cages = cages_of(model);
  if (cages.empty()) return {};
  // Houses: sets of cells that hold every value.
  std::vector<Cells> houses;
  std::vector<std::size_t> numbers;
  houses.reserve(model.value_sets.size());
  numbers.reserve(model.value_sets.size());
  for (std::size_t number = 0; number < model.value_sets.size(); ++number) {
    const ValueSets& sets = model.value_sets[number];
    if (sets.cells.size() != static_cast<std::size_t>(model.value_count)) continue;
    const Cells house = cells_of(sets.cells);
    int size = 0;
    for (const std::uint64_t word : house) size += std::popcount(word);
    if (size != model.value_count) continue;
    houses.push_back(house);
    numbers.push_back(number);
  }
  // Unions of houses that do not meet, each touching the ones before: those listed one after the
  // other are neighbours (rows, columns, boxes in reading order).
  Regions regions(model, std::move(cages), width);
  const std::size_t steps_a_house = most_houses * regions.cage_count() * width;
  for (std::size_t first = 0; first < houses.size(); ++first) {
    if (meter != nullptr && !meter->spend(steps_a_house)) break;
    regions.begin();
    for (std::size_t next = first; next < houses.size() && next < first + most_houses; ++next) {
      if (!regions.add(houses[next], numbers[next])) break;
      regions.try_region();
    }
  }
  return regions.take();
}

}  // namespace ninefold::variants
