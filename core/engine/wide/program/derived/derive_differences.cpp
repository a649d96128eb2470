#include "core/engine/wide/program/derived/derive_differences.hpp"

#include "core/engine/wide/program/derived/plain_sums.hpp"

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <set>
#include <utility>

namespace ninefold::variants {

namespace {

// More terms say too little for their price; parts of a sum, which add up, may have more.
constexpr std::size_t few_terms = 5;
constexpr std::size_t few_terms_of_equals = 4;
constexpr std::size_t few_terms_of_part = 9;
// Larger coefficients leave little to say of each cell.
constexpr int most_times = 3;
// Only texts that repeat themselves have as many.
constexpr std::size_t most_differences_a_cell = 4;
constexpr std::size_t most_sums = 500;

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

bool have_small_coefficients(const std::vector<Sum::Term>& terms) {
  return std::all_of(terms.begin(), terms.end(), [](const Sum::Term& term) {
    return std::abs(term.coefficient) <= most_times;
  });
}

// So that most terms add up, which costs least to propagate, and the same terms look the same.
void turn_signs(Model::SumOf& sum) {
  const auto negative = std::count_if(sum.terms.begin(), sum.terms.end(),
                                      [](const Sum::Term& term) { return term.coefficient < 0; });
  const std::size_t twice = 2 * static_cast<std::size_t>(negative);
  if (twice < sum.terms.size()) return;
  if (twice == sum.terms.size() && (twice == 0 || sum.terms.front().coefficient > 0)) return;
  sum.total = -sum.total;
  for (Sum::Term& term : sum.terms) term.coefficient = -term.coefficient;
}

bool says_much(const Model::SumOf& left, std::size_t most_before) {
  const std::size_t size = left.terms.size();
  if (size >= most_before || !have_small_coefficients(left.terms)) return false;
  if (size <= (left.total == 0 ? few_terms_of_equals : few_terms)) return true;
  return size <= few_terms_of_part && all_add_up(left.terms);
}

// The cells and signs of a sum whose terms are in order; the same keys mean the same terms.
using Key = std::vector<std::pair<CellIndex, int>>;
Key key_of(const std::vector<Sum::Term>& terms) {
  Key key;
  key.reserve(terms.size());
  for (const Sum::Term& term : terms) key.emplace_back(term.cell, term.coefficient);
  return key;
}

class Differences {
 public:
  explicit Differences(const Model& model)
      : width_(cell_word_count(model)), most_(most_differences_a_cell * model.candidates.size()) {
    const std::size_t count = std::min(model.sums.size(), most_sums);
    sums_.reserve(count);
    for (std::size_t number = 0; number < count; ++number)
      sums_.push_back(overlapping(model.sums[number]));
  }

  std::size_t count() const { return sums_.size(); }
  std::size_t width() const { return width_; }
  bool are_as_many_as_fit() const { return derived_.size() >= most_; }

  void try_pair(std::size_t i, std::size_t j) {
    const OverlappingSum& a = sums_[i];
    const OverlappingSum& b = sums_[j];
    std::size_t common = 0;
    for (std::size_t word = 0; word < width_; ++word)
      common += static_cast<std::size_t>(std::popcount(a.cells[word] & b.cells[word]));
    const std::size_t least_left = a.terms.size() + b.terms.size() - 2 * common;
    const std::size_t most_before = std::max(a.terms.size(), b.terms.size());
    if (least_left >= most_before || least_left > few_terms_of_part) return;
    for (const int times : {-1, 1}) {
      Model::SumOf left{put_together(a.terms, b.terms, times), a.total + times * b.total};
      if ((left.terms.empty() && left.total == 0) || !says_much(left, most_before)) continue;
      turn_signs(left);
      if (seen_.empty()) see_written();
      if (seen_.insert(key_of(left.terms)).second) derived_.push_back(std::move(left));
    }
  }

  std::vector<Model::SumOf> take() { return std::move(derived_); }

 private:
  // What is written need not be derived.
  void see_written() {
    for (const OverlappingSum& sum : sums_) {
      Model::SumOf written{sum.terms, sum.total};
      turn_signs(written);
      seen_.insert(key_of(written.terms));
    }
  }

  std::size_t width_;  // in words, of the board
  std::size_t most_;
  std::vector<OverlappingSum> sums_;
  std::set<Key> seen_;
  std::vector<Model::SumOf> derived_;
};

}  // namespace

std::vector<Model::SumOf> derive_differences(const Model& model, WorkMeter* meter) {
  Differences differences(model);
  for (std::size_t i = 0; i < differences.count(); ++i) {
    if (meter != nullptr && !meter->spend((i + 1) * differences.width())) break;
    for (std::size_t j = 0; j < i && !differences.are_as_many_as_fit(); ++j)
      differences.try_pair(i, j);
  }
  return differences.take();
}

}  // namespace ninefold::variants
