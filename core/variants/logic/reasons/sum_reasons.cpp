// What sums say by arithmetic: bounds, and how many cells can have a sum.

#include "core/propagators/sets/value_sets.hpp"
#include "core/variants/logic/reasons/rule_reasons.hpp"

#include <algorithm>

namespace ninefold::variants {

namespace {

// The sum of so many different values of a set, at least or at most; values, not positions.
int sum_of_extremes(Mask values, int count, bool is_least, int lowest) {
  int sum = 0;
  for (; count > 0 && values != 0; --count) {
    const int value = is_least ? lowest_of(values) : highest_of(values);
    sum += value + lowest;
    values = static_cast<Mask>(values & ~mask_of(value));
  }
  return sum;
}

// Whether cells count 100, 10 and 1, or 10 and 1, each so much less.
bool is_read_in_pill(std::span<const Sum::Term> taken) {
  int coefficient = -1;
  for (std::size_t at = taken.size(); at-- > 0; coefficient *= 10) {
    if (taken[at].coefficient != coefficient) return false;
  }
  return true;
}

}  // namespace

// Plain ones, each cell once, added or taken away; and sums that are read in a pill.
void RuleReasons::add_sums(const Model& model) {
  for (const SumOf& sum : model.list<SumOf>()) {
    SumSides sides;
    sides.total = sum.total;
    std::vector<Sum::Term> taken;
    bool is_plain = true;
    CellSet seen;
    for (const Sum::Term& term : sum.terms) {
      is_plain = is_plain && term.coefficient <= 1 && !seen.contains(static_cast<Cell>(term.cell));
      seen.insert(static_cast<Cell>(term.cell));
      if (term.coefficient > 0) {
        sides.plus.push_back(term.cell);
      } else {
        taken.push_back(term);
      }
    }
    std::stable_sort(taken.begin(), taken.end(), [](const Sum::Term& one, const Sum::Term& two) {
      return one.coefficient < two.coefficient;
    });
    for (const Sum::Term& term : taken) sides.minus.push_back(term.cell);
    sides.is_pill = !taken.empty() && taken.front().coefficient != -1;
    if (sides.is_pill) is_plain = is_plain && is_read_in_pill(taken) && sum.total == 0;
    if (is_plain) sums_.push_back(std::move(sides));
  }
}

CellSet RuleReasons::set_of(const CellIndexes& cells) {
  CellSet set;
  for (const CellIndex cell : cells) set.insert(static_cast<Cell>(cell));
  return set;
}

RuleReasons::Groups RuleReasons::groups_of(const CellIndexes& cells) const {
  Groups groups;
  for (const CellIndex cell : cells) {
    const auto fits = std::find_if(groups.begin(), groups.end(), [&](const CellIndexes& group) {
      return std::all_of(group.begin(), group.end(),
                         [&](CellIndex other) { return peers_->differ(cell, other); });
    });
    if (fits == groups.end()) {
      groups.emplace_back();
      groups.back().push_back(cell);
    } else {
      fits->push_back(cell);
    }
  }
  return groups;
}

int RuleReasons::bound_of(const CellIndexes& cells, CellIndex left_out,
                          std::span<const Mask> candidates, bool is_least) const {
  int sum = 0;
  for (const CellIndexes& group : groups_of(cells)) {
    Mask known = 0;
    for (const CellIndex cell : group) {
      if (cell != left_out && is_single(candidates[cell])) known |= candidates[cell];
    }
    int each = 0;
    int count = 0;
    Mask together = 0;
    for (const CellIndex cell : group) {
      if (cell == left_out) continue;
      Mask mask = candidates[cell];
      if (is_single(mask)) {
        sum += lowest_of(mask) + lowest_;
        continue;
      }
      mask = static_cast<Mask>(mask & ~known);
      if (mask == 0) continue;
      each += (is_least ? lowest_of(mask) : highest_of(mask)) + lowest_;
      together |= mask;
      ++count;
    }
    const int different = sum_of_extremes(together, count, is_least, lowest_);
    sum += is_least ? std::max(each, different) : std::min(each, different);
  }
  return sum;
}

std::optional<RuleReasons::RestOfSum> RuleReasons::rest_of_sum(std::span<const Mask> candidates,
                                                               CellIndex cell, int value) const {
  if (sums_.size() != 1) return std::nullopt;
  std::vector<Mask> with(candidates.begin(), candidates.end());
  with[cell] = mask_of(value);
  return rest_of(sums_.front(), with);
}

std::optional<RuleReasons::RestOfSum> RuleReasons::rest_of(const SumSides& sides,
                                                           std::span<const Mask> candidates) const {
  if (sides.is_pill) return std::nullopt;
  RestOfSum plus;
  RestOfSum minus;
  const auto add_up = [&](const CellIndexes& of, RestOfSum& rest) {
    for (const CellIndex one : of) {
      if (is_single(candidates[one])) {
        rest.sum += lowest_of(candidates[one]) + lowest_;
      } else {
        rest.cells.insert(static_cast<Cell>(one));
      }
    }
  };
  add_up(sides.plus, plus);
  add_up(sides.minus, minus);
  if (plus.cells.empty() == minus.cells.empty()) return std::nullopt;
  const int rest = sides.total - plus.sum + minus.sum;
  if (minus.cells.empty()) return RestOfSum{plus.cells, rest};
  return RestOfSum{minus.cells, -rest};
}

void RuleReasons::find_sum_bounds(std::span<const Mask> candidates,
                                  std::vector<Deduction>& all) const {
  for (const SumSides& sum : sums_) {
    if (sum.is_pill) {
      find_pill(sum, candidates, all);
    } else {
      for (const bool is_least : {true, false}) find_bounds(sum, candidates, is_least, all);
    }
  }
}

void RuleReasons::find_bounds(const SumSides& sum, std::span<const Mask> candidates, bool is_least,
                              std::vector<Deduction>& all) const {
  for (const bool is_plus : {true, false}) {
    const CellIndexes& across = is_plus ? sum.minus : sum.plus;
    const int far = bound_of(across, no_cell_left_out, candidates, is_least);
    find_bounds_of_side(sum, is_plus, far, candidates, is_least, all);
  }
}

// At least where `is_least`: what a cell must be since the rest of its side makes so much at most,
// and the other side `far`.
void RuleReasons::find_bounds_of_side(const SumSides& sum, bool is_plus, int far,
                                      std::span<const Mask> candidates, bool is_least,
                                      std::vector<Deduction>& all) const {
  // Both sides are alike, but for the sign of the total.
  const CellIndexes& side = is_plus ? sum.plus : sum.minus;
  const CellIndexes& across = is_plus ? sum.minus : sum.plus;
  const int total = is_plus ? sum.total : -sum.total;
  // By what the rest of the side makes: cells with the same are told together.
  std::vector<std::pair<int, Deduction>> by_rest;
  for (const CellIndex cell : side) {
    if (is_single(candidates[cell])) continue;
    const int rest = bound_of(side, cell, candidates, !is_least);
    const int bound = total + far - rest;
    Mask lost = 0;
    for (Mask values = candidates[cell]; values != 0; values = without_lowest(values)) {
      const int value = lowest_of(values) + lowest_;
      if (is_least ? value < bound : value > bound) lost |= mask_of(value - lowest_);
    }
    if (lost == 0) continue;
    auto known = std::find_if(by_rest.begin(), by_rest.end(),
                              [rest](const auto& one) { return one.first == rest; });
    if (known == by_rest.end()) {
      Deduction deduction;
      deduction.reason.kind = logic::ReasonKind::sum;
      deduction.reason.others = set_of(side);
      deduction.reason.across = set_of(across);
      deduction.reason.numbers = {
          is_least ? 1 : 0, bound, total, rest, far, static_cast<int>(side.size()) - 1};
      if (sum.is_pill) deduction.reason.numbers.push_back(1);
      known = by_rest.insert(by_rest.end(), {rest, std::move(deduction)});
    }
    known->second.reason.cells.insert(static_cast<Cell>(cell));
    known->second.struck.emplace_back(cell, lost);
  }
  // Where all together are as small, or large, as can be, that says it best.
  const int together = bound_of(side, no_cell_left_out, candidates, !is_least);
  if (!by_rest.empty() && across.empty() && together == total) {
    Deduction tight;
    tight.reason.kind = logic::ReasonKind::sum_tight;
    tight.reason.cells = set_of(side);
    tight.reason.numbers = {is_least ? 0 : 1, total};
    for (const CellIndexes& group : groups_of(side))
      tight.reason.numbers.push_back(bound_of(group, no_cell_left_out, candidates, !is_least));
    for (auto& [rest, deduction] : by_rest) {
      tight.struck.insert(tight.struck.end(), deduction.struck.begin(), deduction.struck.end());
    }
    all.push_back(std::move(tight));
    return;
  }
  for (auto& [rest, deduction] : by_rest) {
    if (deduction.reason.cells.count() == 1)
      deduction.reason.others = deduction.reason.others.without(deduction.reason.cells);
    all.push_back(std::move(deduction));
  }
}

// How many cells of an X-sum can have it.
void RuleReasons::find_counts(std::span<const Mask> candidates, std::vector<Deduction>& all) const {
  if (kind_ != "XSum" || !peers_->all_differ(cells_)) return;
  const CellIndex first = cells_[0];
  const int clue = numbers_[0];
  Deduction deduction;
  deduction.reason.kind = logic::ReasonKind::count_of_sum;
  deduction.reason.cells.insert(static_cast<Cell>(first));
  deduction.reason.numbers = {clue};
  Mask lost = 0;
  for (Mask rest = candidates[first]; rest != 0; rest = without_lowest(rest)) {
    const int count = lowest_of(rest) + lowest_;
    if (count < 1 || count > static_cast<int>(cells_.size())) continue;
    CellIndexes others;
    for (int place = 1; place < count; ++place)
      others.push_back(cells_[static_cast<std::size_t>(place)]);
    std::vector<Mask> there(candidates.begin(), candidates.end());
    for (const CellIndex cell : others)
      there[cell] = static_cast<Mask>(there[cell] & ~mask_of(count - lowest_));
    const int least = count + bound_of(others, no_cell_left_out, there, true);
    const int most = count + bound_of(others, no_cell_left_out, there, false);
    if (least <= clue && clue <= most) continue;
    lost |= mask_of(count - lowest_);
    deduction.reason.numbers.insert(deduction.reason.numbers.end(), {count, least, most});
  }
  if (lost != 0) {
    deduction.struck = {{first, lost}};
    all.push_back(std::move(deduction));
  }
  if (!is_single(candidates[first])) return;
  // The rest is a cage.
  SumSides cage;
  const int count = lowest_of(candidates[first]) + lowest_;
  cage.total = clue;
  for (int place = 0; place < count && place < static_cast<int>(cells_.size()); ++place)
    cage.plus.push_back(cells_[static_cast<std::size_t>(place)]);
  for (const bool is_least : {true, false}) find_bounds(cage, candidates, is_least, all);
}

// The ways in which an X-sum can be made, where few numbers of cells are left.
void RuleReasons::find_sets_by_count(std::span<const Mask> candidates,
                                     std::vector<Deduction>& all) const {
  constexpr int most_counts = 3;
  if (kind_ != "XSum" || !peers_->all_differ(cells_)) return;
  const Mask counts = candidates[cells_[0]];
  if (count_of(counts) < 2 || count_of(counts) > most_counts) return;
  Deduction deduction;
  deduction.reason.kind = logic::ReasonKind::sets_by_count;
  deduction.reason.cells.insert(static_cast<Cell>(cells_[0]));
  deduction.reason.numbers = {numbers_[0]};
  Mask held = 0;
  for (Mask rest = counts; rest != 0; rest = without_lowest(rest)) {
    const int count = lowest_of(rest) + lowest_;
    if (count < 1) continue;
    Mask made = 0;
    for (const Mask set : sets_of_size(value_count_, count - 1)) {
      const bool fits = sum_of_positions(set) + (count - 1) * lowest_ == numbers_[0] - count;
      if (fits && (set & mask_of(count - lowest_)) == 0) made |= set;
    }
    held |= made;
    deduction.reason.numbers.push_back(count);
    deduction.reason.numbers.push_back(made);
  }
  const int least = lowest_of(counts) + lowest_;
  for (int place = 1; place < least && place < static_cast<int>(cells_.size()); ++place) {
    const CellIndex cell = cells_[static_cast<std::size_t>(place)];
    const auto lost = static_cast<Mask>(candidates[cell] & ~held);
    if (lost != 0) deduction.struck.emplace_back(cell, lost);
  }
  if (!deduction.struck.empty()) all.push_back(std::move(deduction));
}

}  // namespace ninefold::variants
