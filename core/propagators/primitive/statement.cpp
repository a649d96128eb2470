#include "core/propagators/primitive/statement.hpp"

#include <cstddef>

namespace ninefold::variants {

int Statement::moved_total(int total, int coefficients) const {
  const Symmetry& symmetry = board_->symmetry;
  if (!symmetry.turns_values) return total;
  return (2 * board_->lowest + symmetry.value_count - 1) * coefficients - total;
}

void Statement::add_in_order(std::span<const CellIndex> cells) {
  add(static_cast<std::uint32_t>(cells.size()));
  for (const CellIndex cell : cells) add_cell(cell);
}

void Statement::add_in_any_order(std::span<const CellIndex> cells) {
  add_in_order(cells);
  std::sort(numbers_.end() - static_cast<std::ptrdiff_t>(cells.size()), numbers_.end());
}

void Statement::add_sets_in_any_order(std::span<const Mask> sets) {
  add(static_cast<std::uint32_t>(sets.size()));
  for (const Mask set : sets) add_values(set);
  std::sort(numbers_.end() - static_cast<std::ptrdiff_t>(sets.size()), numbers_.end());
}

void Statement::add_table(std::uint32_t table, bool is_turned) {
  const PairTable& written = board_->tables[table];
  const PairTable said = is_turned ? turned(written) : written;
  const Symmetry& symmetry = board_->symmetry;
  const Mask all = first_values(symmetry.value_count);
  const auto values = static_cast<std::size_t>(symmetry.value_count);
  for (std::size_t value = 0; value < values; ++value) {
    const std::size_t from = symmetry.turns_values ? values - 1 - value : value;
    add_values(said[from] & all);
  }
}

void Statement::add_in_any_order(std::vector<Statement> parts) {
  std::sort(parts.begin(), parts.end());
  for (const Statement& part : parts) {
    add(static_cast<std::uint32_t>(part.numbers_.size()));
    numbers_.insert(numbers_.end(), part.numbers_.begin(), part.numbers_.end());
  }
}

}  // namespace ninefold::variants
