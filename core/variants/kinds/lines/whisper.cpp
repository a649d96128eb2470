// Whisper: neighbours on the line differ by at least so much.

#include "core/variants/puzzle.hpp"

#include <array>
#include <cstdlib>

namespace ninefold::variants {

namespace {

constexpr std::array<Parameter, 2> whisper_parameters{{
    {.name = "difference",
     .presence = Presence::may_be_missing,
     .least = -100,
     .most = 100,
     .otherwise = 5},
    some_cells[0],
}};

bool whisper_holds(const Rule& rule, const Puzzle& /*puzzle*/, std::span<const int> values) {
  for (std::size_t i = 1; i < rule.cells.size(); ++i) {
    if (std::abs(values[rule.cells[i - 1]] - values[rule.cells[i]]) < rule.numbers[0]) return false;
  }
  return true;
}

void contribute_whisper(const Rule& rule, const Puzzle& /*puzzle*/, Model& model) {
  const PairTable table =
      model.table_of([&](int a, int b) { return std::abs(a - b) >= rule.numbers[0]; });
  for (std::size_t i = 1; i < rule.cells.size(); ++i)
    model.relate_by(rule.cells[i - 1], rule.cells[i], table);
}

}  // namespace

extern const std::vector<Kind> whisper_kinds{
    {.name = "Whisper",
     .family = Family::line,
     .parameters = whisper_parameters,
     .gesture = Gesture::line,
     .revisits = true,
     .holds = whisper_holds,
     .contribute = contribute_whisper},
};

}  // namespace ninefold::variants
