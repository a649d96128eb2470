// Steps that say of a digit what it would lead to.

#include "core/variants/logic/variant_logic.hpp"

#include <algorithm>
#include <limits>
#include <utility>

namespace ninefold::variants {

namespace {

// Reasons that end where a value was followed to.
bool is_dead_end(logic::ReasonKind kind) {
  using enum logic::ReasonKind;
  return kind == dead_end || kind == shared_digits || kind == no_place || kind == sum_missed ||
         kind == sum_needs || kind == seen_missed;
}

// What one value or another leaves.
std::vector<Mask> joined(std::span<const std::vector<Mask>> each) {
  std::vector<Mask> left = each.front();
  for (const std::vector<Mask>& other : each.subspan(1)) {
    std::transform(left.begin(), left.end(), other.begin(), left.begin(),
                   [](Mask one, Mask two) { return static_cast<Mask>(one | two); });
  }
  return left;
}

}  // namespace

// At once, by what is left of a sum or by the cells that can only be one digit then; or by cases.
std::optional<VariantLogic::Ending> VariantLogic::why_not(const Local& local,
                                                          const std::vector<Mask>& candidates,
                                                          const logic::Candidate& struck) const {
  constexpr std::size_t most_made = 3;
  const int value = struck.digit - 1;
  auto why = local.fillings->why_not(candidates, struck.cell, value);
  if (!why || (!why->cases.empty() && why->split >= grid_size_)) return std::nullopt;
  const auto numbered = [&](CellIndex starved) {
    return starved < grid_size_ && starved != struck.cell ? static_cast<int>(starved) + 1 : 0;
  };
  const auto value_of = [&](int position) {
    return links_->shape().value_of(static_cast<Digit>(position + 1));
  };
  logic::Reason reason;
  reason.cells.insert(struck.cell);
  if (!why->cases.empty()) {
    reason.kind = logic::ReasonKind::cases;
    reason.others.insert(static_cast<Cell>(why->split));
    for (const RuleFillings::DeadEnd& one : why->cases) {
      reason.numbers.push_back(value_of(one.value));
      reason.numbers.push_back(one.starved == why->split ? 0 : numbered(one.starved));
    }
    return Ending{std::move(reason), {}};
  }
  if (local.reasons) {
    const auto rest = local.reasons->rest_of_sum(candidates, struck.cell, value);
    if (rest) {
      reason.kind = logic::ReasonKind::rest_of_sum;
      reason.others = rest->cells;
      reason.numbers = {rest->sum};
      return Ending{std::move(reason), {}};
    }
  }
  reason.kind = logic::ReasonKind::dead_end;
  reason.numbers = {numbered(why->end.starved)};
  std::optional<logic::Reason> end;
  if (reason.numbers.front() == 0) end = end_of(local, why->left);
  std::vector<Mask> left;
  if (end) {
    end->cells = reason.cells;
    reason = std::move(*end);
  } else if (restore(candidates, why->left)) {
    left = std::move(why->left);
  }
  const std::size_t most_numbers = reason.numbers.size() + 2 * most_made;
  for (const auto& [cell, made] : why->made) {
    if (cell >= grid_size_ || reason.numbers.size() >= most_numbers) continue;
    reason.numbers.push_back(cell);
    reason.numbers.push_back(value_of(made));
  }
  return Ending{std::move(reason), std::move(left)};
}

// Gives cells that propagation has emptied back what they could be, without what cells with one
// value take from them. False where that leaves one nothing.
bool VariantLogic::restore(const std::vector<Mask>& candidates, std::vector<Mask>& left) const {
  const auto size = static_cast<CellIndex>(grid_size_);
  for (CellIndex cell = 0; cell < size; ++cell) {
    if (left[cell] != 0) continue;
    left[cell] = candidates[cell];
    for (CellIndex other = 0; other < size; ++other) {
      if (is_single(left[other]) && peers_->differ(cell, other)) left[cell] &= ~left[other];
    }
    if (left[cell] == 0) return false;
  }
  return true;
}

// The local of one rule, with its reasons; nothing where it is not looked at.
const VariantLogic::Local* VariantLogic::local_of(std::uint16_t rule) const {
  const std::size_t index = rule < local_of_rule_.size() ? local_of_rule_[rule] : locals_.size();
  return index < locals_.size() ? &locals_[index] : nullptr;
}

DeadEndSearch VariantLogic::search_of_end(const Local& local, std::span<const Mask> left) const {
  DeadEndSearch search{left, local.fillings->cells(), *peers_, links_->shape().lowest};
  for (const std::uint16_t rule : local.step.rules) {
    const Local* const one = local_of(rule);
    search.rules.push_back(one == nullptr ? nullptr : &*one->reasons);
  }
  if (!local.step.houses.empty()) search.house = links_->houses()[local.step.houses.front()].cells;
  return search;
}

// What a person sees where rules fail, of these candidates that are left by then.
std::optional<logic::Reason> VariantLogic::end_of(const Local& local,
                                                  std::span<const Mask> left) const {
  return search_of_end(local, left).find();
}

// What a closer look shows of all values of a cell at once, or of each that lacks its own places.
std::optional<logic::Reason> VariantLogic::common_end(const Local& local,
                                                      std::span<const std::vector<Mask>> left,
                                                      Cell cell) const {
  std::optional<logic::Reason> common = search_of_end(local, joined(left)).find_closer();
  if (common || left.size() == 1) return common;
  for (const std::vector<Mask>& each : left) {
    std::optional<logic::Reason> end = search_of_end(local, each).find_closer();
    if (!end || end->kind != logic::ReasonKind::too_few_places || end->numbers[0] != each[cell])
      return std::nullopt;
    end->numbers[0] = 0;
    if (!common) common = end;
    if (!(common->others == end->others) || common->numbers != end->numbers) return std::nullopt;
    if (common->failing != end->failing) common->failing = 0;
  }
  return common;
}

// A cell for which the others of a rule leave nothing that it could be, of those that take least
// to tell; with each of several digits, of which each leaves the rule no filling.
std::optional<logic::Reason> VariantLogic::cell_not_left(RuleFillings& fillings,
                                                         std::span<const std::vector<Mask>> left,
                                                         Cell struck) const {
  std::optional<logic::Reason> best;
  int least = std::numeric_limits<int>::max();
  for (const CellIndex cell : fillings.cells()) {
    if (cell >= grid_size_ || cell == struck) continue;
    Mask could = 0;
    Mask others_leave = 0;
    const bool is_each_left = std::all_of(left.begin(), left.end(), [&](std::vector<Mask> with) {
      could |= std::exchange(with[cell], all_);
      with = fillings.narrowed(with);
      if (!with.empty()) others_leave |= with[cell];
      return !with.empty();
    });
    const int told = count_of(could) + count_of(others_leave);
    if (!is_each_left || (could & others_leave) != 0 || told >= least) continue;
    least = told;
    best.emplace();
    best->kind = logic::ReasonKind::not_left;
    best->others = {static_cast<Cell>(cell)};
    best->numbers = {could, others_leave};
  }
  return best;
}

// One rule that fails by itself with what is left.
std::optional<logic::Reason> VariantLogic::end_of_one(const Local& local,
                                                      std::span<const std::vector<Mask>> left,
                                                      Cell struck) const {
  const std::vector<std::uint16_t>& rules = local.step.rules;
  const bool is_of_one = rules.size() == 1 && local.step.houses.empty();
  for (std::size_t place = 0; place < rules.size(); ++place) {
    const Local* const one = is_of_one ? &local : local_of(rules[place]);
    const auto fails = [one](const std::vector<Mask>& each) {
      return one->fillings->narrowed(each).empty();
    };
    if (one == nullptr || !std::all_of(left.begin(), left.end(), fails)) continue;
    logic::Reason named;
    named.kind = logic::ReasonKind::dead_end;
    logic::Reason reason = cell_not_left(*one->fillings, left, struck).value_or(named);
    if (rules.size() > 1) reason.failing = static_cast<int>(place) + 1;
    return reason;
  }
  return std::nullopt;
}

// Says of a step what all its digits leave too little for, and which of its rules fails.
void VariantLogic::look_closer(const Local& local, std::span<const std::vector<Mask>> left,
                               logic::Step& step) const {
  const Cell struck = *step.reason.cells.begin();
  std::optional<logic::Reason> end = common_end(local, left, struck);
  if (!end) end = end_of_one(local, left, struck);
  if (!end) return;
  if (end->kind == logic::ReasonKind::dead_end) {
    step.reason.failing = end->failing;
    return;
  }
  // What the digits make of other cells stays as it is.
  std::vector<int>& numbers = step.reason.numbers;
  end->numbers.insert(end->numbers.begin(), numbers.front());
  end->numbers.insert(end->numbers.end(), numbers.begin() + 2, numbers.end());
  end->cells = step.reason.cells;
  step.reason = std::move(*end);
}

// Another digit of a cell goes with those of a step if it ends in the same way.
bool VariantLogic::goes_with(const logic::Step& step, const logic::Reason& reason,
                             const logic::Candidate& struck) {
  constexpr int most_sums = 3;
  if (step.reason.kind != reason.kind || step.eliminations.front().cell != struck.cell)
    return false;
  if (reason.kind == logic::ReasonKind::rest_of_sum)
    return step.reason.others == reason.others && step.digits.count() < most_sums;
  return is_dead_end(reason.kind) && step.reason.others == reason.others &&
         std::equal(reason.numbers.begin(), reason.numbers.end(), step.reason.numbers.begin() + 1,
                    step.reason.numbers.end());
}

// By a digit, or several of one cell, with which another cell has nothing left, at once or in each
// of a few cases: all such steps, or the one that takes least to see.
std::vector<logic::Step> VariantLogic::dead_ends(const Local& local,
                                                 const std::vector<Mask>& candidates,
                                                 const logic::Step& whole, bool is_one) const {
  std::vector<logic::Step> all;
  std::vector<std::vector<std::vector<Mask>>> left;  // by step: what each of its digits leaves
  for (const logic::Candidate& struck : whole.eliminations) {
    std::optional<Ending> ending = why_not(local, candidates, struck);
    if (!ending) continue;
    logic::Reason& reason = ending->reason;
    const bool goes_on = !all.empty() && goes_with(all.back(), reason, struck);
    if (!goes_on) left.emplace_back();
    if (!ending->left.empty()) left.back().push_back(std::move(ending->left));
    if (!goes_on) {
      logic::Step& step = all.emplace_back(local.step);
      step.reason = std::move(reason);
      step.reason.numbers.insert(step.reason.numbers.begin(), 0);
    } else if (reason.kind == logic::ReasonKind::rest_of_sum) {
      all.back().reason.numbers.push_back(reason.numbers.front());
    } else if (all.back().reason.failing != reason.failing) {
      all.back().reason.failing = 0;
    }
    logic::Step& step = all.back();
    step.eliminations.push_back(struck);
    step.digits.insert(struck.digit);
    step.reason.numbers.front() = static_cast<int>(step.digits.bits());
  }
  const auto look = [&](logic::Step& step) {
    const auto& by_then = left[static_cast<std::size_t>(&step - all.data())];
    if (!by_then.empty()) look_closer(local, by_then, step);
  };
  if (!is_one || all.size() < 2) {
    for (logic::Step& step : all) look(step);
    return all;
  }
  // Few cases first, and those that end in a cell.
  const auto effort = [](const logic::Step& step) {
    const std::vector<int>& numbers = step.reason.numbers;
    if (step.reason.kind != logic::ReasonKind::cases)
      return step.reason.kind == logic::ReasonKind::dead_end && numbers[1] == 0 ? 1 : 0;
    return 2 * static_cast<int>(numbers.size()) +
           static_cast<int>(std::count(numbers.begin() + 1, numbers.end(), 0));
  };
  const auto best = std::min_element(
      all.begin(), all.end(),
      [&](const logic::Step& one, const logic::Step& two) { return effort(one) < effort(two); });
  look(*best);
  return {std::move(*best)};
}

}  // namespace ninefold::variants
