// SumLine: the line can be cut into pieces with one sum.

#include "core/variants/puzzle.hpp"

#include <algorithm>
#include <array>

namespace ninefold::variants {

namespace {

constexpr std::array<std::string_view, 2> sum_line_words{{"", "LOOP"}};
constexpr std::array<Parameter, 3> sum_line_parameters{{
    {.name = "sum", .least = 0, .most = 30},
    some_cells[0],
    {.name = "loop",
     .kind = ParameterKind::word,
     .presence = Presence::may_be_missing,
     .words = sum_line_words},
}};

bool is_cut_evenly(const std::vector<int>& line, std::size_t start, int sum) {
  int piece = 0;
  for (std::size_t i = 0; i < line.size(); ++i) {
    piece += line[(start + i) % line.size()];
    if (piece > sum) return false;
    if (piece == sum) piece = 0;
  }
  return piece == 0;
}

bool sum_line_holds(const Rule& rule, const Puzzle& /*puzzle*/, std::span<const int> values) {
  const std::vector<int> line = values_of(rule.cells, values);
  if (rule.numbers[1] == 0) return is_cut_evenly(line, 0, rule.numbers[0]);
  if (std::all_of(line.begin(), line.end(), [](int value) { return value == 0; })) return false;
  for (std::size_t start = 0; start < line.size(); ++start) {
    if (is_cut_evenly(line, start, rule.numbers[0])) return true;
  }
  return false;
}

void contribute_sum_line(const Rule& rule, const Puzzle& /*puzzle*/, Model& model) {
  const int sum = rule.numbers[0];
  const int lowest = model.lowest;
  if (rule.numbers[1] == 0) {
    model.accept(
        rule.cells, "SumLine " + std::to_string(sum), 0,
        [=](std::int64_t state, int value) -> std::optional<std::int64_t> {
          const std::int64_t next = state + value + lowest;
          if (next > sum) return std::nullopt;
          return next == sum ? 0 : next;
        },
        [](std::int64_t state) { return state == 0; });
    return;
  }
  // Zeros alone are no loop.
  if (sum == 0) {
    model.is_impossible = true;
    return;
  }
  // Around a loop: the first piece that ends has begun before the first cell, with a part of the
  // sum that the last piece must make up for. A state is that part, whether a piece has ended, and
  // the sum of the present piece.
  const auto state_of = [sum](int part, int piece) {
    return static_cast<std::uint32_t>(part * (sum + 1) + piece);
  };
  // A cell of a high value leaves few parts, so the line is read from such a one on.
  CellIndexes cells = rule.cells;
  const auto lowest_candidate = [&](CellIndex cell) { return lowest_of(model.candidates[cell]); };
  std::rotate(cells.begin(),
              std::max_element(cells.begin(), cells.end(),
                               [&](CellIndex one, CellIndex other) {
                                 return lowest_candidate(one) < lowest_candidate(other);
                               }),
              cells.end());
  model.accept_made(std::move(cells), "SumLine around " + std::to_string(sum), [&] {
    Automaton automaton;
    for (int part = 0; part < sum; ++part) {
      for (int piece = 0; piece <= sum; ++piece) automaton.add_state(piece == part);
    }
    for (int part = 0; part < sum; ++part) {
      automaton.starts.push_back(state_of(part, part));
      for (int piece = 0; piece < sum; ++piece) {
        for (int position = 0; position < model.value_count; ++position) {
          int next = piece + position + lowest;
          if (next > sum) continue;
          if (next == sum) next = 0;
          automaton.add_edge(state_of(part, piece), state_of(part, next), mask_of(position));
        }
      }
    }
    return automaton;
  });
}

}  // namespace

extern const std::vector<Kind> sum_line_kinds{
    {.name = "SumLine",
     .family = Family::line,
     .parameters = sum_line_parameters,
     .gesture = Gesture::line,
     .revisits = true,
     .holds = sum_line_holds,
     .contribute = contribute_sum_line},
};

}  // namespace ninefold::variants
