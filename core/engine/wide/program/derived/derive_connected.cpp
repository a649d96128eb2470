#include "core/engine/wide/program/derived/derive_connected.hpp"

#include <algorithm>
#include <utility>

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
  // Sides of one square alone.
  std::vector<std::pair<std::uint16_t, std::uint16_t>> sides;
  for (const Places& square : squares) {
    for (std::size_t i = 0; i < square.size(); ++i) {
      const auto side = std::minmax({square[i], square[(i + 1) % square.size()]});
      const auto known = std::find(sides.begin(), sides.end(), std::pair(side));
      if (known == sides.end()) {
        sides.push_back(side);
      } else {
        sides.erase(known);
      }
    }
  }
  if (sides.empty()) return {};
  Places edge{sides[0].first};
  while (true) {
    const std::uint16_t last = edge.back();
    const auto next = std::find_if(sides.begin(), sides.end(), [&](const auto& side) {
      return side.first == last || side.second == last;
    });
    if (next == sides.end()) return {};
    const std::uint16_t place = next->first == last ? next->second : next->first;
    sides.erase(next);
    if (place == edge[0]) return sides.empty() ? edge : Places{};
    if (std::find(edge.begin(), edge.end(), place) != edge.end()) return {};
    edge.push_back(place);
  }
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

// With fewer of one value each, an automaton for each pair and round costs less than it saves.
constexpr std::size_t least_of_many = 4;

bool has_one_value(const ConnectedValues& rule) { return is_single(rule.values); }

// Those of one value each among the same cells.
std::size_t count_like(const Model& model, const ConnectedValues& one) {
  Mask values = 0;
  for (const ConnectedValues& other : model.list<ConnectedValues>()) {
    if (has_one_value(other) && other.cells == one.cells) values |= other.values;
  }
  return static_cast<std::size_t>(count_of(values));
}

std::vector<Places> rounds_of(const ConnectedValues& rule) {
  std::vector<Places> rounds = squares_of(rule.neighbours);
  Places edge = edge_of(rounds);
  if (edge.size() > 4) rounds.push_back(std::move(edge));
  return rounds;
}

Crossing crossing_of(const Model& model, const ConnectedValues& one) {
  Crossing crossing;
  crossing.cells = one.cells;
  for (const ConnectedValues& other : model.list<ConnectedValues>()) {
    if (has_one_value(other) && other.cells == one.cells) crossing.values |= other.values;
  }
  for (const Places& round : rounds_of(one)) {
    if (round.size() > 4) {
      for (const std::uint16_t place : round) crossing.edge.push_back(one.cells[place]);
    } else {
      Crossing::Square& square = crossing.squares.emplace_back();
      for (std::size_t i = 0; i < square.size(); ++i) square[i] = one.cells[round[i]];
    }
  }
  return crossing;
}

}  // namespace

NoCrossings derive_connected(const Model& model) {
  NoCrossings derived;
  for (std::size_t i = 0; i < model.list<ConnectedValues>().size(); ++i) {
    const ConnectedValues& one = model.list<ConnectedValues>()[i];
    const bool is_among_many = has_one_value(one) && count_like(model, one) >= least_of_many;
    const auto is_alike = [&](const Crossing& known) { return known.cells == one.cells; };
    if (is_among_many && std::none_of(derived.of_many.begin(), derived.of_many.end(), is_alike)) {
      if (!model.spend(10 * one.cells.size())) return derived;
      derived.of_many.push_back(crossing_of(model, one));
    }
    std::vector<Places> rounds;
    for (std::size_t j = i + 1; j < model.list<ConnectedValues>().size(); ++j) {
      const ConnectedValues& other = model.list<ConnectedValues>()[j];
      if (other.cells != one.cells || (one.values & other.values) != 0) continue;
      if (is_among_many && has_one_value(other)) continue;
      if (!model.spend(10 * one.cells.size())) return derived;
      if (rounds.empty()) rounds = rounds_of(one);
      std::shared_ptr<const Automaton> automaton;  // of the round before
      std::size_t length = 0;
      for (const Places& round : rounds) {
        if (round.size() != length)
          automaton = without_crossing(round.size(), model, one.values, other.values);
        length = round.size();
        if (!automaton) return derived;
        Accepted& accepted = derived.pairs.emplace_back();
        for (const std::uint16_t place : round) accepted.cells.push_back(one.cells[place]);
        accepted.automaton = automaton;
      }
    }
  }
  return derived;
}

}  // namespace ninefold::variants
