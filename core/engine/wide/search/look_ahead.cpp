#include "core/engine/wide/search/look_ahead.hpp"

#include <algorithm>
#include <array>
#include <bit>

namespace ninefold::variants {

namespace {

// By products alone, which come out the same everywhere.
constexpr std::array<float, 128> make_sizes() {
  constexpr float of_one_candidate = 0.905F;
  std::array<float, 128> made{};
  float size = 1;
  for (float& each : made) {
    each = size;
    size *= of_one_candidate;
  }
  return made;
}
constexpr auto sizes_without = make_sizes();

}  // namespace

LookAhead::LookAhead(const Program& program)
    : program_(program),
      sizes_(static_cast<std::size_t>(program.cell_count) *
             static_cast<std::size_t>(program.value_count)) {}

float LookAhead::size_without(int lost) {
  return sizes_without[std::min(static_cast<std::size_t>(lost), sizes_without.size() - 1)];
}

int LookAhead::count_of_candidates(State state) const {
  int count = 0;
  for (std::size_t word = 0; word < program_.plane_words(); ++word)
    count += std::popcount(state.planes[word]);
  return count;
}

LookAhead::Outcome LookAhead::try_values(State here, State next, Mask unnamed,
                                         Propagation& propagation, Meter& meter) {
  const auto cells = static_cast<std::size_t>(program_.cell_count);
  int candidates = count_of_candidates(here);
  for (std::size_t number = 0; number < cells; ++number) {
    const auto cell = static_cast<CellIndex>(number);
    for (Mask rest = here.masks[cell]; rest != 0 && !is_single(here.masks[cell]);
         rest = without_lowest(rest)) {
      const Mask value = rest & static_cast<Mask>(-rest);
      if ((here.masks[cell] & value) == 0) continue;
      if (!meter.enter_node()) return Outcome::ended;
      std::copy_n(here.masks, cells, next.masks);
      std::copy_n(here.planes, program_.plane_words(), next.planes);
      if (propagation.run_after(next, cell, value)) {
        sizes_[number_of(cell, value)] = size_without(candidates - count_of_candidates(next));
        continue;
      }
      const Mask alike = program_.alike_to(value, cell, unnamed);
      if (!propagation.run_after(here, cell, static_cast<Mask>(~alike)))
        return Outcome::contradiction;
      candidates = count_of_candidates(here);
    }
  }
  return Outcome::open;
}

Branch LookAhead::best_branch(State here, Mask unnamed) const {
  Branch best;
  float least = 0;
  for (std::size_t cell = 0; cell < program_.candidates.size(); ++cell) {
    const Mask mask = here.masks[cell];
    if (is_single(mask)) continue;
    float sum = 0;
    for (Mask rest = mask; rest != 0;) {
      const Mask value = rest & static_cast<Mask>(-rest);
      sum += sizes_[number_of(cell, value)];
      rest &= static_cast<Mask>(~program_.alike_to(value, cell, unnamed));
    }
    if (best.cell >= 0 && sum >= least) continue;
    least = sum;
    const Mask lowest = mask & static_cast<Mask>(-mask);
    best.cell = static_cast<int>(cell);
    best.value = lowest;
    best.parts = sum / sizes_[number_of(cell, lowest)];
    best.is_only = (mask & static_cast<Mask>(~program_.alike_to(lowest, cell, unnamed))) == 0;
  }
  return best;
}

}  // namespace ninefold::variants
