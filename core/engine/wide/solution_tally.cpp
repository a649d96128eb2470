#include "core/engine/wide/solution_tally.hpp"

#include <algorithm>
#include <utility>

namespace ninefold::variants {

SolutionTally::SolutionTally(CellIndexes cells, const Layout& layout, std::uint32_t most)
    : cells_(std::move(cells)),
      counts_(cells_.size(),
              std::vector<std::uint32_t>(static_cast<std::size_t>(layout.value_count()))),
      lowest_(layout.lowest),
      most_(most) {}

void SolutionTally::add(std::span<const int> values) {
  for (std::size_t i = 0; i < cells_.size(); ++i) {
    std::uint32_t& count = counts_[i][static_cast<std::size_t>(values[cells_[i]] - lowest_)];
    if (count < most_) ++count;
  }
}

bool SolutionTally::covers(std::span<const Mask> masks) const {
  for (std::size_t i = 0; i < cells_.size(); ++i) {
    for (Mask rest = masks[cells_[i]]; rest != 0; rest = without_lowest(rest)) {
      if (counts_[i][static_cast<std::size_t>(lowest_of(rest))] < most_) return false;
    }
  }
  return true;
}

void SolutionTally::write_missing(std::span<const Mask> masks, std::vector<Mask>& missing) const {
  missing.assign(masks.size(), 0);
  for (std::size_t i = 0; i < cells_.size(); ++i) {
    Mask& of_cell = missing[cells_[i]];
    for (Mask rest = masks[cells_[i]]; rest != 0; rest = without_lowest(rest)) {
      if (counts_[i][static_cast<std::size_t>(lowest_of(rest))] < most_)
        of_cell |= rest & static_cast<Mask>(-rest);
    }
  }
}

void SolutionTally::clear() {
  for (std::vector<std::uint32_t>& of_cell : counts_) std::fill(of_cell.begin(), of_cell.end(), 0);
}

void SolutionTally::write_to(std::vector<std::vector<std::uint32_t>>& counts) const {
  for (std::size_t i = 0; i < cells_.size(); ++i) counts[cells_[i]] = counts_[i];
}

}  // namespace ninefold::variants
