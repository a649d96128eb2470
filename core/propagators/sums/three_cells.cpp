// Three cells of a sum that hold different values: what their triples of values tell.

#include "core/propagators/sums/sum.hpp"
#include "core/propagators/sums/sums_within.hpp"

#include <algorithm>

namespace ninefold::variants {

namespace {

// The sums of three different values, one of each set; fast where the last set is the largest.
std::uint64_t sums_of_three(Mask a, Mask b, Mask c) {
  std::uint64_t sums = 0;
  for (Mask rest = a; rest != 0; rest = without_lowest(rest)) {
    const Mask value = rest & static_cast<Mask>(-rest);
    const Mask others = c & static_cast<Mask>(~value);
    std::uint64_t of_others = 0;
    for (Mask seconds = b & static_cast<Mask>(~value); seconds != 0;
         seconds = without_lowest(seconds)) {
      const Mask second = seconds & static_cast<Mask>(-seconds);
      of_others |= static_cast<std::uint64_t>(others & ~second) << lowest_of(second);
    }
    sums |= of_others << lowest_of(value);
  }
  return sums;
}

}  // namespace

// They are gone through where that is worth it: all values but those of the cell with most of them
// make few pairs. Beyond nine values there is no table of sums to ask instead.
bool Sum::goes_through_triples(const Domains& domains, const Clique& clique) const {
  if (clique.size != 3 || clique.coefficient != 1) return false;
  if (value_count_ > SumsWithin::most_values) return true;
  // The best of four each, on killers and on little killers, whose sums are longer.
  const int most_pairs = can_be_loose_ && cells_.size() > 6 ? 16 : 9;
  const int first = count_of(positions(domains, clique, 0));
  const int second = count_of(positions(domains, clique, 1));
  const int third = count_of(positions(domains, clique, 2));
  return first * second * third <= most_pairs * std::max({first, second, third});
}

std::uint64_t Sum::sums_of_three_cells(const Domains& domains, const Clique& clique) const {
  const int last = widest_of_three(domains, clique);
  return sums_of_three(positions(domains, clique, (last + 1) % 3),
                       positions(domains, clique, (last + 2) % 3),
                       positions(domains, clique, last));
}

// Which of three cells has most values, the first of several.
int Sum::widest_of_three(const Domains& domains, const Clique& clique) const {
  const int first = count_of(positions(domains, clique, 0));
  const int second = count_of(positions(domains, clique, 1));
  const int third = count_of(positions(domains, clique, 2));
  if (first >= second && first >= third) return 0;
  return second >= third ? 1 : 2;
}

bool Sum::narrow_three_cells(Domains& domains, const Clique& clique, std::uint64_t allowed) const {
  const int last = widest_of_three(domains, clique);
  const int first = (last + 1) % 3;
  const int middle = (last + 2) % 3;
  const Mask a = positions(domains, clique, first);
  const Mask b = positions(domains, clique, middle);
  const Mask c = positions(domains, clique, last);
  Mask kept_a = 0;
  Mask kept_b = 0;
  Mask kept_c = 0;
  Mask required = static_cast<Mask>(~0U);
  for (Mask rest = a; rest != 0; rest = without_lowest(rest)) {
    const Mask value = rest & static_cast<Mask>(-rest);
    const std::uint64_t wanted = allowed >> lowest_of(value);
    const Mask others = c & static_cast<Mask>(~value);
    for (Mask seconds = b & static_cast<Mask>(~value); seconds != 0;
         seconds = without_lowest(seconds)) {
      const Mask second = seconds & static_cast<Mask>(-seconds);
      const Mask thirds =
          others & static_cast<Mask>(~second) & static_cast<Mask>(wanted >> lowest_of(second));
      if (thirds == 0) continue;
      kept_a |= value;
      kept_b |= second;
      kept_c |= thirds;
      required &= value | second | (is_single(thirds) ? thirds : Mask{0});
    }
  }
  if (!narrow_positions(domains, clique, first, kept_a) ||
      !narrow_positions(domains, clique, middle, kept_b) ||
      !narrow_positions(domains, clique, last, kept_c))
    return false;
  for (const Mask mask : {a, b, c}) {
    if (is_single(mask)) required &= static_cast<Mask>(~mask);
  }
  if (required == 0) return true;
  if (clique.is_reversed) required = turned_values(required, value_count_);
  return point_outwards(std::span(cells_).subspan(clique.first, 3), required, domains);
}

}  // namespace ninefold::variants
