// Numbers that are read in a pill.

#include "core/variants/logic/reasons/rule_reasons.hpp"

#include <limits>

namespace ninefold::variants {

namespace {

constexpr int base_of_pills = 10;

}  // namespace

std::optional<RuleReasons::Bounds> RuleReasons::read_pill(const CellIndexes& pill,
                                                          std::span<const Mask> candidates,
                                                          const Bounds& within,
                                                          std::vector<Mask>& masks) const {
  constexpr std::size_t most_cells_of_pill = 3;
  masks.assign(pill.size(), 0);
  if (pill.size() > most_cells_of_pill) return std::nullopt;
  Bounds read{std::numeric_limits<int>::max(), std::numeric_limits<int>::min()};
  std::vector<Mask> digits(pill.size());
  const auto read_from = [&](const auto& self, std::size_t at, int number) -> void {
    if (at == pill.size()) {
      if (number < within.least || number > within.most) return;
      read.least = std::min(read.least, number);
      read.most = std::max(read.most, number);
      for (std::size_t place = 0; place < pill.size(); ++place) masks[place] |= digits[place];
      return;
    }
    for (Mask rest = candidates[pill[at]]; rest != 0; rest = without_lowest(rest)) {
      const int value = lowest_of(rest);
      bool fits = true;
      for (std::size_t before = 0; before < at && fits; ++before)
        fits = digits[before] != mask_of(value) || !peers_->differ(pill[before], pill[at]);
      if (!fits) continue;
      digits[at] = mask_of(value);
      self(self, at + 1, number * base_of_pills + value + lowest_);
    }
  };
  read_from(read_from, 0, 0);
  if (read.least > read.most) return std::nullopt;
  return read;
}

void RuleReasons::find_pill(const SumSides& sum, std::span<const Mask> candidates,
                            std::vector<Deduction>& all) const {
  const Bounds shaft{bound_of(sum.plus, no_cell_left_out, candidates, true),
                     bound_of(sum.plus, no_cell_left_out, candidates, false)};
  std::vector<Mask> left;
  const std::optional<Bounds> number = read_pill(sum.minus, candidates, shaft, left);
  if (!number) return;
  Deduction deduction;
  deduction.reason.kind = logic::ReasonKind::number_in_pill;
  deduction.reason.cells = set_of(sum.minus);
  deduction.reason.others = set_of(sum.plus);
  deduction.reason.numbers = {shaft.least, shaft.most, number->least, number->most};
  for (std::size_t place = 0; place < sum.minus.size(); ++place) {
    const CellIndex cell = sum.minus[place];
    const auto lost = static_cast<Mask>(candidates[cell] & ~left[place]);
    if (lost != 0) deduction.struck.emplace_back(cell, lost);
  }
  if (!deduction.struck.empty()) all.push_back(std::move(deduction));
  find_bounds_of_side(sum, true, number->least, candidates, true, all);
  find_bounds_of_side(sum, true, number->most, candidates, false, all);
}

}  // namespace ninefold::variants
