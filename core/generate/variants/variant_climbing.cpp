#include "core/generate/variants/variant_climbing.hpp"

#include "core/engine/wide/variant_engine.hpp"
#include "core/generate/basics/given_cells.hpp"
#include "core/generate/reducing/unavoidable_sets.hpp"
#include "core/generate/variants/only_values.hpp"
#include "core/generate/variants/placed/placed_generator.hpp"
#include "core/generate/variants/variant_clues.hpp"
#include "core/variants/logic/variant_logic.hpp"

#include <utility>
#include <vector>

namespace ninefold::generate {

namespace {

/// All rules of a puzzle but its givens of one value.
class VariantRules final : public ClimbRules {
 public:
  explicit VariantRules(variants::Puzzle fixed)
      : fixed_(std::move(fixed)), shape_(*Shape::of_size(fixed_.layout.rows)) {}

  /// The puzzle with these givens and a further one; nothing where that is more
  /// than a puzzle may have.
  std::optional<variants::Puzzle> with(const Grid& givens,
                                       std::optional<variants::Item> further = {}) const {
    std::vector<variants::Item> items = fixed_.items;
    if (std::optional<variants::Item> item = variants::item_of_givens(givens))
      items.push_back(std::move(*item));
    if (further) items.push_back(std::move(*further));
    variants::PuzzleOrError made = variants::make_puzzle(std::move(items));
    auto* const puzzle = std::get_if<variants::Puzzle>(&made);
    return puzzle == nullptr ? std::nullopt : std::optional(std::move(*puzzle));
  }

  OnlySolution solve(const Grid& givens, Spending& spending) const override {
    OnlySolution only;
    const auto puzzle = with(givens);
    if (!puzzle) return only;
    const OnlyValues found = find_only_values(*puzzle, spending);
    only.solutions = found.solutions;
    if (!found.values.empty()) only.grid = grid_of(shape_, found.values);
    return only;
  }

  OtherSolution other(const Grid& givens, const Grid& known, std::optional<Cell> differing,
                      Spending& spending) const override {
    const OtherSolution unknown{std::nullopt, false};
    const auto puzzle = differing ? with(givens, other_values(known, *differing)) : with(givens);
    const std::vector<int> values = values_of(known, spending);
    if (!puzzle || values.empty()) return unknown;
    const variants::VariantEngine engine(*puzzle);
    const variants::Answer found = spending.add(
        engine.other(values, spending.left(nodes_of_proof), spending.goes_on()), false);
    if (found.solution.empty()) return {std::nullopt, found.stopped == StopReason::complete};
    const Grid grid = grid_of(shape_, found.solution);
    // No given tells two solutions apart that differ beside the grid alone.
    return grid == known ? unknown : OtherSolution{grid, true};
  }

  // A cell that may have other digits gets one of them; where that leads nowhere, some other
  // solution is as good as any.
  std::optional<Grid> draw(const Grid& solution, const CellSet& kept, Random& random,
                           Spending& spending) const override {
    const Grid givens = givens_from(solution, kept);
    const OtherSolution found = other(givens, solution, std::nullopt, spending);
    if (spending.has_ended()) return std::nullopt;
    if (!found.grid) return solution;
    Grid with_another = givens;
    const Cell cell = draw_cell(differing_cells(solution, *found.grid), random);
    std::vector<Digit> digits;
    for (Digit digit = 1; digit <= shape_.size(); ++digit) {
      if (digit != solution[cell]) digits.push_back(digit);
    }
    random.shuffle(digits);
    for (const Digit digit : digits) {
      with_another[cell] = digit;
      const std::vector<int> drawn = find_any(with_another, spending);
      if (spending.has_ended()) return std::nullopt;
      if (!drawn.empty()) return grid_of(shape_, drawn);
    }
    return found.grid;
  }

  std::optional<logic::Grade> grade(const Grid& givens, const Grid& solution, logic::Level hardest,
                                    Spending& spending) const override {
    const auto puzzle = with(givens);
    if (!puzzle) return std::nullopt;
    const variants::VariantLogic logic(*puzzle);
    logic::Workspace shared;
    shared.watch([&spending] { return spending.check(); });
    return logic::grade_up_to(logic.start(), solution, hardest, shared);
  }

 private:
  /// The values of all cells in some solution; none where there is none, or the search gives up.
  std::vector<int> find_any(const Grid& givens, Spending& spending) const {
    const auto puzzle = with(givens);
    if (!puzzle) return {};
    Budget one = spending.left(nodes_of_proof);
    one.solutions = 1;
    return spending.add(variants::VariantEngine(*puzzle).solve(one, spending.goes_on()), false)
        .solution;
  }

  /// A given that allows every digit but the grid's own.
  variants::Item other_values(const Grid& grid, Cell cell) const {
    std::vector<int> values;
    for (Digit digit = 1; digit <= shape_.size(); ++digit) {
      if (digit != grid[cell]) values.push_back(digit);
    }
    return item_of_given(fixed_.layout, cell, values);
  }

  /// A solution's values of all cells, those beside the grid too.
  std::vector<int> values_of(const Grid& solution, Spending& spending) const {
    if (fixed_.layout.cell_count() == fixed_.layout.grid_size()) return numbers_of(solution);
    return find_any(solution, spending);
  }

  variants::Puzzle fixed_;
  Shape shape_;
};

}  // namespace

std::vector<PuzzleClue> swappable_givens(const variants::Puzzle& puzzle) {
  std::vector<PuzzleClue> clues = clues_of(puzzle, WhichClues::givens);
  std::erase_if(clues, [&puzzle](const PuzzleClue& clue) {
    return clue.values.size() != 1 || clue.cell >= puzzle.layout.grid_size();
  });
  return clues;
}

VariantClimbed climb_variant(const variants::Puzzle& puzzle, std::vector<PuzzleClue> swapped,
                             const Climb& climb, const Budget& budget,
                             const TryingCallback& goes_on) {
  VariantClimbed result;
  result.why_not = variants::why_no_shape(puzzle.layout);
  if (result.why_not != variants::NoShape::none) return result;
  Grid givens(*Shape::of_size(puzzle.layout.rows));
  std::vector<PuzzleClue> taken;
  for (PuzzleClue& clue : swapped) {
    Digit& digit = givens[static_cast<Cell>(clue.cell)];
    const auto value = static_cast<Digit>(clue.values.front());
    // Of two digits for one cell, the second stays: there is no solution.
    if (digit != empty_cell && digit != value) continue;
    digit = value;
    taken.push_back(std::move(clue));
  }
  std::optional<variants::Puzzle> fixed = without_clues(puzzle, taken);
  if (!fixed) return result;
  const VariantRules rules(std::move(*fixed));
  result.climbed = generate::climb(rules, givens, climb, budget, goes_on);
  if (result.climbed.best.grade) result.best = rules.with(result.climbed.best.givens);
  return result;
}

}  // namespace ninefold::generate
