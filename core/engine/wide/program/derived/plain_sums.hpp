#pragma once

#include "core/propagators/model.hpp"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace ninefold::variants {

/// A set of cells, a bit each, as sums are put together from other sums and houses. Only the first
/// words, `width` of them, are those of the board; the others are empty.
using CellWords = std::array<std::uint64_t, (most_cells + 63) / 64>;

/// How many words the cells of a board take.
inline std::size_t cell_word_count(const Model& model) {
  return (model.candidates.size() + 63) / 64;
}
CellWords cell_words(std::span<const CellIndex> list);
/// The same cells as a list, in order.
CellIndexes cells_in(const CellWords& words, std::size_t width);
bool meet(const CellWords& a, const CellWords& b, std::size_t width);
bool lies_within(const CellWords& inner, const CellWords& outer, std::size_t width);
int size_of(const CellWords& cells, std::size_t width);

/// A sum of cells that count once each.
struct PlainSum {
  std::size_t number = 0;  ///< of the model's sums
  CellWords cells{};
  int size = 0;
  int total = 0;
};

std::vector<PlainSum> plain_sums(const Model& model);

/// Cells that hold every value that they can have, whose sum is known therefore: all values of the
/// board, or where none of the cells can have others, those of the only set that is left.
struct FullHouse {
  std::size_t number = 0;  ///< of the model's sets of values
  CellWords cells{};
  int size = 0;
  Mask values = 0;
  int total = 0;  ///< of the values
};

std::vector<FullHouse> full_houses(const Model& model);
/// Every value that some of the cells may have.
Mask values_among(std::span<const CellIndex> cells, const Model& model);

}  // namespace ninefold::variants
