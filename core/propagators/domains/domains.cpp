#include "core/propagators/domains/domains.hpp"

#include <utility>

namespace ninefold::variants {

Peers::Peers(int cell_count, const std::vector<std::pair<CellIndex, CellIndex>>& pairs,
             CellPlaces places)
    : places_(std::move(places)) {
  const auto cells = static_cast<std::size_t>(cell_count);
  if (places_.empty()) {
    for (std::size_t cell = 0; cell < cells; ++cell)
      places_.push_back(static_cast<std::uint16_t>(cell));
  }
  for (std::size_t cell = 0; cell < cells; ++cell) {
    const std::size_t place = places_[cell];
    if (place >= cells_.size()) cells_.resize(place + 1);
    cells_[place] = static_cast<CellIndex>(cell);
  }
  width_ = (cells_.size() + 63) / 64;
  words_.assign(cells * width_, 0);
  for (const auto& [a, b] : pairs) {
    add(b, std::span(words_).subspan(a * width_, width_));
    add(a, std::span(words_).subspan(b * width_, width_));
  }
  start_.reserve(cells + 1);
  std::size_t count = 0;
  for (const std::uint64_t word : words_) count += static_cast<std::size_t>(std::popcount(word));
  list_.reserve(count);
  for (std::size_t cell = 0; cell < cells; ++cell) {
    start_.push_back(static_cast<std::uint32_t>(list_.size()));
    for (std::size_t word = 0; word < width_; ++word) {
      for (std::uint64_t bits = words_[cell * width_ + word]; bits != 0; bits &= bits - 1)
        list_.push_back(cells_[word * 64 + static_cast<std::size_t>(std::countr_zero(bits))]);
    }
  }
  start_.push_back(static_cast<std::uint32_t>(list_.size()));
}

bool Peers::all_differ(std::span<const CellIndex> cells) const {
  for (std::size_t i = 0; i < cells.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      if (!differ(cells[i], cells[j])) return false;
    }
  }
  return true;
}

}  // namespace ninefold::variants
