#include "core/generate/variants/ruled_generator.hpp"

#include "core/engine/wide/variant_engine.hpp"
#include "core/generate/basics/random.hpp"
#include "core/generate/basics/spending.hpp"
#include "core/generate/variants/variant_clues.hpp"

#include <algorithm>
#include <memory>
#include <numeric>
#include <utility>

namespace ninefold::generate {

namespace {

/// The work on one puzzle under given rules.
class RuledMaking {
 public:
  RuledMaking(const variants::Puzzle& board, const GivensWish& wish, Random random,
              Spending& spending)
      : board_(board),
        prepared_(variants::prepare(board)),
        wish_(wish),
        random_(random),
        spending_(spending) {}

  /// Whether the rules have no solution at all; not known before the first attempt.
  bool is_impossible() const { return is_impossible_; }

  /// A puzzle as wished, or nothing.
  std::optional<RuledPuzzle> attempt() {
    std::vector<int> solution = draw_solution();
    if (solution.empty()) return std::nullopt;
    std::optional<std::vector<int>> givens = minimal_givens(solution);
    if (!givens) return std::nullopt;
    int count = count_of(*givens);
    for (const std::size_t cell : cells_in_any_order()) {
      if (count >= wish_.least) break;
      if ((*givens)[cell] >= board_.layout.lowest) continue;
      (*givens)[cell] = solution[cell];
      ++count;
    }
    if (count > wish_.most) return std::nullopt;
    return RuledPuzzle{std::move(*givens), std::move(solution)};
  }

 private:
  static constexpr std::uint64_t nodes_of_change = 2000;

  std::vector<std::size_t> cells_in_any_order() {
    std::vector<std::size_t> cells(board_.layout.grid_size());
    std::iota(cells.begin(), cells.end(), std::size_t{0});
    random_.shuffle(cells);
    return cells;
  }

  int count_of(const std::vector<int>& givens) const {
    return static_cast<int>(std::count_if(
        givens.begin(), givens.end(), [&](int value) { return value >= board_.layout.lowest; }));
  }

  std::vector<int> no_givens() const {
    std::vector<int> none(board_.layout.grid_size(), board_.layout.lowest - 1);
    return none;
  }

  /// The board with these givens, too.
  variants::Puzzle with(const std::vector<int>& givens) const {
    std::vector<variants::Item> items = board_.items;
    if (auto item = variants::item_of_givens(board_.layout, givens))
      items.push_back(std::move(*item));
    variants::PuzzleOrError made = variants::make_puzzle(std::move(items));
    return std::move(*std::get_if<variants::Puzzle>(&made));
  }

  /// A solution with these givens that is found within so many nodes, or nothing.
  variants::Answer look(const std::vector<int>& givens, std::uint64_t nodes) {
    Budget budget = spending_.left(nodes);
    budget.solutions = 1;
    variants::Givens all = board_.givens;
    for (const variants::Given& given : variants::givens_of(board_.layout, givens))
      all.push_back(given);
    const variants::VariantEngine engine(prepared_, std::move(all));
    return spending_.add(engine.count(budget, spending_.goes_on()), false);
  }

  /// Values of all cells, drawn at random; none where there are none, or the spending ends.
  std::vector<int> draw_solution() {
    std::vector<int> givens = no_givens();
    variants::Answer first = look(givens, Budget::unlimited);
    if (first.solution.empty()) {
      is_impossible_ = first.stopped == StopReason::complete;
      return {};
    }
    std::vector<int> solution = std::move(first.solution);
    for (const std::size_t cell : cells_in_any_order()) {
      if (!spending_.check()) return {};
      const int lowest = board_.layout.lowest;
      const int value =
          lowest +
          static_cast<int>(random_.below(static_cast<std::uint32_t>(board_.layout.value_count())));
      givens[cell] = value;
      if (value != solution[cell]) {
        variants::Answer changed = look(givens, nodes_of_change);
        if (!changed.solution.empty()) solution = std::move(changed.solution);
      }
      givens[cell] = solution[cell];
    }
    return spending_.has_ended() ? std::vector<int>{} : solution;
  }

  /// Those of the grid that none can be left out of; nothing where not even all of them leave one
  /// solution, as cells beside the grid may have it, or the spending ends.
  std::optional<std::vector<int>> minimal_givens(const std::vector<int>& solution) {
    std::vector<int> givens(solution.begin(), solution.begin() + board_.layout.grid_size());
    const variants::Puzzle full = with(givens);
    // Those that the board has itself stay, and so are not asked about.
    std::vector<PuzzleClue> clues = clues_of(full, WhichClues::givens);
    std::erase_if(clues, [item_of_all = full.items.size() - 1](const PuzzleClue& clue) {
      return clue.item != item_of_all;
    });
    const ClueRedundancy redundant = find_clues_to_leave_out(full, std::move(clues), random_.next(),
                                                             spending_.left(), spending_.goes_on());
    if (redundant.solutions != 1 || !spending_.check() || redundant.stopped != StopReason::complete)
      return std::nullopt;
    for (const PuzzleClue& clue : redundant.clues) givens[clue.cell] = board_.layout.lowest - 1;
    return givens;
  }

  const variants::Puzzle& board_;
  const std::shared_ptr<const variants::PreparedRules> prepared_;
  const GivensWish& wish_;
  Random random_;
  Spending& spending_;
  bool is_impossible_ = false;
};

}  // namespace

RuledOutcome make_ruled(const variants::Puzzle& board, const GivensWish& wish, const Draw& draw,
                        const Budget& budget, const TryingCallback& goes_on) {
  RuledOutcome outcome;
  const ProgressCallback watch = asking(goes_on, outcome.tried);
  Spending spending(budget, watch);
  RuledMaking making(board, wish, Random(draw.seed, draw.number), spending);
  while (spending.check()) {
    outcome.puzzle = making.attempt();
    if (spending.has_ended()) break;
    ++outcome.tried;
    if (outcome.puzzle || making.is_impossible()) break;
  }
  outcome.stopped = spending.stopped();
  outcome.nodes = spending.nodes();
  return outcome;
}

}  // namespace ninefold::generate
