// XSum: the first value says how many cells have the sum.

#include "core/variants/line_clues.hpp"
#include "core/variants/puzzle.hpp"

namespace ninefold::variants {

namespace {

bool x_sum_holds(const Rule& rule, const Puzzle& /*puzzle*/, std::span<const int> values) {
  const int count = values[rule.cells[0]];
  if (count < 1 || count > static_cast<int>(rule.cells.size())) return false;
  int sum = 0;
  for (int i = 0; i < count; ++i) sum += values[rule.cells[static_cast<std::size_t>(i)]];
  return sum == rule.numbers[0];
}

// Whether so many different values, beside one that is known, can have a sum.
bool can_have_sum(int count, int sum, int beside, const Model& model) {
  int least = 0;
  int most = 0;
  for (int value = model.lowest, left = count; left > 0; ++value) {
    if (value == beside) continue;
    least += value;
    --left;
  }
  for (int value = model.highest(), left = count; left > 0; --value) {
    if (value == beside) continue;
    most += value;
    --left;
  }
  return least <= sum && sum <= most;
}

void contribute_x_sum(const Rule& rule, const Puzzle& puzzle, Model& model) {
  std::vector<Model> lengths;
  Mask possible = 0;
  for (int count = 1; count <= static_cast<int>(rule.cells.size()); ++count) {
    if (model.mask(count) == 0) continue;
    if (!puzzle.layout.is_raw && !can_have_sum(count - 1, rule.numbers[0] - count, count, model))
      continue;
    possible |= model.mask(count);
    Model length = model.empty();
    length.restrict(rule.cells[0], model.mask(count));
    std::vector<Sum::Term> terms;
    for (int i = 1; i < count; ++i) terms.push_back({rule.cells[static_cast<std::size_t>(i)], 1});
    if (terms.empty()) {
      if (rule.numbers[0] != 1) length.is_impossible = true;
    } else {
      length.sum(std::move(terms), rule.numbers[0] - count);
    }
    lengths.push_back(std::move(length));
  }
  model.restrict(rule.cells[0], possible);
  model.alternatives.push_back(std::move(lengths));
}

}  // namespace

extern const std::vector<Kind> x_sum_kinds{
    {.name = "XSum",
     .family = Family::outside,
     .parameters = clues_from_one,
     .gesture = Gesture::line_clue,
     .complete = complete_line_clues,
     .holds = x_sum_holds,
     .contribute = contribute_x_sum,
     .key = line_key},
};

}  // namespace ninefold::variants
