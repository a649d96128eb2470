#include "core/generate/variants/placed_generator.hpp"

#include "core/generate/basics/given_cells.hpp"
#include "core/generate/basics/random.hpp"
#include "core/generate/full_grid.hpp"
#include "core/generate/reducing/unavoidable_sets.hpp"
#include "core/generate/variants/clues.hpp"
#include "core/rules/rule.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace ninefold::generate {

namespace {

/// The work on one puzzle with placed rules.
class PlacedMaking {
 public:
  PlacedMaking(PlacedKind kind, const GivensWish& wish, Random random, Spending& spending)
      : kind_(kind),
        wish_(wish),
        random_(random),
        spending_(spending),
        engine_(std::move(Engine::create(Shape(), std::array{Rule{}})).value()) {}

  /// A puzzle as wished, or nothing.
  std::optional<PlacedPuzzle> attempt() {
    const std::optional<Grid> solution = draw_full_grid(engine_, Grid(Shape()), random_, spending_);
    if (!solution) return std::nullopt;
    Clues clues(*solution, place_rules(kind_, *solution, random_));
    if (!leave_one_solution(clues)) return std::nullopt;
    while (count(clues) < wish_.least)
      clues.give(draw_open_cell(clues, given_cells(clues.solution())));
    clues.take_givens(wish_.least, random_, spending_);
    // A killer is known by a board full of cages.
    if (kind_ != PlacedKind::killer) clues.take_rules(random_, spending_);
    if (spending_.has_ended() || count(clues) > wish_.most) return std::nullopt;
    return PlacedPuzzle{clues.puzzle(), clues.givens(), *solution};
  }

 private:
  static int count(const Clues& clues) { return given_cells(clues.givens()).count(); }

  /// Rules out other solutions one after another. False where that takes too many givens.
  bool leave_one_solution(Clues& clues) {
    // More than are wished may be given meanwhile: some are taken away again.
    const int most = std::min(max_cells, wish_.most + 15);
    while (spending_.check()) {
      const Clues::Told told = clues.look(spending_);
      if (told == Clues::Told::only_one) return true;
      if (told == Clues::Told::another && clues.split_a_cage(random_)) continue;
      if (count(clues) == most) return false;
      clues.give(draw_open_cell(clues, told == Clues::Told::another
                                           ? differing_cells(clues.solution(), clues.latest())
                                           : given_cells(clues.solution())));
    }
    return false;
  }

  /// One of the cells that is not given.
  Cell draw_open_cell(const Clues& clues, const CellSet& cells) {
    return draw_cell(cells.without(given_cells(clues.givens())), random_);
  }

  PlacedKind kind_;
  const GivensWish& wish_;
  Random random_;
  Spending& spending_;
  Engine engine_;
};

}  // namespace

PlacedOutcome make_placed(PlacedKind kind, const GivensWish& wish, const Draw& draw,
                          const Budget& budget, const TryingCallback& goes_on) {
  PlacedOutcome outcome;
  const ProgressCallback watch = asking(goes_on, outcome.tried);
  Spending spending(budget, watch);
  PlacedMaking making(kind, wish, Random(draw.seed, draw.number), spending);
  while (spending.check()) {
    outcome.puzzle = making.attempt();
    if (spending.has_ended()) break;
    ++outcome.tried;
    if (outcome.puzzle) break;
  }
  outcome.stopped = spending.stopped();
  outcome.nodes = spending.nodes();
  return outcome;
}

}  // namespace ninefold::generate
