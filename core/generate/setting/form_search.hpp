#pragma once

#include "core/engine/budget.hpp"
#include "core/generate/basics/spending.hpp"
#include "core/generate/setting/minimal_forms.hpp"

#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <utility>
#include <vector>

namespace ninefold::generate {

/// The search behind visit_minimal_forms(), whatever clues a puzzle has. `Clues` knows the puzzle:
///
///   using Set = ...;   // of clues: CellSet, or anything with its operations
///   using Clue = ...;  // what is in it
///   // The clues that are broken by some other solution of those in `kept`; by one that breaks
///   // `broken`, if that is said. Nothing where there is none, or the spending ends.
///   std::optional<Set> break_some(const Set& kept, std::optional<Clue> broken);
template <typename Clues>
class FormSearch {
 public:
  using Set = typename Clues::Set;
  using Clue = typename Clues::Clue;
  using Visitor = std::function<bool(const Set&)>;

  FormSearch(Clues& clues, const Visitor& visit, std::uint64_t most, Spending& spending)
      : clues_(clues), visit_(visit), most_(most), spending_(spending) {}

  void run(const Set& all) { extend({}, all); }

  std::uint64_t found() const { return found_; }
  StopReason stopped() const {
    return ended_ == StopReason::complete ? spending_.stopped() : ended_;
  }

 private:
  /// Visits the minimal forms that have the clues of `chosen` and others from `free`. Each of
  /// `chosen` is the only one in some unavoidable set.
  void extend(const Set& chosen, Set free) {
    if (has_ended() || !spending_.check()) return;
    const std::optional<Set> set = find_missed_set(chosen, free);
    if (has_ended()) return;
    if (!set) return visit(chosen);
    // A form with several clues of the set is visited where the last of them in order is chosen.
    const Set choices = *set & free;
    free = free.without(choices);
    for (const Clue clue : choices) {
      Set more = chosen;
      more.insert(clue);
      if (!all_are_needed(more)) continue;
      extend(more, free);
      free.insert(clue);
    }
  }

  /// An unavoidable set without a chosen clue: of the known ones that with the fewest free clues.
  std::optional<Set> find_missed_set(const Set& chosen, const Set& free) {
    const Set* best = nullptr;
    int fewest = std::numeric_limits<int>::max();
    for (const Set& set : sets_) {
      if (!(set & chosen).empty()) continue;
      const int count = (set & free).count();
      if (count >= fewest) continue;
      best = &set;
      fewest = count;
    }
    return best != nullptr ? *best : learn(chosen, std::nullopt);
  }

  /// Whether each of the clues is the only one of them in some unavoidable set. What is added
  /// later cannot make that true again.
  bool all_are_needed(const Set& chosen) {
    Set needed;
    for (const Set& set : sets_) {
      const Set both = set & chosen;
      if (both.count() == 1) needed |= both;
    }
    for (const Clue clue : chosen.without(needed)) {
      Set others = chosen;
      others.erase(clue);
      if (!learn(others, clue)) return false;
    }
    return true;
  }

  std::optional<Set> learn(const Set& missed, std::optional<Clue> within) {
    std::optional<Set> set = clues_.break_some(missed, within);
    if (set) sets_.push_back(*set);
    return set;
  }

  void visit(const Set& form) {
    ++found_;
    if (!visit_(form)) {
      ended_ = StopReason::cancelled;
    } else if (found_ >= most_) {
      ended_ = StopReason::solution_limit;
    }
  }

  bool has_ended() const { return stopped() != StopReason::complete; }

  Clues& clues_;
  const Visitor& visit_;
  const std::uint64_t most_;
  Spending& spending_;
  std::vector<Set> sets_;
  std::uint64_t found_ = 0;
  StopReason ended_ = StopReason::complete;
};

}  // namespace ninefold::generate
