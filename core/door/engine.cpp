#include "core/engine/wide/variant_engine.hpp"

#include "core/door/inside.hpp"

#include <ninefold/engine.hpp>

#include <utility>

namespace ninefold {
inline namespace v0 {

struct Engine::Inside {
  variants::VariantEngine engine;
};

namespace {

Budget budget_of(const Limits& limits) {
  Budget budget;
  budget.solutions = limits.solutions;
  budget.nodes = limits.nodes;
  budget.time = limits.time;
  return budget;
}

ProgressCallback callback_of(const OnProgress& progress) {
  if (!progress) return {};
  return [&progress](const auto& known) {
    return progress({known.solutions.to_string(), known.nodes, known.fraction});
  };
}

Stopped stopped_of(StopReason reason) {
  switch (reason) {
    case StopReason::complete: break;
    case StopReason::solution_limit: return Stopped::solutions_limit;
    case StopReason::node_limit: return Stopped::nodes_limit;
    case StopReason::time_limit: return Stopped::time_limit;
    case StopReason::cancelled: return Stopped::cancelled;
  }
  return Stopped::complete;
}

Answer answer_of(variants::Answer found) {
  return {found.solutions.to_string(), stopped_of(found.stopped), found.nodes,
          std::move(found.solution)};
}

}  // namespace

Engine::Engine(const Puzzle& puzzle)
    : inside_(new Inside{variants::VariantEngine(puzzle.inside().puzzle)}) {}
Engine::Engine(Engine&&) noexcept = default;
Engine& Engine::operator=(Engine&&) noexcept = default;
Engine::~Engine() = default;

Answer Engine::solve(const Limits& limits, const OnProgress& progress) const {
  return answer_of(inside_->engine.solve(budget_of(limits), callback_of(progress)));
}

Answer Engine::count(const Limits& limits, const OnProgress& progress) const {
  return answer_of(inside_->engine.count(budget_of(limits), callback_of(progress)));
}

Answer Engine::first(const Limits& limits, const OnProgress& progress) const {
  return answer_of(inside_->engine.first(budget_of(limits), callback_of(progress)));
}

Answer Engine::enumerate(const std::function<bool(std::span<const int>)>& visit,
                         const Limits& limits, const OnProgress& progress) const {
  return answer_of(inside_->engine.enumerate(visit, budget_of(limits), callback_of(progress)));
}

Candidates Engine::candidates(std::uint32_t most, const Limits& limits,
                              const OnProgress& progress) const {
  variants::CandidatesAnswer found =
      inside_->engine.candidates(most, budget_of(limits), callback_of(progress));
  return {std::move(found.solutions), stopped_of(found.stopped), found.nodes};
}

}  // namespace v0
}  // namespace ninefold
