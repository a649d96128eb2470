#include "core/engine/bands/kept_ways.hpp"

#include <algorithm>

namespace ninefold {

KeptWays::KeptWays(std::size_t most) : most_(most), entries_(2 * std::min(most, first_most)) {}

std::size_t KeptWays::home_of(const Key& key) const {
  std::uint64_t hash = key.unlabelled * 0x9E3779B97F4A7C15U ^ key.labelled * 0xC2B2AE3D27D4EB4FU;
  hash ^= hash >> 29U;
  return hash & (entries_.size() - 1);
}

std::size_t KeptWays::index_of(const Key& key) const {
  const std::size_t mask = entries_.size() - 1;
  std::size_t index = home_of(key);
  while (entries_[index].ways != unused && entries_[index].key != key) index = (index + 1) & mask;
  return index;
}

std::optional<std::uint64_t> KeptWays::find(const Key& key) const {
  const Entry& entry = entries_[index_of(key)];
  if (entry.ways == unused) return std::nullopt;
  return entry.ways;
}

void KeptWays::keep(const Key& key, std::uint64_t ways) {
  if (used_ * 2 >= entries_.size()) {
    if (used_ == most_) {
      Entry& entry = entries_[home_of(key)];
      // Empty places stay empty: they end the search for a key.
      if (entry.ways != unused) entry = {key, ways};
      return;
    }
    grow();
  }
  entries_[index_of(key)] = {key, ways};
  ++used_;
}

void KeptWays::grow() {
  std::vector<Entry> old(entries_.size() * 2);
  old.swap(entries_);
  for (const Entry& entry : old) {
    if (entry.ways != unused) entries_[index_of(entry.key)] = entry;
  }
}

}  // namespace ninefold
