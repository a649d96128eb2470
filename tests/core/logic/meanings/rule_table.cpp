#include "tests/core/logic/meanings/rule_table.hpp"

#include <map>
#include <utility>

namespace ninefold::tests {

namespace {

/// What a rule may lead through at one place.
constexpr std::size_t most_states = 20'000;

}  // namespace

RuleTable::RuleTable(const StepRule& rule, int side, bool differ)
    : cells_(rule.cells), side_(side) {
  if (!(differ && read(rule, true)) && !read(rule, false)) {
    next_.clear();
    return;
  }
  merge();
  for (const std::vector<Row>& layer : next_) reached_.emplace_back(layer.size());
}

bool RuleTable::read(const StepRule& rule, bool differ) {
  next_.clear();
  // The digits that were read are the last number of a state, where they count.
  StepRule::State start = rule.start;
  start.push_back(0);
  std::vector<StepRule::State> layer{std::move(start)};
  for (std::size_t place = 0; place < cells_.size(); ++place) {
    const bool is_last = place + 1 == cells_.size();
    std::map<StepRule::State, int> numbers;
    std::vector<Row> rows;
    for (const StepRule::State& state : layer) {
      Row row(static_cast<std::size_t>(side_ + 1), -1);
      const int used = state.back();
      const StepRule::State read(state.begin(), state.end() - 1);
      for (int digit = 1; digit <= side_; ++digit) {
        if (differ && (used >> digit & 1) != 0) continue;
        auto next = rule.step(read, digit);
        if (!next || (is_last && !rule.accepts(*next))) continue;
        if (is_last) next->clear();
        next->push_back(differ && !is_last ? used | 1 << digit : 0);
        const int number = static_cast<int>(numbers.size());
        row[static_cast<std::size_t>(digit)] = numbers.try_emplace(*next, number).first->second;
      }
      rows.push_back(std::move(row));
    }
    if (numbers.size() > most_states) return false;
    next_.push_back(std::move(rows));
    layer.resize(numbers.size());
    for (const auto& [state, number] : numbers) layer[static_cast<std::size_t>(number)] = state;
  }
  next_.emplace_back(layer.size());
  return true;
}

void RuleTable::merge() {
  std::vector<int> merged(next_.back().size(), 0);
  next_.back().resize(1);
  for (std::size_t place = cells_.size(); place-- > 0;) {
    std::map<Row, int> numbers;
    std::vector<int> of_states;
    for (Row& row : next_[place]) {
      bool is_dead = true;
      for (int& to : row) {
        to = to < 0 ? -1 : merged[static_cast<std::size_t>(to)];
        is_dead = is_dead && to < 0;
      }
      const int number = static_cast<int>(numbers.size());
      of_states.push_back(is_dead && place > 0 ? -1
                                               : numbers.try_emplace(row, number).first->second);
    }
    next_[place].assign(numbers.size(), {});
    for (const auto& [row, number] : numbers) next_[place][static_cast<std::size_t>(number)] = row;
    merged = std::move(of_states);
  }
}

bool RuleTable::narrow(std::vector<unsigned>& left, bool& is_new) const {
  for (std::vector<char>& layer : reached_) layer.assign(layer.size(), 0);
  reached_[0][0] = 1;
  const auto visit = [&](std::size_t place, auto&& see) {
    const unsigned digits = left[static_cast<std::size_t>(cells_[place])];
    for (std::size_t state = 0; state < next_[place].size(); ++state) {
      if (reached_[place][state] == 0) continue;
      bool leads_on = false;
      for (int digit = 1; digit <= side_; ++digit) {
        if ((digits >> digit & 1U) == 0) continue;
        const int to = next_[place][state][static_cast<std::size_t>(digit)];
        if (to >= 0 && see(digit, reached_[place + 1][static_cast<std::size_t>(to)]))
          leads_on = true;
      }
      if (!leads_on) reached_[place][state] = 0;
    }
  };
  for (std::size_t place = 0; place < cells_.size(); ++place) {
    visit(place, [](int /*digit*/, char& reached) {
      reached = 1;
      return true;
    });
  }
  for (std::size_t place = cells_.size(); place-- > 0;) {
    unsigned kept = 0;
    visit(place, [&kept](int digit, const char& reached) {
      kept |= reached != 0 ? 1U << digit : 0;
      return reached != 0;
    });
    unsigned& digits = left[static_cast<std::size_t>(cells_[place])];
    is_new = is_new || digits != (digits & kept);
    digits &= kept;
    if (digits == 0) return false;
  }
  return true;
}

}  // namespace ninefold::tests
