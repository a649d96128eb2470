#include "wasm/shared/api_explained.hpp"

#include "core/logic/excluders.hpp"

namespace ninefold::api {

namespace {

/// What a cell has, as boards tell it.
int content_of(const logic::State& state, Cell cell) {
  const Digit value = state.values()[cell];
  return value != empty_cell ? -int{value} : static_cast<int>(state.candidates(cell).bits());
}

}  // namespace

void Explanation::add(const CellSet& cells) {
  add(cells.count());
  for (const Cell cell : cells) add(int{cell});
}

void Explanation::add(const logic::LockedSet& set) {
  add(set.digits);
  add(set.links);
  add(set.cells);
}

void Explanation::add(const logic::ChainNode& node) {
  add(int{node.digit});
  add(node.is_on ? 1 : 0);
  add(node.rule == logic::ChainNode::no_rule ? int{node.set} : -2 - node.rule);
  add(node.cells);
}

void Explanation::add(const logic::Reason& reason) {
  add(static_cast<int>(reason.kind));
  add(reason.cells);
  add(reason.others);
  add(reason.across);
  add(reason.numbers);
  add(reason.failing);
}

void Explanation::add_houses(const logic::Links& links) {
  add(static_cast<int>(links.houses().size()));
  for (const logic::House& house : links.houses()) {
    add(static_cast<int>(house.kind));
    add(house.number);
    add(house.cells);
  }
}

void Explanation::add_rules(const std::vector<ExplainedRule>& rules) {
  add(static_cast<int>(rules.size()));
  for (const ExplainedRule& rule : rules) {
    add(static_cast<int>(rule.kind.size()));
    for (const char letter : rule.kind) add(int{letter});
    add(rule.item);
    add(rule.cells);
    add(rule.ends);
    add(rule.clue);
  }
}

void Explanation::add_board(const logic::State& state) {
  add(state.links().cell_count());
  for (const Cell cell : state.links().all_cells()) add(content_of(state, cell));
  told_.unsolved = state.unsolved();
  for (int number = 1; number <= state.links().size(); ++number) {
    const auto digit = static_cast<Digit>(number);
    told_.places[digit] = state.places(digit);
  }
}

void Explanation::add_step(const logic::Step& step, const logic::State& state) {
  const logic::Excluders excluders = logic::excluders_of(state, step);
  excluders_.clear();
  for (const Cell cell : excluders.cells) excluders_.push_back({cell, state.values()[cell]});
  add_step(step, excluders_, excluders.are_all);
}

void Explanation::add_step(const logic::Step& step, const std::vector<logic::Candidate>& excluders,
                           bool excludes_all) {
  const std::size_t start = numbers_.size();
  add(0);
  const logic::TechniqueFacts& facts = logic::facts(step.technique);
  add(static_cast<int>(step.technique));
  add(static_cast<int>(facts.level));
  add(int{facts.score});
  add(step.digits);
  add(step.total);
  add(excludes_all ? 1 : 0);
  const std::size_t present = numbers_.size();
  add(0);
  int bit = 1;
  const auto add_part = [&](const auto& part) {
    if (!part.empty()) {
      numbers_[present] |= bit;
      add(part);
    }
    bit <<= 1;
  };
  add_part(step.cells);
  add_part(step.houses);
  add_part(step.base_houses);
  add_part(step.fins);
  add_part(step.endo_fins);
  add_part(step.sets);
  add_part(step.chain);
  add_part(step.eliminations);
  add_part(step.placements);
  add_part(step.rules);
  add_part(step.combinations);
  add_part(step.outies);
  add_part(excluders);
  add_part(step.parts);
  add_part(step.reason);
  numbers_[start] = static_cast<std::int32_t>(numbers_.size() - start - 1);
}

void Explanation::add_changes(const logic::State& state) {
  CellSet changed = told_.unsolved ^ state.unsolved();
  told_.unsolved = state.unsolved();
  for (int number = 1; number <= state.links().size(); ++number) {
    const auto digit = static_cast<Digit>(number);
    changed |= told_.places[digit] ^ state.places(digit);
    told_.places[digit] = state.places(digit);
  }
  add(changed.count());
  for (const Cell cell : changed) {
    add(int{cell});
    add(content_of(state, cell));
  }
}

}  // namespace ninefold::api
