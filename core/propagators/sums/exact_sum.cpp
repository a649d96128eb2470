#include "core/propagators/sums/sum.hpp"
#include "core/propagators/sums/sums_within.hpp"

#include <algorithm>
#include <array>

namespace ninefold::variants {

namespace {

// The sums of two different values, one of each set.
template <std::size_t width>
SumBits<width> sums_of_pairs(Mask first, Mask second, int coefficient) {
  SumBits<width> sums{};
  if (coefficient == 1) {  // two positions add up to 30 at most
    for (Mask rest = first; rest != 0; rest = without_lowest(rest)) {
      const Mask value = rest & static_cast<Mask>(-rest);
      sums.words[0] |= static_cast<std::uint64_t>(second & ~value) << lowest_of(value);
    }
    return sums;
  }
  for (Mask rest = first; rest != 0; rest = without_lowest(rest)) {
    const int value = lowest_of(rest);
    for (Mask others = second & ~mask_of(value); others != 0; others = without_lowest(others))
      sums.add((value + lowest_of(others)) * coefficient);
  }
  return sums;
}

// What is left of two sets when only some sums of pairs are allowed.
template <std::size_t width>
std::pair<Mask, Mask> narrow_pairs(Mask first, Mask second, int coefficient,
                                   const SumBits<width>& allowed) {
  Mask kept_first = 0;
  Mask kept_second = 0;
  for (Mask rest = first; rest != 0; rest = without_lowest(rest)) {
    const Mask value = rest & static_cast<Mask>(-rest);
    Mask others = second & static_cast<Mask>(~value);
    if (coefficient == 1) {
      others &= static_cast<Mask>(allowed.words[0] >> lowest_of(value));
    } else {
      for (Mask each = others; each != 0; each = without_lowest(each)) {
        if (!allowed.has((lowest_of(value) + lowest_of(each)) * coefficient))
          others &= static_cast<Mask>(~mask_of(lowest_of(each)));
      }
    }
    if (others == 0) continue;
    kept_first |= value;
    kept_second |= others;
  }
  return {kept_first, kept_second};
}

}  // namespace

// The union of a clique's candidates, as positions, and those that are certain.
Sum::Together Sum::together(const Domains& domains, const Clique& clique) const {
  Together found;
  for (int k = 0; k < clique.size; ++k) {
    const Mask mask = domains.masks[cells_[clique.first + static_cast<std::size_t>(k)]];
    found.possible |= mask;
    if (is_single(mask)) found.fixed |= mask;
  }
  if (clique.is_reversed) {
    found.possible = turned_values(found.possible, value_count_);
    found.fixed = turned_values(found.fixed, value_count_);
  }
  return found;
}

template <std::size_t width>
SumBits<width> Sum::sums_of(const Domains& domains, const Clique& clique) const {
  SumBits<width> own{};
  if (clique.size == 1) {
    const Mask mask = positions(domains, clique, 0);
    if (clique.coefficient == 1) {
      own.words[0] = mask;
    } else {
      for (Mask rest = mask; rest != 0; rest = without_lowest(rest))
        own.add(lowest_of(rest) * clique.coefficient);
    }
    return own;
  }
  if (clique.size == 2) {
    return sums_of_pairs<width>(positions(domains, clique, 0), positions(domains, clique, 1),
                                clique.coefficient);
  }
  if (goes_through_triples(domains, clique)) {
    own.words[0] = sums_of_three_cells(domains, clique);
    return own;
  }
  const auto [possible, fixed] = together(domains, clique);
  const int open = clique.size - count_of(fixed);
  if (open < 0) return own;
  const int certain = sum_of_positions(fixed);
  if (value_count_ <= SumsWithin::most_values) {
    const std::uint64_t sums = SumsWithin::table().of(open, possible & static_cast<Mask>(~fixed))
                               << certain;
    if (clique.coefficient == 1) {
      own.words[0] = sums;
    } else {
      for (std::uint64_t rest = sums; rest != 0; rest &= rest - 1)
        own.add(std::countr_zero(rest) * clique.coefficient);
    }
    return own;
  }
  // Sums of so many different values.
  std::array<SumBits<width>, most_values + 1> of_count{};
  of_count[0].add(certain * clique.coefficient);
  for (Mask rest = possible & static_cast<Mask>(~fixed); rest != 0; rest = without_lowest(rest)) {
    const int value = lowest_of(rest) * clique.coefficient;
    for (auto k = static_cast<std::size_t>(open); k > 0; --k)
      of_count[k].unite(of_count[k - 1].up(value));
  }
  return of_count[static_cast<std::size_t>(open)];
}

// Keeps what has an allowed sum; `is_narrowed` tells that some sum is not.
template <std::size_t width>
bool Sum::narrow_clique(Domains& domains, const Clique& clique, const SumBits<width>& allowed,
                        bool is_narrowed) const {
  if (clique.size == 1) {
    if (!is_narrowed) return true;
    Mask kept = 0;
    if (clique.coefficient == 1) {
      kept = static_cast<Mask>(allowed.words[0]);
    } else {
      for (Mask rest = positions(domains, clique, 0); rest != 0; rest = without_lowest(rest)) {
        if (allowed.has(lowest_of(rest) * clique.coefficient))
          kept |= rest & static_cast<Mask>(-rest);
      }
    }
    return narrow_positions(domains, clique, 0, kept);
  }
  if (clique.size == 2) {
    if (!is_narrowed) return true;
    const auto [first, second] = narrow_pairs(
        positions(domains, clique, 0), positions(domains, clique, 1), clique.coefficient, allowed);
    return narrow_positions(domains, clique, 0, first) &&
           narrow_positions(domains, clique, 1, second);
  }
  if (goes_through_triples(domains, clique)) {
    if (!is_narrowed) return true;
    return narrow_three_cells(domains, clique, allowed.words[0]);
  }
  FittingSets fitting = value_count_ <= SumsWithin::most_values && clique.coefficient == 1
                            ? fitting_by_table(domains, clique, allowed.words[0])
                            : fitting_by_sets(domains, clique, allowed);
  if (clique.is_reversed && fitting.possible != 0) {
    fitting.possible = turned_values(fitting.possible, value_count_);
    fitting.required = turned_values(fitting.required, value_count_);
  }
  const auto cells = std::span(cells_).subspan(clique.first, static_cast<std::size_t>(clique.size));
  return narrow_to_sets(cells, fitting, domains);
}

// A value is possible if sets with it have an allowed sum, and required if none without it has.
FittingSets Sum::fitting_by_table(const Domains& domains, const Clique& clique,
                                  std::uint64_t allowed) const {
  const auto [possible, fixed] = together(domains, clique);
  const int open = clique.size - count_of(fixed);
  const std::uint64_t wanted = allowed >> sum_of_positions(fixed);
  const Mask free = possible & static_cast<Mask>(~fixed);
  FittingSets found{fixed, fixed};
  if (open == 0) return found;
  for (Mask rest = free; rest != 0; rest = without_lowest(rest)) {
    const Mask value = rest & static_cast<Mask>(-rest);
    const Mask others = free & static_cast<Mask>(~value);
    const SumsWithin& sums = SumsWithin::table();
    if ((sums.of(open - 1, others) << lowest_of(value) & wanted) != 0) found.possible |= value;
    if ((sums.of(open, others) & wanted) == 0) found.required |= value;
  }
  return found;
}

template <std::size_t width>
FittingSets Sum::fitting_by_sets(const Domains& domains, const Clique& clique,
                                 const SumBits<width>& allowed) const {
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
  for (const auto& [set, sum] : std::span(sets_).subspan(clique.sets, clique.set_count)) {
    if ((set & ~together) != 0 || (fixed & ~set) != 0) continue;
    if (!allowed.has(sum * clique.coefficient)) continue;
    const Mask rest = set & ~fixed;
    bool fits = true;
    for (std::size_t k = 0; k < open_count && fits; ++k) fits = (open[k] & rest) != 0;
    if (!fits) continue;
    fitting.possible |= set;
    fitting.required &= set;
  }
  return fitting;
}

template <std::size_t width>
bool Sum::propagate_exactly(Domains& domains) const {
  const std::size_t count = cliques_.size();
  std::array<SumBits<width>, most_cliques> sums;  // that each clique can have
  int least = 0;
  int most = 0;
  bool has_gaps = false;
  for (std::size_t i = 0; i < count; ++i) {
    sums[i] = sums_of<width>(domains, cliques_[i]);
    if (sums[i].none()) {
      domains.conflict = cells_[cliques_[i].first];
      return false;
    }
    const int low = sums[i].lowest();
    const int high = sums[i].highest();
    least += low;
    most += high;
    has_gaps = has_gaps || sums[i].count() != high - low + 1;
  }
  if (least > total_ || most < total_) {
    domains.conflict = cells_[0];
    return false;
  }
  if (!has_gaps) {
    // Sums of runs are runs: bounds tell everything.
    for (std::size_t i = 0; i < count; ++i) {
      const int low = sums[i].lowest();
      const int high = sums[i].highest();
      const int bottom = total_ - (most - high);
      const int top = total_ - (least - low);
      if (low >= bottom && high <= top && !can_exceed<width>(cliques_[i])) continue;
      sums[i].restrict(bottom, top);
      if (!narrow_clique(domains, cliques_[i], sums[i], true)) return false;
    }
    return true;
  }
  std::array<SumBits<width>, most_cliques> before;  // from the second on: those before it together
  if (count > 1) before[1] = sums[0];
  for (std::size_t i = 2; i < count; ++i) {
    before[i] = {};
    sums[i - 1].for_each([&](int sum) { before[i].unite(before[i - 1].up(sum)); });
  }
  SumBits<width> after{};  // sums up to and with this clique from which the total can be reached
  after.add(total_);
  for (std::size_t i = count; i-- > 0;) {
    SumBits<width> allowed{};
    if (i == 0) {
      allowed = sums[0];
      allowed.keep(after);
    } else {
      SumBits<width> earlier{};
      sums[i].for_each([&](int sum) {
        const SumBits<width> from = after.down(sum);
        if (!before[i].meets(from)) return;
        allowed.add(sum);
        earlier.unite(from);
      });
      after = earlier;
    }
    if (i + 1 == count && allowed.none()) {
      domains.conflict = cells_[0];
      return false;
    }
    const bool is_narrowed = allowed != sums[i] || can_exceed<width>(cliques_[i]);
    if (!narrow_clique(domains, cliques_[i], allowed, is_narrowed)) return false;
  }
  return true;
}

template bool Sum::propagate_exactly<1>(Domains& domains) const;
template bool Sum::propagate_exactly<2>(Domains& domains) const;
template bool Sum::propagate_exactly<4>(Domains& domains) const;
template bool Sum::propagate_exactly<16>(Domains& domains) const;

}  // namespace ninefold::variants
