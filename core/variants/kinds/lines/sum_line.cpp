// SumLine: the line can be cut into pieces with one sum.

#include "core/variants/puzzle.hpp"

#include <algorithm>
#include <array>

namespace ninefold::variants {

namespace {

constexpr std::array<std::string_view, 2> sum_line_words{{"", "LOOP"}};
constexpr std::array<Parameter, 3> sum_line_parameters{{
    {.name = "sum", .least = 0, .most = SumLine::most_sum},
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
  if (rule.numbers[1] == 0) {
    model.add(SumLine{.cells = rule.cells, .sum = sum, .lowest = model.lowest});
  } else if (sum == 0) {
    model.is_impossible = true;  // zeros alone are no loop
  } else {
    model.add(SumLine::around(rule.cells, sum, model.lowest, model.candidates));
  }
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
