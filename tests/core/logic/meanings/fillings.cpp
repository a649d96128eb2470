#include "tests/core/logic/meanings/fillings.hpp"

#include <algorithm>
#include <bit>
#include <utility>

namespace ninefold::tests {

namespace {

constexpr std::uint64_t most_nodes = 2'000;

}  // namespace

Fillings::Fillings(const Meaning& meaning, std::vector<int> cells,
                   const std::vector<const StepRule*>& rules, std::vector<RuleTable> besides)
    : meaning_(meaning), cells_(std::move(cells)), besides_(std::move(besides)) {
  const auto read = [this](const RuleTable& table) {
    for (const int cell : table.cells()) {
      if (std::find(cells_.begin(), cells_.end(), cell) == cells_.end()) cells_.push_back(cell);
    }
    if (!table.is_empty()) tables_.push_back(&table);
  };
  for (const StepRule* const rule : rules) {
    const RuleTable& table = meaning.table(*rule);
    read(table);
    if (table.is_empty()) unread_.push_back(rule);
  }
  for (const RuleTable& table : besides_) read(table);
}

/// Takes away what a cell with a single digit excludes.
bool Fillings::exclude(std::vector<unsigned>& left, bool& is_new) const {
  for (const int cell : cells_) {
    const unsigned digits = left[static_cast<std::size_t>(cell)];
    if (!std::has_single_bit(digits)) continue;
    for (const int other : cells_) {
      if (other == cell) continue;
      unsigned forbidden = meaning_.forbidden(cell, std::countr_zero(digits), other);
      if (apart_.contains(cell) && apart_.contains(other)) forbidden &= digits;
      unsigned& there = left[static_cast<std::size_t>(other)];
      const unsigned kept = there & ~forbidden;
      is_new = is_new || kept != there;
      there = kept;
      if (kept == 0) return false;
    }
  }
  return true;
}

bool Fillings::narrow(std::vector<unsigned>& left) const {
  for (bool is_new = true; is_new;) {
    is_new = false;
    if (!exclude(left, is_new)) return false;
    for (const RuleTable* const table : tables_) {
      if (!table->narrow(left, is_new)) return false;
    }
  }
  return true;
}

Fillings::Found Fillings::among(std::vector<unsigned> candidates) {
  nodes_ = 0;
  if (fill(std::move(candidates))) return Found::some;
  return nodes_ > most_nodes ? Found::unknown : Found::none;
}

bool Fillings::fill(std::vector<unsigned> left) {
  if (++nodes_ > most_nodes || !narrow(left)) return false;
  int next = -1;
  int least = meaning_.side() + 1;
  for (const int cell : cells_) {
    const int count = std::popcount(left[static_cast<std::size_t>(cell)]);
    if (count == 1 || count >= least) continue;
    next = cell;
    least = count;
  }
  if (next < 0) {
    std::vector<int> board;
    for (const unsigned digits : left) board.push_back(std::countr_zero(digits));
    return std::all_of(unread_.begin(), unread_.end(),
                       [&board](const StepRule* rule) { return holds(*rule, board); });
  }
  for (unsigned rest = left[static_cast<std::size_t>(next)]; rest != 0; rest &= rest - 1) {
    std::vector<unsigned> with = left;
    with[static_cast<std::size_t>(next)] = rest & ~(rest - 1);
    if (fill(std::move(with))) return true;
  }
  return false;
}

}  // namespace ninefold::tests
