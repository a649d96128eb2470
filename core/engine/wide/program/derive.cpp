#include "core/engine/wide/program/derive.hpp"

#include <algorithm>
#include <set>

namespace ninefold::variants {

namespace {

// More cells than that say too little for their price.
constexpr int most_left = 6;
constexpr std::size_t most_houses = 5;

// A bit each cell.
using Cells = std::vector<std::uint64_t>;

Cells cells_of(std::span<const CellIndex> list, std::size_t width) {
  Cells cells(width);
  for (const CellIndex cell : list) cells[cell / 64U] |= std::uint64_t{1} << (cell % 64U);
  return cells;
}

bool meet(const Cells& a, const Cells& b) {
  for (std::size_t word = 0; word < a.size(); ++word) {
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
std::vector<Cage> cages_of(const Model& model, std::size_t width) {
  std::vector<Cage> cages;
  for (std::size_t number = 0; number < model.sums.size(); ++number) {
    const Model::SumOf& sum = model.sums[number];
    Cage cage{number, Cells(width), 0, sum.total};
    bool is_plain = true;
    for (const Sum::Term& term : sum.terms) {
      const std::uint64_t bit = std::uint64_t{1} << (term.cell % 64U);
      std::uint64_t& word = cage.cells[term.cell / 64U];
      is_plain = is_plain && term.coefficient == 1 && (word & bit) == 0;
      word |= bit;
      ++cage.size;
    }
    if (is_plain) cages.push_back(std::move(cage));
  }
  return cages;
}

class Regions {
 public:
  Regions(const Model& model, std::vector<Cage> cages, std::size_t width)
      : cages_(std::move(cages)), positive_(width), negative_(width) {
    house_sum_ = model.value_count * model.lowest + model.value_count * (model.value_count - 1) / 2;
  }

  // What is left of `houses` houses, which are these cells, without the cages that lie within, and
  // without those of which more lies within than without, each cell once.
  void try_region(const Cells& region, const std::vector<std::size_t>& houses) {
    order_.clear();
    used_.clear();
    for (std::size_t i = 0; i < cages_.size(); ++i) {
      int inside = 0;
      for (std::size_t word = 0; word < region.size(); ++word)
        inside += std::popcount(cages_[i].cells[word] & region[word]);
      const int outside = cages_[i].size - inside;
      if (cages_[i].size > 2 * outside) order_.emplace_back(outside, i);
    }
    if (order_.empty()) return;
    std::sort(order_.begin(), order_.end());
    positive_ = region;
    std::fill(negative_.begin(), negative_.end(), 0);
    int total = house_sum_ * static_cast<int>(houses.size());
    for (const auto& [outside, number] : order_) {
      const Cells& cage = cages_[number].cells;
      bool is_free = true;
      for (std::size_t word = 0; word < region.size(); ++word) {
        const std::uint64_t taken = (region[word] & ~positive_[word]) | negative_[word];
        is_free = is_free && (cage[word] & taken) == 0;
      }
      if (!is_free) continue;
      used_.push_back(cages_[number].number);
      for (std::size_t word = 0; word < region.size(); ++word) {
        positive_[word] &= ~cage[word];
        negative_[word] |= cage[word] & ~region[word];
      }
      total -= cages_[number].total;
    }
    if (!used_.empty()) add(total, houses);
  }

  std::size_t cage_count() const { return cages_.size(); }
  std::vector<DerivedSum> take() { return std::move(derived_); }

 private:
  void add(int total, const std::vector<std::size_t>& houses) {
    int left = 0;
    for (std::size_t word = 0; word < positive_.size(); ++word)
      left += std::popcount(positive_[word]) + std::popcount(negative_[word]);
    if (left > most_left || !seen_.emplace(positive_, negative_).second) return;
    derived_.push_back({{}, houses, used_});
    Model::SumOf& sum = derived_.back().sum;
    sum.total = total;
    for (std::size_t word = 0; word < positive_.size(); ++word) {
      for (std::uint64_t rest = positive_[word] | negative_[word]; rest != 0; rest &= rest - 1) {
        const std::uint64_t bit = rest & (~rest + 1);
        sum.terms.push_back(
            {static_cast<CellIndex>(word * 64 + static_cast<std::size_t>(std::countr_zero(rest))),
             (positive_[word] & bit) != 0 ? 1 : -1});
      }
    }
  }

  std::vector<Cage> cages_;
  int house_sum_ = 0;
  std::vector<std::pair<int, std::size_t>> order_;  // cells outside, number
  std::vector<std::size_t> used_;
  Cells positive_;
  Cells negative_;
  std::set<std::pair<Cells, Cells>> seen_;
  std::vector<DerivedSum> derived_;
};

}  // namespace

std::vector<DerivedSum> derive_sums(const Model& model, WorkMeter* meter) {
  const std::size_t width = (model.candidates.size() + 63) / 64;
  std::vector<Cage> cages = cages_of(model, width);
  if (cages.empty()) return {};
  // Houses: sets of cells that hold every value.
  std::vector<Cells> houses;
  std::vector<std::size_t> numbers;
  for (std::size_t number = 0; number < model.value_sets.size(); ++number) {
    const ValueSets& sets = model.value_sets[number];
    if (sets.cells.size() != static_cast<std::size_t>(model.value_count)) continue;
    Cells house = cells_of(sets.cells, width);
    int size = 0;
    for (const std::uint64_t word : house) size += std::popcount(word);
    if (size != model.value_count) continue;
    houses.push_back(std::move(house));
    numbers.push_back(number);
  }
  // Unions of houses that do not meet, each touching the ones before: those listed one after the
  // other are neighbours (rows, columns, boxes in reading order).
  Regions regions(model, std::move(cages), width);
  const std::size_t steps_a_house = most_houses * regions.cage_count() * width;
  for (std::size_t first = 0; first < houses.size(); ++first) {
    if (meter != nullptr && !meter->spend(steps_a_house)) break;
    Cells region = houses[first];
    std::vector<std::size_t> chosen{numbers[first]};
    regions.try_region(region, chosen);
    for (std::size_t next = first + 1; next < houses.size() && next < first + most_houses; ++next) {
      if (meet(houses[next], region)) break;
      for (std::size_t word = 0; word < width; ++word) region[word] |= houses[next][word];
      chosen.push_back(numbers[next]);
      regions.try_region(region, chosen);
    }
  }
  return regions.take();
}

}  // namespace ninefold::variants
