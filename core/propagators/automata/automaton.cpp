#include "core/propagators/automata/automaton.hpp"

#include <algorithm>
#include <array>
#include <map>

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

void Automaton::merge(std::vector<Edge>& edges) {
  std::sort(edges.begin(), edges.end(),
            [](const Edge& one, const Edge& other) { return one.target < other.target; });
  auto end = edges.begin();
  for (const Edge& edge : edges) {
    if (end != edges.begin() && (end - 1)->target == edge.target) {
      (end - 1)->symbols |= edge.symbols;
    } else {
      *end++ = edge;
    }
  }
  edges.erase(end, edges.end());
}

Layers::Alike Layers::alike_at(std::size_t place, Mask values) const {
  // Every edge parts those that are alike into those that it takes and those that it does not.
  std::array<Mask, most_values> parts{};
  parts[0] = values;
  std::size_t count = 1;
  const auto most = static_cast<std::size_t>(count_of(values));
  const Layer layer = graph_->layers[place];
  const std::span<const Node> nodes = std::span(graph_->nodes).subspan(layer.first, layer.count);
  for (std::size_t node = 0; node < nodes.size() && count < most; ++node) {
    for (std::uint32_t e = nodes[node].first; e < nodes[node].last; ++e) {
      for (std::size_t part = count; part-- > 0;) {
        const Mask taken = parts[part] & graph_->edges[e].symbols;
        if (taken == 0 || taken == parts[part]) continue;
        parts[part] &= static_cast<Mask>(~taken);
        parts[count++] = taken;
      }
    }
  }
  Alike alike{};
  for (std::size_t part = 0; part < count; ++part) {
    for (Mask rest = parts[part]; rest != 0; rest = without_lowest(rest))
      alike[static_cast<std::size_t>(lowest_of(rest))] = parts[part];
  }
  return alike;
}

bool Layers::propagate(Domains& domains) const {
  const std::size_t length = cells_.size();
  if (length == 0) return true;
  const Node* const all_nodes = graph_->nodes.data();
  const Edge* const edges = graph_->edges.data();
  const Layer* const layers = graph_->layers.data();
  if (graph_->nodes.empty()) {
    domains.conflict = cells_[0];
    return false;
  }
  if (layers[length].first_word == length) return propagate_small(domains);
  // The nodes of each layer that the root leads to, a bit each; then of these the ones that lead to
  // the goal.
  std::array<std::uint64_t, most_words> reached;
  std::fill_n(reached.begin(), layers[length].first_word, std::uint64_t{0});
  reached[0] = 1;
  // Until `visit` returns false.
  const auto for_each_node = [&](std::size_t layer, auto visit) {
    const std::size_t first_word = layers[layer].first_word;
    const Node* const nodes = all_nodes + layers[layer].first;
    for (std::size_t word = first_word; word < layers[layer + 1].first_word; ++word) {
      for (std::uint64_t rest = reached[word]; rest != 0; rest &= rest - 1) {
        const int bit = std::countr_zero(rest);
        if (!visit(word, bit, nodes[(word - first_word) * 64 + static_cast<std::size_t>(bit)]))
          return;
      }
    }
  };
  for (std::size_t i = 0; i + 1 < length; ++i) {
    const Mask mask = domains.masks[cells_[i]];
    std::uint64_t* const next = reached.data() + layers[i + 1].first_word;
    std::uint32_t missing = layers[i + 1].count;
    for_each_node(i, [&](std::size_t /*word*/, int /*bit*/, const Node& node) {
      for (std::uint32_t e = node.first; e < node.last; ++e) {
        const Edge& edge = edges[e];
        if ((edge.symbols & mask) == 0) continue;
        std::uint64_t& word = next[edge.target / 64U];
        const std::uint64_t bit = std::uint64_t{1} << (edge.target % 64U);
        missing -= (word & bit) == 0 ? 1 : 0;
        word |= bit;
      }
      return missing != 0;
    });
  }
  for (std::size_t i = length; i-- > 0;) {
    const Mask mask = domains.masks[cells_[i]];
    Mask unsupported = mask;
    const bool is_last = i + 1 == length;
    const std::uint64_t* const next = reached.data() + layers[is_last ? i : i + 1].first_word;
    for_each_node(i, [&](std::size_t word, int bit, const Node& node) {
      bool leads = false;
      for (std::uint32_t e = node.first; e < node.last; ++e) {
        const Edge& edge = edges[e];
        if ((edge.symbols & mask) == 0 ||
            !(is_last || (next[edge.target / 64U] >> (edge.target % 64U) & 1) != 0))
          continue;
        leads = true;
        unsupported &= static_cast<Mask>(~edge.symbols);
        if (unsupported == 0) break;
      }
      if (!leads) reached[word] &= ~(std::uint64_t{1} << bit);
      return true;
    });
    if (unsupported != 0 && !domains.take_away(cells_[i], unsupported)) return false;
  }
  return true;
}

// The same where no layer has more than 64 nodes.
bool Layers::propagate_small(Domains& domains) const {
  const std::size_t length = cells_.size();
  const Node* const all_nodes = graph_->nodes.data();
  const Edge* const edges = graph_->edges.data();
  const Layer* const layers = graph_->layers.data();
  std::array<std::uint64_t, most_cells + 1> reached;
  reached[0] = 1;
  for (std::size_t i = 0; i + 1 < length; ++i) {
    const Mask mask = domains.masks[cells_[i]];
    const Node* const nodes = all_nodes + layers[i].first;
    const std::uint64_t all = ~std::uint64_t{0} >> (64 - layers[i + 1].count);
    std::uint64_t next = 0;
    for (std::uint64_t rest = reached[i]; rest != 0 && next != all; rest &= rest - 1) {
      const Node& node = nodes[std::countr_zero(rest)];
      for (std::uint32_t e = node.first; e < node.last; ++e)
        next |= std::uint64_t{(edges[e].symbols & mask) != 0} << edges[e].target;
    }
    reached[i + 1] = next;
  }
  std::uint64_t next = 1;  // of the layer behind, those that lead to the goal
  for (std::size_t i = length; i-- > 0;) {
    const Mask mask = domains.masks[cells_[i]];
    const Node* const nodes = all_nodes + layers[i].first;
    Mask supported = 0;
    std::uint64_t leading = 0;
    for (std::uint64_t rest = reached[i]; rest != 0; rest &= rest - 1) {
      const Node& node = nodes[std::countr_zero(rest)];
      Mask own = 0;
      for (std::uint32_t e = node.first; e < node.last; ++e)
        own |= (next >> edges[e].target & 1) != 0 ? edges[e].symbols : Mask{0};
      own &= mask;
      supported |= own;
      leading |= own != 0 ? rest & (~rest + 1) : 0;
    }
    next = leading;
    if (!domains.narrow(cells_[i], supported)) return false;
  }
  return true;
}

std::optional<Automaton> automaton_of(
    std::size_t length, int value_count, std::int64_t start,
    const std::function<std::optional<std::int64_t>(std::int64_t, int)>& step,
    const std::function<bool(std::int64_t)>& accepts, WorkMeter* meter) {
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
      constexpr std::size_t steps_a_value = 20;
      const std::size_t steps = steps_a_value * static_cast<std::size_t>(value_count);
      if (meter != nullptr && !meter->spend(steps)) return std::nullopt;
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
