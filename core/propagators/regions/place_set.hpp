#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace ninefold::variants {

/// A set of places of a grid in reading order, a bit each.
template <std::size_t words>
struct PlaceSet {
  std::array<std::uint64_t, words> bits{};

  /// Adds up to 64 places from `place` on, a bit each in `from`.
  void add_run(std::size_t place, std::uint64_t from) {
    bits[place / 64] |= from << (place % 64);
    if (place % 64 != 0 && place / 64 + 1 < words)
      bits[place / 64 + 1] |= from >> (64 - place % 64);
  }

  static PlaceSet first(std::size_t count) {
    PlaceSet set;
    for (std::size_t word = 0; word < words && word * 64 < count; ++word) {
      const std::size_t rest = count - word * 64;
      set.bits[word] = rest >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << rest) - 1;
    }
    return set;
  }
  static PlaceSet of(std::size_t place) {
    PlaceSet set;
    set.add(place);
    return set;
  }

  void add(std::size_t place) { bits[place / 64] |= std::uint64_t{1} << (place % 64); }
  void remove(std::size_t place) { bits[place / 64] &= ~(std::uint64_t{1} << (place % 64)); }
  bool any() const {
    std::uint64_t all = 0;
    for (const std::uint64_t word : bits) all |= word;
    return all != 0;
  }
  std::size_t count() const {
    std::size_t total = 0;
    for (const std::uint64_t word : bits) total += static_cast<std::size_t>(std::popcount(word));
    return total;
  }
  /// There has to be one.
  std::size_t lowest() const {
    std::size_t word = 0;
    while (word + 1 < words && bits[word] == 0) ++word;
    return word * 64 + static_cast<std::size_t>(std::countr_zero(bits[word]));
  }
  /// `visit(place)` returns false to end; so does this then.
  template <typename Visit>
  bool each(Visit visit) const {
    for (std::size_t word = 0; word < words; ++word) {
      for (std::uint64_t rest = bits[word]; rest != 0; rest &= rest - 1) {
        if (!visit(word * 64 + static_cast<std::size_t>(std::countr_zero(rest)))) return false;
      }
    }
    return true;
  }

  PlaceSet& operator|=(const PlaceSet& other) {
    for (std::size_t word = 0; word < words; ++word) bits[word] |= other.bits[word];
    return *this;
  }
  PlaceSet& operator&=(const PlaceSet& other) {
    for (std::size_t word = 0; word < words; ++word) bits[word] &= other.bits[word];
    return *this;
  }
  friend PlaceSet operator|(PlaceSet a, const PlaceSet& b) { return a |= b; }
  friend PlaceSet operator&(PlaceSet a, const PlaceSet& b) { return a &= b; }
  PlaceSet without(const PlaceSet& other) const {
    PlaceSet rest;
    for (std::size_t word = 0; word < words; ++word)
      rest.bits[word] = bits[word] & ~other.bits[word];
    return rest;
  }
  bool lies_in(const PlaceSet& other) const { return !without(other).any(); }
  friend bool operator==(const PlaceSet&, const PlaceSet&) = default;

  /// All places moved forwards, or backwards, by 1 to 63.
  PlaceSet forwards(unsigned steps) const {
    PlaceSet moved;
    for (std::size_t word = 0; word < words; ++word) {
      moved.bits[word] = bits[word] << steps;
      if (word > 0) moved.bits[word] |= bits[word - 1] >> (64U - steps);
    }
    return moved;
  }
  PlaceSet backwards(unsigned steps) const {
    PlaceSet moved;
    for (std::size_t word = 0; word < words; ++word) {
      moved.bits[word] = bits[word] >> steps;
      if (word + 1 < words) moved.bits[word] |= bits[word + 1] << (64U - steps);
    }
    return moved;
  }
};

/// Which places of a grid of at most 16 rows and columns lie beside which.
template <std::size_t words>
class PlaceGrid {
 public:
  using Places = PlaceSet<words>;

  PlaceGrid(std::size_t count, std::size_t columns)
      : columns_(static_cast<unsigned>(columns)), all_(Places::first(count)) {
    Places first;
    for (std::size_t place = 0; place < count; place += columns) first.add(place);
    not_last_ = all_.without(first.backwards(1)).without(Places::of(count - 1));
    not_first_ = all_.without(first);
    Places row = Places::first(columns);
    for (std::size_t number = 0; number * columns < count; ++number) {
      row_[number] = row;
      row = row.forwards(columns_);
    }
    for (std::size_t number = 0; number < columns; ++number) {
      column_[number] = first;
      first = first.forwards(1);
    }
  }

  Places row(std::size_t number) const { return row_[number]; }
  Places column(std::size_t number) const { return column_[number]; }
  Places left_of(const Places& set) const { return set.backwards(1) & not_last_; }
  Places right_of(const Places& set) const { return set.forwards(1) & not_first_; }
  Places above(const Places& set) const { return set.backwards(columns_); }
  Places below(const Places& set) const { return set.forwards(columns_) & all_; }
  /// The places beside some of the set, among them places of the set.
  Places beside(const Places& set) const {
    return left_of(set) | right_of(set) | above(set) | below(set);
  }
  /// What one reaches from `start` without leaving `open`.
  Places reached(const Places& start, const Places& open) const {
    Places seen = start;
    for (Places fresh = start; fresh.any();) {
      fresh = (beside(fresh) & open).without(seen);
      seen |= fresh;
    }
    return seen;
  }
  /// The same over at most so many places that do not belong to `free`, of which `open` has all.
  Places reached(const Places& start, const Places& open, const Places& free,
                 std::size_t most) const {
    Places seen = reached(start, free);
    Places fresh = seen;
    for (; most > 0; --most) {
      fresh = (beside(fresh) & open).without(seen);
      if (!fresh.any()) break;
      const Places joined = (beside(fresh) & free).without(seen | fresh);
      if (joined.any()) fresh |= reached(joined, free.without(seen));
      seen |= fresh;
    }
    return seen;
  }
  /// The open places around which open ones, within the eight beside each, do not all hang
  /// together: no others can part open places from each other.
  Places narrow(const Places& open) const {
    const Places west = right_of(open);
    const Places east = left_of(open);
    const Places north = below(open);
    const Places south = above(open);
    const Places north_west = right_of(north);
    const Places north_east = left_of(north);
    const Places south_west = right_of(south);
    const Places south_east = left_of(south);
    const Places by_east = north_east & east & south_east;
    const Places by_west = north_west & west & south_west;
    const Places by_north = north_west & north & north_east;
    const Places by_south = south_west & south & south_east;
    Places parted = (north & south).without(by_east | by_west);
    parted |= (west & east).without(by_north | by_south);
    parted |= (north & east).without(north_east | (by_west & south & south_east));
    parted |= (east & south).without(south_east | (by_north & west & south_west));
    parted |= (south & west).without(south_west | (by_east & north & north_west));
    parted |= (west & north).without(north_west | (by_south & east & north_east));
    return parted & open;
  }

 private:
  unsigned columns_;
  Places all_;
  Places not_first_;
  Places not_last_;
  static constexpr std::size_t most_lines = 16;
  std::array<Places, most_lines> row_;
  std::array<Places, most_lines> column_;
};

}  // namespace ninefold::variants
