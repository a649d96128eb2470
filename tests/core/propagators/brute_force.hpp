#pragma once

#include "core/propagators/domains/domains.hpp"

#include <algorithm>
#include <functional>
#include <optional>
#include <random>
#include <vector>

namespace ninefold::tests {

using variants::CellIndex;
using variants::CellIndexes;
using variants::Domains;
using variants::Mask;
using variants::Peers;

/// What a propagator leaves of the candidates when it has run until nothing changes; nothing where
/// it fails.
inline std::optional<std::vector<Mask>> narrowed(std::vector<Mask> masks, const Peers& peers,
                                                 const std::function<bool(Domains&)>& propagate) {
  std::vector<std::uint64_t> planes(peers.width() * variants::most_values);
  std::vector<CellIndex> changed(masks.size());
  std::vector<Mask> lost(masks.size());
  for (std::size_t cell = 0; cell < masks.size(); ++cell) {
    for (Mask rest = masks[cell]; rest != 0; rest = variants::without_lowest(rest)) {
      const auto value = static_cast<std::size_t>(variants::lowest_of(rest));
      peers.add(static_cast<CellIndex>(cell),
                std::span(planes).subspan(value * peers.width(), peers.width()));
    }
  }
  Domains domains;
  domains.masks = masks.data();
  domains.planes = planes.data();
  domains.changed = changed.data();
  domains.lost = lost.data();
  domains.use(peers);
  do {
    domains.changed_count = 0;
    std::fill(lost.begin(), lost.end(), Mask{0});
    if (!propagate(domains)) return std::nullopt;
  } while (domains.changed_count > 0);
  return masks;
}

/// What all assignments from the candidates that hold have together, positions of values by cell;
/// nothing where there is none.
inline std::optional<std::vector<Mask>> supported(
    const std::vector<Mask>& masks, const std::function<bool(const std::vector<int>&)>& holds) {
  std::vector<Mask> kept(masks.size());
  std::vector<int> values(masks.size());
  bool any = false;
  const std::function<void(std::size_t)> fill = [&](std::size_t cell) {
    if (cell == masks.size()) {
      if (!holds(values)) return;
      any = true;
      for (std::size_t i = 0; i < values.size(); ++i) kept[i] |= variants::mask_of(values[i]);
      return;
    }
    for (Mask rest = masks[cell]; rest != 0; rest = variants::without_lowest(rest)) {
      values[cell] = variants::lowest_of(rest);
      fill(cell + 1);
    }
  };
  fill(0);
  if (!any) return std::nullopt;
  return kept;
}

/// Whether nothing of `inner` is missing in `outer`, where nothing at all is the least.
inline bool lies_within(const std::optional<std::vector<Mask>>& inner,
                        const std::optional<std::vector<Mask>>& outer) {
  if (!inner) return true;
  if (!outer) return false;
  for (std::size_t cell = 0; cell < inner->size(); ++cell) {
    if (((*inner)[cell] & ~(*outer)[cell]) != 0) return false;
  }
  return true;
}

/// Sets of the first `values` values for some cells, none of them empty.
inline std::vector<Mask> random_candidates(std::mt19937& random, std::size_t cells, int values) {
  std::vector<Mask> masks(cells);
  for (Mask& mask : masks) {
    do {
      mask = static_cast<Mask>(random() & variants::first_values(values));
    } while (mask == 0);
  }
  return masks;
}

inline CellIndexes cells_up_to(std::size_t count) {
  CellIndexes cells;
  for (std::size_t cell = 0; cell < count; ++cell) cells.push_back(static_cast<CellIndex>(cell));
  return cells;
}

}  // namespace ninefold::tests
