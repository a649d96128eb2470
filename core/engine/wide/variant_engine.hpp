#pragma once

#include "core/engine/budget.hpp"
#include "core/engine/engine.hpp"
#include "core/engine/wide/count_split.hpp"
#include "core/variants/puzzle.hpp"

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <variant>
#include <vector>

namespace ninefold::variants {

class PreparedPuzzle;
class PreparedRules;

/// What every query answers.
struct Answer {
  Count solutions;  ///< exact when `stopped` is complete, else a lower bound
  StopReason stopped = StopReason::complete;
  std::uint64_t nodes = 0;
  std::vector<int> solution;  ///< values of all cells, those beside the grid too; empty: none known
  /// For a count: how it was counted, or unknown where it ended before that was chosen.
  CountWay way = CountWay::unknown;
};

/// The cells whose candidates are asked for. The names that unknown regions can have, and the
/// values of other cells beside the grid, may take far longer to find than all that stands in the
/// grid.
enum class CellsAsked : std::uint8_t { all, of_grid };

struct CandidatesAnswer {
  /// For every cell and value, value v at [v - lowest]: the solutions with it, counted up to what
  /// was asked for; 0 for cells that were not asked for.
  std::vector<std::vector<std::uint32_t>> solutions;
  StopReason stopped = StopReason::complete;
  std::uint64_t nodes = 0;
};

/// The rules of a puzzle for any number of givens. Compiling them is a part of the first query,
/// which tells of it as Stage::preparing, and whose budget may end it: then the next query begins
/// again.
std::shared_ptr<const PreparedRules> prepare(Puzzle puzzle);
/// What was prepared, without givens.
const Puzzle& rules_of(const PreparedRules& prepared);

/// A puzzle of any rules, of which queries are asked. Every solution it tells of has been checked
/// against the meaning of every rule.
class VariantEngine {
 public:
  VariantEngine(std::shared_ptr<const PreparedRules> rules, Givens givens);
  /// Of one puzzle alone.
  explicit VariantEngine(Puzzle puzzle);
  VariantEngine(VariantEngine&&) noexcept;
  VariantEngine& operator=(VariantEngine&&) noexcept;
  ~VariantEngine();

  const Layout& layout() const;
  const std::shared_ptr<const PreparedRules>& rules() const;
  /// Rules and givens, whose items are those of the puzzle that was prepared.
  Puzzle puzzle() const;

  /// None, one or more than one.
  Answer solve(const Budget& budget = {}, const ProgressCallback& progress = {}) const;
  Answer count(const Budget& budget = {}, const ProgressCallback& progress = {}) const;
  /// How a count is cut into parts, the same for all of them; or why the budget ended that.
  std::variant<CountSplit, StopReason> split(const Budget& budget = {},
                                             const ProgressCallback& progress = {}) const;
  /// A part of count(): the parts' solutions add up to the whole, the same on every machine. The
  /// budget is each part's own. The part's `way` does not count.
  Answer count_part(const CountSplit& split, CountPart part, const Budget& budget = {},
                    const ProgressCallback& progress = {}) const;
  /// A solution other than `known`, values of all cells. `solutions` is 0 or 1.
  Answer other(std::span<const int> known, const Budget& budget = {},
               const ProgressCallback& progress = {}) const;
  /// The smallest solution in the order of cells.
  Answer first(const Budget& budget = {}, const ProgressCallback& progress = {}) const;
  /// All solutions, smallest first; `visit` returns false to end.
  Answer enumerate(const std::function<bool(std::span<const int>)>& visit,
                   const Budget& budget = {}, const ProgressCallback& progress = {}) const;
  CandidatesAnswer candidates(std::uint32_t most = 1, const Budget& budget = {},
                              const ProgressCallback& progress = {},
                              CellsAsked asked = CellsAsked::all) const;

 private:
  std::unique_ptr<const PreparedPuzzle> prepared_;
};

}  // namespace ninefold::variants
