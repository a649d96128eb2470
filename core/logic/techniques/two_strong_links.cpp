#include "core/logic/registration.hpp"

namespace ninefold::logic {

namespace {

/// A house with two places for a digit.
struct StrongLink {
  std::uint8_t house;
  Cell first;
  Cell second;

  Cell other(Cell cell) const { return cell == first ? second : first; }
};

std::vector<StrongLink> strong_links(const State& state, Digit digit) {
  std::vector<StrongLink> links;
  const std::span<const House> houses = state.links().houses();
  for (std::size_t index = 0; index < houses.size(); ++index) {
    const CellSet places = state.places(digit, houses[index]);
    if (places.count() != 2) continue;
    auto place = places.begin();
    const Cell first = *place;
    ++place;
    links.push_back({static_cast<std::uint8_t>(index), first, *place});
  }
  return links;
}

/// Whether two links joined at these ends are what the technique calls so.
bool is_wanted(const State& state, Technique wanted, const StrongLink& one, Cell end,
               const StrongLink& two, Cell joined) {
  const Links& links = state.links();
  const HouseKind first = links.houses()[one.house].kind;
  const HouseKind second = links.houses()[two.house].kind;
  const Shape shape = links.shape();
  if (wanted == Technique::skyscraper) {
    if (first == HouseKind::row && second == HouseKind::row) {
      return shape.column_of(end) == shape.column_of(joined);
    }
    return first == HouseKind::column && second == HouseKind::column &&
           shape.row_of(end) == shape.row_of(joined);
  }
  if (wanted == Technique::two_string_kite || wanted == Technique::dual_two_string_kite) {
    return first == HouseKind::row && second == HouseKind::column && links.has_boxes() &&
           links.box(end) == links.box(joined);
  }
  return true;
}

}  // namespace

// Two strong links of a digit whose near ends see each other: one of the far ends holds it. By the
// places of the links it is a skyscraper (two parallel lines, joined in a line across), a 2-string
// kite (a row and a column, joined in a box) or any turbot fish. Two kites with the same two cells
// in the box are a dual one.
static void find_two_strong_links(const State& state, Technique wanted, StepList& steps) {
  const Links& links = state.links();
  const bool is_dual = wanted == Technique::dual_two_string_kite;
  for (int number = 1; number <= links.size(); ++number) {
    const auto digit = static_cast<Digit>(number);
    const std::vector<StrongLink> strong = strong_links(state, digit);
    std::vector<Step> kites;
    for (std::size_t a = 0; a < strong.size(); ++a) {
      for (std::size_t b = 0; b < strong.size(); ++b) {
        if (a == b || (b < a && wanted != Technique::two_string_kite && !is_dual)) continue;
        for (int way = 0; way < 4; ++way) {
          const StrongLink& one = strong[a];
          const StrongLink& two = strong[b];
          const Cell end = (way & 1) != 0 ? one.second : one.first;
          const Cell joined = (way & 2) != 0 ? two.second : two.first;
          const Cell far_one = one.other(end);
          const Cell far_two = two.other(joined);
          if (!links.peers(end).contains(joined) || far_one == far_two || far_one == joined ||
              far_two == end || !is_wanted(state, wanted, one, end, two, joined)) {
            continue;
          }
          Step step;
          step.technique = wanted;
          step.digits = DigitSet::of(digit);
          for (const Cell cell : {far_one, end, joined, far_two}) {
            step.cells.insert(cell);
            const bool is_on = cell == end || cell == far_two;
            step.chain.push_back({digit, {}, is_on});
            step.chain.back().cells.insert(cell);
          }
          step.houses = {one.house, two.house};
          eliminate(state, digit, links.peers(far_one) & links.peers(far_two), step);
          if (step.eliminations.empty()) continue;
          if (is_dual) {
            kites.push_back(std::move(step));
          } else if (steps.add(std::move(step))) {
            return;
          }
        }
      }
    }
    for (std::size_t a = 0; a < kites.size(); ++a) {
      for (std::size_t b = a + 1; b < kites.size(); ++b) {
        const auto joint = [](const Step& kite) {
          return kite.chain[1].cells | kite.chain[2].cells;
        };
        if (!(joint(kites[a]) == joint(kites[b])) ||
            kites[a].eliminations == kites[b].eliminations) {
          continue;
        }
        Step dual = kites[a];
        dual.cells |= kites[b].cells;
        dual.eliminations.insert(dual.eliminations.end(), kites[b].eliminations.begin(),
                                 kites[b].eliminations.end());
        dual.parts = {kites[a], kites[b]};
        if (steps.add(std::move(dual))) return;
      }
    }
  }
}

namespace {

constexpr std::array two_strong_links_entries{
    TechniqueEntry{{Technique::skyscraper, "Skyscraper", Level::hard, 130, true},
                   find_two_strong_links},
    TechniqueEntry{{Technique::two_string_kite, "2-String Kite", Level::hard, 150, true},
                   find_two_strong_links,
                   "Two-String Kite"},
    TechniqueEntry{{Technique::dual_two_string_kite, "Dual 2-String Kite", Level::hard, 150, false},
                   find_two_strong_links},
    TechniqueEntry{{Technique::turbot_fish, "Turbot Fish", Level::hard, 120, true},
                   find_two_strong_links},
};

}  // namespace

extern constinit const std::span<const TechniqueEntry> two_strong_links_techniques{
    two_strong_links_entries};

}  // namespace ninefold::logic
