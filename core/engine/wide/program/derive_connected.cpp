#include "core/engine/wide/program/derive_connected.hpp"

#include <algorithm>
#include <map>

namespace ninefold::variants {

namespace {

using Places = std::vector<std::uint16_t>;
using Neighbours = std::vector<Places>;

// Places around each square of four, from the first one on.
std::vector<Places> squares_of(const Neighbours& neighbours) {
  std::vector<Places> squares;
  for (std::size_t number = 0; number < neighbours.size(); ++number) {
    const auto first = static_cast<std::uint16_t>(number);
    for (const std::uint16_t second : neighbours[first]) {
      for (const std::uint16_t last : neighbours[first]) {
        if (second <= first || last <= second) continue;
        for (const std::uint16_t across : neighbours[second]) {
          const Places& around = neighbours[last];
          if (across != first && std::find(around.begin(), around.end(), across) != around.end())
            squares.push_back({first, second, across, last});
        }
      }
    }
  }
  return squares;
}

// Places around the board; none where that is not one round.
Places edge_of(const std::vector<Places>& squares) {
  std::map<std::pair<std::uint16_t, std::uint16_t>, int> sides;
  for (const Places& square : squares) {
    for (std::size_t i = 0; i < square.size(); ++i)
      ++sides[std::minmax(square[i], square[(i + 1) % square.size()])];
  }
  std::map<std::uint16_t, Places> along;
  for (const auto& [side, count] : sides) {
    if (count > 1) continue;
    along[side.first].push_back(side.second);
    along[side.second].push_back(side.first);
  }
  if (along.empty()) return {};
  Places edge{along.begin()->first};
  std::uint16_t before = edge[0];
  for (std::uint16_t next = along.begin()->second[0]; next != edge[0];) {
    const Places& around = along[next];
    if (around.size() != 2 || edge.size() > along.size()) return {};
    edge.push_back(next);
    next = around[0] == std::exchange(before, next) ? around[1] : around[0];
  }
  return edge.size() == along.size() ? edge : Places{};
}

// Reads the cells of a round: two sets of values that change places three times would change back
// at its end, and cross.
std::shared_ptr<const Automaton> without_crossing(std::size_t length, const Model& model, Mask one,
                                                  Mask other) {
  constexpr std::int64_t start = -1;
  auto automaton = automaton_of(
      length, model.value_count, start,
      [one, other](std::int64_t state, int position) -> std::optional<std::int64_t> {
        if (((one | other) >> position & 1) == 0) return state;
        const std::int64_t set = (other >> position & 1) != 0 ? 1 : 0;
        // The set that came first, and how often it has changed: 8 and more for the other one.
        if (state == start) return 8 * set;
        const std::int64_t changes = state % 8;
        if (set == (state / 8 + changes) % 2) return state;
        if (changes == 2) return std::nullopt;
        return state + 1;
      },
      [](std::int64_t) { return true; }, model.meter);
  return automaton ? std::make_shared<const Automaton>(std::move(*automaton)) : nullptr;
}

}  // namespace

std::vector<Model::Accepted> derive_connected(const Model& model) {
  std::vector<Model::Accepted> derived;
  for (std::size_t i = 0; i < model.connected_values.size(); ++i) {
    const ConnectedValues& one = model.connected_values[i];
    std::vector<Places> rounds;
    for (std::size_t j = i + 1; j < model.connected_values.size(); ++j) {
      const ConnectedValues& other = model.connected_values[j];
      if (other.cells != one.cells || (one.values & other.values) != 0) continue;
      if (!model.spend(10 * one.cells.size())) return derived;
      if (rounds.empty()) {
        rounds = squares_of(one.neighbours);
        Places edge = edge_of(rounds);
        if (edge.size() > 4) rounds.push_back(std::move(edge));
      }
      std::map<std::size_t, std::shared_ptr<const Automaton>> by_length;
      for (const Places& round : rounds) {
        std::shared_ptr<const Automaton>& automaton = by_length[round.size()];
        if (!automaton) automaton = without_crossing(round.size(), model, one.values, other.values);
        if (!automaton) return derived;
        Model::Accepted& accepted = derived.emplace_back();
        for (const std::uint16_t place : round) accepted.cells.push_back(one.cells[place]);
        accepted.automaton = automaton;
      }
    }
  }
  return derived;
}

}  // namespace ninefold::variants
