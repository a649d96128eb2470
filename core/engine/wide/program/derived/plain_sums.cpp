#include "core/engine/wide/program/derived/plain_sums.hpp"

#include <bit>

namespace ninefold::variants {

CellWords cell_words(std::span<const CellIndex> list) {
  CellWords cells{};
  for (const CellIndex cell : list) cells[cell / 64U] |= std::uint64_t{1} << (cell % 64U);
  return cells;
}

CellIndexes cells_in(const CellWords& words, std::size_t width) {
  CellIndexes list;
  for (std::size_t word = 0; word < width; ++word) {
    for (std::uint64_t rest = words[word]; rest != 0; rest &= rest - 1)
      list.push_back(
          static_cast<CellIndex>(word * 64 + static_cast<std::size_t>(std::countr_zero(rest))));
  }
  return list;
}

bool meet(const CellWords& a, const CellWords& b, std::size_t width) {
  for (std::size_t word = 0; word < width; ++word) {
    if ((a[word] & b[word]) != 0) return true;
  }
  return false;
}

bool lies_within(const CellWords& inner, const CellWords& outer, std::size_t width) {
  for (std::size_t word = 0; word < width; ++word) {
    if ((inner[word] & ~outer[word]) != 0) return false;
  }
  return true;
}

int size_of(const CellWords& cells, std::size_t width) {
  int size = 0;
  for (std::size_t word = 0; word < width; ++word) size += std::popcount(cells[word]);
  return size;
}

std::vector<PlainSum> plain_sums(const Model& model) {
  std::vector<PlainSum> sums;
  sums.reserve(model.list<SumOf>().size());
  for (std::size_t number = 0; number < model.list<SumOf>().size(); ++number) {
    const SumOf& sum = model.list<SumOf>()[number];
    PlainSum plain{number, {}, 0, sum.total};
    bool is_plain = true;
    for (const Sum::Term& term : sum.terms) {
      const std::uint64_t bit = std::uint64_t{1} << (term.cell % 64U);
      std::uint64_t& word = plain.cells[term.cell / 64U];
      is_plain = is_plain && term.coefficient == 1 && (word & bit) == 0;
      word |= bit;
      ++plain.size;
    }
    if (is_plain) sums.push_back(plain);
  }
  return sums;
}

std::vector<FullHouse> full_houses(const Model& model) {
  std::vector<FullHouse> houses;
  houses.reserve(model.list<ValueSets>().size());
  const std::size_t width = cell_word_count(model);
  for (std::size_t number = 0; number < model.list<ValueSets>().size(); ++number) {
    const ValueSets& sets = model.list<ValueSets>()[number];
    const auto size = static_cast<int>(sets.cells.size());
    Mask values = model.all();
    if (size != model.value_count) {
      if (sets.sets->size() != 1 || count_of(sets.sets->front()) != size) continue;
      values = sets.sets->front();
      // A cage of one combination holds these values and no others, but that is for its own rule to
      // say: houses are what others are put together of.
      if (values_among(sets.cells, model) != values) continue;
    }
    const CellWords cells = cell_words(sets.cells);
    if (size_of(cells, width) != size) continue;
    houses.push_back({number, cells, size, values, sum_of_positions(values) + size * model.lowest});
  }
  return houses;
}

Mask values_among(std::span<const CellIndex> cells, const Model& model) {
  Mask values = 0;
  for (const CellIndex cell : cells) values |= model.candidates[cell];
  return values;
}

}  // namespace ninefold::variants
