#include "core/engine/wide/program/plain_sums.hpp"

#include <bit>

namespace ninefold::variants {

CellWords cell_words(std::span<const CellIndex> list, std::size_t width) {
  CellWords cells(width);
  for (const CellIndex cell : list) cells[cell / 64U] |= std::uint64_t{1} << (cell % 64U);
  return cells;
}

bool meet(const CellWords& a, const CellWords& b) {
  for (std::size_t word = 0; word < a.size(); ++word) {
    if ((a[word] & b[word]) != 0) return true;
  }
  return false;
}

bool lies_within(const CellWords& inner, const CellWords& outer) {
  for (std::size_t word = 0; word < inner.size(); ++word) {
    if ((inner[word] & ~outer[word]) != 0) return false;
  }
  return true;
}

int size_of(const CellWords& cells) {
  int size = 0;
  for (const std::uint64_t word : cells) size += std::popcount(word);
  return size;
}

std::vector<PlainSum> plain_sums(const Model& model, std::size_t width) {
  std::vector<PlainSum> sums;
  for (std::size_t number = 0; number < model.sums.size(); ++number) {
    const Model::SumOf& sum = model.sums[number];
    PlainSum plain{number, CellWords(width), 0, sum.total};
    bool is_plain = true;
    for (const Sum::Term& term : sum.terms) {
      const std::uint64_t bit = std::uint64_t{1} << (term.cell % 64U);
      std::uint64_t& word = plain.cells[term.cell / 64U];
      is_plain = is_plain && term.coefficient == 1 && (word & bit) == 0;
      word |= bit;
      ++plain.size;
    }
    if (is_plain) sums.push_back(std::move(plain));
  }
  return sums;
}

std::vector<FullHouse> full_houses(const Model& model, std::size_t width) {
  std::vector<FullHouse> houses;
  for (std::size_t number = 0; number < model.value_sets.size(); ++number) {
    const ValueSets& sets = model.value_sets[number];
    if (sets.cells.size() != static_cast<std::size_t>(model.value_count)) continue;
    CellWords cells = cell_words(sets.cells, width);
    if (size_of(cells) == model.value_count) houses.push_back({number, std::move(cells)});
  }
  return houses;
}

int sum_of_all_values(const Model& model) {
  return model.value_count * model.lowest + model.value_count * (model.value_count - 1) / 2;
}

}  // namespace ninefold::variants
