#include "core/generate/variants/placed/placed_generator.hpp"

#include "core/generate/basics/given_cells.hpp"
#include "core/generate/basics/random.hpp"
#include "core/generate/full_grid.hpp"
#include "core/generate/reducing/unavoidable_sets.hpp"
#include "core/generate/variants/placed/clues.hpp"
#include "core/generate/variants/placed/levelling.hpp"
#include "core/rules/rule.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace ninefold::generate {

namespace {

/// The work on one puzzle with placed rules.
class PlacedMaking {
 public:
  PlacedMaking(PlacedKind kind, const PlacedWish& wish, Random random, Spending& spending)
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
    const logic::Level hardest = wish_.level.value_or(hardest_unasked);
    const bool is_made =
        hardest == logic::Level::extreme ? make_minimal(clues) : make_solvable(clues, hardest);
    if (!is_made || spending_.has_ended()) return std::nullopt;
    return PlacedPuzzle{clues.puzzle(), clues.givens(), *solution, grade_};
  }

 private:
  static int count(const Clues& clues) { return given_cells(clues.givens()).count(); }

  /// As few clues as leave one solution.
  bool make_minimal(Clues& clues) {
    if (!leave_one_solution(clues)) return false;
    give_least(clues);
    clues.take_givens(wish_.givens.least, random_, spending_);
    if (kind_ != PlacedKind::killer) clues.take_rules(random_, spending_);
    return is_as_wished(clues, logic::Level::extreme);
  }

  /// As few clues as steps up to a level solve.
  bool make_solvable(Clues& clues, logic::Level hardest) {
    const bool is_killer = kind_ == PlacedKind::killer;
    constexpr int most_halved = 8;
    Levelling levelling(clues, hardest, random_, spending_);
    if (!levelling.lead_on(is_killer ? most_halved : 0)) return false;
    give_least(clues);
    levelling.take_givens(wish_.givens.least);
    // Where singles do, no rule would be left. A killer is known by a board full of cages, but then
    // hardly ever is anything between them and contradictions.
    const bool keeps_rules =
        hardest == logic::Level::easy || (is_killer && hardest != logic::Level::unfair);
    if (!keeps_rules) levelling.take_rules();
    // Some steps, such as those of unique rectangles, rest on there being one solution.
    return is_as_wished(clues, hardest) && clues.look(spending_) == Clues::Told::only_one;
  }

  bool is_as_wished(const Clues& clues, logic::Level hardest) {
    if (spending_.has_ended() || count(clues) > wish_.givens.most) return false;
    grade_ = grade_up_to(clues, hardest, spending_);
    return grade_ && grade_->level == wish_.level.value_or(grade_->level);
  }

  void give_least(Clues& clues) {
    while (count(clues) < wish_.givens.least)
      clues.give(draw_open_cell(clues, given_cells(clues.solution())));
  }

  /// Rules out other solutions one after another. False where that takes too many givens.
  bool leave_one_solution(Clues& clues) {
    // More than are wished may be given meanwhile: some are taken away again.
    const int most = std::min(max_cells, wish_.givens.most + 15);
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
  const PlacedWish& wish_;
  Random random_;
  Spending& spending_;
  Engine engine_;
  std::optional<logic::Grade> grade_;
};

}  // namespace

PlacedWish usual_wish(const PuzzleKind& kind, std::optional<logic::Level> level) {
  return {{0, level == logic::Level::extreme ? kind.usual_givens : max_cells}, level};
}

PlacedOutcome make_placed(PlacedKind kind, const PlacedWish& wish, const Draw& draw,
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
