#pragma once

#include "core/logic/step.hpp"
#include "core/logic/workspace.hpp"

#include <algorithm>
#include <cstdint>
#include <memory>
#include <set>
#include <tuple>

namespace ninefold::logic {

/// Where a search for steps leaves what it finds: the first step, all with different effects, or
/// all effects alone. Then a search may leave out premises, and takes what follows even where the
/// shortest chain to it meets itself, so that the effects are the same in every order of cells.
class StepList {
 public:
  enum class Wanted : std::uint8_t { first, all, effects };

  /// A search that has looked at `budget` patterns gives up. Chains of more than `longest` links
  /// are not followed, nor loops of more cells, nor nets that take more waves of singles. Searches
  /// that share a workspace need not make again what another has made of the same state.
  explicit StepList(Wanted wanted, std::uint64_t budget = default_budget,
                    int longest = default_longest, Workspace* shared = nullptr)
      : wanted_(wanted), longest_(longest), budget_(budget), shared_(shared) {}

  static constexpr std::uint64_t default_budget = 200'000'000;
  /// Nobody follows longer chains.
  static constexpr int default_longest = 20;
  int longest() const { return longest_; }

  /// From now on asks for hidden singles of boxes alone.
  void look_in_boxes_alone() { is_in_boxes_alone_ = true; }
  bool is_in_boxes_alone() const { return is_in_boxes_alone_; }

  Workspace& workspace() {
    if (shared_ == nullptr) {
      own_ = std::make_unique<Workspace>();
      shared_ = own_.get();
    }
    return *shared_;
  }

  /// Whether the search is over: what was wanted is found, or the budget is spent.
  bool is_done() const { return is_exhausted_ || (wanted_ == Wanted::first && !steps_.empty()); }
  bool wants_first() const { return wanted_ == Wanted::first; }
  bool wants_premises() const { return wanted_ != Wanted::effects; }
  /// Whether the search gave up.
  bool is_exhausted() const { return is_exhausted_; }

  /// To be called now and then with the number of patterns looked at. Returns is_done().
  bool spend(std::uint64_t patterns) {
    const bool is_stopped = shared_ != nullptr && shared_->spend(patterns);
    if (is_stopped || patterns > budget_) is_exhausted_ = true;
    budget_ -= std::min(budget_, patterns);
    return is_done();
  }

  /// To be called where a pattern that is costly was looked at in part, and the search goes on.
  void leave_out() { is_partial_ = true; }
  /// Whether something was left out for what it costs.
  bool is_partial() const { return is_partial_ || is_exhausted_; }

  /// Takes a step, unless it has no effect or one of the same technique and digits has the same.
  /// Returns is_done().
  bool add(Step step) {
    if (step.eliminations.empty() && step.placements.empty()) return is_done();
    std::sort(step.eliminations.begin(), step.eliminations.end());
    step.eliminations.erase(std::unique(step.eliminations.begin(), step.eliminations.end()),
                            step.eliminations.end());
    if (wants_first()) {
      if (steps_.empty()) steps_.push_back(std::move(step));
      return true;
    }
    if (seen_.emplace(step.technique, step.digits.bits(), step.eliminations, step.placements)
            .second) {
      steps_.push_back(std::move(step));
    }
    return is_done();
  }

  std::vector<Step>& steps() { return steps_; }
  const std::vector<Step>& steps() const { return steps_; }

 private:
  Wanted wanted_;
  int longest_;
  std::uint64_t budget_;
  Workspace* shared_;
  std::unique_ptr<Workspace> own_;
  bool is_in_boxes_alone_ = false;
  bool is_exhausted_ = false;
  bool is_partial_ = false;
  std::vector<Step> steps_;
  std::set<std::tuple<Technique, unsigned, std::vector<Candidate>, std::vector<Candidate>>> seen_;
};

/// Adds the digit of every one of these cells that has it to the eliminations.
inline void eliminate(const State& state, Digit digit, const CellSet& cells, Step& step) {
  for (const Cell cell : cells& state.places(digit)) step.eliminations.push_back({cell, digit});
}

}  // namespace ninefold::logic
