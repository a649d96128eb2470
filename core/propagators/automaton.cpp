#include "core/propagators/automaton.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <unordered_map>

namespace ninefold::variants {

std::uint32_t Automaton::add_state(bool does_accept) {
  accepts.push_back(does_accept);
  edges.emplace_back();
  return static_cast<std::uint32_t>(edges.size() - 1);
}

void Automaton::add_edge(std::uint32_t from, std::uint32_t to, Mask symbols) {
  for (Edge& edge : edges[from]) {
    if (edge.target == to) {
      edge.symbols |= symbols;
      return;
    }
  }
  edges[from].push_back({to, symbols});
}

namespace {

// The node that each symbol leads to, or -1.
using Targets = std::array<std::int32_t, most_values>;

struct HashOfTargets {
  std::size_t operator()(const Targets& targets) const {
    std::uint32_t hash = 2166136261U;  // Fowler, Noll and Vo's, by words
    for (const std::int32_t target : targets)
      hash = (hash ^ static_cast<std::uint32_t>(target)) * 16777619U;
    return hash ^ hash >> 15U;
  }
};

}  // namespace

std::optional<Layers> Layers::unroll(const Automaton& automaton, CellIndexes cells,
                                     std::span<const Mask> candidates, std::size_t most_nodes) {
  const std::size_t length = cells.size();
  // Forward: sets of states that are reached together, so that every node has one target a value.
  using States = std::vector<std::uint32_t>;
  std::vector<std::vector<Targets>> next(length);
  std::map<States, std::int32_t> layer;
  std::vector<std::int32_t> alone(automaton.edges.size());  // nodes of one state
  std::vector<States> states;
  States start = automaton.starts;
  std::sort(start.begin(), start.end());
  start.erase(std::unique(start.begin(), start.end()), start.end());
  states.push_back(start);
  std::size_t total = 1;
  std::array<States, most_values> targets;
  for (std::size_t i = 0; i < length; ++i) {
    layer.clear();
    std::fill(alone.begin(), alone.end(), -1);
    std::vector<States> reached;
    next[i].resize(states.size());
    for (std::size_t node = 0; node < states.size(); ++node) {
      next[i][node].fill(-1);
      for (States& target : targets) target.clear();
      for (const std::uint32_t state : states[node]) {
        for (const Automaton::Edge& edge : automaton.edges[state]) {
          for (Mask rest = edge.symbols & candidates[cells[i]]; rest != 0;
               rest = without_lowest(rest)) {
            targets[static_cast<std::size_t>(lowest_of(rest))].push_back(edge.target);
          }
        }
      }
      for (std::size_t symbol = 0; symbol < most_values; ++symbol) {
        States& target = targets[symbol];
        if (target.empty()) continue;
        if (target.size() > 1) {
          std::sort(target.begin(), target.end());
          target.erase(std::unique(target.begin(), target.end()), target.end());
        }
        if (target.size() == 1) {
          std::int32_t& place = alone[target[0]];
          if (place < 0) {
            place = static_cast<std::int32_t>(reached.size());
            reached.push_back(target);
          }
          next[i][node][symbol] = place;
          continue;
        }
        const auto [place, is_new] =
            layer.try_emplace(target, static_cast<std::int32_t>(reached.size()));
        if (is_new) reached.push_back(target);
        next[i][node][symbol] = place->second;
      }
    }
    total += reached.size();
    if (total > most_nodes || reached.size() > 60000) return std::nullopt;
    states = std::move(reached);
  }
  // Backward: nodes from which the same sequences are accepted become one; those from which none
  // is, vanish.
  std::vector<std::int32_t> merged(states.size(), -1);
  for (std::size_t node = 0; node < states.size(); ++node) {
    if (std::any_of(states[node].begin(), states[node].end(),
                    [&](std::uint32_t state) { return automaton.accepts[state]; })) {
      merged[node] = 0;
    }
  }
  Layers result;
  result.cells_ = std::move(cells);
  std::vector<std::vector<Targets>> kept(length);
  std::vector<std::size_t> sizes(length + 1, 1);
  for (std::size_t i = length; i-- > 0;) {
    std::unordered_map<Targets, std::int32_t, HashOfTargets> classes(next[i].size());
    std::vector<std::int32_t> own(next[i].size(), -1);
    for (std::size_t node = 0; node < next[i].size(); ++node) {
      auto kept_targets = next[i][node];
      bool lives = false;
      for (std::int32_t& target : kept_targets) {
        if (target >= 0) target = merged[static_cast<std::size_t>(target)];
        lives = lives || target >= 0;
      }
      if (!lives) continue;
      const auto [place, is_new] =
          classes.try_emplace(kept_targets, static_cast<std::int32_t>(kept[i].size()));
      if (is_new) kept[i].push_back(kept_targets);
      own[node] = place->second;
    }
    sizes[i] = kept[i].size();
    merged = std::move(own);
  }
  for (std::size_t i = 0; i < length; ++i) {
    result.layer_.push_back(static_cast<std::uint32_t>(result.nodes_.size()));
    for (const auto& node_targets : kept[i]) {
      Node& node = result.nodes_.emplace_back();
      node.first = static_cast<std::uint32_t>(result.edges_.size());
      for (std::size_t symbol = 0; symbol < most_values; ++symbol) {
        if (node_targets[symbol] < 0) continue;
        const auto target = static_cast<std::uint16_t>(node_targets[symbol]);
        auto edge = std::find_if(result.edges_.begin() + node.first, result.edges_.end(),
                                 [&](const Edge& other) { return other.target == target; });
        if (edge == result.edges_.end()) edge = result.edges_.insert(edge, Edge{target, 0});
        edge->symbols |= mask_of(static_cast<int>(symbol));
      }
      node.last = static_cast<std::uint32_t>(result.edges_.size());
    }
  }
  result.layer_.push_back(static_cast<std::uint32_t>(result.nodes_.size()));
  std::uint32_t words = 0;
  for (std::size_t i = 0; i < length; ++i) {
    result.first_word_.push_back(words);
    words += (result.layer_[i + 1] - result.layer_[i] + 63) / 64;
  }
  result.first_word_.push_back(words);
  if (words > most_words) return std::nullopt;
  // No path at all: no root.
  if (length > 0 && sizes[0] == 0) result.nodes_.clear();
  if (length == 0 && (merged.empty() || merged[0] < 0)) result.nodes_.clear();
  return result;
}

bool Layers::propagate(Domains& domains) const {
  const std::size_t length = cells_.size();
  if (length == 0) return true;
  if (nodes_.empty()) {
    domains.conflict = cells_[0];
    return false;
  }
  // The nodes of each layer that the root leads to, a bit each; then of these the ones that lead to
  // the goal.
  std::array<std::uint64_t, most_words> reached;
  std::fill_n(reached.begin(), first_word_[length], std::uint64_t{0});
  reached[0] = 1;
  const auto for_each_node = [&](std::size_t layer, auto visit) {
    for (std::size_t word = first_word_[layer]; word < first_word_[layer + 1]; ++word) {
      for (std::uint64_t rest = reached[word]; rest != 0; rest &= rest - 1) {
        const int bit = std::countr_zero(rest);
        visit(word, bit,
              nodes_[layer_[layer] + (word - first_word_[layer]) * 64 +
                     static_cast<std::size_t>(bit)]);
      }
    }
  };
  for (std::size_t i = 0; i + 1 < length; ++i) {
    const Mask mask = domains.masks[cells_[i]];
    std::uint64_t* const next = reached.data() + first_word_[i + 1];
    for_each_node(i, [&](std::size_t /*word*/, int /*bit*/, const Node& node) {
      for (std::uint32_t e = node.first; e < node.last; ++e) {
        const Edge& edge = edges_[e];
        if ((edge.symbols & mask) != 0)
          next[edge.target / 64U] |= std::uint64_t{1} << (edge.target % 64U);
      }
    });
  }
  for (std::size_t i = length; i-- > 0;) {
    const Mask mask = domains.masks[cells_[i]];
    Mask supported = 0;
    const bool is_last = i + 1 == length;
    const std::uint64_t* const next = reached.data() + first_word_[is_last ? i : i + 1];
    for_each_node(i, [&](std::size_t word, int bit, const Node& node) {
      Mask own = 0;
      for (std::uint32_t e = node.first; e < node.last; ++e) {
        const Edge& edge = edges_[e];
        if (is_last || (next[edge.target / 64U] >> (edge.target % 64U) & 1) != 0)
          own |= edge.symbols;
      }
      own &= mask;
      supported |= own;
      if (own == 0) reached[word] &= ~(std::uint64_t{1} << bit);
    });
    if (!domains.narrow(cells_[i], supported)) return false;
  }
  return true;
}

std::optional<Automaton> automaton_of(
    std::size_t length, int value_count, std::int64_t start,
    const std::function<std::optional<std::int64_t>(std::int64_t, int)>& step,
    const std::function<bool(std::int64_t)>& accepts) {
  constexpr std::size_t most_states = 65536;
  Automaton automaton;
  std::map<std::int64_t, std::uint32_t> numbers;
  std::vector<std::int64_t> states;
  const auto number_of = [&](std::int64_t state) {
    const auto [place, is_new] =
        numbers.try_emplace(state, static_cast<std::uint32_t>(states.size()));
    if (is_new) {
      states.push_back(state);
      automaton.add_state(accepts(state));
    }
    return place->second;
  };
  automaton.starts.push_back(number_of(start));
  std::size_t done = 0;
  for (std::size_t depth = 0; depth < length; ++depth) {
    for (const std::size_t end = states.size(); done < end; ++done) {
      for (int value = 0; value < value_count; ++value) {
        if (const std::optional<std::int64_t> next = step(states[done], value)) {
          const std::uint32_t target = number_of(*next);
          automaton.add_edge(static_cast<std::uint32_t>(done), target, mask_of(value));
        }
      }
      if (states.size() > most_states) return std::nullopt;
    }
  }
  return automaton;
}

}  // namespace ninefold::variants
