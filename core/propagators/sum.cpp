#include "core/propagators/sum.hpp"

#include "core/propagators/sum_bits.hpp"
#include "core/propagators/value_sets.hpp"

#include <algorithm>
#include <array>
#include <map>

namespace ninefold::variants {

namespace {

// Beyond it, a clique of many values is taken apart into pairs: going through its sets costs more
// than it tells.
constexpr int most_sets = 300;
constexpr int most_cliques = 40;

Mask reversed(Mask mask, int value_count) {
  Mask result = 0;
  for (Mask rest = mask; rest != 0; rest = without_lowest(rest)) {
    result |= mask_of(value_count - 1 - lowest_of(rest));
  }
  return result;
}

int binomial(int n, int k) {
  int result = 1;
  for (int i = 1; i <= k; ++i) result = result * (n - k + i) / i;
  return result;
}

// Parts cells into sets of which all cells see each other, large ones first: each begins with the
// cell that sees most of those that are left, and goes on with the one that leaves most to choose.
std::vector<CellIndexes> cliques_among(CellIndexes left, int value_count, const Peers& peers) {
  std::vector<CellIndexes> cliques;
  const auto seen_among = [&](CellIndex cell, const CellIndexes& cells) {
    return std::count_if(cells.begin(), cells.end(),
                         [&](CellIndex other) { return peers.differ(cell, other); });
  };
  while (!left.empty()) {
    CellIndexes& clique = cliques.emplace_back();
    CellIndexes open = left;
    while (!open.empty() && static_cast<int>(clique.size()) < value_count &&
           binomial(value_count, static_cast<int>(clique.size()) + 1) <= most_sets) {
      const CellIndex best = *std::max_element(
          open.begin(), open.end(),
          [&](CellIndex a, CellIndex b) { return seen_among(a, open) < seen_among(b, open); });
      clique.push_back(best);
      std::erase_if(open, [&](CellIndex cell) { return !peers.differ(cell, best); });
    }
    if (clique.empty()) clique.push_back(left[0]);
    std::erase_if(left, [&](CellIndex cell) {
      return std::find(clique.begin(), clique.end(), cell) != clique.end();
    });
  }
  return cliques;
}

}  // namespace

Sum::Sum(const std::vector<Term>& terms, int total, int lowest, int value_count, const Peers& peers)
    : value_count_(value_count) {
  // The same cell twice is one term.
  std::map<CellIndex, int> coefficients;
  for (const Term& term : terms) coefficients[term.cell] += term.coefficient;
  long long remaining = total;
  std::map<int, CellIndexes> by_coefficient;
  for (const auto& [cell, coefficient] : coefficients) {
    if (coefficient == 0) continue;
    by_coefficient[coefficient].push_back(cell);
    remaining -= static_cast<long long>(coefficient) * lowest;
    // A negative term counts from the other end.
    if (coefficient < 0) remaining -= static_cast<long long>(coefficient) * (value_count - 1);
  }
  total_ = static_cast<int>(std::clamp<long long>(remaining, -1, 1 << 30));
  is_impossible_ = remaining < 0 || (by_coefficient.empty() && remaining != 0);
  for (auto& [coefficient, cells] : by_coefficient) {
    const std::vector<CellIndexes> cliques = cliques_among(cells, value_count, peers);
    for (const CellIndexes& clique : cliques) {
      Clique& made = cliques_.emplace_back();
      made.first = static_cast<std::uint32_t>(cells_.size());
      made.size = static_cast<int>(clique.size());
      made.coefficient = std::abs(coefficient);
      made.is_reversed = coefficient < 0;
      cells_.insert(cells_.end(), clique.begin(), clique.end());
      if (made.size < 3) continue;
      const auto same = std::find_if(cliques_.begin(), cliques_.end() - 1,
                                     [&](const Clique& other) { return other.size == made.size; });
      if (same != cliques_.end() - 1) {
        made.sets = same->sets;
        made.set_count = same->set_count;
        continue;
      }
      made.sets = static_cast<std::uint32_t>(sets_.size());
      for (const Mask set : sets_of_size(value_count, made.size)) {
        sets_.push_back({set, static_cast<std::uint8_t>(sum_of_positions(set))});
      }
      made.set_count = static_cast<std::uint32_t>(sets_.size()) - made.sets;
    }
  }
}

Mask Sum::positions(const Domains& domains, const Clique& clique, int number) const {
  const Mask mask = domains.masks[cells_[clique.first + static_cast<std::size_t>(number)]];
  return clique.is_reversed ? reversed(mask, value_count_) : mask;
}

bool Sum::narrow_positions(Domains& domains, const Clique& clique, int number,
                           Mask positions) const {
  return domains.narrow(cells_[clique.first + static_cast<std::size_t>(number)],
                        clique.is_reversed ? reversed(positions, value_count_) : positions);
}

bool Sum::propagate(Domains& domains) const {
  if (is_impossible_) {
    if (!cells_.empty()) domains.conflict = cells_[0];
    return false;
  }
  if (static_cast<int>(cliques_.size()) > most_cliques || total_ >= 256)
    return propagate_bounds(domains);
  if (total_ < 64) return propagate_exactly<1>(domains);
  if (total_ < 128) return propagate_exactly<2>(domains);
  return propagate_exactly<4>(domains);
}

template <std::size_t width>
bool Sum::propagate_exactly(Domains& domains) const {
  const std::size_t count = cliques_.size();
  std::array<SumBits<width>, most_cliques> sums;        // that each clique can have
  std::array<SumBits<width>, most_cliques + 1> before;  // the cliques before it together
  before[0].add(0);
  for (std::size_t i = 0; i < count; ++i) {
    const Clique& clique = cliques_[i];
    SumBits<width>& own = sums[i];
    own = {};
    if (clique.size == 1) {
      for (Mask rest = positions(domains, clique, 0); rest != 0; rest = without_lowest(rest)) {
        own.add(lowest_of(rest) * clique.coefficient);
      }
    } else if (clique.size == 2) {
      const Mask second = positions(domains, clique, 1);
      for (Mask rest = positions(domains, clique, 0); rest != 0; rest = without_lowest(rest)) {
        const int first = lowest_of(rest);
        for (Mask others = second & ~mask_of(first); others != 0; others = without_lowest(others)) {
          own.add((first + lowest_of(others)) * clique.coefficient);
        }
      }
    } else {
      Mask together = 0;
      Mask fixed = 0;
      for (int k = 0; k < clique.size; ++k) {
        const Mask mask = positions(domains, clique, k);
        together |= mask;
        if (is_single(mask)) fixed |= mask;
      }
      // Sums of so many different values, all that are fixed among them.
      std::array<SumBits<width>, most_values + 1> of_count{};
      const int open = clique.size - count_of(fixed);
      if (open < 0) {
        domains.conflict = cells_[clique.first];
        return false;
      }
      of_count[0].add(sum_of_positions(fixed) * clique.coefficient);
      for (Mask rest = together & ~fixed; rest != 0; rest = without_lowest(rest)) {
        const int value = lowest_of(rest) * clique.coefficient;
        for (auto k = static_cast<std::size_t>(open); k > 0; --k) {
          of_count[k].unite(of_count[k - 1].up(value));
        }
      }
      own = of_count[static_cast<std::size_t>(open)];
    }
    SumBits<width> all;
    own.for_each([&](int sum) { all.unite(before[i].up(sum)); });
    before[i + 1] = all;
  }
  if (!before[count].has(total_)) {
    domains.conflict = cells_[0];
    return false;
  }
  SumBits<width> after;  // sums up to and with this clique from which the total can be reached
  after.add(total_);
  for (std::size_t i = count; i-- > 0;) {
    const Clique& clique = cliques_[i];
    SumBits<width> allowed;
    SumBits<width> earlier;
    bool is_narrowed = false;
    sums[i].for_each([&](int sum) {
      const SumBits<width> from = after.down(sum);
      if (before[i].meets(from)) {
        allowed.add(sum);
        earlier.unite(from);
      } else {
        is_narrowed = true;
      }
    });
    after = earlier;
    if (clique.size == 1) {
      if (!is_narrowed) continue;
      Mask kept = 0;
      for (Mask rest = positions(domains, clique, 0); rest != 0; rest = without_lowest(rest)) {
        if (allowed.has(lowest_of(rest) * clique.coefficient))
          kept |= rest & static_cast<Mask>(-rest);
      }
      if (!narrow_positions(domains, clique, 0, kept)) return false;
    } else if (clique.size == 2) {
      if (!is_narrowed) continue;
      const Mask first = positions(domains, clique, 0);
      const Mask second = positions(domains, clique, 1);
      Mask kept_first = 0;
      Mask kept_second = 0;
      for (Mask rest = first; rest != 0; rest = without_lowest(rest)) {
        const int value = lowest_of(rest);
        for (Mask others = second & ~mask_of(value); others != 0; others = without_lowest(others)) {
          const int other = lowest_of(others);
          if (allowed.has((value + other) * clique.coefficient)) {
            kept_first |= mask_of(value);
            kept_second |= mask_of(other);
          }
        }
      }
      if (!narrow_positions(domains, clique, 0, kept_first) ||
          !narrow_positions(domains, clique, 1, kept_second)) {
        return false;
      }
    } else {
      std::array<Mask, most_values> open{};
      std::size_t open_count = 0;
      Mask together = 0;
      Mask fixed = 0;
      for (int k = 0; k < clique.size; ++k) {
        const Mask mask = positions(domains, clique, k);
        together |= mask;
        if (is_single(mask)) {
          fixed |= mask;
        } else {
          open[open_count++] = mask;
        }
      }
      FittingSets fitting;
      const auto sets = std::span(sets_).subspan(clique.sets, clique.set_count);
      for (const auto& [set, sum] : sets) {
        if ((set & ~together) != 0 || (fixed & ~set) != 0) continue;
        if (!allowed.has(sum * clique.coefficient)) continue;
        const Mask rest = set & ~fixed;
        bool fits = true;
        for (std::size_t k = 0; k < open_count && fits; ++k) fits = (open[k] & rest) != 0;
        if (!fits) continue;
        fitting.possible |= set;
        fitting.required &= set;
      }
      if (clique.is_reversed && fitting.possible != 0) {
        fitting.possible = reversed(fitting.possible, value_count_);
        fitting.required = reversed(fitting.required, value_count_);
      }
      const auto cells =
          std::span(cells_).subspan(clique.first, static_cast<std::size_t>(clique.size));
      if (!narrow_to_sets(cells, fitting, domains)) return false;
    }
  }
  return true;
}

bool Sum::propagate_bounds(Domains& domains) const {
  for (bool again = true; again;) {
    again = false;
    long long least = 0;
    long long most = 0;
    for (const Clique& clique : cliques_) {
      for (int k = 0; k < clique.size; ++k) {
        const Mask mask = positions(domains, clique, k);
        least += static_cast<long long>(clique.coefficient) * lowest_of(mask);
        most += static_cast<long long>(clique.coefficient) * highest_of(mask);
      }
    }
    if (least > total_ || most < total_) {
      domains.conflict = cells_[0];
      return false;
    }
    for (const Clique& clique : cliques_) {
      for (int k = 0; k < clique.size; ++k) {
        const Mask mask = positions(domains, clique, k);
        const long long room_up = (total_ - least) / clique.coefficient;
        const long long room_down = (most - total_) / clique.coefficient;
        Mask kept = mask;
        const long long top = lowest_of(mask) + room_up;
        const long long bottom = highest_of(mask) - room_down;
        if (top < 15) kept &= first_values(static_cast<int>(top) + 1);
        if (bottom > 0) kept &= static_cast<Mask>(~first_values(static_cast<int>(bottom)));
        if (kept != mask) {
          if (!narrow_positions(domains, clique, k, kept)) return false;
          again = true;
        }
      }
    }
  }
  return true;
}

}  // namespace ninefold::variants
