#include "wasm/api_session.hpp"

#include "core/formats/description.hpp"
#include "wasm/api_numbers.hpp"

#include <utility>

namespace ninefold::api {

namespace {

/// The engine reports every few hundred nodes, thousands of times a second; nobody reads that
/// fast, and each report that crosses the boundary costs more than the nodes in between.
ninefold::ProgressCallback at_reading_speed(const ProgressCallback& progress) {
  if (!progress) return {};
  constexpr double interval = 50;
  return [&progress, stopwatch = Stopwatch()](const Progress& now) mutable {
    if (stopwatch.milliseconds() < interval) return true;
    stopwatch = Stopwatch();
    return progress(now.solutions.to_string(), static_cast<double>(now.nodes), now.fraction);
  };
}

}  // namespace

Result<Session> open_session(const std::string& puzzle, const Limits& limits,
                             const ProgressCallback& progress) {
  Result<Puzzle> read = read_description(puzzle);
  if (!read) return read.error();
  Result<Budget> budget = budget_of(limits);
  if (!budget) return budget.error();
  Result<Engine> engine = Engine::create(read->givens.shape(), read->rules);
  if (!engine) return engine.error();
  return Session{std::move(*read), std::move(*engine), *budget, at_reading_speed(progress)};
}

}  // namespace ninefold::api
