#pragma once

#include "core/engine/engine.hpp"

#include <cstdint>
#include <functional>

namespace ninefold::generate {

/// How far a generator is.
struct Trying {
  std::uint64_t tried = 0;
  std::uint64_t nodes = 0;  ///< of all searches so far
};
/// Called every few hundred nodes and after each puzzle; false ends the work.
using TryingCallback = std::function<bool(const Trying&)>;

/// What Spending is to ask, so that `goes_on` hears how many were tried. Both must outlive it.
inline ProgressCallback asking(const TryingCallback& goes_on, const std::uint64_t& tried) {
  if (!goes_on) return {};
  return [&](const Progress& progress) { return goes_on({tried, progress.nodes}); };
}

}  // namespace ninefold::generate
