#include "core/logic/chains/chain_graph.hpp"

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

ChainGraph::ChainGraph(const State& state, Nodes nodes)
    : state_(state), by_digit_(std::size_t{max_size} + 1) {
  add_singles();
  single_count_ = nodes_.size();
  if (nodes != Nodes::singles) add_groups();
  plain_count_ = nodes_.size();
  link_houses();
  if (nodes == Nodes::sets) add_sets();
  link_weakly();
}

std::size_t ChainGraph::node(Digit digit, const CellSet& cells) {
  for (const std::uint16_t known : by_digit_[digit]) {
    if (nodes_[known].cells == cells) return known;
  }
  by_digit_[digit].push_back(static_cast<std::uint16_t>(nodes_.size()));
  nodes_.push_back({digit, cells});
  strong_.emplace_back();
  return nodes_.size() - 1;
}

void ChainGraph::add_singles() {
  for (const Cell cell : state_.unsolved()) {
    const DigitSet digits = state_.candidates(cell);
    for (const Digit digit : digits) node(digit, only(cell));
    if (digits.count() != 2) continue;
    link_strongly(nodes_.size() - 2, nodes_.size() - 1, -1);
  }
}

// All places of a digit where two houses cross.
void ChainGraph::add_groups() {
  const std::span<const House> houses = state_.links().houses();
  for (std::size_t one = 0; one < houses.size(); ++one) {
    for (std::size_t two = one + 1; two < houses.size(); ++two) {
      const CellSet crossing = houses[one].cells & houses[two].cells & state_.unsolved();
      if (crossing.count() < 2) continue;
      for (int number = 1; number <= state_.links().size(); ++number) {
        const auto digit = static_cast<Digit>(number);
        const CellSet places = crossing & state_.places(digit);
        if (places.count() > 1) node(digit, places);
      }
    }
  }
}

// If none of some places in a house holds the digit, one of the rest does.
void ChainGraph::link_houses() {
  for (const House& house : state_.links().houses()) {
    for (int number = 1; number <= state_.links().size(); ++number) {
      const auto digit = static_cast<Digit>(number);
      const CellSet places = state_.places(digit, house);
      const int count = places.count();
      if (count < 2 || count > 6) continue;
      const std::vector<std::uint16_t>& known = by_digit_[digit];
      for (std::size_t one = 0; one < known.size(); ++one) {
        if (!nodes_[known[one]].cells.without(places).empty()) continue;
        const CellSet rest = places.without(nodes_[known[one]].cells);
        for (std::size_t two = one + 1; two < known.size(); ++two) {
          if (nodes_[known[two]].cells == rest) link_strongly(known[one], known[two], -1);
        }
      }
    }
  }
}

// If a digit of an almost locked set is in none of its cells there, every other digit of it is.
void ChainGraph::add_sets() {
  sets_ = almost_locked_sets(state_, most_cells_of_set);
  if (sets_.size() > most_sets) sets_.clear();
  for (std::size_t index = 0; index < sets_.size(); ++index) {
    const AlmostLockedSet& set = sets_[index];
    if (set.cells.count() < 2) continue;
    for (const Digit one : set.digits) {
      for (const Digit two : set.digits) {
        if (two <= one) continue;
        const std::size_t first = node(one, set.places[one]);
        link_strongly(first, node(two, set.places[two]), static_cast<int>(index));
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

bool ChainGraph::are_weak(const GraphNode& one, const GraphNode& two) const {
  if (one.cells == two.cells) return one.digit != two.digit && !one.is_group();
  for (const Cell cell : one.cells) {
    const CellSet excluded = state_.links().excluded(cell, one.digit, two.digit);
    if (!two.cells.without(excluded).empty()) return false;
  }
  return true;
}

void ChainGraph::link_weakly() {
  weak_.resize(nodes_.size());
  seen_.resize(nodes_.size());
  for (std::size_t one = 0; one < nodes_.size(); ++one) {
    seen_[one] = state_.links().common_peers(nodes_[one].cells);
  }
  for (std::size_t one = 0; one < nodes_.size(); ++one) {
    for (const std::uint16_t two : by_digit_[nodes_[one].digit]) {
      if (nodes_[two].cells.without(seen_[one]).empty()) weak_[one].push_back(two);
    }
    const bool is_single = one < single_count_;
    for (int number = 1; number <= state_.links().size(); ++number) {
      const auto digit = static_cast<Digit>(number);
      if (digit == nodes_[one].digit) continue;
      if (!is_single && !state_.links().has_pairs()) continue;
      for (const std::uint16_t two : by_digit_[digit]) {
        const bool is_same_cell = is_single && nodes_[two].cells == nodes_[one].cells;
        if (is_same_cell || (state_.links().has_pairs() && are_weak(nodes_[one], nodes_[two]))) {
          weak_[one].push_back(two);
        }
      }
    }
  }
}

}  // namespace ninefold::logic
