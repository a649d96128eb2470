#include "core/engine/wide/program/derived/derive.hpp"

#include "core/engine/wide/program/derived/plain_sums.hpp"
#include "core/engine/wide/program/derived/tight_sums.hpp"

#include <algorithm>
#include <array>
#include <set>

namespace ninefold::variants {

namespace {

// Of sums that are tight; longer ones say too little for their price.
constexpr int most_left = 9;
constexpr std::size_t most_houses = 5;

class Regions {
 public:
  Regions(const Model& model, const Peers* peers, std::vector<PlainSum> cages,
          std::span<const FullHouse> houses, std::size_t width)
      : model_(model),
        peers_(peers),
        cages_(std::move(cages)),
        width_(width),
        inside_(cages_.size()) {
    common_.reserve(houses.size() * cages_.size());
    for (const FullHouse& house : houses) {
      for (const PlainSum& cage : cages_) {
        int count = 0;
        for (std::size_t word = 0; word < width_; ++word)
          count += std::popcount(cage.cells[word] & house.cells[word]);
        common_.push_back(static_cast<std::uint8_t>(count));
      }
    }
  }

  // Begins a region of no cells.
  void begin() {
    region_.fill(0);
    houses_.clear();
    size_ = 0;
    total_ = 0;
    std::fill(inside_.begin(), inside_.end(), 0);
  }

  // Adds the house that was `index` in the list to the region, unless they meet.
  bool add(const FullHouse& house, std::size_t index) {
    if (meet(house.cells, region_, width_)) return false;
    for (std::size_t word = 0; word < width_; ++word) region_[word] |= house.cells[word];
    houses_.push_back(house.number);
    size_ += house.size;
    total_ += house.total;
    const auto common = std::span(common_).subspan(index * cages_.size(), cages_.size());
    for (std::size_t i = 0; i < common.size(); ++i) inside_[i] += common[i];
    return true;
  }

  // What is left of the region without the cages that lie within, and without those of which more
  // lies within than without, each cell once.
  void try_region() {
    order_.clear();
    used_.clear();
    int fewest_left = size_;
    for (std::size_t i = 0; i < cages_.size(); ++i) {
      const int outside = cages_[i].size - inside_[i];
      if (inside_[i] <= outside) continue;
      order_.emplace_back(outside, i);
      fewest_left -= inside_[i] - outside;
    }
    if (order_.empty() || fewest_left > most_left) return;
    std::sort(order_.begin(), order_.end());
    positive_ = region_;
    negative_.fill(0);
    int total = total_;
    for (const auto& [outside, number] : order_) {
      const CellWords& cage = cages_[number].cells;
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
    if (left > few_cells_of_sum && (peers_ == nullptr || !is_tight(terms, total, model_, *peers_)))
      return;
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

  const Model& model_;
  const Peers* peers_;
  std::vector<PlainSum> cages_;
  std::size_t width_;                 // in words, of the board
  std::vector<std::uint8_t> common_;  // by house and cage: how many cells are in both
  CellWords region_{};
  std::vector<std::size_t> houses_;  // of the region, their numbers
  int size_ = 0;                     // of the region
  int total_ = 0;                    // of its values
  std::vector<int> inside_;          // by cage: how many of its cells are in the region
  std::vector<std::pair<int, std::size_t>> order_;  // cells outside, number
  std::vector<std::size_t> used_;
  CellWords positive_{};
  CellWords negative_{};
  std::set<Key> seen_;
  std::vector<DerivedSum> derived_;
};

}  // namespace

std::vector<DerivedSum> derive_sums(const Model& model, WorkMeter* meter, const Peers* peers) {
  std::vector<PlainSum> cages = plain_sums(model);
  if (cages.empty()) return {};
  const std::size_t width = cell_word_count(model);
  const std::vector<FullHouse> houses = full_houses(model);
  // Unions of houses that do not meet, each touching the ones before: those listed one after the
  // other are neighbours (rows, columns, boxes in reading order).
  Regions regions(model, peers, std::move(cages), houses, width);
  const std::size_t steps_a_house = most_houses * regions.cage_count() * width;
  for (std::size_t first = 0; first < houses.size(); ++first) {
    if (meter != nullptr && !meter->spend(steps_a_house)) break;
    regions.begin();
    for (std::size_t next = first; next < houses.size() && next < first + most_houses; ++next) {
      if (!regions.add(houses[next], next)) break;
      regions.try_region();
    }
  }
  return regions.take();
}

}  // namespace ninefold::variants
