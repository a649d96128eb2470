#include "core/logic/registration.hpp"

#include <array>

namespace ninefold::logic {

namespace {

/// Places of a digit joined by conjugate pairs, in two colours: one of the two is right all over.
using Colors = std::array<CellSet, 2>;

std::vector<Colors> components(const State& state, Digit digit) {
  std::array<CellSet, max_cells> pairs{};
  CellSet paired;
  for (const House& house : state.links().houses()) {
    const CellSet places = state.places(digit, house);
    if (places.count() != 2) continue;
    for (const Cell cell : places) {
      pairs[cell] |= places;
      pairs[cell].erase(cell);
    }
    paired |= places;
  }
  std::vector<Colors> all;
  while (!paired.empty()) {
    Colors colors;
    CellSet ring;
    ring.insert(*paired.begin());
    for (std::size_t color = 0; !ring.empty(); color = 1 - color) {
      colors[color] |= ring;
      CellSet next;
      for (const Cell cell : ring) next |= pairs[cell];
      ring = next.without(colors[1 - color]);
    }
    paired = paired.without(colors[0] | colors[1]);
    all.push_back(colors);
  }
  return all;
}

CellSet seen_by_any(const Links& links, const CellSet& cells) {
  CellSet seen;
  for (const Cell cell : cells) seen |= links.peers(cell);
  return seen;
}

Step colored(Technique technique, Digit digit, const std::vector<Colors>& parts) {
  Step step;
  step.technique = technique;
  step.digits = DigitSet::of(digit);
  for (const Colors& colors : parts) {
    for (const CellSet& color : colors) {
      step.cells |= color;
      step.sets.push_back({color, step.digits});
    }
  }
  return step;
}

}  // namespace

// Trap: what sees both colours goes. Wrap: a colour with two cells that see each other is wrong.
static void find_simple_colors(const State& state, Technique wanted, StepList& steps) {
  const Links& links = state.links();
  for (int number = 1; number <= links.size(); ++number) {
    const auto digit = static_cast<Digit>(number);
    for (const Colors& colors : components(state, digit)) {
      if ((colors[0] | colors[1]).count() < 3) continue;
      Step step = colored(wanted, digit, {colors});
      if (wanted == Technique::simple_colors_trap) {
        const CellSet seen = seen_by_any(links, colors[0]) & seen_by_any(links, colors[1]);
        eliminate(state, digit, seen.without(colors[0] | colors[1]), step);
      } else {
        for (const CellSet& color : colors) {
          if (!(seen_by_any(links, color) & color).empty()) eliminate(state, digit, color, step);
        }
      }
      if (steps.add(std::move(step))) return;
    }
  }
}

// Two components. Type 1: where a colour of one sees a colour of the other, one of the two opposite
// colours is right, and what sees both goes. Type 2: a colour that sees both of the other is wrong.
static void find_multi_colors(const State& state, Technique wanted, StepList& steps) {
  const Links& links = state.links();
  for (int number = 1; number <= links.size(); ++number) {
    const auto digit = static_cast<Digit>(number);
    const std::vector<Colors> all = components(state, digit);
    for (std::size_t first = 0; first < all.size(); ++first) {
      for (std::size_t second = 0; second < all.size(); ++second) {
        if (first == second) continue;
        if (second < first && wanted == Technique::multi_colors_1) continue;
        const Colors& one = all[first];
        const Colors& two = all[second];
        Step step = colored(wanted, digit, {one, two});
        CellSet struck;
        for (std::size_t a = 0; a < 2; ++a) {
          const CellSet seen = seen_by_any(links, one[a]);
          if (wanted == Technique::multi_colors_2) {
            if (!(seen & two[0]).empty() && !(seen & two[1]).empty()) struck |= one[a];
            continue;
          }
          for (std::size_t b = 0; b < 2; ++b) {
            if ((seen & two[b]).empty()) continue;
            struck |= seen_by_any(links, one[1 - a]) & seen_by_any(links, two[1 - b]);
          }
        }
        eliminate(state, digit, struck, step);
        if (steps.add(std::move(step))) return;
      }
    }
  }
}

namespace {

constexpr std::array colors_entries{
    TechniqueEntry{{Technique::simple_colors_trap, "Simple Colors Trap", Level::hard, 150, true},
                   find_simple_colors,
                   "Simple Colours Trap"},
    TechniqueEntry{{Technique::simple_colors_wrap, "Simple Colors Wrap", Level::hard, 150, true},
                   find_simple_colors,
                   "Simple Colours Wrap"},
    TechniqueEntry{{Technique::multi_colors_1, "Multi Colors Type 1", Level::hard, 200, true},
                   find_multi_colors,
                   "Multi Colours Type 1"},
    TechniqueEntry{{Technique::multi_colors_2, "Multi Colors Type 2", Level::hard, 200, true},
                   find_multi_colors,
                   "Multi Colours Type 2"},
};

}  // namespace

extern constinit const std::span<const TechniqueEntry> colors_techniques{colors_entries};

}  // namespace ninefold::logic
