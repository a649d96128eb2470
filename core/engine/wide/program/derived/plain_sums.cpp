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
    if (sets.cells.size() != static_cast<std::size_t>(model.value_count)) continue;
    const CellWords cells = cell_words(sets.cells);
    if (size_of(cells, width) == model.value_count) houses.push_back({number, cells});
  }
  return houses;
}

int sum_of_all_values(const Model& model) {
  return model.value_count * model.lowest + model.value_count * (model.value_count - 1) / 2;
}

}  // namespace ninefold::variants
