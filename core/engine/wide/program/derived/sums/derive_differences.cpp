#include "core/engine/wide/program/derived/sums/derive_differences.hpp"

#include "core/engine/wide/program/derived/plain_sums.hpp"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <cstdlib>
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
  CellWords added{};             // the cells that count with a positive coefficient,
  CellWords taken{};             // and with a negative one
  std::vector<Sum::Term> terms;  // in the order of cells, each once
  int total = 0;
};

bool is_before(const Sum::Term& a, const Sum::Term& b) { return a.cell < b.cell; }

OverlappingSum overlapping(const SumOf& written) {
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
  for (const Sum::Term& term : made.terms) {
    CellWords& cells = term.coefficient > 0 ? made.added : made.taken;
    cells[term.cell / 64U] |= std::uint64_t{1} << (term.cell % 64U);
  }
  return made;
}

bool all_add_up(const std::vector<Sum::Term>& terms) {
  return std::all_of(terms.begin(), terms.end(), [&](const Sum::Term& term) {
    return term.coefficient == terms.front().coefficient;
  });
}

// So that most terms add up, which costs least to propagate, and the same terms look the same.
void turn_signs(SumOf& sum) {
  const auto negative = std::count_if(sum.terms.begin(), sum.terms.end(),
                                      [](const Sum::Term& term) { return term.coefficient < 0; });
  const std::size_t twice = 2 * static_cast<std::size_t>(negative);
  if (twice < sum.terms.size()) return;
  if (twice == sum.terms.size() && (twice == 0 || sum.terms.front().coefficient > 0)) return;
  sum.total = -sum.total;
  for (Sum::Term& term : sum.terms) term.coefficient = -term.coefficient;
}

// The number that stands for the terms of a sum, in their order, without its total. That two sums
// have one number by chance does no harm: one that follows from others is left out then.
std::uint64_t number_of(const std::vector<Sum::Term>& terms) {
  std::uint64_t number = terms.size();
  for (const Sum::Term& term : terms) {
    number ^= term.cell + (std::uint64_t{static_cast<std::uint32_t>(term.coefficient)} << 16U);
    number *= 0x9E3779B97F4A7C15U;
    number ^= number >> 29U;
  }
  return number;
}

class Differences {
 public:
  explicit Differences(const Model& model)
      : width_(cell_word_count(model)), most_(most_differences_a_cell * model.candidates.size()) {
    const std::size_t count = std::min(model.list<SumOf>().size(), most_sums);
    sums_.reserve(count);
    for (std::size_t number = 0; number < count; ++number)
      sums_.push_back(overlapping(model.list<SumOf>()[number]));
  }

  std::size_t sum_count() const { return sums_.size(); }
  std::size_t width() const { return width_; }
  bool are_as_many_as_fit() const { return derived_.size() >= most_; }

  void try_pair(std::size_t i, std::size_t j) {
    const OverlappingSum& a = sums_[i];
    const OverlappingSum& b = sums_[j];
    // The cells that can fall out, with the sums one less the other and together.
    std::size_t alike = 0;
    std::size_t opposite = 0;
    for (std::size_t word = 0; word < width_; ++word) {
      alike += count((a.added[word] & b.added[word]) | (a.taken[word] & b.taken[word]));
      opposite += count((a.added[word] & b.taken[word]) | (a.taken[word] & b.added[word]));
    }
    const std::size_t all = a.terms.size() + b.terms.size() - alike - opposite;
    const std::size_t most_before = std::max(a.terms.size(), b.terms.size());
    for (const int times : {-1, 1}) {
      const std::size_t least_left = all - (times < 0 ? alike : opposite);
      if (least_left >= most_before || least_left > few_terms_of_part) continue;
      if (!put_together(a.terms, b.terms, times, std::min(most_before - 1, few_terms_of_part)))
        continue;
      left_.total = a.total + times * b.total;
      if ((left_.terms.empty() && left_.total == 0) || !says_much()) continue;
      turn_signs(left_);
      if (seen_.empty()) see_written();
      if (see(left_)) derived_.push_back(left_);
    }
  }

  std::vector<SumOf> take() { return std::move(derived_); }

 private:
  static std::size_t count(std::uint64_t cells) {
    return static_cast<std::size_t>(std::popcount(cells));
  }

  // Puts the terms of `a` and so many times those of `b` into left_, if they are not too many and
  // their coefficients not too large.
  bool put_together(const std::vector<Sum::Term>& a, const std::vector<Sum::Term>& b, int times,
                    std::size_t most) {
    left_.terms.clear();
    std::size_t next = 0;
    const auto add = [&](CellIndex cell, int coefficient) {
      if (coefficient == 0) return true;
      left_.terms.push_back({cell, coefficient});
      return left_.terms.size() <= most && std::abs(coefficient) <= most_times;
    };
    for (const Sum::Term& term : a) {
      for (; next < b.size() && b[next].cell < term.cell; ++next)
        if (!add(b[next].cell, times * b[next].coefficient)) return false;
      int coefficient = term.coefficient;
      if (next < b.size() && b[next].cell == term.cell)
        coefficient += times * b[next++].coefficient;
      if (!add(term.cell, coefficient)) return false;
    }
    for (; next < b.size(); ++next)
      if (!add(b[next].cell, times * b[next].coefficient)) return false;
    return true;
  }

  bool says_much() const {
    return left_.terms.size() <= (left_.total == 0 ? few_terms_of_equals : few_terms) ||
           all_add_up(left_.terms);
  }

  // What is written need not be derived.
  void see_written() {
    for (const OverlappingSum& sum : sums_) {
      SumOf written{sum.terms, sum.total};
      turn_signs(written);
      see(written);
    }
  }

  // Whether the same terms were not seen before.
  bool see(const SumOf& sum) {
    const std::uint64_t number = number_of(sum.terms);
    const auto place = std::lower_bound(seen_.begin(), seen_.end(), number);
    if (place != seen_.end() && *place == number) return false;
    seen_.insert(place, number);
    return true;
  }

  std::size_t width_;  // in words, of the board
  std::size_t most_;
  std::vector<OverlappingSum> sums_;
  std::vector<std::uint64_t> seen_;  // numbers of terms, in order
  SumOf left_;                       // what a pair leaves, in memory that all pairs share
  std::vector<SumOf> derived_;
};

}  // namespace

std::vector<SumOf> derive_differences(const Model& model, WorkMeter* meter) {
  Differences differences(model);
  for (std::size_t i = 0; i < differences.sum_count(); ++i) {
    if (meter != nullptr && !meter->spend((i + 1) * differences.width())) break;
    for (std::size_t j = 0; j < i && !differences.are_as_many_as_fit(); ++j)
      differences.try_pair(i, j);
  }
  return differences.take();
}

}  // namespace ninefold::variants
