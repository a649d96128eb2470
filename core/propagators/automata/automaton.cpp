#include "core/propagators/automata/automaton.hpp"

#include "core/propagators/primitive/statement.hpp"

#include <algorithm>
#include <array>
#include <map>

namespace ninefold::variants {

// Read value by value, which would have to be written anew where values are turned round.
void Accepted::describe(Statement& to) const {
  const auto& [own_cells, own_automaton] = *this;
  to.add_in_order(own_cells);
  // One is that of many clues, mostly.
  const auto address = std::uint64_t{reinterpret_cast<std::uintptr_t>(own_automaton.get())};
  to.add(static_cast<std::uint32_t>(address));
  to.add(static_cast<std::uint32_t>(address >> 32U));
}

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
