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

/// The ways to count; see ways_to_count.hpp.
enum class CountWay : std::uint8_t {
  unknown,    ///< not chosen yet
  visiting,   ///< solutions one by one
  templates,  ///< templates, all cells of a digit each, that together cover the board
  bands,      ///< digits shared out over the columns of bands
  pieces,     ///< of a variant: what its first decisions leave, piece by piece
};

/// The answer to every query.
struct Answer {
  /// Solutions found: exact when `stopped` is complete, otherwise a lower bound.
  Count solutions;
  StopReason stopped = StopReason::complete;
  /// Search nodes: states whose consequences were worked out, the first one included. The same on
  /// every compiler and in WASM.
  std::uint64_t nodes = 0;
  /// A solution, where the query promises one and there is one.
  std::optional<Grid> solution;
  /// For a count: how it was counted, or unknown where it ended before that was chosen.
  CountWay way = CountWay::unknown;
};

/// How many solutions the digits of each cell occur in.
struct CandidatesAnswer {
  /// For every cell and digit, digit d at [d - 1]: the number of solutions with it, or the most
  /// that was asked for if there are as many or more. A lower bound where the search was
  /// stopped.
  std::array<std::array<std::uint32_t, max_size>, max_cells> solutions{};
  StopReason stopped = StopReason::complete;
  std::uint64_t nodes = 0;

  /// The digits that a cell has in some solution: bit d-1 for digit d.
  std::uint16_t digits_in(Cell cell) const;
};

/// One of several parts of a count: number `number`, from 0, of `of`. The way that a part was
/// counted in can be handed to the others, so that they need not choose it again.
struct CountPart {
  int number = 0;
  int of = 1;
  CountWay way = CountWay::unknown;
};

/// How many parts suit each worker that shares a count. Parts differ in length, so having many
/// keeps workers from waiting long at the end, and pieces differ most; but parts that are counted
/// by bands each build their own tables.
int parts_per_worker(CountWay way);

/// The answer of prove().
struct Proof {
  /// 0, 1, or 2 for more than one.
  int solutions = 0;
  /// Search nodes, as in Answer.
  std::uint64_t nodes = 0;
};

/// A number from 0 to one less than its argument, which is at least 1: the source of numbers for
/// a search that chooses at random.
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
  /// is left alone when there is none, and may be null if not wanted. The two may overlap.
  Proof prove(const char* cells, char* solution) const;

  /// All solutions, counted exactly.
  Answer count(const Grid& givens, const Budget& budget = {},
               const ProgressCallback& progress = {}) const;

  /// A part of count(): the parts' solutions add up to the whole, the same on every machine.
  /// Which solutions are in which part is unspecified, and parts are not equally long; make many
  /// of them. Each part has its own budget, and takes up to some 60 megabytes of memory.
  Answer count_part(const Grid& givens, CountPart part, const Budget& budget = {},
                    const ProgressCallback& progress = {}) const;

  /// The lexicographically first solution in reading order; `solutions` is 0 or 1.
  Answer first(const Grid& givens, const Budget& budget = {},
               const ProgressCallback& progress = {}) const;

  /// All solutions in lexicographic order, each handed to `visit`, which may return false to end
  /// the search (`cancelled`).
  Answer enumerate(const Grid& givens, const std::function<bool(const Grid&)>& visit,
                   const Budget& budget = {}, const ProgressCallback& progress = {}) const;

  /// The solution that a search reaches when the numbers it is given choose its cells and digits,
  /// so that the same numbers give the same solution on every machine. `solutions` is 0 or 1. Not
  /// every solution is equally likely.
  Answer draw(const Grid& givens, const ChooseBelow& choose_below, const Budget& budget = {},
              const ProgressCallback& progress = {}) const;

  /// A solution other than `known`, a full grid: one that usually differs from it in few cells,
  /// and in `differing`, where that is a cell. `solutions` is 0 or 1.
  Answer other(const Grid& givens, const Grid& known, std::optional<Cell> differing = std::nullopt,
               const Budget& budget = {}, const ProgressCallback& progress = {}) const;

  /// For every cell the digits that occur in some solution, and in how many of them, counted up to
  /// `most`, which is at least 1. The budget of solutions is ignored.
  CandidatesAnswer candidates(const Grid& givens, std::uint32_t most = 1, const Budget& budget = {},
                              const ProgressCallback& progress = {}) const;

 private:
  struct Compiled;
  explicit Engine(std::unique_ptr<const Compiled> compiled);

  std::unique_ptr<const Compiled> compiled_;
};

}  // namespace ninefold
