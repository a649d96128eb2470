#pragma once

#include "core/propagators/model.hpp"

#include <algorithm>
#include <string>

namespace ninefold::variants {

/// Lines on which the values of the ends, whichever is the lower one, say what values the other
/// cells may have: `fits` is asked of the lower, the higher and one of these, by their positions,
/// and `are_ends` of the lower and the higher. The ends come first, so that all others are read by
/// what is known of both. Lines with one name are read alike.
template <typename AreEnds, typename Fits>
void accept_by_ends(const CellIndexes& line, const std::string& name, Model& model,
                    AreEnds are_ends, Fits fits) {
  CellIndexes cells{line.front(), line.back()};
  cells.insert(cells.end(), line.begin() + 1, line.end() - 1);
  constexpr std::int64_t nothing = -1;
  constexpr std::int64_t both = most_values;  // and more: both ends are read
  model.accept(
      std::move(cells), name, nothing,
      [are_ends, fits](std::int64_t state, int value) -> std::optional<std::int64_t> {
        if (state == nothing) return value;
        if (state < both) {
          const int low = std::min(static_cast<int>(state), value);
          const int high = std::max(static_cast<int>(state), value);
          if (!are_ends(low, high)) return std::nullopt;
          return both + low * std::int64_t{most_values} + high;
        }
        const auto low = static_cast<int>((state - both) / most_values);
        const auto high = static_cast<int>((state - both) % most_values);
        return fits(low, high, value) ? std::optional(state) : std::nullopt;
      },
      [](std::int64_t state) { return state >= both; });
}

}  // namespace ninefold::variants
