#include "core/engine/branching.hpp"

#include <array>
#include <bit>
#include <cstddef>
#include <cstring>

namespace ninefold {

namespace {

/// A slot or mask as two words of 64 bits, for counting.
struct Halves {
  std::array<std::uint64_t, 2> bits;
};

Halves halves_of(const std::array<std::uint32_t, 4>& words) {
  Halves halves;
  std::memcpy(halves.bits.data(), words.data(), sizeof halves.bits);
  return halves;
}

Halves operator&(const Halves& a, const Halves& b) {
  return {{a.bits[0] & b.bits[0], a.bits[1] & b.bits[1]}};
}

int count(const Halves& halves) {
  return std::popcount(halves.bits[0]) + std::popcount(halves.bits[1]);
}

Place place_at_index(int index) {
  return {static_cast<std::uint8_t>(index / 32), static_cast<std::uint8_t>(index % 32)};
}

/// The cell, among those with two candidates, whose two digits have the most candidates among
/// their peers: either way most is taken from the others. Peers with two candidates count four
/// times, as they become decided at once.
int most_telling(const CompiledRules& rules, const BoardState& board, const Halves& pairs) {
  struct DigitCells {
    Halves all;
    Halves in_pairs;
  };
  std::array<DigitCells, max_size> digits;
  for (std::size_t digit = 0; digit < max_size; ++digit) {
    digits[digit].all = halves_of(board.digits[digit]);
    digits[digit].in_pairs = digits[digit].all & pairs;
  }
  int best_score = -1;
  int best = 0;
  for (int half = 0; half < 2; ++half) {
    const auto h = static_cast<std::size_t>(half);
    for (std::uint64_t cells = pairs.bits[h]; cells != 0; cells &= cells - 1) {
      const int shift = std::countr_zero(cells);
      const int index = 64 * half + shift;
      const Halves peers = halves_of(rules.peers[static_cast<std::size_t>(index)].words);
      unsigned candidates = 0;
      for (std::size_t digit = 0; digit < max_size; ++digit) {
        candidates |= static_cast<unsigned>(digits[digit].all.bits[h] >> shift & 1) << digit;
      }
      const auto score_of = [&](const DigitCells& digit) {
        return count(digit.all & peers) + 3 * count(digit.in_pairs & peers);
      };
      const int score = score_of(digits[static_cast<std::size_t>(std::countr_zero(candidates))]) +
                        score_of(digits[static_cast<std::size_t>(std::bit_width(candidates) - 1)]);
      if (score > best_score) {
        best_score = score;
        best = index;
      }
    }
  }
  return best;
}

Place fewest_candidates(const BoardState& board, const CellCounts& counts) {
  int fewest = max_size + 1;
  Place chosen{0, 0};
  for (std::uint8_t word = 0; word < 3; ++word) {
    for (std::uint32_t bits = counts.at_least_two.words[word]; bits != 0; bits &= bits - 1) {
      const Place place{word, static_cast<std::uint8_t>(std::countr_zero(bits))};
      const int candidates = std::popcount(board.candidates(place));
      if (candidates >= fewest) continue;
      fewest = candidates;
      chosen = place;
    }
  }
  return chosen;
}

/// With this many open cells or fewer, choosing well costs more than it saves. Measured: 3 % more
/// nodes on the hardest puzzles, and only the others are scored.
constexpr int few_open_cells = 30;

}  // namespace

Place choose_cell(const CompiledRules& rules, const BoardState& board, const CellCounts& counts) {
  const Halves open = halves_of(counts.at_least_two.words);
  const Halves more = halves_of(counts.at_least_three.words);
  const Halves pairs{{open.bits[0] & ~more.bits[0], open.bits[1] & ~more.bits[1]}};
  if ((pairs.bits[0] | pairs.bits[1]) == 0) return fewest_candidates(board, counts);
  if (count(open) <= few_open_cells) {
    return place_at_index(pairs.bits[0] != 0 ? std::countr_zero(pairs.bits[0])
                                             : 64 + std::countr_zero(pairs.bits[1]));
  }
  return place_at_index(most_telling(rules, board, pairs));
}

Place first_open_cell(const CompiledRules& rules, const CellCounts& counts) {
  for (int index = 0; index < rules.shape.cell_count(); ++index) {
    const Place place = place_of(rules.shape, static_cast<Cell>(index));
    if ((counts.at_least_two.words[place.word] & place.mask()) != 0) return place;
  }
  return {0, 0};
}

void decide(const CompiledRules& rules, BoardState& board, int digit, Place place) {
  const auto index = static_cast<std::size_t>(place.word * 32 + place.bit);
  board.decide(digit, place);
  const auto take = [&board](int from, const CellMask& cells) {
    auto& slot = board.digits[static_cast<std::size_t>(from)];
    for (std::size_t word = 0; word < 3; ++word) slot[word] &= ~cells.words[word];
  };
  take(digit, rules.peers[index]);
  for (const CompiledExclusion& exclusion : rules.exclusions[static_cast<std::size_t>(digit)]) {
    take(exclusion.digit, rules.tables[exclusion.table][index]);
  }
  board.changed = true;
  board.struck.words[place.word] |= place.mask();
}

unsigned interchangeable(const CompiledRules& rules, const BoardState& board, unsigned candidates,
                         int digit) {
  const auto index = static_cast<std::size_t>(digit);
  unsigned result = 1U << digit;
  unsigned others = candidates & rules.swappable[index] & ~result;
  for (; others != 0; others &= others - 1) {
    const auto other = static_cast<std::size_t>(std::countr_zero(others));
    if (board.digits[other] == board.digits[index]) result |= 1U << other;
  }
  return result;
}

}  // namespace ninefold
