// The layers of an automaton over some cells.

#include "core/propagators/automata/automaton.hpp"

#include <algorithm>
#include <bit>
#include <utility>

namespace ninefold::variants {

// Not anonymous: `Layers::Unrolling` has external linkage and members of these types, which
// compilers warn about when files are compiled as one.
namespace unrolling {

// The states before each cell and behind the last that the starts lead to, layer after layer.
struct Reached {
  std::vector<std::uint32_t> states;
  std::vector<std::size_t> end;    // of each layer
  std::vector<bool> is_as_before;  // by layer: the same states in the same order

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
  reached.is_as_before.reserve(cells.size() + 1);
  std::vector<std::uint32_t> last(automaton.edges.size());  // the layer a state was in last, from 1
  std::size_t known = 0;  // states of this layer that the one before has as well
  const auto add = [&](std::uint32_t state) {
    const auto layer = static_cast<std::uint32_t>(reached.end.size() + 1);
    const std::uint32_t before = std::exchange(last[state], layer);
    if (before == layer) return;
    reached.states.push_back(state);
    if (before != 0 && before + 1 == layer) ++known;
  };
  const auto end_layer = [&] {
    const std::size_t layer = reached.end.size();
    reached.end.push_back(reached.states.size());
    const std::size_t size = reached.layer(layer).size();
    const bool is_as_before = layer > 0 && known == size && reached.layer(layer - 1).size() == size;
    reached.is_as_before.push_back(is_as_before);
    known = 0;
    const auto end = reached.states.end();
    if (!is_as_before) {
      // In the order of their numbers, so that steps that are alike lead equally far: see Move.
      std::sort(end - static_cast<std::ptrdiff_t>(size), end);
    } else {
      std::copy(end - static_cast<std::ptrdiff_t>(2 * size),
                end - static_cast<std::ptrdiff_t>(size), end - static_cast<std::ptrdiff_t>(size));
    }
  };
  for (const std::uint32_t state : automaton.starts) add(state);
  Mask before = 0;  // the candidates of the cell before
  for (std::size_t next = 0; const CellIndex cell : cells) {
    end_layer();
    // From the same states over the same values as from the layer before.
    const bool is_again = reached.is_as_before.back() && candidates[cell] == before;
    before = candidates[cell];
    if (is_again) {
      for (const std::size_t end = reached.end.back(); next < end; ++next)
        add(reached.states[next]);
    }
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
  end_layer();
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

}  // namespace unrolling

// Makes layers from the last to the first: states from which the same sequences are accepted in the
// same way become one node; those from which none is, vanish.
class Layers::Unrolling {
 public:
  Unrolling(const Automaton& automaton, const unrolling::Reached& reached, LayerRoom& room)
      : automaton_(automaton),
        reached_(reached),
        room_(room),
        number_(automaton.edges.size(), -1),
        own_(automaton.edges.size(), -1),
        same_(graph_.nodes, graph_.edges) {}

  // Nothing where there is no room.
  std::optional<Layers> run(CellIndexes cells, std::span<const Mask> candidates) {
    const std::size_t length = cells.size();
    std::size_t size = 0;
    std::size_t nodes = 0;
    graph_.layers.resize(length + 1);
    for (const std::uint32_t state : reached_.layer(length))
      number_[state] = automaton_.accepts[state] ? 0 : -1;
    Layer layer;
    std::size_t edges = 0;
    Mask before = 0;
    for (std::size_t i = length; i-- > 0;) {
      const Mask here = candidates[cells[i]];
      // Between the same states and over the same values it is the layer behind.
      const bool is_again = i > 0 && is_settled_ && here == before && reached_.is_as_before[i + 1];
      if (!is_again) {
        const std::size_t first_edge = graph_.edges.size();
        layer.first = static_cast<std::uint32_t>(graph_.nodes.size());
        if (!add_layer(i, here)) return std::nullopt;
        layer.count = static_cast<std::uint32_t>(graph_.nodes.size()) - layer.first;
        edges = graph_.edges.size() - first_edge;
        add_moves(layer, edges);
      }
      before = here;
      graph_.layers[i] = layer;
      nodes += layer.count;
      size += layer.count + edges;
      if (nodes > most_nodes || size > room_.edges) return std::nullopt;
    }
    // No path at all: no root.
    if (length > 0 && graph_.layers[0].count == 0) {
      graph_ = {std::vector<Layer>(length + 1), {}, {}, {}};
      size = 0;
    }
    std::uint32_t words = 0;
    for (Layer& each : graph_.layers) {
      each.first_word = words;
      words += (each.count + 63) / 64;
    }
    Layers result;
    result.cells_ = std::move(cells);
    result.graph_ = std::make_shared<const Graph>(std::move(graph_));
    result.size_ = size;
    return result;
  }

 private:
  bool add_layer(std::size_t i, Mask candidates) {
    const auto states = reached_.layer(i);
    const auto before = static_cast<std::uint32_t>(graph_.edges.size());
    same_.begin(states.size());
    is_settled_ = reached_.is_as_before[i + 1];
    for (const std::uint32_t state : states) {
      const auto first = static_cast<std::uint32_t>(graph_.edges.size());
      if (!room_.spend(automaton_.edges[state].size())) return false;
      add_edges(automaton_.edges[state], candidates, i == 0 ? before : first);
      if (i == 0) continue;  // all starts are one root
      own_[state] = graph_.edges.size() == first ? -1 : static_cast<std::int32_t>(same_.add(first));
      is_settled_ = is_settled_ && own_[state] == number_[state];
    }
    if (i == 0 && graph_.edges.size() > before) same_.add(before);
    for (const std::uint32_t state : reached_.layer(i + 1)) number_[state] = -1;
    std::swap(number_, own_);
    return true;
  }

  // Adds the moves of a layer that is done, if they are few beside its edges and soon found.
  void add_moves(Layer& layer, std::size_t edge_count) {
    constexpr std::size_t least_edges = 32;  // of fewer, looking at all is cheap
    layer.first_move = static_cast<std::uint32_t>(graph_.moves.size());
    layer.move_count = 0;
    if (edge_count < least_edges) return;
    std::vector<Move>& moves = graph_.moves;
    std::size_t count = 0;
    std::size_t next = 0;  // most nodes have their edges in the same order
    std::size_t steps_left = 6 * edge_count;
    for (std::uint32_t node = 0; node < layer.count; ++node) {
      const Node& own = graph_.nodes[layer.first + node];
      for (std::uint32_t e = own.first; e < own.last; ++e) {
        const Edge& edge = graph_.edges[e];
        const Move move{std::uint64_t{1} << (node % 64U), edge.symbols,
                        static_cast<std::uint16_t>(node / 64U),
                        static_cast<std::uint16_t>(edge.target / 64U),
                        static_cast<std::uint16_t>((edge.target - node) % 64U)};
        bool is_known = false;
        for (std::size_t looked = 0; looked < count && !is_known && steps_left > 0; ++looked) {
          if (next == count) next = 0;
          Move& other = moves[layer.first_move + next++];
          is_known = other.is_alike(move);
          if (is_known) other.sources |= move.sources;
          --steps_left;
        }
        if (is_known) continue;
        // Too many, or half of all edges are new when an eighth of them was seen.
        const std::size_t seen = e - graph_.nodes[layer.first].first + 1;
        if (steps_left == 0 || 4 * ++count > edge_count ||
            (8 * seen > edge_count && 2 * count > seen)) {
          moves.resize(layer.first_move);
          return;
        }
        moves.push_back(move);
      }
    }
    layer.move_count = static_cast<std::uint32_t>(count);
    layer.most_by_edges = static_cast<std::uint32_t>(count * layer.count / edge_count);
  }

  // Adds the edges of a state over one cell to nodes that are known, for each node one.
  void add_edges(const std::vector<Automaton::Edge>& edges, Mask candidates, std::uint32_t first) {
    std::vector<Edge>& all = graph_.edges;
    for (const Automaton::Edge& edge : edges) {
      const Mask symbols = edge.symbols & candidates;
      if (symbols == 0 || number_[edge.target] < 0) continue;
      const auto target = static_cast<std::uint16_t>(number_[edge.target]);
      // In order of targets, so that equal lists are alike.
      auto place = all.end();
      while (place != all.begin() + first && (place - 1)->target > target) --place;
      if (place != all.begin() + first && (place - 1)->target == target) {
        (place - 1)->symbols |= symbols;
      } else {
        all.insert(place, Edge{target, symbols});
      }
    }
  }

  const Automaton& automaton_;
  const unrolling::Reached& reached_;
  LayerRoom& room_;
  Graph graph_;
  std::vector<std::int32_t> number_;  // by state: its node in the layer behind, or -1
  std::vector<std::int32_t> own_;     // the same in this layer
  unrolling::EqualNodes<Node, Edge> same_;
  // The same states are the same nodes in this layer and in the one behind.
  bool is_settled_ = false;
};

std::optional<Layers> Layers::unroll(const Automaton& automaton, CellIndexes cells,
                                     std::span<const Mask> candidates, LayerRoom& room) {
  constexpr std::size_t most_before_merging = 10;  // times as many
  const auto reached =
      unrolling::reach(automaton, cells, candidates, most_before_merging * most_nodes, room);
  if (!reached) return std::nullopt;
  return Unrolling(automaton, *reached, room).run(std::move(cells), candidates);
}

}  // namespace ninefold::variants
