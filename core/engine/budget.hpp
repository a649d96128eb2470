#pragma once

#include "core/board/count.hpp"
#include "core/board/work_meter.hpp"

#include <chrono>
#include <cstdint>
#include <functional>
#include <limits>

namespace ninefold {

/// How much a search may spend. Running out is not an error: the answer says why it stopped.
struct Budget {
  static constexpr std::uint64_t unlimited = std::numeric_limits<std::uint64_t>::max();

  /// Stop after this many solutions (relabelled ones included).
  std::uint64_t solutions = unlimited;
  /// Stop after about this many search nodes (checked every few hundred).
  std::uint64_t nodes = unlimited;
  /// Stop after about this long (checked every few hundred nodes).
  std::chrono::milliseconds time = std::chrono::milliseconds::max();
};

/// Why a search ended.
enum class StopReason : std::uint8_t {
  complete,        ///< the whole search space was covered: the answer is exact
  solution_limit,  ///< the budget of solutions was used up
  node_limit,      ///< the budget of nodes was used up
  time_limit,      ///< the budget of time was used up
  cancelled,       ///< a callback asked to stop
};

/// Why work that is no search ended; complete where nothing ended it.
inline StopReason reason_of(const WorkMeter& meter) {
  switch (meter.ended()) {
    case WorkMeter::Ended::by_time: return StopReason::time_limit;
    case WorkMeter::Ended::by_listener: return StopReason::cancelled;
    case WorkMeter::Ended::no: break;
  }
  return StopReason::complete;
}

/// What comes before a search, and the search.
enum class Stage : std::uint8_t {
  reading,    ///< the rules are read
  preparing,  ///< the rules are made ready for a search
  searching,
};

/// How far a search has come.
struct Progress {
  Count solutions;          ///< solutions counted so far
  std::uint64_t nodes = 0;  ///< search nodes so far; none before the search
  double fraction = 0;      ///< share of the stage, 0 to 1; never decreases within it
  Stage stage = Stage::searching;
};

/// Called every so many nodes; returning false cancels the search. May be empty.
using ProgressCallback = std::function<bool(const Progress&)>;

}  // namespace ninefold
