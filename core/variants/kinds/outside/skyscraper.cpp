// Skyscraper, HiddenSkyscraper: how many are seen, and the first that is hidden.

#include "core/variants/line_clues.hpp"
#include "core/variants/puzzle.hpp"

namespace ninefold::variants {

namespace {

bool skyscraper_holds(const Rule& rule, const Puzzle& /*puzzle*/, std::span<const int> values) {
  int highest = 0;
  int seen = 0;
  for (const CellIndex cell : rule.cells) {
    if (values[cell] <= highest) continue;
    highest = values[cell];
    ++seen;
  }
  return seen == rule.numbers[0];
}

void contribute_skyscraper(const Rule& rule, const Puzzle& /*puzzle*/, Model& model) {
  model.add(Skyscraper{rule.cells, rule.numbers[0], model.lowest == 0, false});
}

bool hidden_skyscraper_holds(const Rule& rule, const Puzzle& /*puzzle*/,
                             std::span<const int> values) {
  int highest = values[rule.cells[0]];
  for (std::size_t i = 1; i < rule.cells.size(); ++i) {
    const int value = values[rule.cells[i]];
    if (value < highest) return value == rule.numbers[0];
    highest = value;
  }
  return false;
}

void contribute_hidden_skyscraper(const Rule& rule, const Puzzle& puzzle, Model& model) {
  const int clue = rule.numbers[0];
  const int lowest = model.lowest;
  // Where heights differ along the line, the clue stands there once: where it is hidden.
  const bool all_differ = !puzzle.layout.is_raw;
  constexpr std::int64_t done = 1000;
  model.accept(
      rule.cells, "HiddenSkyscraper " + std::to_string(clue), -1,
      [=](std::int64_t state, int position) -> std::optional<std::int64_t> {
        const int value = position + lowest;
        if (all_differ && value == (state == done ? clue : static_cast<int>(state)))
          return std::nullopt;
        if (state == done) return done;
        if (value < state) return value == clue ? std::optional(done) : std::nullopt;
        if (all_differ && value == clue) return std::nullopt;
        return value;
      },
      [](std::int64_t state) { return state == done; });
}

}  // namespace

extern const std::vector<Kind> skyscraper_kinds{
    {.name = "Skyscraper",
     .family = Family::outside,
     .parameters = clues_from_one,
     .gesture = Gesture::line_clue,
     .complete = complete_line_clues,
     .holds = skyscraper_holds,
     .contribute = contribute_skyscraper,
     .key = line_key},
    {.name = "HiddenSkyscraper",
     .family = Family::outside,
     .parameters = clues_from_zero,
     .gesture = Gesture::line_clue,
     .complete = complete_line_clues,
     .holds = hidden_skyscraper_holds,
     .contribute = contribute_hidden_skyscraper,
     .key = line_key},
};

}  // namespace ninefold::variants
