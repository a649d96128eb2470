#include "core/engine/wide/explain_none.hpp"

#include "core/board/time_left.hpp"
#include "core/engine/wide/variant_engine.hpp"

#include <algorithm>
#include <memory>
#include <utility>

namespace ninefold::variants {

namespace {

class Taker {
 public:
  Taker(const Puzzle& puzzle, const Budget& budget, const ProgressCallback& progress)
      : puzzle_(puzzle),
        budget_(budget),
        progress_(progress),
        time_(budget.time),
        kept_(puzzle.rules.size() + puzzle.givens.size(), true) {
    for (std::size_t i = 0; i < puzzle.rules.size(); ++i) {
      if (is_negative(i)) negatives_.push_back(i);
    }
  }

  RulesAtOdds explain() {
    RulesAtOdds answer;
    if (has_solution()) {
      answer.has_solution = !ran_out_;
      return answer;
    }
    // Rules that say much of the board first, marks last; in ever smaller groups.
    std::vector<std::size_t> order = negatives_;
    for (std::size_t i = 0; i < kept_.size(); ++i) {
      if (!is_negative(i)) order.push_back(i);
    }
    for (std::size_t size = std::max<std::size_t>(order.size() / 2, 1); !ran_out_; size /= 2) {
      for (std::size_t first = 0; first < order.size(); first += size) {
        take_away(std::span(order).subspan(first, std::min(size, order.size() - first)));
      }
      if (size == 1) break;
    }
    for (std::size_t i = 0; i < kept_.size(); ++i) {
      if (!kept_[i]) continue;
      if (is_given(i)) {
        answer.givens.push_back(i - puzzle_.rules.size());
      } else {
        answer.rules.push_back(i);
      }
    }
    answer.is_smallest = !ran_out_;
    return answer;
  }

 private:
  // Givens are numbered after all rules.
  bool is_given(std::size_t rule) const { return rule >= puzzle_.rules.size(); }

  bool is_negative(std::size_t rule) const {
    if (is_given(rule)) return false;
    const std::string_view name = puzzle_.rules[rule].kind->name;
    return name == "StrictKropki" || name == "StrictXV";
  }

  bool is_mark_of_a_negative(std::size_t rule) const {
    if (is_given(rule)) return false;
    const std::string_view name = puzzle_.rules[rule].kind->name;
    const bool may_hold_marks = name == "Replicate";
    for (const std::size_t i : negatives_) {
      if (!kept_[i]) continue;
      const bool is_kropki = puzzle_.rules[i].kind->name == "StrictKropki";
      if (may_hold_marks ||
          (is_kropki ? name == "WhiteDot" || name == "BlackDot" : name == "X" || name == "V"))
        return true;
    }
    return false;
  }

  void take_away(std::span<const std::size_t> group) {
    std::vector<std::size_t> taken;
    for (const std::size_t rule : group) {
      if (kept_[rule] && !is_mark_of_a_negative(rule)) taken.push_back(rule);
    }
    // A negative rule and its marks are not left out in one step.
    if (taken.empty() || ran_out_) return;
    for (const std::size_t rule : taken) kept_[rule] = false;
    if (!has_solution()) return;
    for (const std::size_t rule : taken) kept_[rule] = true;
  }

  bool has_solution() {
    Givens givens;
    for (std::size_t i = puzzle_.rules.size(); i < kept_.size(); ++i) {
      if (kept_[i]) givens.push_back(puzzle_.givens[i - puzzle_.rules.size()]);
    }
    Budget left = budget_;
    left.solutions = 1;
    left.time = time_.left();
    const VariantEngine engine(prepared_rules(), std::move(givens));
    const Answer answer = engine.solve(left, progress_);
    if (answer.solutions == Count(0) && answer.stopped == StopReason::complete) return false;
    if (answer.solutions == Count(0)) ran_out_ = true;
    return true;
  }

  // While givens alone are taken away, the rules stay as they are.
  const std::shared_ptr<const PreparedRules>& prepared_rules() {
    const auto rules_end = kept_.begin() + static_cast<std::ptrdiff_t>(puzzle_.rules.size());
    const std::vector<bool> kept(kept_.begin(), rules_end);
    if (prepared_ && kept == kept_of_prepared_) return prepared_;
    Puzzle part;
    part.layout = puzzle_.layout;
    part.ties = puzzle_.ties;
    for (std::size_t i = 0; i < kept.size(); ++i) {
      if (kept[i]) part.rules.push_back(puzzle_.rules[i]);
    }
    prepared_ = prepare(std::move(part));
    kept_of_prepared_ = kept;
    return prepared_;
  }

  const Puzzle& puzzle_;
  const Budget& budget_;
  const ProgressCallback& progress_;
  const TimeLeft time_;
  std::vector<bool> kept_;
  std::shared_ptr<const PreparedRules> prepared_;
  std::vector<bool> kept_of_prepared_;
  std::vector<std::size_t> negatives_;
  bool ran_out_ = false;
};

}  // namespace

RulesAtOdds explain_none(const Puzzle& puzzle, const Budget& budget,
                         const ProgressCallback& progress) {
  return Taker(puzzle, budget, progress).explain();
}

}  // namespace ninefold::variants
