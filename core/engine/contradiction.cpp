#include "core/engine/contradiction.hpp"

#include "core/board/time_left.hpp"
#include "core/rules/conflicts.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>
#include <vector>

namespace ninefold {

namespace {

/// Reading order, its reverse, and orders that step through the board by a fixed stride and meet
/// every cell: each stride is coprime to the number of cells (16, 36 or 81), or 1 takes its place.
constexpr std::array<int, 8> strides{1, -1, 5, -5, 7, -7, 11, -11};

std::vector<Cell> filled_cells(const Grid& grid, int stride) {
  const int count = grid.shape().cell_count();
  std::vector<Cell> cells;
  for (int step = 0; step < count; ++step) {
    const int at = ((step * stride) % count + count) % count;
    if (grid[static_cast<Cell>(at)] != empty_cell) cells.push_back(static_cast<Cell>(at));
  }
  return cells;
}

/// Searches one after another against one budget and one progress.
class Prober {
 public:
  Prober(const Engine& engine, const Budget& budget, const ProgressCallback& progress)
      : engine_(engine), budget_(budget), progress_(progress), time_(budget.time) {}

  /// Whether the grid has a solution; nothing when the search was stopped.
  std::optional<bool> solvable(const Grid& grid) {
    Budget budget;
    budget.solutions = 1;
    budget.nodes = budget_.nodes == Budget::unlimited
                       ? Budget::unlimited
                       : budget_.nodes - std::min(budget_.nodes, nodes_);
    budget.time = time_.left();
    const Answer answer = engine_.solve(grid, budget, progress_ ? listener() : ProgressCallback{});
    nodes_ += answer.nodes;
    const bool settled =
        answer.stopped == StopReason::complete || answer.stopped == StopReason::solution_limit;
    if (settled) return answer.stopped == StopReason::solution_limit || answer.solution.has_value();
    stopped_ = answer.stopped;
    return std::nullopt;
  }

  /// Tells how far the whole is; false when it should end.
  bool advance(double fraction) {
    fraction_ = fraction;
    if (!progress_ || progress_({Count(), nodes_, fraction_})) return true;
    stopped_ = StopReason::cancelled;
    return false;
  }

  StopReason stopped() const { return stopped_; }
  std::uint64_t nodes() const { return nodes_; }

 private:
  ProgressCallback listener() {
    return [this](const Progress& inner) {
      return progress_({Count(), nodes_ + inner.nodes, fraction_});
    };
  }

  const Engine& engine_;
  const Budget& budget_;
  const ProgressCallback& progress_;
  TimeLeft time_;
  std::uint64_t nodes_ = 0;
  double fraction_ = 0;
  StopReason stopped_ = StopReason::complete;
};

/// Those of the givens that stand in `cells`.
Grid only(const CellSet& cells, const Grid& givens) {
  Grid grid(givens.shape());
  for (const Cell cell : cells) grid[cell] = givens[cell];
  return grid;
}

CellSet set_of(const Grid& grid) {
  CellSet cells;
  for (const Cell cell : filled_cells(grid, 1)) cells.insert(cell);
  return cells;
}

/// Leaves out of `grid` every given in turn that is not needed; false when it was stopped.
bool reduce(Grid& grid, int stride, double from, double share, Prober& prober) {
  const std::vector<Cell> cells = filled_cells(grid, stride);
  for (std::size_t at = 0; at < cells.size(); ++at) {
    const double part = static_cast<double>(at) / static_cast<double>(cells.size());
    if (!prober.advance(from + share * part)) return false;
    const Digit digit = std::exchange(grid[cells[at]], empty_cell);
    const std::optional<bool> solvable = prober.solvable(grid);
    if (solvable == false) continue;
    grid[cells[at]] = digit;
    if (!solvable) return false;
  }
  return true;
}

}  // namespace

Contradiction find_contradiction(const Engine& engine, std::span<const Rule> rules,
                                 const Grid& givens, const Budget& budget,
                                 const ProgressCallback& progress) {
  Prober prober(engine, budget, progress);
  Contradiction found;
  const std::optional<Conflict> conflict = find_conflict(rules, givens);
  if (conflict) found.cells = conflict->cells;
  if (conflict && found.cells.count() <= 2) return found;
  // More than two cells that break a rule together need not all be needed.
  const Grid start = conflict ? only(found.cells, givens) : givens;
  const std::optional<bool> solvable = conflict ? false : prober.solvable(start);
  found.solvable = solvable.value_or(false);
  if (solvable == false) {
    const double share = 1.0 / static_cast<double>(strides.size());
    found.cells = set_of(start);
    for (std::size_t pass = 0; pass < strides.size(); ++pass) {
      Grid grid = start;
      const bool finished =
          reduce(grid, strides[pass], static_cast<double>(pass) * share, share, prober);
      if (CellSet cells = set_of(grid); cells.count() < found.cells.count()) found.cells = cells;
      if (!finished) break;
    }
  }
  found.stopped = prober.stopped();
  found.nodes = prober.nodes();
  return found;
}

}  // namespace ninefold
