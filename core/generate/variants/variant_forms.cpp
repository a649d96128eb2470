#include "core/generate/variants/variant_forms.hpp"

#include "core/engine/wide/variant_engine.hpp"
#include "core/generate/setting/form_search.hpp"
#include "core/generate/variants/clue_set.hpp"
#include "core/generate/variants/only_values.hpp"

#include <algorithm>
#include <memory>
#include <optional>
#include <utility>

namespace ninefold::generate {

namespace {

/// The givens of a puzzle of any rules, by their numbers.
class VariantGivens {
 public:
  using Set = ClueSet;
  using Clue = std::size_t;

  VariantGivens(const variants::Puzzle& puzzle, const std::vector<PuzzleClue>& clues,
                std::vector<int> solution, Spending& spending)
      : puzzle_(puzzle),
        prepared_(variants::prepare(puzzle)),
        clues_(clues),
        solution_(std::move(solution)),
        spending_(spending) {}

  ClueSet all() const {
    ClueSet all;
    for (std::size_t clue = 0; clue < clues_.size(); ++clue) all.insert(clue);
    return all;
  }

  std::vector<PuzzleClue> left_out(const ClueSet& kept) const {
    std::vector<PuzzleClue> left_out;
    for (const std::size_t clue : all().without(kept)) left_out.push_back(clues_[clue]);
    return left_out;
  }

  std::optional<ClueSet> break_some(const ClueSet& kept, std::optional<std::size_t> broken) {
    std::optional<variants::Puzzle> left = without_clues(puzzle_, left_out(kept));
    if (left && broken) left = with_other_values(*left, clues_[*broken]);
    if (!left) return std::nullopt;
    const variants::VariantEngine engine(prepared_, left->givens);
    const variants::Answer found =
        spending_.add(engine.other(solution_, spending_.left(), spending_.goes_on()));
    if (found.solution.empty()) return std::nullopt;
    ClueSet set;
    for (std::size_t clue = 0; clue < clues_.size(); ++clue) {
      if (!allows(clues_[clue], found.solution[clues_[clue].cell])) set.insert(clue);
    }
    return set;
  }

 private:
  static bool allows(const PuzzleClue& clue, int value) {
    return std::find(clue.values.begin(), clue.values.end(), value) != clue.values.end();
  }

  /// Nothing where the given allows all values, and so can never be broken.
  static std::optional<variants::Puzzle> with_other_values(const variants::Puzzle& puzzle,
                                                           const PuzzleClue& clue) {
    std::vector<int> others;
    for (int value = puzzle.layout.lowest; value <= puzzle.layout.highest; ++value) {
      if (!allows(clue, value)) others.push_back(value);
    }
    if (others.empty()) return std::nullopt;
    std::vector<variants::Item> items = puzzle.items;
    items.push_back(item_of_given(puzzle.layout, clue.cell, others));
    variants::PuzzleOrError made = variants::make_puzzle(std::move(items));
    auto* const changed = std::get_if<variants::Puzzle>(&made);
    return changed == nullptr ? std::nullopt : std::optional(std::move(*changed));
  }

  const variants::Puzzle& puzzle_;
  const std::shared_ptr<const variants::PreparedRules> prepared_;  // for whatever givens are kept
  const std::vector<PuzzleClue>& clues_;
  const std::vector<int> solution_;
  Spending& spending_;
};

}  // namespace

MinimalForms visit_variant_forms(const variants::Puzzle& puzzle, const VariantFormVisitor& visit,
                                 const Budget& budget, const ProgressCallback& progress) {
  MinimalForms forms;
  Spending spending(budget, progress);
  OnlyValues only = find_only_values(puzzle, spending);
  forms.solutions = only.solutions;
  forms.stopped = spending.stopped();
  if (!only.values.empty()) {
    const std::vector<PuzzleClue> clues = clues_of(puzzle, WhichClues::givens);
    VariantGivens givens(puzzle, clues, std::move(only.values), spending);
    const FormSearch<VariantGivens>::Visitor visit_set = [&](const ClueSet& kept) {
      return visit({givens.left_out(kept), kept.count()});
    };
    FormSearch search(givens, visit_set, budget.solutions, spending);
    search.run(givens.all());
    forms.found = search.found();
    forms.stopped = search.stopped();
  }
  forms.nodes = spending.nodes();
  return forms;
}

}  // namespace ninefold::generate
