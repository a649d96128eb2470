#include "core/engine/wide/program/compiling/related_pairs.hpp"

#include <algorithm>
#include <tuple>
#include <utility>

namespace ninefold::variants {

std::uint32_t RelatedPairs::number_of(const PairTable& table) {
  const auto add = [this](const PairTable& written) {
    const auto [known, is_new] =
        numbers_.try_emplace(written, static_cast<std::uint32_t>(tables_.size()));
    if (is_new) {
      tables_.push_back(written);
      turned_.push_back(known->second);
    }
    return known->second;
  };
  const auto known = numbers_.find(table);
  if (known != numbers_.end()) return known->second;
  PairTable turned{};
  for (int x = 0; x < value_count_; ++x) {
    for (int y = 0; y < value_count_; ++y) {
      if ((table[static_cast<std::size_t>(x)] >> y & 1) != 0)
        turned[static_cast<std::size_t>(y)] |= mask_of(x);
    }
  }
  const std::uint32_t number = add(table);
  const std::uint32_t other = add(turned);
  turned_[number] = other;
  turned_[other] = number;
  return number;
}

void RelatedPairs::restrict(CellIndex first, CellIndex second, std::uint32_t table) {
  if (first > second) {
    std::swap(first, second);
    table = turned_[table];
  }
  if (pairs_.size() >= most_unmerged_) merge();
  pairs_.push_back({first, second, table});
  is_merged_ = false;
}

std::uint32_t RelatedPairs::both(std::uint32_t one, std::uint32_t other) {
  if (one == other) return one;
  PairTable common = tables_[one];
  for (std::size_t x = 0; x < common.size(); ++x) common[x] &= tables_[other][x];
  if (tables_.size() < most_tables) return number_of(common);
  const auto known = numbers_.find(common);
  return known == numbers_.end() ? one : known->second;
}

std::span<const RelatedPairs::Pair> RelatedPairs::pairs() {
  merge();
  return pairs_;
}

// Sorted in place, since a copy would be as large as all of them.
void RelatedPairs::merge() {
  if (is_merged_) return;
  is_merged_ = true;
  std::sort(pairs_.begin(), pairs_.end(), [](const Pair& a, const Pair& b) {
    return std::tie(a.first, a.second, a.table) < std::tie(b.first, b.second, b.table);
  });
  std::size_t count = 0;
  for (const Pair& pair : pairs_) {
    if (count > 0 && pairs_[count - 1].first == pair.first &&
        pairs_[count - 1].second == pair.second) {
      pairs_[count - 1].table = both(pairs_[count - 1].table, pair.table);
    } else {
      pairs_[count++] = pair;
    }
  }
  pairs_.resize(count);
  most_unmerged_ = std::max(least_unmerged, 2 * count);
}

}  // namespace ninefold::variants
