#pragma once

#include "core/engine/engine.hpp"
#include "wasm/shared/api.hpp"

#include <chrono>
#include <string>
#include <vector>

namespace ninefold::api {

/// What every query needs, made from what came over the boundary.
struct Session {
  Puzzle puzzle;
  const Engine& engine;  ///< good until the next session is opened
  Budget budget;
  ninefold::ProgressCallback progress;  ///< empty when nobody listens
};

/// Error: what is wrong with the puzzle's text or with a limit.
Result<Session> open_session(const std::string& puzzle, const Limits& limits,
                             const ProgressCallback& progress);

/// The engine for these rules, good until the next session is opened. Error: rules that the shape
/// cannot have.
Result<const Engine*> engine_for(Shape shape, const std::vector<Rule>& rules);

/// What the core calls, made from what JavaScript wants to hear; `progress` must live as long. The
/// engine reports every few hundred nodes, thousands of times a second; nobody reads that fast, and
/// each report that crosses the boundary costs more than the nodes in between.
ninefold::ProgressCallback at_reading_speed(const ProgressCallback& progress);

/// Measures from its making.
class Stopwatch {
 public:
  double milliseconds() const {
    return std::chrono::duration<double, std::milli>(Clock::now() - start_).count();
  }

 private:
  using Clock = std::chrono::steady_clock;
  Clock::time_point start_ = Clock::now();
};

}  // namespace ninefold::api
