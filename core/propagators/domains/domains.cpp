#include "core/propagators/domains/domains.hpp"

namespace ninefold::variants {

Peers::Peers(int cell_count, const std::vector<std::pair<CellIndex, CellIndex>>& pairs)
    : width_((static_cast<std::size_t>(cell_count) + 63) / 64) {
  const auto cells = static_cast<std::size_t>(cell_count);
  words_.assign(cells * width_, 0);
  for (const auto& [a, b] : pairs) {
    words_[a * width_ + b / 64U] |= std::uint64_t{1} << (b % 64U);
    words_[b * width_ + a / 64U] |= std::uint64_t{1} << (a % 64U);
  }
  start_.reserve(cells + 1);
  for (std::size_t cell = 0; cell < cells; ++cell) {
    start_.push_back(static_cast<std::uint32_t>(list_.size()));
    for (std::size_t word = 0; word < width_; ++word) {
      for (std::uint64_t bits = words_[cell * width_ + word]; bits != 0; bits &= bits - 1) {
        list_.push_back(
            static_cast<CellIndex>(word * 64 + static_cast<std::size_t>(std::countr_zero(bits))));
      }
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
