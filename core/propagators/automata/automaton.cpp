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

namespace {

// The nodes before one cell: for each, one after the other, the node behind the cell that each
// symbol leads to, or -1.
struct Step {
  std::vector<std::int32_t> targets;
  std::size_t count = 0;  // of nodes
};

// Makes every node have one target a symbol, by taking together the states that are reached
// together.
class Determinised {
 public:
  Determinised(const Automaton& automaton, std::size_t width)
      : automaton_(automaton),
        width_(width),
        members_(automaton.starts),
        alone_(automaton.edges.size(), -1) {
    std::sort(members_.begin(), members_.end());
    members_.erase(std::unique(members_.begin(), members_.end()), members_.end());
    ends_.push_back(members_.size());
  }

  // Beyond the nodes there are now, over one cell.
  Step step(Mask candidates) {
    Step made;
    made.count = ends_.size();
    made.targets.assign(made.count * width_, -1);
    next_members_.clear();
    next_ends_.clear();
    several_.clear();
    std::size_t first = 0;
    for (std::size_t node = 0; node < made.count; ++node) {
      std::array<std::int64_t, most_values> one;
      one.fill(-1);
      Mask reached = 0;
      Mask many = 0;
      for (; first < ends_[node]; ++first) {
        for (const Automaton::Edge& edge : automaton_.edges[members_[first]]) {
          for (Mask rest = edge.symbols & candidates; rest != 0; rest = without_lowest(rest)) {
            const auto symbol = static_cast<std::size_t>(lowest_of(rest));
            const Mask bit = rest & static_cast<Mask>(-rest);
            if ((reached & bit) == 0) {
              reached |= bit;
              one[symbol] = edge.target;
            } else if (one[symbol] != edge.target) {
              if ((many & bit) == 0) more_[symbol].clear();
              many |= bit;
              more_[symbol].push_back(edge.target);
            }
          }
        }
      }
      for (Mask rest = reached; rest != 0; rest = without_lowest(rest)) {
        const auto symbol = static_cast<std::size_t>(lowest_of(rest));
        const auto target = static_cast<std::uint32_t>(one[symbol]);
        made.targets[node * width_ + symbol] =
            (many >> symbol & 1U) == 0 ? node_of(target) : node_of_several(target, more_[symbol]);
      }
    }
    for (const std::uint32_t state : touched_) alone_[state] = -1;
    touched_.clear();
    std::swap(members_, next_members_);
    std::swap(ends_, next_ends_);
    return made;
  }

  std::size_t count() const { return ends_.size(); }
  bool accepts(std::size_t node) const {
    for (std::size_t i = node == 0 ? 0 : ends_[node - 1]; i < ends_[node]; ++i) {
      if (automaton_.accepts[members_[i]]) return true;
    }
    return false;
  }

 private:
  using States = std::vector<std::uint32_t>;

  std::int32_t node_of(std::uint32_t state) {
    std::int32_t& place = alone_[state];
    if (place < 0) {
      place = static_cast<std::int32_t>(next_ends_.size());
      touched_.push_back(state);
      next_members_.push_back(state);
      next_ends_.push_back(next_members_.size());
    }
    return place;
  }

  std::int32_t node_of_several(std::uint32_t first, States& states) {
    states.push_back(first);
    std::sort(states.begin(), states.end());
    states.erase(std::unique(states.begin(), states.end()), states.end());
    const auto [place, is_new] =
        several_.try_emplace(states, static_cast<std::int32_t>(next_ends_.size()));
    if (is_new) {
      next_members_.insert(next_members_.end(), states.begin(), states.end());
      next_ends_.push_back(next_members_.size());
    }
    return place->second;
  }

  const Automaton& automaton_;
  std::size_t width_;
  // The states of each node, node after node, and where those of each node end.
  States members_;
  States next_members_;
  std::vector<std::size_t> ends_;
  std::vector<std::size_t> next_ends_;
  std::vector<std::int32_t> alone_;  // by state, its node in the next layer
  States touched_;                   // states that have one
  std::map<States, std::int32_t> several_;
  std::array<States, most_values> more_;
};

// Finds equal rows of targets by a table of their numbers, which is never more than half full.
class EqualRows {
 public:
  EqualRows(std::size_t width, std::size_t most)
      : width_(width), slots_(std::bit_ceil(2 * most + 1), -1) {}

  // The number of a row among those that differ.
  std::int32_t add(const std::int32_t* row) {
    std::uint32_t hash = 2166136261U;  // Fowler, Noll and Vo's, by words
    for (std::size_t i = 0; i < width_; ++i)
      hash = (hash ^ static_cast<std::uint32_t>(row[i])) * 16777619U;
    std::size_t slot = (hash ^ hash >> 15U) & (slots_.size() - 1);
    while (slots_[slot] >= 0) {
      const std::int32_t* const other =
          rows_.data() + static_cast<std::size_t>(slots_[slot]) * width_;
      if (std::equal(other, other + width_, row)) return slots_[slot];
      slot = (slot + 1) & (slots_.size() - 1);
    }
    slots_[slot] = static_cast<std::int32_t>(count());
    rows_.insert(rows_.end(), row, row + width_);
    return slots_[slot];
  }
  std::size_t count() const { return rows_.size() / width_; }
  std::vector<std::int32_t> take() { return std::move(rows_); }

 private:
  std::size_t width_;
  std::vector<std::int32_t> slots_;
  std::vector<std::int32_t> rows_;
};

}  // namespace

std::optional<Layers> Layers::unroll(const Automaton& automaton, CellIndexes cells,
                                     std::span<const Mask> candidates, std::size_t most_nodes) {
  const std::size_t length = cells.size();
  std::size_t width = 1;  // symbols there can be
  for (const CellIndex cell : cells) {
    const auto here = static_cast<std::size_t>(std::bit_width(candidates[cell]));
    width = std::max(width, here);
  }
  // Forward: what can be reached.
  Determinised states(automaton, width);
  std::vector<Step> steps;
  steps.reserve(length);
  std::size_t total = 1;
  for (const CellIndex cell : cells) {
    steps.push_back(states.step(candidates[cell]));
    total += states.count();
    if (total > most_nodes || states.count() > 60000) return std::nullopt;
  }
  // Backward: nodes from which the same sequences are accepted become one; those from which none
  // is, vanish.
  std::vector<std::int32_t> merged(states.count(), -1);
  for (std::size_t node = 0; node < merged.size(); ++node) {
    if (states.accepts(node)) merged[node] = 0;
  }
  Layers result;
  result.cells_ = std::move(cells);
  std::vector<std::int32_t> row(width);
  for (std::size_t i = length; i-- > 0;) {
    Step& step = steps[i];
    EqualRows rows(width, step.count);
    std::vector<std::int32_t> own(step.count, -1);
    for (std::size_t node = 0; node < step.count; ++node) {
      bool lives = false;
      for (std::size_t symbol = 0; symbol < width; ++symbol) {
        const std::int32_t target = step.targets[node * width + symbol];
        row[symbol] = target < 0 ? -1 : merged[static_cast<std::size_t>(target)];
        lives = lives || row[symbol] >= 0;
      }
      if (lives) own[node] = rows.add(row.data());
    }
    step.count = rows.count();
    step.targets = rows.take();
    merged = std::move(own);
  }
  for (const Step& step : steps) {
    result.layer_.push_back(static_cast<std::uint32_t>(result.nodes_.size()));
    for (std::size_t number = 0; number < step.count; ++number) {
      Node& node = result.nodes_.emplace_back();
      node.first = static_cast<std::uint32_t>(result.edges_.size());
      for (std::size_t symbol = 0; symbol < width; ++symbol) {
        if (step.targets[number * width + symbol] < 0) continue;
        const auto target = static_cast<std::uint16_t>(step.targets[number * width + symbol]);
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
  if (length > 0 && steps[0].count == 0) result.nodes_.clear();
  if (length == 0 && (merged.empty() || merged[0] < 0)) result.nodes_.clear();
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
