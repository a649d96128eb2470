// NumberedRoom: the first value says in which cell the clue stands.

#include "core/variants/line_clues.hpp"
#include "core/variants/puzzle.hpp"

namespace ninefold::variants {

namespace {

bool numbered_room_holds(const Rule& rule, const Puzzle& /*puzzle*/, std::span<const int> values) {
  const int place = values[rule.cells[0]];
  return place >= 1 && place <= static_cast<int>(rule.cells.size()) &&
         values[rule.cells[static_cast<std::size_t>(place - 1)]] == rule.numbers[0];
}

void contribute_numbered_room(const Rule& rule, const Puzzle& /*puzzle*/, Model& model) {
  const CellIndex first = rule.cells[0];
  const int clue = rule.numbers[0];
  Mask places = 0;
  for (int place = 1; place <= static_cast<int>(rule.cells.size()); ++place) {
    places |= model.mask(place);
    model.relate(first, rule.cells[static_cast<std::size_t>(place - 1)],
                 [&](int a, int b) { return a != place || b == clue; });
  }
  model.restrict(first, places);
}

}  // namespace

extern const std::vector<Kind> numbered_room_kinds{
    {.name = "NumberedRoom",
     .family = Family::outside,
     .parameters = clues_from_zero,
     .gesture = Gesture::line_clue,
     .complete = complete_line_clues,
     .holds = numbered_room_holds,
     .contribute = contribute_numbered_room,
     .key = line_key},
};

}  // namespace ninefold::variants
