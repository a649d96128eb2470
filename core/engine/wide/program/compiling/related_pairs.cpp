#include "core/engine/wide/program/compiling/related_pairs.hpp"

#include <algorithm>
#include <array>
#include <cstring>
#include <tuple>
#include <utility>

namespace ninefold::variants {

namespace {

// Of the words of a table, one after the other.
std::size_t hash_of(const PairTable& table) {
  std::array<std::uint64_t, sizeof(PairTable) / sizeof(std::uint64_t)> words;
  std::memcpy(words.data(), table.data(), sizeof(table));
  std::uint64_t hash = 0;
  for (const std::uint64_t word : words) {
    hash = (hash ^ word) * 0x9e3779b97f4a7c15U;
    hash ^= hash >> 29U;
  }
  return static_cast<std::size_t>(hash);
}

}  // namespace

// The place of a table's number, or of `none` where it has none yet.
std::uint32_t& RelatedPairs::slot_of(const PairTable& table) {
  std::size_t slot = hash_of(table) & (slots_.size() - 1);
  while (slots_[slot] != none && tables_[slots_[slot]] != table)
    slot = (slot + 1) & (slots_.size() - 1);
  return slots_[slot];
}

std::uint32_t RelatedPairs::number_of(const PairTable& table) {
  if (2 * tables_.size() >= slots_.size()) {
    slots_.assign(std::max(least_slots, 2 * slots_.size()), none);
    for (std::uint32_t number = 0; number < tables_.size(); ++number)
      slot_of(tables_[number]) = number;
  }
  std::uint32_t& number = slot_of(table);
  if (number == none) {
    number = static_cast<std::uint32_t>(tables_.size());
    tables_.push_back(table);
    turned_.push_back(none);
  }
  return number;
}

void RelatedPairs::restrict(CellIndex first, CellIndex second, std::uint32_t table) {
  if (first > second) {
    std::swap(first, second);
    if (turned_[table] == none) {
      const std::uint32_t other = number_of(turned(tables_[table]));
      turned_[table] = other;
      turned_[other] = table;
    }
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
  const std::uint32_t known = slot_of(common);
  return known == none ? one : known;
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
