#pragma once

#include "core/board/cell_lists.hpp"

#include <array>
#include <bit>
#include <cstdint>
#include <span>
#include <vector>

namespace ninefold::variants {

/// A set of values: bit p is the value `lowest + p` of the layout.
using Mask = std::uint16_t;

inline constexpr int count_of(Mask mask) { return std::popcount(mask); }
inline constexpr bool is_single(Mask mask) { return std::has_single_bit(mask); }
inline constexpr int lowest_of(Mask mask) { return std::countr_zero(mask); }
inline constexpr int highest_of(Mask mask) { return 15 - std::countl_zero(mask); }
inline constexpr Mask mask_of(int position) { return static_cast<Mask>(1U << position); }
inline constexpr Mask without_lowest(Mask mask) { return static_cast<Mask>(mask & (mask - 1U)); }
inline constexpr Mask first_values(int count) { return static_cast<Mask>((1U << count) - 1U); }

/// The values counted from the other end, of so many: the lowest becomes the highest.
inline constexpr Mask turned_values(Mask values, int value_count) {
  unsigned bits = values;
  bits = (bits & 0x5555U) << 1U | (bits >> 1U & 0x5555U);
  bits = (bits & 0x3333U) << 2U | (bits >> 2U & 0x3333U);
  bits = (bits & 0x0f0fU) << 4U | (bits >> 4U & 0x0f0fU);
  bits = (bits & 0x00ffU) << 8U | bits >> 8U;
  return static_cast<Mask>(bits >> static_cast<unsigned>(most_values - value_count));
}

/// Where the bit of each cell is in sets of cells: by default, cell c is bit c.
using CellPlaces = std::vector<std::uint16_t>;

/// Which cells must differ from which, as a matrix of bits.
class Peers {
 public:
  Peers() = default;
  /// The cells of each list of `different` from `first_list` on differ; `places` as above, each
  /// another.
  explicit Peers(int cell_count, const CellLists& different = {}, CellPlaces places = {},
                 std::size_t first_list = 0);

  /// Adds peers of the first cells that are known beforehand, two words each, none of them its own.
  /// Rows need two words; no values are excluded yet.
  void add_rows(std::span<const std::array<std::uint64_t, 2>> rows);

  /// Cells that are equal see whatever any one of them sees. `same` has for each cell the smallest
  /// that is equal to it. Cells that are both equal and different have no values at all, which is
  /// for others to say.
  void share_among_equals(std::span<const CellIndex> same);

  /// The cells must not both have this value, and may have others alike. `value_count` is that of
  /// the board, the same each time.
  void exclude(CellIndex a, CellIndex b, Mask value, int value_count);
  /// Whether any cells exclude only some values of each other.
  bool tell_values_apart() const { return words_a_value_ != 0; }

  /// The same among some of the cells: cell n there is the nth of them, and has the nth place.
  Peers among(std::span<const CellIndex> cells) const;

  /// The peers of a cell, in the order of their places.
  CellIndexes of(CellIndex cell) const;
  /// The same, and the cells that must not have this value if the cell has it.
  CellIndexes of(CellIndex cell, Mask value) const;
  /// Whether there are any, of whatever value.
  bool has_peers(CellIndex cell) const;
  bool differ(CellIndex a, CellIndex b) const {
    const std::size_t place = places_[b];
    return (words_[a * width_ + place / 64] >> (place % 64) & 1U) != 0;
  }
  bool all_differ(std::span<const CellIndex> cells) const;
  /// Whether both see a cell beyond those of `known`, which is empty or has `width()` words; be it
  /// by one value alone.
  bool see_another(CellIndex a, CellIndex b, std::span<const std::uint64_t> known = {}) const;
  /// One bit a cell.
  const std::uint64_t* bits(CellIndex cell) const { return words_.data() + cell * width_; }
  /// The same, and the cells that only must not have this value if the cell has it.
  const std::uint64_t* bits(CellIndex cell, Mask value) const {
    const auto number = static_cast<std::size_t>(lowest_of(value)) + 1;
    return bits(cell) + number * words_a_value_;
  }
  std::size_t width() const { return width_; }
  /// Of the bit of a cell in sets of `width()` words, and of the cell of a bit.
  std::size_t place(CellIndex cell) const { return places_[cell]; }
  const std::uint16_t* places() const { return places_.data(); }
  CellIndex cell_at(std::size_t place) const { return cells_[place]; }
  const CellIndex* cells_by_place() const { return cells_.data(); }
  /// Adds a cell to a set of `width()` words.
  void add(CellIndex cell, std::span<std::uint64_t> set) const {
    set[places_[cell] / 64U] |= std::uint64_t{1} << (places_[cell] % 64U);
  }

 private:
  template <typename Set>
  void add_all_of(const CellLists& different, std::size_t first_list, Set& set);
  std::span<std::uint64_t> row(std::size_t cell) {
    return std::span(words_).subspan(cell * width_, width_);
  }
  template <typename Visit>
  void for_each_cell(std::span<const std::uint64_t> set, Visit visit) const {
    for (std::size_t word = 0; word < width_; ++word) {
      for (std::uint64_t bits = set[word]; bits != 0; bits &= bits - 1)
        visit(cells_[word * 64 + static_cast<std::size_t>(std::countr_zero(bits))]);
    }
  }

  CellPlaces places_;
  std::vector<CellIndex> cells_;  // by place
  std::size_t width_ = 0;
  // A row for each cell; and the same once more for each value, so many words later each time,
  // where values are told apart.
  std::vector<std::uint64_t> words_;
  std::size_t words_a_value_ = 0;

  /// Of a row for each cell.
  std::size_t words_a_table() const { return tell_values_apart() ? words_a_value_ : words_.size(); }
};

/// The candidates of all cells as propagators see and narrow them, kept twice: for each cell its
/// values, and for each value its cells. It owns nothing: the search hands it the candidates of the
/// present depth.
struct Domains {
  Mask* masks = nullptr;
  /// For each value a plane of `width` words with the bits of the cells that may have it.
  std::uint64_t* planes = nullptr;
  std::size_t width = 0;
  const std::uint16_t* places = nullptr;  ///< of cells' bits
  /// The cells that were narrowed since the search last looked, each once.
  CellIndex* changed = nullptr;
  int changed_count = 0;
  Mask* lost = nullptr;  ///< by cell, what it lost since then
  const Peers* peers = nullptr;
  CellIndex conflict = 0;  ///< the cell that lost its last candidate
  /// In the last alternative: the domains of the board that its cells belong to, which lose a value
  /// at common peers, too, and the number there of each cell. Else null.
  Domains* whole = nullptr;
  const CellIndex* numbers_in_whole = nullptr;

  /// Makes these the peers, and sets of cells as they have them.
  void use(const Peers& of_program) {
    peers = &of_program;
    width = of_program.width();
    places = of_program.places();
  }

  const std::uint64_t* plane(Mask value) const {
    return planes + static_cast<std::size_t>(lowest_of(value)) * width;
  }

  /// Takes away what is not allowed; false if nothing is left.
  bool narrow(CellIndex cell, Mask allowed) {
    const Mask before = masks[cell];
    const Mask gone = before & static_cast<Mask>(~allowed);
    if (gone == 0) return true;
    masks[cell] = before & allowed;
    if (lost[cell] == 0) changed[changed_count++] = cell;
    lost[cell] |= gone;
    std::uint64_t* const word = planes + places[cell] / 64U;
    const std::uint64_t kept = ~(std::uint64_t{1} << (places[cell] % 64U));
    for (Mask rest = gone; rest != 0; rest = without_lowest(rest))
      word[static_cast<std::size_t>(lowest_of(rest)) * width] &= kept;
    if (gone == before) conflict = cell;
    return gone != before;
  }

  bool take_away(CellIndex cell, Mask values) { return narrow(cell, static_cast<Mask>(~values)); }

  /// `value` stands in one of these cells: takes it away wherever all of them see.
  bool take_away_from_common_peers(std::span<const CellIndex> cells, Mask value) {
    const std::uint64_t* const holders = plane(value);
    for (std::size_t word = 0; word < width; ++word) {
      std::uint64_t common = holders[word];
      for (const CellIndex cell : cells) common &= peers->bits(cell, value)[word];
      for (; common != 0; common &= common - 1) {
        const std::size_t place = word * 64 + static_cast<std::size_t>(std::countr_zero(common));
        if (!take_away(peers->cell_at(place), value)) return false;
      }
    }
    return whole == nullptr || take_away_in_whole(cells, value);
  }
  /// The same on the whole board alone.
  bool take_away_in_whole(std::span<const CellIndex> cells, Mask value) const;
};

}  // namespace ninefold::variants
