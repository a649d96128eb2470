#include "core/engine/wide/program/derive.hpp"

#include "core/engine/wide/program/plain_sums.hpp"

#include <algorithm>
#include <set>

namespace ninefold::variants {

namespace {

// More cells than that say too little for their price.
constexpr int most_left = 6;
constexpr std::size_t most_houses = 5;

class Regions {
 public:
  Regions(const Model& model, std::vector<PlainSum> cages, std::size_t width)
      : cages_(std::move(cages)), positive_(width), negative_(width) {
    house_sum_ = sum_of_all_values(model);
  }

  // What is left of `houses` houses, which are these cells, without the cages that lie within, and
  // without those of which more lies within than without, each cell once.
  void try_region(const CellWords& region, const std::vector<std::size_t>& houses) {
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
      const CellWords& cage = cages_[number].cells;
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

  std::vector<PlainSum> cages_;
  int house_sum_ = 0;
  std::vector<std::pair<int, std::size_t>> order_;  // cells outside, number
  std::vector<std::size_t> used_;
  CellWords positive_;
  CellWords negative_;
  std::set<std::pair<CellWords, CellWords>> seen_;
  std::vector<DerivedSum> derived_;
};

}  // namespace

std::vector<DerivedSum> derive_sums(const Model& model, WorkMeter* meter) {
  const std::size_t width = (model.candidates.size() + 63) / 64;
  std::vector<PlainSum> cages = plain_sums(model, width);
  if (cages.empty()) return {};
  const std::vector<FullHouse> houses = full_houses(model, width);
  // Unions of houses that do not meet, each touching the ones before: those listed one after the
  // other are neighbours (rows, columns, boxes in reading order).
  Regions regions(model, std::move(cages), width);
  const std::size_t steps_a_house = most_houses * regions.cage_count() * width;
  for (std::size_t first = 0; first < houses.size(); ++first) {
    if (meter != nullptr && !meter->spend(steps_a_house)) break;
    CellWords region = houses[first].cells;
    std::vector<std::size_t> chosen{houses[first].number};
    regions.try_region(region, chosen);
    for (std::size_t next = first + 1; next < houses.size() && next < first + most_houses; ++next) {
      if (meet(houses[next].cells, region)) break;
      for (std::size_t word = 0; word < width; ++word) region[word] |= houses[next].cells[word];
      chosen.push_back(houses[next].number);
      regions.try_region(region, chosen);
    }
  }
  return regions.take();
}

}  // namespace ninefold::variants
