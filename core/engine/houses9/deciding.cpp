#include "core/engine/houses9/deciding.hpp"

#include <array>
#include <cstddef>

namespace ninefold {

namespace {

/// For every place a mask of its cell alone.
constexpr std::array<CellMask, 96> make_single_cells() {
  std::array<CellMask, 96> cells{};
  for (std::size_t index = 0; index < cells.size(); ++index) {
    cells[index].words[index / 32] = std::uint32_t{1} << index % 32;
  }
  return cells;
}
constexpr std::array<CellMask, 96> single_cells = make_single_cells();

/// For every digit all ones in its lane; the ninth has none.
constexpr std::array<std::array<std::uint32_t, lane_digits>, max_size> make_digit_lanes() {
  std::array<std::array<std::uint32_t, lane_digits>, max_size> lanes{};
  for (std::size_t lane = 0; lane < lane_digits; ++lane) lanes[lane][lane] = ~0U;
  return lanes;
}
alignas(Lanes) constexpr auto digit_lanes = make_digit_lanes();

/// Makes `result`, which may be `board`, the board with the digit in the cell.
[[gnu::always_inline]] inline void put(const CompiledRules& rules, const BoardState& board,
                                       Placement placement, BoardState& result) {
  // Whole vectors throughout: a word written alone would delay the next load of its vector.
  const auto index = static_cast<std::size_t>(placement.index());
  const auto digit = static_cast<std::size_t>(placement.digit());
  const Slot peers = load<Slot>(rules.peers[index].words.data());
  const Slot cell = load<Slot>(single_cells[index].words.data());
  const auto peers_in_lanes = for_digits<LaneDigits>(peers);
  const auto cell_in_lanes = for_digits<LaneDigits>(cell);
  const auto taken = NineDigits::each(
      [&](std::size_t group) {
        const auto chosen = load<Lanes>(digit_lanes[digit].data() + group * lane_count);
        return (peers_in_lanes & chosen) | (cell_in_lanes & ~chosen);
      },
      digit == lane_digits ? peers : cell);
  result.digits.store(board.digits.load() & ~taken);
  store(result.struck.words.data(), load<Slot>(board.struck.words.data()) | cell);
  result.changed = true;
  for (const CompiledExclusion& exclusion : rules.exclusions[digit]) {
    result.digits.remove(exclusion.digit, rules.tables[exclusion.table][index]);
  }
}

}  // namespace

BoardState decided(const CompiledRules& rules, const BoardState& board, Placement placement) {
  BoardState result;
  put(rules, board, placement, result);
  return result;
}

void decide(const CompiledRules& rules, BoardState& board, Placement placement) {
  put(rules, board, placement, board);
}

}  // namespace ninefold
