#include "core/variants/codes/glushkov.hpp"

#include <algorithm>

namespace ninefold::variants {

namespace {

constexpr std::size_t most_places = 4000;  // with the copies that quantifiers make
constexpr std::size_t most_follows = 400000;

}  // namespace

// Where the meter ends the work, that is like any other problem.
void Glushkov::spend(std::size_t steps) {
  if (!meter_.spend(1 + steps)) problem_ = "more time";
}

ExpressionPart Glushkov::add_place(Mask symbols) {
  if (symbols_.size() >= most_places) problem_ = "a shorter expression";
  if (!problem_.empty()) return {};
  symbols_.push_back(symbols);
  const auto place = static_cast<std::uint32_t>(symbols_.size());
  return {false, {place}, {place}};
}

ExpressionPart Glushkov::either(ExpressionPart one, const ExpressionPart& other) {
  one.can_be_empty = one.can_be_empty || other.can_be_empty;
  one.first.insert(one.first.end(), other.first.begin(), other.first.end());
  one.last.insert(one.last.end(), other.last.begin(), other.last.end());
  return one;
}

ExpressionPart Glushkov::joined(const ExpressionPart& a, const ExpressionPart& b) {
  follow(a, b);
  ExpressionPart whole;
  spend(a.first.size() + a.last.size() + b.first.size() + b.last.size());
  whole.can_be_empty = a.can_be_empty && b.can_be_empty;
  whole.first = a.first;
  if (a.can_be_empty) whole.first.insert(whole.first.end(), b.first.begin(), b.first.end());
  whole.last = b.last;
  if (b.can_be_empty) whole.last.insert(whole.last.end(), a.last.begin(), a.last.end());
  return whole;
}

void Glushkov::follow(const ExpressionPart& a, const ExpressionPart& b) {
  for (const std::uint32_t from : a.last) {
    spend(b.first.size());
    for (const std::uint32_t to : b.first) {
      if (follows_.size() >= most_follows) {
        problem_ = "a shorter expression";
        return;
      }
      follows_.emplace_back(from, to);
    }
  }
}

Automaton Glushkov::automaton(const ExpressionPart& whole) {
  Automaton automaton;
  automaton.starts.push_back(automaton.add_state(whole.can_be_empty));
  for (std::size_t i = 0; i < symbols_.size(); ++i) automaton.add_state();
  for (const std::uint32_t place : whole.last) automaton.accepts[place] = true;
  for (const std::uint32_t place : whole.first) follows_.emplace_back(0, place);
  // Loops within loops say the same several times.
  std::sort(follows_.begin(), follows_.end());
  follows_.erase(std::unique(follows_.begin(), follows_.end()), follows_.end());
  for (const auto& [from, to] : follows_) automaton.edges[from].push_back({to, symbols_[to - 1]});
  return automaton;
}

}  // namespace ninefold::variants
