#pragma once

#include "core/engine/wide/rule_inspection.hpp"
#include "core/engine/wide/variant_engine.hpp"
#include "core/formats/iss/described_variant.hpp"
#include "wasm/shared/api.hpp"

#include <optional>
#include <vector>

namespace ninefold::api::variant {

/// What every query needs, made from what came over the boundary.
struct Session {
  const variants::VariantEngine& engine;       ///< good until the next session is opened
  std::optional<variants::CountSplit>& split;  ///< of the engine's count, once it was asked for
  std::vector<int> givens;                     ///< as those of a DescribedVariant
  Budget budget;
  ninefold::ProgressCallback progress;  ///< empty when nobody listens
};

/// Error: what is wrong with the puzzle's text or with a limit.
Result<Session> open_variant(const std::string& puzzle, const Limits& limits,
                             const ProgressCallback& progress);

}  // namespace ninefold::api::variant
