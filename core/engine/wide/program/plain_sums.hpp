#pragma once

#include "core/propagators/model.hpp"

#include <cstdint>
#include <span>
#include <vector>

namespace ninefold::variants {

/// A set of cells, a bit each, as sums are put together from other sums and houses.
using CellWords = std::vector<std::uint64_t>;

CellWords cell_words(std::span<const CellIndex> list, std::size_t width);
bool meet(const CellWords& a, const CellWords& b);
bool lies_within(const CellWords& inner, const CellWords& outer);
int size_of(const CellWords& cells);

/// A sum of cells that count once each.
struct PlainSum {
  std::size_t number = 0;  ///< of the model's sums
  CellWords cells;
  int size = 0;
  int total = 0;
};

std::vector<PlainSum> plain_sums(const Model& model, std::size_t width);

/// Cells that hold every value, whose sum is known therefore.
struct FullHouse {
  std::size_t number = 0;  ///< of the model's sets of values
  CellWords cells;
};

std::vector<FullHouse> full_houses(const Model& model, std::size_t width);
int sum_of_all_values(const Model& model);

}  // namespace ninefold::variants
