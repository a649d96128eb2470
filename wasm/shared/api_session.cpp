#include "wasm/shared/api_session.hpp"

#include "core/formats/constraints/description.hpp"
#include "wasm/shared/api_numbers.hpp"
#include "wasm/shared/api_values.hpp"

#include <optional>
#include <utility>
#include <vector>

namespace ninefold::api {

namespace {

/// The rules of the last puzzle, compiled.
struct CompiledRules {
  Shape shape;
  std::vector<Rule> rules;
  Engine engine;
};

}  // namespace

ninefold::ProgressCallback at_reading_speed(const ProgressCallback& progress) {
  if (!progress) return {};
  constexpr double interval = 50;
  return [&progress, stopwatch = Stopwatch()](const Progress& now) mutable {
    if (stopwatch.milliseconds() < interval) return true;
    stopwatch = Stopwatch();
    return progress(now.solutions.to_string(), static_cast<double>(now.nodes), now.fraction,
                    name_of(now.stage));
  };
}

// Compiling rules takes longer than solving a puzzle, and the next puzzle mostly has the same ones.
Result<const Engine*> engine_for(Shape shape, const std::vector<Rule>& rules) {
  static std::optional<CompiledRules> latest;
  if (!latest || latest->shape != shape || latest->rules != rules) {
    Result<Engine> engine = Engine::create(shape, rules);
    if (!engine) return engine.error();
    latest.emplace(CompiledRules{shape, rules, std::move(*engine)});
  }
  return &latest->engine;
}

Result<Session> open_session(const std::string& puzzle, const Limits& limits,
                             const ProgressCallback& progress) {
  Result<Puzzle> read = read_description(puzzle);
  if (!read) return read.error();
  Result<Budget> budget = budget_of(limits);
  if (!budget) return budget.error();
  const Result<const Engine*> engine = engine_for(read->givens.shape(), read->rules);
  if (!engine) return engine.error();
  return Session{std::move(*read), **engine, *budget, at_reading_speed(progress)};
}

}  // namespace ninefold::api
