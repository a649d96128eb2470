#include "core/propagators/sums/sum_line.hpp"

#include "core/propagators/primitive/statement.hpp"

#include <algorithm>

namespace ninefold::variants {

namespace {

constexpr std::uint64_t in_both_halves(std::uint64_t half) { return half << 32U | half; }

// For each sum, those from 0 up to it.
constexpr std::array<std::uint64_t, SumLine::most_sum + 1> make_sums_up_to() {
  std::array<std::uint64_t, SumLine::most_sum + 1> made{};
  for (std::size_t sum = 0; sum < made.size(); ++sum)
    made[sum] = in_both_halves((std::uint64_t{2} << sum) - 1);
  return made;
}
constexpr auto sums_up_to = make_sums_up_to();

// The place where a list of cells has to begin to be the smallest of its rotations.
std::size_t start_of_least_rotation(std::span<const CellIndex> cells) {
  const std::size_t size = cells.size();
  std::size_t best = 0;
  std::size_t other = 1;
  std::size_t equal = 0;
  while (best < size && other < size && equal < size) {
    const CellIndex one = cells[(best + equal) % size];
    const CellIndex two = cells[(other + equal) % size];
    if (one == two) {
      ++equal;
      continue;
    }
    (one > two ? best : other) += equal + 1;
    if (best == other) ++other;
    equal = 0;
  }
  return std::min(best, other);
}

}  // namespace

SumLine SumLine::around(CellIndexes cells, int sum, int lowest, std::span<const Mask> candidates) {
  const auto lowest_candidate = [&](CellIndex cell) { return lowest_of(candidates[cell]); };
  std::rotate(cells.begin(),
              std::max_element(cells.begin(), cells.end(),
                               [&](CellIndex one, CellIndex other) {
                                 return lowest_candidate(one) < lowest_candidate(other);
                               }),
              cells.end());
  const int least = lowest_candidate(cells[0]) + lowest;
  return {std::move(cells), sum, lowest, true, std::clamp(sum - least + 1, 1, sum)};
}

// Lines are the same read from their other end, and loops from any cell.
void SumLine::describe(Statement& to) const {
  // How many parts are tried follows from the candidates.
  const auto& [own_cells, own_sum, own_lowest, own_is_loop, own_parts] = *this;
  to.add(static_cast<std::uint32_t>(own_sum));
  to.add(own_is_loop ? 1 : 0);
  std::vector<CellIndex> moved;
  for (const CellIndex cell : own_cells) moved.push_back(to.moved(cell));
  std::vector<CellIndex> reversed(moved.rbegin(), moved.rend());
  if (own_is_loop) {
    for (std::vector<CellIndex>* line : {&moved, &reversed}) {
      const auto start = static_cast<std::ptrdiff_t>(start_of_least_rotation(*line));
      std::rotate(line->begin(), line->begin() + start, line->end());
    }
  }
  to.add(static_cast<std::uint32_t>(moved.size()));
  for (const CellIndex cell : std::min(moved, reversed)) to.add(cell);
}

SumLine::Memory SumLine::memory() const {
  const std::size_t length = cells.size();
  const std::size_t words = words_of_place();
  Memory memory;
  memory.masks.resize(length);
  memory.is_stale.resize(length);
  memory.reached.resize((length + 1) * words);
  memory.leading.resize((length + 1) * words);
  // A piece that has a part of the sum before the first cell has as much behind the last.
  for (int part = 0; part < parts; ++part) {
    const auto number = static_cast<std::size_t>(part);
    const std::uint64_t bit = std::uint64_t{1} << (32 * (number % 2) + number);
    memory.reached[number / 2] |= bit;
    memory.leading[length * words + number / 2] |= bit;
  }
  return memory;
}

// The sums of pieces behind a cell with these values, of those before it.
template <std::size_t words>
inline void SumLine::sums_behind(Mask mask, const std::uint64_t* before,
                                 std::uint64_t* behind) const {
  std::array<std::uint64_t, words> added{};
  for (Mask rest = mask; rest != 0; rest = without_lowest(rest)) {
    const int value = lowest_of(rest) + lowest;
    if (value > sum) break;
    const std::uint64_t fitting = sums_up_to[static_cast<std::size_t>(sum - value)];
    for (std::size_t word = 0; word < words; ++word)
      added[word] |= (before[word] & fitting) << static_cast<unsigned>(value);
  }
  // A piece that has the whole sum ends, and the next has nothing yet.
  const std::uint64_t whole = in_both_halves(std::uint64_t{1} << static_cast<unsigned>(sum));
  for (std::size_t word = 0; word < words; ++word) {
    const std::uint64_t finished = added[word] & whole;
    behind[word] = (added[word] & ~whole) | finished >> static_cast<unsigned>(sum);
  }
}

// The values with which sums before a cell lead to those behind it that lead on, and these sums.
template <std::size_t words>
inline Mask SumLine::lead_from(Mask mask, const std::uint64_t* before, const std::uint64_t* behind,
                               std::uint64_t* leading) const {
  std::array<std::uint64_t, words> wanted;
  std::array<std::uint64_t, words> found{};
  for (std::size_t word = 0; word < words; ++word) {
    const std::uint64_t finished = behind[word] & in_both_halves(1);
    wanted[word] = behind[word] | finished << static_cast<unsigned>(sum);
  }
  Mask supported = 0;
  for (Mask rest = mask; rest != 0; rest = without_lowest(rest)) {
    const int value = lowest_of(rest) + lowest;
    if (value > sum) break;
    const std::uint64_t fitting = sums_up_to[static_cast<std::size_t>(sum - value)];
    std::uint64_t any = 0;
    for (std::size_t word = 0; word < words; ++word) {
      const std::uint64_t leads =
          wanted[word] >> static_cast<unsigned>(value) & before[word] & fitting;
      found[word] |= leads;
      any |= leads;
    }
    if (any != 0) supported |= rest & static_cast<Mask>(-rest);
  }
  std::copy(found.begin(), found.end(), leading);
  return supported;
}

template <std::size_t words>
bool SumLine::go_on(Domains& domains, Memory& memory) const {
  const std::size_t length = cells.size();
  const std::size_t words_of_all = words_of_place();
  Mask* const masks = memory.masks.data();
  std::uint8_t* const is_stale = memory.is_stale.data();
  std::array<std::uint64_t, words> fresh;
  // Whether words differ from the fresh ones, which they become.
  const auto change = [&](std::uint64_t* known) {
    std::uint64_t different = 0;
    for (std::size_t word = 0; word < words; ++word) {
      different |= known[word] ^ fresh[word];
      known[word] = fresh[word];
    }
    return different != 0;
  };
  bool is_other = false;  // other sums are reached than were
  for (std::size_t place = 0; place < length; ++place) {
    const Mask mask = domains.masks[cells[place]];
    if (mask == masks[place] && !is_other) continue;
    masks[place] = mask;
    is_stale[place] = 1;
    is_other = false;
    std::uint64_t* const reached = memory.reached.data() + place * words_of_all;
    for (std::size_t word = 0; word < words_of_all; word += words) {
      sums_behind<words>(mask, reached + word, fresh.data());
      if (change(reached + words_of_all + word)) is_other = true;
    }
  }
  is_other = false;  // other sums lead to the end than did
  for (std::size_t place = length; place-- > 0;) {
    if (is_stale[place] == 0 && !is_other) continue;
    is_stale[place] = 1;  // until it is done: a cell that is listed twice may fail here
    is_other = false;
    const Mask mask = domains.masks[cells[place]];
    Mask supported = 0;
    const std::uint64_t* const reached = memory.reached.data() + place * words_of_all;
    std::uint64_t* const leading = memory.leading.data() + place * words_of_all;
    for (std::size_t word = 0; word < words_of_all; word += words) {
      supported |=
          lead_from<words>(mask, reached + word, leading + words_of_all + word, fresh.data());
      if (change(leading + word)) is_other = true;
    }
    if (supported != masks[place]) {
      if (!domains.narrow(cells[place], supported)) return false;
      masks[place] = 0;
    }
    is_stale[place] = 0;
  }
  return true;
}

bool SumLine::propagate(Domains& domains, Memory& memory) const {
  return is_loop ? go_on<words_of_loop>(domains, memory) : go_on<1>(domains, memory);
}

}  // namespace ninefold::variants
