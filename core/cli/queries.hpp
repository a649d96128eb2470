#pragma once

#include "core/cli/output.hpp"
#include "core/engine/engine.hpp"

#include <cstdint>

namespace ninefold::cli {

/// Shows the answers that are ready while a search takes long. For the main thread only.
ProgressCallback show_pending(Output& output);

/// How many solutions there are, at most `most`; with the only one, if there is exactly one.
Answer count_up_to(const Engine& engine, const Grid& givens, std::uint64_t most,
                   const ProgressCallback& progress);

/// How many solutions there are; with the only one, if there is exactly one.
inline Answer count_all(const Engine& engine, const Grid& givens,
                        const ProgressCallback& progress) {
  return count_up_to(engine, givens, Budget::unlimited, progress);
}

}  // namespace ninefold::cli
