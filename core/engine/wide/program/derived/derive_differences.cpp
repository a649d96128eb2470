#include "core/engine/wide/program/derived/derive_differences.hpp"

#include "core/engine/wide/program/derived/plain_sums.hpp"

#include <algorithm>
#include <bit>
#include <set>
#include <utility>

namespace ninefold::variants {

namespace {

// More cells than that say too little for their price; parts of a sum, which add up, may have more.
constexpr std::size_t few_cells = 6;
constexpr std::size_t few_cells_of_part = 9;
// One cell in common leaves more than there was.
constexpr int least_common = 2;

struct OverlappingSum {
  CellWords cells{};
  std::vector<Sum::Term> terms;  // in the order of cells, each once
  int total = 0;
};

bool is_before(const Sum::Term& a, const Sum::Term& b) { return a.cell < b.cell; }

OverlappingSum overlapping(const Model::SumOf& written) {
  OverlappingSum made;
  made.total = written.total;
  std::vector<Sum::Term> sorted = written.terms;
  std::sort(sorted.begin(), sorted.end(), is_before);
  for (const Sum::Term& term : sorted) {
    if (!made.terms.empty() && made.terms.back().cell == term.cell) {
      made.terms.back().coefficient += term.coefficient;
    } else {
      made.terms.push_back(term);
    }
  }
  std::erase_if(made.terms, [](const Sum::Term& term) { return term.coefficient == 0; });
  for (const Sum::Term& term : made.terms)
    made.cells[term.cell / 64U] |= std::uint64_t{1} << (term.cell % 64U);
  return made;
}

// The terms of `a` and so many times those of `b`.
std::vector<Sum::Term> put_together(const std::vector<Sum::Term>& a,
                                    const std::vector<Sum::Term>& b, int times) {
  std::vector<Sum::Term> made;
  std::size_t next = 0;
  for (const Sum::Term& term : a) {
    for (; next < b.size() && b[next].cell < term.cell; ++next)
      made.push_back({b[next].cell, times * b[next].coefficient});
    int coefficient = term.coefficient;
    if (next < b.size() && b[next].cell == term.cell) coefficient += times * b[next++].coefficient;
    if (coefficient != 0) made.push_back({term.cell, coefficient});
  }
  for (; next < b.size(); ++next) made.push_back({b[next].cell, times * b[next].coefficient});
  return made;
}

bool all_add_up(const std::vector<Sum::Term>& terms) {
  return std::all_of(terms.begin(), terms.end(), [&](const Sum::Term& term) {
    return term.coefficient == terms.front().coefficient;
  });
}

// So that most terms add up, which costs least to propagate.
void turn_signs(Model::SumOf& sum) {
  const auto negative = std::count_if(sum.terms.begin(), sum.terms.end(),
                                      [](const Sum::Term& term) { return term.coefficient < 0; });
  if (2 * static_cast<std::size_t>(negative) <= sum.terms.size()) return;
  sum.total = -sum.total;
  for (Sum::Term& term : sum.terms) term.coefficient = -term.coefficient;
}

bool says_much(const std::vector<Sum::Term>& left, std::size_t most_before) {
  if (left.size() >= most_before) return false;
  return left.size() <= few_cells || (left.size() <= few_cells_of_part && all_add_up(left));
}

}  // namespace

std::vector<Model::SumOf> derive_differences(const Model& model, WorkMeter* meter) {
  std::vector<OverlappingSum> sums;
  sums.reserve(model.sums.size());
  for (const Model::SumOf& written : model.sums) sums.push_back(overlapping(written));
  const std::size_t width = cell_word_count(model);
  std::vector<Model::SumOf> derived;
  std::set<std::vector<std::pair<CellIndex, int>>> seen;
  for (std::size_t i = 0; i < sums.size(); ++i) {
    if (meter != nullptr && !meter->spend((i + 1) * width)) break;
    for (std::size_t j = 0; j < i; ++j) {
      int common = 0;
      for (std::size_t word = 0; word < width; ++word)
        common += std::popcount(sums[i].cells[word] & sums[j].cells[word]);
      if (common < least_common) continue;
      const std::size_t most = std::max(sums[i].terms.size(), sums[j].terms.size());
      for (const int times : {-1, 1}) {
        Model::SumOf left{put_together(sums[i].terms, sums[j].terms, times),
                          sums[i].total + times * sums[j].total};
        if ((left.terms.empty() && left.total == 0) || !says_much(left.terms, most)) continue;
        turn_signs(left);
        std::vector<std::pair<CellIndex, int>> key;
        key.reserve(left.terms.size());
        for (const Sum::Term& term : left.terms) key.emplace_back(term.cell, term.coefficient);
        if (seen.insert(std::move(key)).second) derived.push_back(std::move(left));
      }
    }
  }
  return derived;
}

}  // namespace ninefold::variants
