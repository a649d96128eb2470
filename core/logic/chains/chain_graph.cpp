#include "core/logic/chains/chain_graph.hpp"

#include "core/logic/rule_logic.hpp"

#include <algorithm>

namespace ninefold::logic {

namespace {

/// Larger sets are for chains of sets alone.
constexpr int most_cells_of_set = 5;

/// Where there are more, a board is so open that nobody would look for them.
constexpr std::size_t most_sets = 2'000;

CellSet only(Cell cell) {
  CellSet cells;
  cells.insert(cell);
  return cells;
}

}  // namespace

void ChainGraph::make(const State& state, Nodes nodes) {
  clear();
  add_singles(state);
  single_count_ = nodes_.size();
  if (nodes != Nodes::singles) add_groups(state);
  plain_count_ = nodes_.size();
  link_houses(state);
  link_rules(state);
  if (nodes == Nodes::sets) add_sets(state);
  link_same_digits(state);
  link_other_digits(state);
  for (std::size_t one = 0; one < nodes_.size(); ++one) {
    for (const std::uint16_t two : weak_[one]) {
      if (!strong_[two].empty()) weak_with_more_[one].push_back(two);
    }
  }
}

void ChainGraph::clear() {
  for (std::size_t node = 0; node < nodes_.size(); ++node) {
    weak_[node].clear();
    weak_with_more_[node].clear();
    strong_[node].clear();
  }
  nodes_.clear();
  sets_.clear();
  required_.clear();
  for (std::vector<std::uint16_t>& nodes : by_digit_) nodes.clear();
  constexpr std::size_t first_slots = 1024;
  slots_.assign(std::max(slots_.size(), first_slots), 0);
}

std::size_t ChainGraph::add(Digit digit, const CellSet& cells) {
  by_digit_[digit].push_back(static_cast<std::uint16_t>(nodes_.size()));
  nodes_.push_back({digit, cells});
  if (strong_.size() < nodes_.size()) {
    strong_.emplace_back();
    weak_.emplace_back();
    weak_with_more_.emplace_back();
  }
  return nodes_.size() - 1;
}

// Where the group is, or the free slot where it would be.
std::size_t ChainGraph::slot(Digit digit, const CellSet& cells) const {
  std::size_t at = (cells.hash() + digit * std::size_t{0x9e37}) & (slots_.size() - 1);
  while (slots_[at] != 0) {
    const GraphNode& known = nodes_[slots_[at] - 1U];
    if (known.digit == digit && known.cells == cells) break;
    at = (at + 1) & (slots_.size() - 1);
  }
  return at;
}

void ChainGraph::enlarge_slots() {
  slots_.assign(slots_.size() * 2, 0);
  for (std::size_t group = single_count_; group < nodes_.size(); ++group) {
    slots_[slot(nodes_[group].digit, nodes_[group].cells)] = static_cast<std::uint16_t>(group + 1);
  }
}

std::size_t ChainGraph::known(Digit digit, const CellSet& cells) const {
  if (cells.count() == 1) return single({*cells.begin(), digit});
  const std::uint16_t next = slots_[slot(digit, cells)];
  return next == 0 ? no_node : next - std::size_t{1};
}

std::size_t ChainGraph::node(Digit digit, const CellSet& cells) {
  if (cells.count() == 1) return single({*cells.begin(), digit});
  const std::size_t at = slot(digit, cells);
  if (slots_[at] != 0) return slots_[at] - 1U;
  const std::size_t node = add(digit, cells);
  slots_[at] = static_cast<std::uint16_t>(node + 1);
  if ((nodes_.size() - single_count_) * 2 > slots_.size()) enlarge_slots();
  return node;
}

void ChainGraph::add_singles(const State& state) {
  for (const Cell cell : state.unsolved()) {
    const DigitSet digits = state.candidates(cell);
    for (const Digit digit : digits) {
      single_[cell][digit] = static_cast<std::uint16_t>(add(digit, only(cell)));
    }
    if (digits.count() != 2) continue;
    link_strongly(nodes_.size() - 2, nodes_.size() - 1, -1);
  }
}

// All places of a digit where two houses cross.
void ChainGraph::add_groups(const State& state) {
  for (const CellSet& crossing : state.links().crossings()) {
    if ((crossing & state.unsolved()).count() < 2) continue;
    for (int number = 1; number <= state.links().size(); ++number) {
      const auto digit = static_cast<Digit>(number);
      const CellSet places = crossing & state.places(digit);
      if (places.count() > 1) node(digit, places);
    }
  }
}

void ChainGraph::link_houses(const State& state) {
  for (const House& house : state.links().houses()) {
    for (int number = 1; number <= state.links().size(); ++number) {
      const auto digit = static_cast<Digit>(number);
      link_places(digit, state.places(digit, house), -1);
    }
  }
}

// What a cage holds in any case, too.
void ChainGraph::link_rules(const State& state) {
  constexpr std::size_t most_required = 1'000;
  if (state.links().rules() == nullptr) return;
  required_ = state.links().rules()->required_digits(state);
  if (required_.size() > most_required) required_.resize(most_required);
  for (std::size_t index = 0; index < required_.size(); ++index) {
    link_places(required_[index].digit, required_[index].places, -2 - static_cast<int>(index));
  }
}

// If none of some places that hold a digit in any case has it, one of the rest does.
void ChainGraph::link_places(Digit digit, const CellSet& places, int set) {
  const int count = places.count();
  if (count < 2 || count > 6) return;
  for (const std::uint16_t one : by_digit_[digit]) {
    if (!nodes_[one].cells.without(places).empty()) continue;
    const CellSet rest = places.without(nodes_[one].cells);
    if (rest.empty()) continue;
    const std::size_t two = known(digit, rest);
    if (two != no_node && two > one) link_strongly(one, two, set);
  }
}

// If a digit of an almost locked set is in none of its cells there, every other digit of it is.
void ChainGraph::add_sets(const State& state) {
  sets_ = almost_locked_sets(state, most_cells_of_set);
  if (sets_.size() > most_sets) sets_.clear();
  for (std::size_t index = 0; index < sets_.size(); ++index) {
    const AlmostLockedSet& set = sets_[index];
    if (set.cells.count() < 2) continue;
    std::array<std::size_t, max_size + 1> nodes{};
    for (const Digit digit : set.digits) nodes[digit] = node(digit, set.places[digit]);
    for (const Digit one : set.digits) {
      for (const Digit two : set.digits) {
        if (two > one) link_strongly(nodes[one], nodes[two], static_cast<int>(index));
      }
    }
  }
}

void ChainGraph::link_strongly(std::size_t one, std::size_t two, int set) {
  for (const auto& [from, to] : {std::pair(one, two), std::pair(two, one)}) {
    bool is_known = false;
    for (const StrongLink& link : strong_[from]) is_known |= link.to == to;
    if (is_known) continue;
    strong_[from].push_back({static_cast<std::uint16_t>(to), static_cast<std::int16_t>(set)});
  }
}

bool ChainGraph::are_weak(const Links& links, const GraphNode& one, const GraphNode& two) const {
  if (one.cells == two.cells) return one.digit != two.digit && !one.is_group();
  for (const Cell cell : one.cells) {
    const CellSet excluded = links.excluded(cell, one.digit, two.digit);
    if (!two.cells.without(excluded).empty()) return false;
  }
  return true;
}

// In the order of nodes, of which single candidates are the first.
void ChainGraph::link_same_digits(const State& state) {
  seen_.clear();
  const Links& links = state.links();
  for (std::size_t one = 0; one < single_count_; ++one) {
    const auto& [digit, cells] = nodes_[one];
    seen_.push_back(links.peers(*cells.begin()));
    for (const Cell cell : seen_[one] & state.places(digit)) {
      weak_[one].push_back(single_[cell][digit]);
    }
  }
  for (std::size_t one = single_count_; one < nodes_.size(); ++one) {
    const auto& [digit, cells] = nodes_[one];
    seen_.push_back(links.common_peers(cells));
    for (const Cell cell : seen_[one] & state.places(digit)) {
      const std::uint16_t single = single_[cell][digit];
      weak_[one].push_back(single);
      weak_[single].push_back(static_cast<std::uint16_t>(one));
    }
  }
  for (const std::vector<std::uint16_t>& same : by_digit_) {
    const auto first_group = std::lower_bound(same.begin(), same.end(), single_count_);
    for (auto one = first_group; one != same.end(); ++one) {
      const CellSet& seen = seen_[*one];
      for (auto two = one + 1; two != same.end(); ++two) {
        if (!nodes_[*two].cells.without(seen).empty()) continue;
        weak_[*one].push_back(*two);
        weak_[*two].push_back(*one);
      }
    }
  }
}

void ChainGraph::link_other_digits(const State& state) {
  const Links& links = state.links();
  for (std::size_t one = 0; one < nodes_.size(); ++one) {
    const bool is_single = one < single_count_;
    if (is_single && !links.has_pairs()) {
      const Cell cell = nodes_[one].cell();
      for (const Digit digit : state.candidates(cell).without(DigitSet::of(nodes_[one].digit))) {
        weak_[one].push_back(single_[cell][digit]);
      }
    }
    if (!links.has_pairs()) continue;
    for (int number = 1; number <= links.size(); ++number) {
      const auto digit = static_cast<Digit>(number);
      if (digit == nodes_[one].digit) continue;
      for (const std::uint16_t two : by_digit_[digit]) {
        const bool is_same_cell = is_single && nodes_[two].cells == nodes_[one].cells;
        if (is_same_cell || are_weak(links, nodes_[one], nodes_[two])) weak_[one].push_back(two);
      }
    }
  }
}

std::int8_t note_rule(const RequiredDigit& required, Step& step) {
  const auto known = std::find(step.rules.begin(), step.rules.end(), required.rule);
  const auto index = static_cast<std::int8_t>(known - step.rules.begin());
  if (known == step.rules.end()) {
    // Those of several rules would not be told apart.
    step.combinations = step.rules.empty() ? required.combinations : std::vector<DigitSet>();
    step.rules.push_back(required.rule);
  }
  return index;
}

}  // namespace ninefold::logic
