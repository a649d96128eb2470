#pragma once

#include "core/board/work_meter.hpp"
#include "core/propagators/domains/domains.hpp"
#include "core/propagators/primitive/primitive.hpp"

#include <functional>
#include <memory>
#include <optional>
#include <utility>

namespace ninefold::variants {

/// A finite automaton over values: symbol p is the value `lowest + p`. It may have several start
/// states and several targets for a symbol.
struct Automaton {
  struct Edge {
    std::uint32_t target = 0;
    Mask symbols = 0;  ///< on any of these
  };
  std::vector<std::uint32_t> starts;
  std::vector<bool> accepts;             ///< by state
  std::vector<std::vector<Edge>> edges;  ///< by state

  std::uint32_t add_state(bool does_accept = false);
  void add_edge(std::uint32_t from, std::uint32_t to, Mask symbols);
  /// Edges of one state in the order of targets, one for each.
  static void merge(std::vector<Edge>& edges);
};

/// How large the layers of all automata of a puzzle may become, and how many pairs of cells it may
/// relate, those of its branches too, so that making them ends soon and takes little memory. What
/// is used is taken away.
struct LayerRoom {
  std::size_t steps = 200'000'000;  ///< edges of automata that are followed
  std::size_t edges = 4'000'000;    ///< edges and nodes that are kept
  std::size_t relations = 600'000;  ///< more than all pairs of 1,000 cells
  WorkMeter* meter = nullptr;       ///< where it ends the work, there is no room either

  bool spend(std::size_t count) const { return meter == nullptr || meter->spend(count); }
};

/// The sequences of values of cells that an automaton accepts, as a graph with a layer before each
/// cell and one behind the last: every path from the one root to the one goal is a sequence.
class Layers {
 public:
  /// Nothing where there would be more than 20,000 nodes, or no room is left.
  static std::optional<Layers> unroll(const Automaton& automaton, CellIndexes cells,
                                      std::span<const Mask> candidates, LayerRoom& room);
  static std::optional<Layers> unroll(const Automaton& automaton, CellIndexes cells,
                                      std::span<const Mask> candidates) {
    LayerRoom room;
    return unroll(automaton, std::move(cells), candidates, room);
  }

  std::span<const CellIndex> cells() const { return cells_; }
  static void visit_cells(auto& own, auto visit) { visit_each(visit, own.cells_); }
  int level() const { return cells_.size() <= 4 ? 2 : 3; }
  static constexpr bool is_idempotent = true;
  /// The same sequences over other cells, which are as many and have the same candidates.
  Layers over(CellIndexes cells) const {
    Layers other = *this;
    other.cells_ = std::move(cells);
    return other;
  }
  bool propagate(Domains& domains) const;

  /// What a run of propagate() found. A later one looks only where values differ from those then,
  /// and where that leads to, whether they became fewer or, when a search goes back, more.
  struct Memory {
    std::vector<Mask> masks;             ///< by place, as a run read them; 0: to be looked at again
    std::vector<std::uint64_t> reached;  ///< the nodes that the root leads to, a bit each
    std::vector<std::uint64_t> leading;  ///< those of them that lead to the goal
    std::vector<std::uint8_t> is_stale;  ///< by place: `leading` and narrowing have to follow
  };
  /// Whether the layers are so large that remembering is worth it.
  bool wants_memory() const;
  Memory memory() const;
  /// The same with a memory of these layers.
  bool propagate(Domains& domains, Memory& memory) const;

  /// The edges and nodes of all layers, however many of them share theirs.
  std::size_t size() const { return size_; }

  /// For each of a cell's values those that no sequence tells from it, itself among them: as long
  /// as one of them is left, nothing follows from losing the others.
  using Alike = std::array<Mask, most_values>;
  Alike alike_at(std::size_t place, Mask values) const;
  /// Equal for two places, of these layers or of others, only where alike_at() is the same for the
  /// same values.
  std::pair<const void*, std::uint32_t> layer_at(std::size_t place) const {
    return {graph_.get(), graph_->layers[place].first};
  }

 private:
  struct Edge {
    std::uint16_t target = 0;  ///< within the next layer
    Mask symbols = 0;
    bool operator==(const Edge&) const = default;
  };
  struct Node {
    std::uint32_t first = 0;
    std::uint32_t last = 0;
  };
  /// Edges that have the same symbols and lead from nodes of one word to nodes of one word that lie
  /// as far from theirs: where states are sums, a few moves stand for all edges.
  struct Move {
    std::uint64_t sources = 0;
    Mask symbols = 0;
    std::uint16_t source_word = 0;  ///< within the layer
    std::uint16_t target_word = 0;
    std::uint16_t turn = 0;  ///< how far their bits are rotated to the left
    bool is_alike(const Move& other) const {
      return symbols == other.symbols && source_word == other.source_word &&
             target_word == other.target_word && turn == other.turn;
    }
  };
  /// Along a line of many cells most layers are alike: those have the same nodes.
  struct Layer {
    std::uint32_t first = 0;  ///< its first node
    std::uint32_t count = 0;
    std::uint32_t first_word = 0;  ///< of its bits, a bit a node
    std::uint32_t first_move = 0;
    std::uint32_t move_count = 0;
    std::uint32_t most_by_edges = ~0U;  ///< of so many nodes, edges are no more than moves
  };
  struct Graph {
    std::vector<Layer> layers;  ///< one before each cell, and the end
    std::vector<Node> nodes;    ///< none where there is no sequence at all
    std::vector<Edge> edges;
    std::vector<Move> moves;
    std::span<const Move> moves_of(const Layer& layer) const {
      return {moves.data() + layer.first_move, layer.move_count};
    }
  };
  class Unrolling;
  /// Whether a word holds the nodes of each layer.
  bool is_small() const { return graph_->layers[cells_.size()].first_word == cells_.size(); }
  template <bool one_word>
  bool go_on(Domains& domains, Memory& memory) const;
  /// Whether moves are fewer than the edges of the nodes of a layer that are reached.
  static bool has_fewer_moves(const Layer& layer, std::span<const std::uint64_t> reached);
  template <bool one_word>
  void reach_next(std::size_t place, Mask mask, const std::uint64_t* reached,
                  std::span<std::uint64_t> next) const;
  template <bool one_word>
  Mask lead_from(std::size_t place, Mask mask, const std::uint64_t* reached,
                 const std::uint64_t* next, std::span<std::uint64_t> leading) const;

  CellIndexes cells_;
  std::shared_ptr<const Graph> graph_;  // of all clues of a kind
  std::size_t size_ = 0;
  static constexpr std::size_t most_nodes = 20000;
  static constexpr std::size_t most_words_of_layer = most_nodes / 64 + 1;
};

/// The values of cells, in order, are a sequence that an automaton accepts. Becomes Layers.
struct Accepted {
  CellIndexes cells;
  std::shared_ptr<const Automaton> automaton;

  static constexpr bool is_compiled_apart = true;
  static void visit_cells(auto& own, auto visit) { visit_each(visit, own.cells); }
  void describe(Statement& to) const;
};

/// The automaton of a step-by-step reader of `length` values: states are numbers that `step` makes
/// of a state and the position of a value, or nothing if it rejects. Nothing where there would be
/// more than 65,536 states.
std::optional<Automaton> automaton_of(
    std::size_t length, int value_count, std::int64_t start,
    const std::function<std::optional<std::int64_t>(std::int64_t, int)>& step,
    const std::function<bool(std::int64_t)>& accepts, WorkMeter* meter = nullptr);

}  // namespace ninefold::variants
