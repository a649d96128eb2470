#include "core/generate/kinds.hpp"

#include <algorithm>
#include <array>

namespace ninefold::generate {

namespace {

constexpr std::string_view windows =
    "house:22.23.24.32.33.34.42.43.44,house:26.27.28.36.37.38.46.47.48,"
    "house:62.63.64.72.73.74.82.83.84,house:66.67.68.76.77.78.86.87.88";

// The numbers of givens are so small as a few tries reach.
constexpr std::array<PuzzleKind, 20> kinds{{
    {.name = "classic"},
    {.name = "six", .size = 6},
    {.name = "four", .size = 4},
    {.name = "diagonals", .rules = "diagonals"},
    {.name = "windoku", .rules = windows},
    {.name = "knight", .rules = "knight"},
    {.name = "king", .rules = "king"},
    {.name = "non-consecutive", .rules = "non-consecutive"},
    {.name = "mystic", .rules = "torus-knight"},
    {.name = "asterisk", .rules = "asterisk"},
    {.name = "killer", .placed = PlacedKind::killer, .usual_givens = 0},
    {.name = "thermometers", .placed = PlacedKind::thermometers, .usual_givens = 4},
    {.name = "arrows", .placed = PlacedKind::arrows, .usual_givens = 3},
    {.name = "kropki", .placed = PlacedKind::kropki, .usual_givens = 2},
    {.name = "xv", .placed = PlacedKind::xv, .usual_givens = 5},
    {.name = "whispers", .placed = PlacedKind::whispers, .usual_givens = 5},
    {.name = "renban", .placed = PlacedKind::renban, .usual_givens = 5},
    {.name = "sandwich", .placed = PlacedKind::sandwich, .usual_givens = 12},
    {.name = "little-killer", .placed = PlacedKind::little_killer, .usual_givens = 12},
    {.name = "mixed", .placed = PlacedKind::mixed, .usual_givens = 5},
}};

}  // namespace

std::span<const PuzzleKind> puzzle_kinds() { return kinds; }

const PuzzleKind* find_puzzle_kind(std::string_view name) {
  const auto* const found = std::find_if(
      kinds.begin(), kinds.end(), [name](const PuzzleKind& kind) { return kind.name == name; });
  return found == kinds.end() ? nullptr : found;
}

}  // namespace ninefold::generate
