#pragma once

#include "core/board/count.hpp"
#include "core/board/grid.hpp"
#include "core/board/result.hpp"
#include "core/engine/budget.hpp"
#include "core/rules/rule.hpp"

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>

namespace ninefold {

/// The ways to count that there are; see ways_to_count.hpp.
enum class CountWay : std::uint8_t {
  unknown,    ///< still to be found out
  visiting,   ///< solutions one by one
  templates,  ///< templates, all cells of a digit each, that together cover the board
  bands,      ///< digits shared out over the columns of bands
};

/// What every query answers.
struct Answer {
  /// Solutions found: exact when `stopped` is complete, else a lower bound.
  Count solutions;
  StopReason stopped = StopReason::complete;
  /// Search nodes: states whose consequences were drawn, the first one included. The same on
  /// every compiler and in WASM.
  std::uint64_t nodes = 0;
  /// A solution, where the query promises one and there is one.
  std::optional<Grid> solution;
  /// Of a count: how it was counted, or unknown where it ended before that was found out.
  CountWay way = CountWay::unknown;
};

/// In how many solutions the digits of each cell stand.
struct CandidatesAnswer {
  /// For every cell and digit, digit d at [d - 1]: the number of solutions with it, or the most
  /// that was asked for where there are as many or more. Where the search was stopped, at least so
  /// many.
  std::array<std::array<std::uint32_t, max_size>, max_cells> solutions{};
  StopReason stopped = StopReason::complete;
  std::uint64_t nodes = 0;

  /// The digits that stand in a cell in some solution: bit d-1 for digit d.
  std::uint16_t digits_in(Cell cell) const;
};

/// One of several parts of a count: number `number`, from 0, of `of`. The way that a part was
/// counted in can be handed to the others, so that they need not find it out again.
struct CountPart {
  int number = 0;
  int of = 1;
  CountWay way = CountWay::unknown;
};

/// How many parts suit each of those who share a count. Parts differ in length, so many of them
/// keep anybody from waiting long at the end; but parts that are counted by bands each build their
/// own tables.
int parts_per_worker(CountWay way);

/// What prove() answers.
struct Proof {
  /// 0, 1, or 2 for more than one.
  int solutions = 0;
  /// Search nodes, as in Answer.
  std::uint64_t nodes = 0;
};

/// A number from 0 to one less than what it is given, which is 1 at least: what a search is told
/// that chooses at random.
using ChooseBelow = std::function<std::uint32_t(std::uint32_t)>;

/// Rules compiled for searching; any number of grids can be asked about, from several threads at
/// once. Givens that break a rule have no solutions, in every query; a full valid grid has one.
class Engine {
 public:
  /// `rules` must be valid for the shape; otherwise the error of validate().
  static Result<Engine> create(Shape shape, std::span<const Rule> rules);

  Engine(Engine&&) noexcept;
  Engine& operator=(Engine&&) noexcept;
  ~Engine();

  /// None, one or more than one: stops at the second solution (then `solutions` is 2 and
  /// `stopped` is solution_limit). `solution` is the first one found.
  Answer solve(const Grid& givens, const Budget& budget = {},
               const ProgressCallback& progress = {}) const;

  /// solve() for long lists of puzzles: digits in, digits out, nothing else. `cells` points to
  /// one byte a cell in reading order, '1' to '9' for a given, '0' or '.' for an empty cell (the
  /// caller has checked that). `solution`, as many bytes, receives the first solution found; it
  /// is left alone when there is none, and null where nobody wants it. The two may overlap.
  Proof prove(const char* cells, char* solution) const;

  /// All solutions, counted exactly.
  Answer count(const Grid& givens, const Budget& budget = {},
               const ProgressCallback& progress = {}) const;

  /// A part of count(): the parts' solutions add up to the whole, the same on every machine.
  /// Which solutions are in which part is not said, nor are parts equally long; make many of
  /// them. The budget is each part's own; each takes up to some 60 megabytes of memory.
  Answer count_part(const Grid& givens, CountPart part, const Budget& budget = {},
                    const ProgressCallback& progress = {}) const;

  /// The lexicographically first solution in reading order; `solutions` is 0 or 1.
  Answer first(const Grid& givens, const Budget& budget = {},
               const ProgressCallback& progress = {}) const;

  /// All solutions in lexicographic order, each handed to `visit`, which may return false to end
  /// the search (`cancelled`).
  Answer enumerate(const Grid& givens, const std::function<bool(const Grid&)>& visit,
                   const Budget& budget = {}, const ProgressCallback& progress = {}) const;

  /// The solution that a search comes to when the numbers it is given choose its cells and digits,
  /// so that the same numbers give the same solution on every machine. `solutions` is 0 or 1. Not
  /// every solution is equally likely.
  Answer draw(const Grid& givens, const ChooseBelow& choose_below, const Budget& budget = {},
              const ProgressCallback& progress = {}) const;

  /// A solution other than `known`, a full grid: one that differs from it in few cells, as a rule,
  /// and in `differing`, where that is a cell. `solutions` is 0 or 1.
  Answer other(const Grid& givens, const Grid& known, std::optional<Cell> differing = std::nullopt,
               const Budget& budget = {}, const ProgressCallback& progress = {}) const;

  /// For every cell the digits that occur in some solution, and in how many of them, counted up to
  /// `most`, which is 1 at least. The budget of solutions is not looked at.
  CandidatesAnswer candidates(const Grid& givens, std::uint32_t most = 1, const Budget& budget = {},
                              const ProgressCallback& progress = {}) const;

 private:
  struct Compiled;
  explicit Engine(std::unique_ptr<const Compiled> compiled);

  std::unique_ptr<const Compiled> compiled_;
};

}  // namespace ninefold
