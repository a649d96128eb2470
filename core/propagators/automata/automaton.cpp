#include "core/propagators/automata/automaton.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <utility>

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

namespace {

// The states before each cell and behind the last that the starts lead to, layer after layer.
struct Reached {
  std::vector<std::uint32_t> states;
  std::vector<std::size_t> end;  // of each layer

  std::span<const std::uint32_t> layer(std::size_t number) const {
    const std::size_t first = number == 0 ? 0 : end[number - 1];
    return {states.data() + first, end[number] - first};
  }
};

// Nothing where they are too many altogether, or `steps` are used up.
std::optional<Reached> reach(const Automaton& automaton, const CellIndexes& cells,
                             std::span<const Mask> candidates, std::size_t most, LayerRoom& room) {
  Reached reached;
  reached.end.reserve(cells.size() + 1);
  std::vector<std::uint32_t> last(automaton.edges.size());  // the layer a state was in last, from 1
  const auto add = [&](std::uint32_t state) {
    const auto layer = static_cast<std::uint32_t>(reached.end.size() + 1);
    if (std::exchange(last[state], layer) != layer) reached.states.push_back(state);
  };
  for (const std::uint32_t state : automaton.starts) add(state);
  for (std::size_t next = 0; const CellIndex cell : cells) {
    reached.end.push_back(reached.states.size());
    for (; next < reached.end.back(); ++next) {
      const std::vector<Automaton::Edge>& edges = automaton.edges[reached.states[next]];
      if (edges.size() > room.steps || !room.spend(edges.size())) return std::nullopt;
      room.steps -= edges.size();
      for (const Automaton::Edge& edge : edges) {
        if ((edge.symbols & candidates[cell]) != 0) add(edge.target);
      }
    }
    if (reached.states.size() > most) return std::nullopt;
  }
  reached.end.push_back(reached.states.size());
  return reached;
}

// Finds equal lists of edges by a table of their nodes' numbers, which is never more than half
// full.
template <typename Node, typename Edge>
class EqualNodes {
 public:
  EqualNodes(std::vector<Node>& nodes, std::vector<Edge>& edges) : nodes_(nodes), edges_(edges) {}

  // Begins a layer of at most so many nodes.
  void begin(std::size_t most) {
    first_ = nodes_.size();
    slots_.assign(std::bit_ceil(2 * most + 1), nobody);
  }

  // The number within this layer of the node whose edges are those from `first` on, which are
  // taken away again if there is one already.
  std::uint32_t add(std::uint32_t first) {
    const auto end = static_cast<std::uint32_t>(edges_.size());
    std::uint32_t hash = 2166136261U;  // Fowler, Noll and Vo's, by words
    for (std::uint32_t e = first; e < end; ++e)
      hash = (hash ^ (edges_[e].target + (std::uint32_t{edges_[e].symbols} << 16U))) * 16777619U;
    std::size_t slot = (hash ^ hash >> 15U) & (slots_.size() - 1);
    for (; slots_[slot] != nobody; slot = (slot + 1) & (slots_.size() - 1)) {
      const Node& other = nodes_[first_ + slots_[slot]];
      if (!std::equal(edges_.begin() + other.first, edges_.begin() + other.last,
                      edges_.begin() + first, edges_.end()))
        continue;
      edges_.resize(first);
      return slots_[slot];
    }
    slots_[slot] = static_cast<std::uint32_t>(nodes_.size() - first_);
    nodes_.push_back({first, end});
    return slots_[slot];
  }

 private:
  static constexpr std::uint32_t nobody = ~std::uint32_t{0};
  std::vector<Node>& nodes_;
  std::vector<Edge>& edges_;
  std::size_t first_ = 0;
  std::vector<std::uint32_t> slots_;
};

}  // namespace

// Adds the edges of a state over one cell to nodes that are known, for each node one.
void Layers::add_edges(const std::vector<Automaton::Edge>& edges, Mask candidates,
                       const std::vector<std::int32_t>& number, std::uint32_t first) {
  for (const Automaton::Edge& edge : edges) {
    const Mask symbols = edge.symbols & candidates;
    if (symbols == 0 || number[edge.target] < 0) continue;
    const auto target = static_cast<std::uint16_t>(number[edge.target]);
    // In order of targets, so that equal lists are alike.
    auto place = edges_.end();
    while (place != edges_.begin() + first && (place - 1)->target > target) --place;
    if (place != edges_.begin() + first && (place - 1)->target == target) {
      (place - 1)->symbols |= symbols;
    } else {
      edges_.insert(place, Edge{target, symbols});
    }
  }
}

std::optional<Layers> Layers::unroll(const Automaton& automaton, CellIndexes cells,
                                     std::span<const Mask> candidates, LayerRoom& room) {
  constexpr std::size_t most_before_merging = 10;  // times as many
  const std::size_t length = cells.size();
  const auto reached = reach(automaton, cells, candidates, most_before_merging * most_nodes, room);
  if (!reached) return std::nullopt;
  // Backward: states from which the same sequences are accepted in the same way become one node;
  // those from which none is, vanish. Layers are made from the last to the first.
  Layers result;
  std::vector<Node> nodes;
  std::vector<std::uint32_t> layer_end;
  std::vector<std::int32_t> number(automaton.edges.size(), -1);
  std::vector<std::int32_t> own(automaton.edges.size(), -1);
  for (const std::uint32_t state : reached->layer(length))
    number[state] = automaton.accepts[state] ? 0 : -1;
  EqualNodes same(nodes, result.edges_);
  for (std::size_t i = length; i-- > 0;) {
    const Mask here = candidates[cells[i]];
    const auto states = reached->layer(i);
    same.begin(states.size());
    const auto before = static_cast<std::uint32_t>(result.edges_.size());
    for (const std::uint32_t state : states) {
      const auto first = static_cast<std::uint32_t>(result.edges_.size());
      if (!room.spend(automaton.edges[state].size())) return std::nullopt;
      result.add_edges(automaton.edges[state], here, number, i == 0 ? before : first);
      if (i == 0) continue;  // all starts are one root
      own[state] = result.edges_.size() == first ? -1 : static_cast<std::int32_t>(same.add(first));
    }
    if (i == 0 && result.edges_.size() > before) same.add(before);
    for (const std::uint32_t state : reached->layer(i + 1)) number[state] = -1;
    std::swap(number, own);
    layer_end.push_back(static_cast<std::uint32_t>(nodes.size()));
    if (nodes.size() > most_nodes || nodes.size() + result.edges_.size() > room.edges)
      return std::nullopt;
  }
  // No path at all: no root.
  const bool has_root =
      length > 0 && layer_end[length - 1] > (length > 1 ? layer_end[length - 2] : 0);
  std::uint32_t words = 0;
  for (std::size_t i = 0; i < length; ++i) {
    result.layer_.push_back(static_cast<std::uint32_t>(result.nodes_.size()));
    result.first_word_.push_back(words);
    const std::size_t at = length - 1 - i;
    const std::uint32_t first = at == 0 ? 0 : layer_end[at - 1];
    words += (layer_end[at] - first + 63) / 64;
    if (has_root)
      result.nodes_.insert(result.nodes_.end(), nodes.begin() + first,
                           nodes.begin() + layer_end[at]);
  }
  result.layer_.push_back(static_cast<std::uint32_t>(result.nodes_.size()));
  result.first_word_.push_back(words);
  if (words > most_words) return std::nullopt;
  result.cells_ = std::move(cells);
  return result;
}

Layers::Alike Layers::alike_at(std::size_t place) const {
  // Every edge parts those that are alike into those that it takes and those that it does not.
  std::array<Mask, most_values> parts{};
  parts[0] = static_cast<Mask>(~0U);
  std::size_t count = 1;
  const std::size_t first = layer_[place];
  const std::size_t last = std::min<std::size_t>(layer_[place + 1], nodes_.size());
  for (std::size_t node = first; node < last && count < parts.size(); ++node) {
    for (std::uint32_t e = nodes_[node].first; e < nodes_[node].last; ++e) {
      for (std::size_t part = count; part-- > 0;) {
        const Mask taken = parts[part] & edges_[e].symbols;
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
  if (nodes_.empty()) {
    domains.conflict = cells_[0];
    return false;
  }
  if (first_word_[length] == length) return propagate_small(domains);
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

// The same where no layer has more than 64 nodes.
bool Layers::propagate_small(Domains& domains) const {
  const std::size_t length = cells_.size();
  std::array<std::uint64_t, most_cells + 1> reached;
  reached[0] = 1;
  for (std::size_t i = 0; i + 1 < length; ++i) {
    const Mask mask = domains.masks[cells_[i]];
    const Node* const nodes = nodes_.data() + layer_[i];
    std::uint64_t next = 0;
    for (std::uint64_t rest = reached[i]; rest != 0; rest &= rest - 1) {
      const Node& node = nodes[std::countr_zero(rest)];
      for (std::uint32_t e = node.first; e < node.last; ++e)
        next |= std::uint64_t{(edges_[e].symbols & mask) != 0} << edges_[e].target;
    }
    reached[i + 1] = next;
  }
  std::uint64_t next = 1;  // of the layer behind, those that lead to the goal
  for (std::size_t i = length; i-- > 0;) {
    const Mask mask = domains.masks[cells_[i]];
    const Node* const nodes = nodes_.data() + layer_[i];
    Mask supported = 0;
    std::uint64_t leading = 0;
    for (std::uint64_t rest = reached[i]; rest != 0; rest &= rest - 1) {
      const Node& node = nodes[std::countr_zero(rest)];
      Mask own = 0;
      for (std::uint32_t e = node.first; e < node.last; ++e)
        own |= (next >> edges_[e].target & 1) != 0 ? edges_[e].symbols : Mask{0};
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
