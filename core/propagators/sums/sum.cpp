#include "core/propagators/sums/sum.hpp"

#include "core/propagators/domains/cliques.hpp"
#include "core/propagators/primitive/statement.hpp"
#include "core/propagators/sets/value_sets.hpp"
#include "core/propagators/sums/sums_within.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace ninefold::variants {

namespace {

// Shorter sums are seldom loose, and hold back most; with cells that count against others there is
// more between the ends, so that they are loose more often.
constexpr std::size_t least_loose = 6;
constexpr std::size_t least_loose_of_differences = 5;

// The lowest and highest value of a cell, each as a number and as a set, and a bit for each step
// between them: side by side in one word.
constexpr std::uint64_t ends_of(Mask mask) {
  if (mask == 0) return 0;
  const int low = lowest_of(mask);
  const int high = highest_of(mask);
  return static_cast<std::uint64_t>(low) | static_cast<std::uint64_t>(high) << 8U |
         std::uint64_t{mask_of(low)} << 16U | std::uint64_t{mask_of(high)} << 32U |
         std::uint64_t{first_values(high - low)} << 48U;
}
constexpr std::size_t sets_of_nine = std::size_t{1} << SumsWithin::most_values;
constexpr std::array<std::uint64_t, sets_of_nine> make_ends() {
  std::array<std::uint64_t, sets_of_nine> made{};
  for (std::size_t mask = 0; mask < sets_of_nine; ++mask)
    made[mask] = ends_of(static_cast<Mask>(mask));
  return made;
}
constexpr auto ends_of_nine = make_ends();

// The ends of cells that differ: the numbers added up, and the sets together.
class Ends {
 public:
  void add(Mask mask) {
    const std::uint64_t ends = mask < ends_of_nine.size() ? ends_of_nine[mask] : ends_of(mask);
    sums_ += ends;
    sets_ |= ends;
  }

  int low_sum() const { return static_cast<int>(sums_ & 0xffU); }
  int high_sum() const { return static_cast<int>(sums_ >> 8U & 0xffU); }
  Mask lows() const { return static_cast<Mask>(sets_ >> 16U); }
  Mask highs() const { return static_cast<Mask>(sets_ >> 32U); }
  /// The steps of the cell with most of them.
  Mask steps() const { return static_cast<Mask>(sets_ >> 48U); }

 private:
  std::uint64_t sums_ = 0;
  std::uint64_t sets_ = 0;
};

// The least and the greatest sum of so many of these positions; where there are fewer, the least is
// greater.
std::pair<int, int> sums_at_ends(Mask possible, int count, int value_count) {
  if (value_count <= SumsWithin::most_values) {
    const std::uint64_t sums = SumsWithin::table().of(count, possible);
    return {std::countr_zero(sums), 63 - std::countl_zero(sums)};
  }
  if (count_of(possible) < count) return {1, 0};
  int least = 0;
  int greatest = 0;
  Mask lower = possible;
  Mask higher = possible;
  for (int k = 0; k < count; ++k) {
    least += lowest_of(lower);
    greatest += highest_of(higher);
    lower = without_lowest(lower);
    higher &= static_cast<Mask>(~mask_of(highest_of(higher)));
  }
  return {least, greatest};
}

}  // namespace

Sum::Sum(const std::vector<Term>& terms, int total, int lowest, int value_count, const Peers& peers)
    : value_count_(value_count) {
  // The same cell twice is one term; cells of one coefficient stand together.
  std::vector<Term> once = terms;
  const auto by_cell = [](const Term& a, const Term& b) { return a.cell < b.cell; };
  if (!std::is_sorted(once.begin(), once.end(), by_cell))
    std::sort(once.begin(), once.end(), by_cell);
  std::size_t kept = 0;
  for (std::size_t i = 0; i < once.size(); ++i) {
    if (kept > 0 && once[kept - 1].cell == once[i].cell) {
      once[kept - 1].coefficient += once[i].coefficient;
    } else {
      once[kept++] = once[i];
    }
  }
  once.resize(kept);
  std::erase_if(once, [](const Term& term) { return term.coefficient == 0; });
  const auto by_coefficient = [](const Term& a, const Term& b) {
    return a.coefficient != b.coefficient ? a.coefficient < b.coefficient : a.cell < b.cell;
  };
  if (!std::is_sorted(once.begin(), once.end(), by_coefficient))
    std::sort(once.begin(), once.end(), by_coefficient);
  long long remaining = total;
  for (const Term& term : once) {
    const auto coefficient = static_cast<long long>(term.coefficient);
    remaining -= coefficient * lowest;
    // A negative term counts from the other end.
    if (coefficient < 0) remaining -= coefficient * (value_count - 1);
  }
  total_ = static_cast<int>(std::clamp<long long>(remaining, -1, 1 << 30));
  is_impossible_ = remaining < 0 || (once.empty() && remaining != 0);
  constexpr std::size_t usual_cliques = 4;
  cliques_.reserve(usual_cliques);
  for (std::size_t next = 0; next < once.size();) {
    const int coefficient = once[next].coefficient;
    CellIndexes cells;
    for (; next < once.size() && once[next].coefficient == coefficient; ++next)
      cells.push_back(once[next].cell);
    const std::vector<CellIndexes> cliques = cliques_among(cells, value_count, peers);
    for (const CellIndexes& clique : cliques) {
      Clique& made = cliques_.emplace_back();
      made.first = static_cast<std::uint32_t>(cells_.size());
      made.size = static_cast<int>(clique.size());
      made.coefficient = std::abs(coefficient);
      made.is_reversed = coefficient < 0;
      cells_.insert(cells_.end(), clique.begin(), clique.end());
      // Of up to three cells pairs and triples of values tell more, without any list.
      const bool needs_sets =
          made.coefficient != 1 || (value_count > SumsWithin::most_values && made.size > 3);
      if (made.size < 3 || !needs_sets) continue;
      const auto same = std::find_if(
          cliques_.begin(), cliques_.end() - 1,
          [&](const Clique& other) { return other.size == made.size && other.set_count != 0; });
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
  // The first of them costs least, whatever sums it has.
  const auto sums = [&](const Clique& clique) {
    return clique.size * (value_count_ - clique.size) * clique.coefficient;
  };
  std::sort(cliques_.begin(), cliques_.end(), [&](const Clique& a, const Clique& b) {
    return sums(a) != sums(b) ? sums(a) > sums(b) : a.first < b.first;
  });
  // Where cells count several times, little is left that is in all sums between the ends; and of
  // cells that all differ the sets of values tell more.
  const bool has_differences = std::any_of(cliques_.begin(), cliques_.end(),
                                           [](const Clique& clique) { return clique.is_reversed; });
  const std::size_t least = has_differences ? least_loose_of_differences : least_loose;
  can_be_loose_ = cells_.size() >= least && cliques_.size() > 1 &&
                  std::all_of(cliques_.begin(), cliques_.end(),
                              [](const Clique& clique) { return clique.coefficient == 1; });
}

bool Sum::is_loose(const Domains& domains) const {
  int least = 0;
  int most = 0;
  Mask steps = 0;  // of the widest cell
  for (const Clique& clique : cliques_) {
    Ends together;
    Mask possible = 0;
    for (int k = 0; k < clique.size; ++k) {
      const Mask mask = positions(domains, clique, k);
      together.add(mask);
      possible |= mask;
    }
    // Of cells with the same end all but one are at least one beside it. Of more than two, the
    // lowest and the highest values of all may tell more.
    int low = together.low_sum() + clique.size - count_of(together.lows());
    int high = together.high_sum() - clique.size + count_of(together.highs());
    if (clique.size > 2) {
      const auto [lowest, highest] = sums_at_ends(possible, clique.size, value_count_);
      low = std::max(low, lowest);
      high = std::min(high, highest);
    }
    least += low;
    most += high;
    steps |= together.steps();
  }
  // With a value in each cell both ends are one sum, which is the total or not.
  return std::min(total_ - least, most - total_) >= count_of(steps);
}

bool Sum::propagate(Domains& domains) const {
  if (is_impossible_) {
    if (!cells_.empty()) domains.conflict = cells_[0];
    return false;
  }
  if (can_be_loose_ && is_loose(domains)) return true;
  if (static_cast<int>(cliques_.size()) > most_cliques || total_ >= 1024)
    return propagate_bounds(domains);
  if (total_ < 64) return propagate_exactly<1>(domains);
  if (total_ < 128) return propagate_exactly<2>(domains);
  if (total_ < 256) return propagate_exactly<4>(domains);
  return propagate_exactly<16>(domains);
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

// In the order of cells, and the first of them counted forwards.
void SumOf::describe(Statement& to) const {
  const auto& [own_terms, own_total] = *this;
  std::vector<std::pair<CellIndex, int>> moved;
  int coefficients = 0;
  for (const Sum::Term& term : own_terms) {
    moved.emplace_back(to.moved(term.cell), term.coefficient);
    coefficients += term.coefficient;
  }
  std::sort(moved.begin(), moved.end());
  const int sign = !moved.empty() && moved.front().second < 0 ? -1 : 1;
  for (const auto& [cell, coefficient] : moved) {
    to.add(cell);
    to.add(static_cast<std::uint32_t>(sign * coefficient));
  }
  to.add(static_cast<std::uint32_t>(sign * to.moved_total(own_total, coefficients)));
}

}  // namespace ninefold::variants
