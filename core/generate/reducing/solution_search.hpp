#pragma once

#include "core/board/grid.hpp"
#include "core/engine/engine.hpp"
#include "core/generate/basics/spending.hpp"

#include <optional>

namespace ninefold::generate {

/// Whether a puzzle has a solution beside one that is known.
struct OtherSolution {
  std::optional<Grid> grid;  ///< one, if there is any
  /// Without a grid: whether there is none. Otherwise the search gave up.
  bool is_known = true;
};

/// Looks for solutions under the rules of one puzzle, for what takes givens away and puts others in
/// their place. Which engine knows the rules makes no difference to that.
class SolutionSearch {
 public:
  SolutionSearch() = default;
  SolutionSearch(const SolutionSearch&) = delete;
  SolutionSearch& operator=(const SolutionSearch&) = delete;
  virtual ~SolutionSearch() = default;

  /// A solution of these givens other than `known`, which is one. Where the two can only differ
  /// in one cell and others, naming that cell ends the search sooner. Says nothing where the
  /// spending ends.
  virtual OtherSolution other(const Grid& givens, const Grid& known, std::optional<Cell> differing,
                              Spending& spending) const = 0;
};

/// Under rules that the engine of houses and moves knows.
class EngineSearch final : public SolutionSearch {
 public:
  /// The engine must outlive this.
  explicit EngineSearch(const Engine& engine) : engine_(engine) {}

  OtherSolution other(const Grid& givens, const Grid& known, std::optional<Cell> differing,
                      Spending& spending) const override {
    return {
        spending.add(engine_.other(givens, known, differing, spending.left(), spending.goes_on()))
            .solution,
        true};
  }

 private:
  const Engine& engine_;
};

}  // namespace ninefold::generate
