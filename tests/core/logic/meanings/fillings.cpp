#include "tests/core/logic/meanings/fillings.hpp"

#include <algorithm>
#include <bit>
#include <utility>

namespace ninefold::tests {

namespace {

constexpr std::uint64_t most_nodes = 50'000;

}  // namespace

Fillings::Fillings(const Meaning& meaning, const std::vector<int>& cells,
                   const std::vector<const StepRule*>& rules)
    : meaning_(meaning), cells_(cells), rules_(rules) {
  for (const StepRule* const rule : rules) {
    for (const int cell : rule->cells) {
      if (std::find(cells_.begin(), cells_.end(), cell) == cells_.end()) cells_.push_back(cell);
    }
  }
  std::stable_sort(rules_.begin(), rules_.end(), [](const StepRule* one, const StepRule* two) {
    return one->cells.size() < two->cells.size();
  });
  peers_.resize(static_cast<std::size_t>(meaning.cell_count()));
  for (const int one : cells_) {
    for (const int two : cells_) {
      if (one != two && meaning.differ(one, two))
        peers_[static_cast<std::size_t>(one)].push_back(two);
    }
  }
}

/// What is known first, then rule by rule, so that each is read as soon as can be.
void Fillings::put_in_order(const std::vector<unsigned>& candidates) {
  order_.clear();
  const auto add = [this](int cell) {
    if (std::find(order_.begin(), order_.end(), cell) == order_.end()) order_.push_back(cell);
  };
  for (const int cell : cells_) {
    if (std::has_single_bit(candidates[static_cast<std::size_t>(cell)])) add(cell);
  }
  for (const StepRule* const rule : rules_) {
    for (const int cell : rule->cells) add(cell);
  }
  std::vector<int> others = cells_;
  std::stable_sort(others.begin(), others.end(), [&candidates](int one, int two) {
    return std::popcount(candidates[static_cast<std::size_t>(one)]) <
           std::popcount(candidates[static_cast<std::size_t>(two)]);
  });
  for (const int cell : others) add(cell);
}

Fillings::Found Fillings::among(const std::vector<unsigned>& candidates) {
  put_in_order(candidates);
  left_ = candidates;
  digits_.assign(candidates.size(), 0);
  readings_.clear();
  for (const StepRule* const rule : rules_) readings_.push_back({rule, 0, rule->start});
  nodes_ = 0;
  if (fill(0)) return Found::some;
  return nodes_ > most_nodes ? Found::unknown : Found::none;
}

bool Fillings::read_on(Reading& reading) const {
  const std::vector<int>& cells = reading.rule->cells;
  bool is_read = false;
  while (reading.place < cells.size()) {
    const int digit = digits_[static_cast<std::size_t>(cells[reading.place])];
    if (digit == 0) return true;
    auto next = reading.rule->step(reading.state, digit);
    if (!next) return false;
    reading.state = std::move(*next);
    ++reading.place;
    is_read = true;
  }
  return !is_read || reading.rule->accepts(reading.state);
}

bool Fillings::take(int cell, int digit) {
  digits_[static_cast<std::size_t>(cell)] = digit;
  for (const int peer : peers_[static_cast<std::size_t>(cell)]) {
    const auto at = static_cast<std::size_t>(peer);
    if (digits_[at] == digit) return false;
    left_[at] &= ~(1U << digit);
    if (digits_[at] == 0 && left_[at] == 0) return false;
  }
  return std::all_of(readings_.begin(), readings_.end(), [this, cell](Reading& reading) {
    const std::vector<int>& cells = reading.rule->cells;
    return reading.place == cells.size() || cells[reading.place] != cell || read_on(reading);
  });
}

bool Fillings::fill(std::size_t depth) {
  if (depth == order_.size()) return true;
  const int cell = order_[depth];
  const unsigned choice = left_[static_cast<std::size_t>(cell)];
  for (int digit = 1; digit <= meaning_.side(); ++digit) {
    if ((choice >> digit & 1U) == 0) continue;
    if (++nodes_ > most_nodes) return false;
    const std::vector<unsigned> left = left_;
    const std::vector<Reading> readings = readings_;
    if (take(cell, digit) && fill(depth + 1)) return true;
    digits_[static_cast<std::size_t>(cell)] = 0;
    left_ = left;
    readings_ = readings;
  }
  return false;
}

}  // namespace ninefold::tests
