// What layers of an automaton leave of candidates.

#include "core/propagators/automata/automaton.hpp"

#include <algorithm>
#include <array>
#include <bit>

namespace ninefold::variants {

bool Layers::propagate(Domains& domains) const {
  const std::size_t length = cells_.size();
  if (length == 0) return true;
  if (graph_->nodes.empty()) {
    domains.conflict = cells_[0];
    return false;
  }
  if (!is_small()) {
    Memory none = memory();
    return propagate(domains, none);
  }
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

bool Layers::wants_memory() const {
  constexpr std::size_t most_without = 150;  // nodes and edges; of fewer, looking at all is cheaper
  return !graph_->nodes.empty() && (size_ > most_without || !is_small());
}

Layers::Memory Layers::memory() const {
  const std::size_t length = cells_.size();
  Memory memory;
  memory.masks.resize(length);
  memory.is_stale.resize(length);
  memory.reached.resize(graph_->layers[length].first_word + 1);
  memory.leading.resize(memory.reached.size());
  memory.reached.front() = 1;
  memory.leading.back() = 1;
  return memory;
}

inline bool Layers::has_fewer_moves(const Layer& layer, std::span<const std::uint64_t> reached) {
  if (layer.move_count == 0) return false;
  std::uint32_t count = 0;
  for (const std::uint64_t word : reached) count += static_cast<std::uint32_t>(std::popcount(word));
  return count > layer.most_by_edges;
}

// The nodes of the layer behind a place that those which are reached lead to. Where all layers have
// one word, loops over words are gone.
template <bool one_word>
inline void Layers::reach_next(std::size_t place, Mask mask, const std::uint64_t* reached,
                               std::span<std::uint64_t> next) const {
  const Layer& layer = graph_->layers[place];
  const Node* nodes = graph_->nodes.data() + layer.first;
  const Edge* const edges = graph_->edges.data();
  const std::size_t words = one_word ? 1 : (layer.count + 63) / 64;
  if constexpr (!one_word) std::fill(next.begin(), next.end(), 0);
  std::uint64_t own = 0;
  if (has_fewer_moves(layer, {reached, words})) {
    for (const Move& move : graph_->moves_of(layer)) {
      if ((move.symbols & mask) == 0) continue;
      const std::uint64_t sources = reached[one_word ? 0 : move.source_word] & move.sources;
      const std::uint64_t targets = std::rotl(sources, move.turn);
      if constexpr (one_word) {
        own |= targets;
      } else {
        next[move.target_word] |= targets;
      }
    }
    if constexpr (one_word) next[0] = own;
    return;
  }
  for (std::size_t word = 0; word < words; ++word, nodes += 64) {
    for (std::uint64_t rest = reached[word]; rest != 0; rest &= rest - 1) {
      const Node& node = nodes[std::countr_zero(rest)];
      for (std::uint32_t e = node.first; e < node.last; ++e) {
        const std::uint64_t bit = std::uint64_t{(edges[e].symbols & mask) != 0}
                                  << (edges[e].target % 64U);
        if constexpr (one_word) {
          own |= bit;
        } else {
          next[edges[e].target / 64U] |= bit;
        }
      }
    }
  }
  if constexpr (one_word) next[0] = own;
}

// The nodes of a layer that are reached and lead to `next`, and the values that do.
template <bool one_word>
inline Mask Layers::lead_from(std::size_t place, Mask mask, const std::uint64_t* reached,
                              const std::uint64_t* next, std::span<std::uint64_t> leading) const {
  const Layer& layer = graph_->layers[place];
  const Node* nodes = graph_->nodes.data() + layer.first;
  const Edge* const edges = graph_->edges.data();
  const std::uint64_t first = next[0];
  const std::size_t words = one_word ? 1 : leading.size();
  Mask supported = 0;
  if (has_fewer_moves(layer, {reached, words})) {
    std::fill(leading.begin(), leading.end(), 0);
    for (const Move& move : graph_->moves_of(layer)) {
      const auto symbols = static_cast<Mask>(move.symbols & mask);
      if (symbols == 0) continue;
      const std::uint64_t targets = one_word ? first : next[move.target_word];
      const std::size_t word = one_word ? 0 : move.source_word;
      const std::uint64_t leads = std::rotr(targets, move.turn) & move.sources & reached[word];
      supported |= leads != 0 ? symbols : Mask{0};
      leading[word] |= leads;
    }
    return supported;
  }
  for (std::size_t word = 0; word < words; ++word, nodes += 64) {
    std::uint64_t leads = 0;
    for (std::uint64_t rest = reached[word]; rest != 0; rest &= rest - 1) {
      const Node& node = nodes[std::countr_zero(rest)];
      Mask own = 0;
      for (std::uint32_t e = node.first; e < node.last; ++e) {
        const std::uint16_t target = edges[e].target;
        const std::uint64_t bits =
            one_word ? first >> target : next[target / 64U] >> (target % 64U);
        own |= (bits & 1) != 0 ? edges[e].symbols : Mask{0};
      }
      own &= mask;
      supported |= own;
      leads |= own != 0 ? rest & (~rest + 1) : 0;
    }
    leading[word] = leads;
  }
  return supported;
}

bool Layers::propagate(Domains& domains, Memory& memory) const {
  return is_small() ? go_on<true>(domains, memory) : go_on<false>(domains, memory);
}

template <bool one_word>
bool Layers::go_on(Domains& domains, Memory& memory) const {
  const std::size_t length = cells_.size();
  const Layer* const layers = graph_->layers.data();
  Mask* const masks = memory.masks.data();
  std::uint8_t* const is_stale = memory.is_stale.data();
  std::array<std::uint64_t, one_word ? 1 : most_words_of_layer> fresh;
  const auto words_of = [&](std::size_t place) {
    return one_word ? 1U : (layers[place].count + 63U) / 64U;
  };
  const auto first_of = [&](std::size_t place) {
    return one_word ? place : std::size_t{layers[place].first_word};
  };
  // Whether words of a layer differ from the fresh ones, which they become.
  const auto change = [&](std::uint64_t* words, std::size_t count) {
    std::uint64_t different = 0;
    for (std::size_t word = 0; word < count; ++word) {
      different |= words[word] ^ fresh[word];
      words[word] = fresh[word];
    }
    return different != 0;
  };
  bool is_other = false;  // other nodes are reached than were
  for (std::size_t i = 0; i < length; ++i) {
    const Mask mask = domains.masks[cells_[i]];
    if (mask == masks[i] && !is_other) continue;
    masks[i] = mask;
    is_stale[i] = 1;
    if (i + 1 == length) break;
    const std::size_t count = words_of(i + 1);
    reach_next<one_word>(i, mask, memory.reached.data() + first_of(i), {fresh.data(), count});
    is_other = change(memory.reached.data() + first_of(i + 1), count);
  }
  is_other = false;  // other nodes lead to the goal than did
  for (std::size_t i = length; i-- > 0;) {
    if (is_stale[i] == 0 && !is_other) continue;
    is_stale[i] = 1;  // until it is done: a cell that is listed twice may fail here
    const std::size_t count = words_of(i);
    const Mask supported =
        lead_from<one_word>(i, domains.masks[cells_[i]], memory.reached.data() + first_of(i),
                            memory.leading.data() + first_of(i + 1), {fresh.data(), count});
    if (supported != masks[i]) {
      if (!domains.narrow(cells_[i], supported)) return false;
      masks[i] = 0;
    }
    is_other = change(memory.leading.data() + first_of(i), count);
    is_stale[i] = 0;
  }
  return true;
}

}  // namespace ninefold::variants
