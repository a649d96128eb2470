// What follows at once from changed cells: peers lose values, and propagators are woken.

#include "core/engine/wide/propagation/propagation.hpp"

#include <algorithm>
#include <utility>

namespace ninefold::variants {

// A cell has its value: strikes it from those that must not have it.
bool Propagation::strike_from_peers(CellIndex cell, Mask value) {
  // The houses of a grid take care of themselves.
  const std::uint64_t* peers = domains_.peers->bits(cell, value);
  if (program_.grid) {
    if (program_.further_peers.empty()) return true;
    peers = program_.further_peers_of(cell, value);
  }
  switch (domains_.width) {
    case 1: return strike<1>(peers, value);
    case 2: return strike<2>(peers, value);
    case 3: return strike<3>(peers, value);
    case 4: return strike<4>(peers, value);
    default: return strike<most_plane_width>(peers, value);
  }
}

// For boards of one width that are many, the loop over words is unrolled.
template <std::size_t most_width>
bool Propagation::strike(const std::uint64_t* peers, Mask value) {
  const std::size_t width = most_width <= 4 ? most_width : domains_.width;
  const std::uint64_t* const plane = domains_.plane(value);
  std::array<std::uint64_t, most_width> struck;
  for (std::size_t word = 0; word < width; ++word) struck[word] = plane[word] & peers[word];
  for (std::size_t word = 0; word < width; ++word) {
    struck_[word] |= struck[word];
    for (std::uint64_t bits = struck[word]; bits != 0; bits &= bits - 1) {
      const std::size_t place = word * 64 + static_cast<std::size_t>(std::countr_zero(bits));
      if (!domains_.take_away(domains_.peers->cell_at(place), value)) return false;
    }
  }
  return true;
}

namespace {

// Whether no more than `most` are left of the values that are alike to some lost one.
bool leaves_few(const Layers::Alike& alike, Mask lost, Mask left, int most) {
  for (Mask rest = lost; rest != 0; rest = without_lowest(rest)) {
    if (count_of(alike[static_cast<std::size_t>(lowest_of(rest))] & left) <= most) return true;
  }
  return false;
}

}  // namespace

// Wakes those that look at a cell only sometimes, but for `known`, which knows what it did itself;
// true if one of them is `done`.
inline bool Propagation::wake_watchers(CellIndex cell, Mask lost, std::uint32_t known,
                                       std::uint32_t done) {
  const auto watching = program_.watching(cell);
  if (watching.empty()) return false;
  const Mask mask = domains_.masks[cell];
  const int size = count_of(mask);
  bool done_waits = false;
  for (const auto& [number, most, most_alike, alike] : watching) {
    if (size > static_cast<int>(most) || number == known) continue;
    if (alike == 0 || leaves_few(program_.alike[alike], lost, mask, most_alike)) {
      waiting_[number / 64U] |= std::uint64_t{1} << (number % 64U);
      done_waits = done_waits || number == done;
    }
  }
  return done_waits;
}

inline void Propagation::lose_in_houses(CellIndex cell, Mask lost) {
  for (const std::uint16_t house : program_.houses_of(cell)) {
    is_house_waiting_ = true;
    lost_in_house_[house] |= lost;
    waiting_houses_[house / 64U] |= std::uint64_t{1} << (house % 64U);
  }
}

inline void Propagation::lose_in_grid(CellIndex cell, Mask lost) {
  for (const std::size_t house : GridHouses::houses_of(cell)) lost_in_grid_[house] |= lost;
}

// Tells peers of cells that have their values, and wakes whoever looks at what changed; all but the
// first `kept` of what did.
bool Propagation::apply_changes(int kept) {
  const std::uint32_t done = std::exchange(running_, none);
  int own = done != none ? domains_.changed_count : 0;  // so many are left of what `done` did
  bool done_waits = false;
  const std::size_t words = program_.watch_words;
  const std::uint16_t* const places = domains_.places;
  while (domains_.changed_count > kept) {
    const int index = --domains_.changed_count;
    const CellIndex cell = changed_[static_cast<std::size_t>(index)];
    const Mask lost = std::exchange(lost_[cell], Mask{0});
    bool is_own = false;
    if (index < own) {
      own = index;
      is_own = !is_struck(cell);
    }
    const Mask mask = domains_.masks[cell];
    const bool is_decided = is_single(mask);
    if (is_decided && !strike_from_peers(cell, mask)) return false;
    if (program_.grid && cell < GridHouses::cell_count) {
      if (is_decided) {
        looks_.decided[places[cell] / 64U] |= std::uint64_t{1} << (places[cell] % 64U);
        is_grid_waiting_ = true;
      } else if (!is_grid_waiting_) {
        is_grid_waiting_ = GridHouses::may_tell(domains_, cell, lost);
      }
      if (!program_.further_peers.empty()) lose_in_grid(cell, lost);
    }
    lose_in_houses(cell, lost);
    const std::uint64_t* const watching = program_.watch_bits.data() + cell * words;
    for (std::size_t word = 0; word < words; ++word) waiting_[word] |= watching[word];
    done_waits = wake_watchers(cell, lost, is_own ? done : none, done) || done_waits;
    if (!is_own && done / 64U < words && (watching[done / 64U] >> (done % 64U) & 1U) != 0)
      done_waits = true;
  }
  if (kept == 0) std::fill(struck_.begin(), struck_.end(), 0);
  if (done != none && !done_waits) waiting_[done / 64U] &= ~(std::uint64_t{1} << (done % 64U));
  return true;
}

// The same of what the houses of the grid narrowed, about which they need not be asked again. Most
// changes are theirs; one after the other is done for all cells, and only what the program has.
bool Propagation::apply_changes_of_grid() {
  const std::span cells(changed_.data(), static_cast<std::size_t>(domains_.changed_count));
  const std::size_t words = program_.watch_words;
  for (std::size_t word = 0; word < words; ++word) {
    std::uint64_t woken = 0;
    for (const CellIndex cell : cells) woken |= program_.watch_bits[cell * words + word];
    waiting_[word] |= woken;
  }
  if (!program_.watchers.empty()) {
    for (const CellIndex cell : cells) wake_watchers(cell, lost_[cell], none, none);
  }
  if (!program_.houses_of_cells.empty()) {
    for (const CellIndex cell : cells) lose_in_houses(cell, lost_[cell]);
  }
  if (program_.further_peers.empty()) {
    for (const CellIndex cell : cells) lost_[cell] = 0;
    domains_.changed_count = 0;
    return true;
  }
  for (const CellIndex cell : cells) lose_in_grid(cell, lost_[cell]);
  bool is_any_struck = false;
  for (int index = domains_.changed_count - 1; index >= 0; --index) {
    const CellIndex cell = changed_[static_cast<std::size_t>(index)];
    // What peers took from it since, the grid does not know.
    if (is_any_struck && is_struck(cell)) {
      if (!apply_changes(index)) return false;
      continue;
    }
    domains_.changed_count = index;
    lost_[cell] = 0;
    const Mask mask = domains_.masks[cell];
    if (!is_single(mask)) continue;
    if (!strike_from_peers(cell, mask)) return false;
    is_any_struck = true;
    if (domains_.changed_count > index && !apply_changes(index)) return false;
  }
  std::fill(struck_.begin(), struck_.end(), 0);
  return true;
}

}  // namespace ninefold::variants
