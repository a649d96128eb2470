#include "core/generate/setting/minimal_forms.hpp"

#include "core/generate/given_cells.hpp"
#include "core/generate/setting/only_solution.hpp"
#include "core/generate/unavoidable_sets.hpp"

#include <algorithm>
#include <optional>
#include <vector>

namespace ninefold::generate {

namespace {

class FormSearch {
 public:
  FormSearch(const Engine& engine, const Grid& givens, const Grid& solution,
             const MinimalFormVisitor& visit, std::uint64_t most, Spending& spending)
      : engine_(engine),
        givens_(given_cells(givens)),
        solution_(solution),
        visit_(visit),
        most_(most),
        spending_(spending) {}

  void run() { extend({}, givens_); }

  std::uint64_t found() const { return found_; }
  StopReason stopped() const {
    return ended_ == StopReason::complete ? spending_.stopped() : ended_;
  }

 private:
  /// Visits the minimal forms that have the cells of `chosen` and others from `free`. Each of
  /// `chosen` is the only one in some unavoidable set.
  void extend(const CellSet& chosen, CellSet free) {
    if (has_ended() || !spending_.check()) return;
    const std::optional<CellSet> set = find_missed_set(chosen, free);
    if (has_ended()) return;
    if (!set) return visit(chosen);
    // A form with several cells of the set is visited where the last of them in order is chosen.
    const CellSet choices = *set & free;
    free = free.without(choices);
    for (const Cell cell : choices) {
      CellSet more = chosen;
      more.insert(cell);
      if (!all_are_needed(more)) continue;
      extend(more, free);
      free.insert(cell);
    }
  }

  /// An unavoidable set without a chosen cell: of the known ones that with the fewest free cells.
  std::optional<CellSet> find_missed_set(const CellSet& chosen, const CellSet& free) {
    std::optional<CellSet> best;
    int fewest = max_cells + 1;
    for (const CellSet& set : sets_) {
      if (!(set & chosen).empty()) continue;
      const int count = (set & free).count();
      if (count >= fewest) continue;
      best = set;
      fewest = count;
    }
    return best ? best : learn(chosen, std::nullopt);
  }

  /// Whether each of the cells is the only one of them in some unavoidable set. What is added later
  /// cannot make that true again.
  bool all_are_needed(const CellSet& chosen) {
    CellSet needed;
    for (const CellSet& set : sets_) {
      const CellSet both = set & chosen;
      if (both.count() == 1) needed |= both;
    }
    for (const Cell cell : chosen.without(needed)) {
      CellSet others = chosen;
      others.erase(cell);
      if (!learn(others, cell)) return false;
    }
    return true;
  }

  /// An unavoidable set that has none of the cells of `missed`, and that one which it has to have.
  std::optional<CellSet> learn(const CellSet& missed, std::optional<Cell> within) {
    const Answer answer = spending_.add(engine_.other(
        givens_from(solution_, missed), solution_, within, spending_.left(), spending_.goes_on()));
    if (!answer.solution) return std::nullopt;
    sets_.push_back(differing_cells(solution_, *answer.solution) & givens_);
    return sets_.back();
  }

  void visit(const CellSet& form) {
    ++found_;
    if (!visit_(form)) {
      ended_ = StopReason::cancelled;
    } else if (found_ >= most_) {
      ended_ = StopReason::solution_limit;
    }
  }

  bool has_ended() const { return stopped() != StopReason::complete; }

  const Engine& engine_;
  const CellSet givens_;
  const Grid solution_;
  const MinimalFormVisitor& visit_;
  const std::uint64_t most_;
  Spending& spending_;
  std::vector<CellSet> sets_;  // their cells that are givens
  std::uint64_t found_ = 0;
  StopReason ended_ = StopReason::complete;
};

}  // namespace

MinimalForms visit_minimal_forms(const Engine& engine, const Grid& givens,
                                 const MinimalFormVisitor& visit, const Budget& budget,
                                 const ProgressCallback& progress) {
  MinimalForms forms;
  Spending spending(budget, progress);
  const OnlySolution only = find_only_solution(engine, givens, spending);
  forms.solutions = only.solutions;
  forms.stopped = spending.stopped();
  if (only.grid) {
    FormSearch search(engine, givens, *only.grid, visit, budget.solutions, spending);
    search.run();
    forms.found = search.found();
    forms.stopped = search.stopped();
  }
  forms.nodes = spending.nodes();
  return forms;
}

}  // namespace ninefold::generate
