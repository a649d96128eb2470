#include "core/generate/variants/variant_clues.hpp"

#include "core/engine/wide/variant_engine.hpp"
#include "core/generate/basics/random.hpp"
#include "core/generate/basics/spending.hpp"
#include "core/generate/variants/only_values.hpp"

#include <algorithm>
#include <bit>
#include <memory>
#include <string>
#include <utility>

namespace ninefold::generate {

namespace {

bool shapes_board(std::string_view name) {
  const variants::Kind* const kind = variants::find_kind(name);
  return kind == nullptr || kind->role == variants::Role::layout || name == "Jigsaw";
}

/// The values of one argument of an item of givens, and its cell.
std::optional<PuzzleClue> given_at(const variants::Puzzle& puzzle, std::size_t item,
                                   std::size_t argument) {
  variants::Item one = puzzle.items[item];
  one.arguments = {puzzle.items[item].arguments[argument]};
  variants::Givens givens;
  if (variants::read_givens(one, puzzle.layout, givens) || givens.empty()) return std::nullopt;
  PuzzleClue clue{item, argument, givens[0].cell, {}};
  for (unsigned rest = givens[0].values; rest != 0; rest &= rest - 1)
    clue.values.push_back(std::countr_zero(rest) + puzzle.layout.lowest);
  return clue;
}

/// Leaves clues out of one puzzle and looks for other solutions. Those that were found are kept,
/// and show without a search that most clues are needed.
class LeavingOut {
 public:
  LeavingOut(const variants::Puzzle& puzzle, const std::vector<int>& solution, Spending& spending)
      : puzzle_(puzzle),
        prepared_(variants::prepare(puzzle)),
        solution_(solution),
        spending_(spending) {}

  /// False as well where the spending ends first.
  bool can_leave_out(std::span<const PuzzleClue> clues) {
    const std::optional<variants::Puzzle> left = without_clues(puzzle_, clues);
    if (!left || std::any_of(others_.begin(), others_.end(), [&](const std::vector<int>& other) {
          return variants::is_solution(*left, other);
        })) {
      return false;
    }
    // Without some of its givens a puzzle has the rules that it had.
    const bool are_givens = std::all_of(clues.begin(), clues.end(),
                                        [](const PuzzleClue& clue) { return clue.is_given(); });
    const variants::VariantEngine engine(are_givens ? prepared_ : variants::prepare(*left),
                                         left->givens);
    const variants::Answer found =
        spending_.add(engine.other(solution_, spending_.left(), spending_.goes_on()));
    if (!found.solution.empty()) others_.push_back(found.solution);
    return found.solution.empty() && !spending_.has_ended();
  }

 private:
  const variants::Puzzle& puzzle_;
  const std::shared_ptr<const variants::PreparedRules> prepared_;
  const std::vector<int>& solution_;
  Spending& spending_;
  std::vector<std::vector<int>> others_;
};

/// The clues that `find` finds by leaving some out, of a puzzle with one solution.
template <typename Find>
ClueRedundancy redundancy_of(const variants::Puzzle& puzzle, Spending& spending, const Find& find) {
  ClueRedundancy redundancy;
  const OnlyValues only = find_only_values(puzzle, spending);
  redundancy.solutions = only.solutions;
  if (!only.values.empty()) {
    LeavingOut leaving(puzzle, only.values, spending);
    find(leaving, redundancy.clues);
  }
  redundancy.stopped = spending.stopped();
  return redundancy;
}

/// Givens before rules, each in a random order.
void put_in_order(std::vector<PuzzleClue>& clues, std::uint64_t seed) {
  Random random(seed, 0);
  random.shuffle(clues);
  std::stable_partition(clues.begin(), clues.end(),
                        [](const PuzzleClue& clue) { return clue.is_given(); });
}

std::vector<int> other_values(const variants::Puzzle& puzzle, const PuzzleClue& clue,
                              Spending& spending) {
  std::vector<int> others;
  const variants::Layout& layout = puzzle.layout;
  for (int value = layout.lowest; value <= layout.highest && spending.check(); ++value) {
    if (value == clue.values.front()) continue;
    std::vector<variants::Item> items = puzzle.items;
    items[clue.item].arguments[*clue.argument] =
        item_of_given(layout, clue.cell, std::span(&value, 1)).arguments.front();
    variants::PuzzleOrError changed = variants::make_puzzle(std::move(items));
    const auto* const made = std::get_if<variants::Puzzle>(&changed);
    if (made != nullptr && !find_only_values(*made, spending).values.empty())
      others.push_back(value);
  }
  return others;
}

}  // namespace

std::vector<PuzzleClue> clues_of(const variants::Puzzle& puzzle, WhichClues which) {
  std::vector<PuzzleClue> clues;
  for (std::size_t item = 0; item < puzzle.items.size(); ++item) {
    const std::string& name = puzzle.items[item].name;
    if (name == variants::given_name) {
      for (std::size_t argument = 0; argument < puzzle.items[item].arguments.size(); ++argument) {
        if (std::optional<PuzzleClue> clue = given_at(puzzle, item, argument))
          clues.push_back(std::move(*clue));
      }
      continue;
    }
    if (which == WhichClues::givens) continue;
    if (!shapes_board(name)) clues.push_back({item, std::nullopt, 0, {}});
  }
  return clues;
}

std::optional<variants::Puzzle> without_clues(const variants::Puzzle& puzzle,
                                              std::span<const PuzzleClue> clues) {
  std::vector<variants::Item> items;
  for (std::size_t number = 0; number < puzzle.items.size(); ++number) {
    const variants::Item& item = puzzle.items[number];
    variants::Item left = item;
    left.arguments.clear();
    const auto goes = [&](std::optional<std::size_t> argument) {
      return std::any_of(clues.begin(), clues.end(), [&](const PuzzleClue& clue) {
        return clue.item == number && clue.argument == argument;
      });
    };
    if (goes(std::nullopt)) continue;
    for (std::size_t argument = 0; argument < item.arguments.size(); ++argument) {
      if (!goes(argument)) left.arguments.push_back(item.arguments[argument]);
    }
    if (item.name == variants::given_name && left.arguments.empty()) continue;
    items.push_back(std::move(left));
  }
  variants::PuzzleOrError made = variants::make_puzzle(std::move(items));
  auto* const left = std::get_if<variants::Puzzle>(&made);
  return left == nullptr ? std::nullopt : std::optional(std::move(*left));
}

variants::Item item_of_given(const variants::Layout& layout, variants::CellIndex cell,
                             std::span<const int> values) {
  std::string text = layout.name(cell);
  for (const int value : values) text += "_" + std::to_string(value);
  return {std::string(variants::given_name), {std::move(text)}, {}, 0};
}

ClueRedundancy find_redundant_clues(const variants::Puzzle& puzzle, WhichClues which,
                                    const Budget& budget, const ProgressCallback& progress) {
  Spending spending(budget, progress);
  return redundancy_of(puzzle, spending, [&](LeavingOut& leaving, std::vector<PuzzleClue>& found) {
    for (const PuzzleClue& clue : clues_of(puzzle, which)) {
      if (!spending.check()) break;
      if (leaving.can_leave_out(std::span(&clue, 1))) found.push_back(clue);
    }
  });
}

ClueRedundancy find_clues_to_leave_out(const variants::Puzzle& puzzle, WhichClues which,
                                       std::uint64_t seed, const Budget& budget,
                                       const ProgressCallback& progress) {
  return find_clues_to_leave_out(puzzle, clues_of(puzzle, which), seed, budget, progress);
}

ClueRedundancy find_clues_to_leave_out(const variants::Puzzle& puzzle,
                                       std::vector<PuzzleClue> clues, std::uint64_t seed,
                                       const Budget& budget, const ProgressCallback& progress) {
  Spending spending(budget, progress);
  return redundancy_of(puzzle, spending, [&](LeavingOut& leaving, std::vector<PuzzleClue>& found) {
    put_in_order(clues, seed);
    for (PuzzleClue& clue : clues) {
      if (!spending.check()) break;
      found.push_back(std::move(clue));
      if (!leaving.can_leave_out(found)) found.pop_back();
    }
  });
}

ClueChangeability find_changeable_clues(const variants::Puzzle& puzzle, const Budget& budget,
                                        const ProgressCallback& progress) {
  ClueChangeability changeability;
  Spending spending(budget, progress);
  const OnlyValues only = find_only_values(puzzle, spending);
  changeability.solutions = only.solutions;
  if (!only.values.empty()) {
    for (PuzzleClue& clue : clues_of(puzzle, WhichClues::givens)) {
      if (clue.values.size() != 1) continue;
      std::vector<int> others = other_values(puzzle, clue, spending);
      if (!others.empty()) changeability.clues.push_back({std::move(clue), std::move(others)});
    }
  }
  changeability.stopped = spending.stopped();
  return changeability;
}

}  // namespace ninefold::generate
