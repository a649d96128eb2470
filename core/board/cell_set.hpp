#pragma once

#include "core/board/shape.hpp"

#include <array>
#include <bit>
#include <cstdint>
#include <initializer_list>

namespace ninefold {

/// A set of cells, as bits in reading order. Iterates in reading order.
class CellSet {
 public:
  constexpr CellSet() = default;
  constexpr CellSet(std::initializer_list<Cell> cells) {
    for (const Cell cell : cells) insert(cell);
  }

  constexpr void insert(Cell cell) { words_[cell / 64] |= bit(cell); }
  constexpr void erase(Cell cell) { words_[cell / 64] &= ~bit(cell); }
  constexpr bool contains(Cell cell) const { return (words_[cell / 64] & bit(cell)) != 0; }
  constexpr bool empty() const { return (words_[0] | words_[1]) == 0; }
  constexpr int count() const { return std::popcount(words_[0]) + std::popcount(words_[1]); }

  constexpr CellSet& operator|=(const CellSet& other) {
    words_[0] |= other.words_[0];
    words_[1] |= other.words_[1];
    return *this;
  }
  constexpr CellSet& operator&=(const CellSet& other) {
    words_[0] &= other.words_[0];
    words_[1] &= other.words_[1];
    return *this;
  }
  constexpr CellSet& operator^=(const CellSet& other) {
    words_[0] ^= other.words_[0];
    words_[1] ^= other.words_[1];
    return *this;
  }
  /// The cells that are not in `other`.
  constexpr CellSet without(const CellSet& other) const {
    CellSet rest;
    rest.words_ = {words_[0] & ~other.words_[0], words_[1] & ~other.words_[1]};
    return rest;
  }
  friend constexpr CellSet operator|(CellSet left, const CellSet& right) { return left |= right; }
  friend constexpr CellSet operator&(CellSet left, const CellSet& right) { return left &= right; }
  friend constexpr CellSet operator^(CellSet left, const CellSet& right) { return left ^= right; }
  /// Written out since of arrays compilers make a call.
  constexpr bool operator==(const CellSet& other) const {
    return words_[0] == other.words_[0] && words_[1] == other.words_[1];
  }
  /// A number that tells most sets apart, in its lower bits too.
  constexpr std::uint64_t hash() const {
    const std::uint64_t mixed = (words_[0] + words_[1] * 0x9e3779b97f4a7c15U) * 0xbf58476d1ce4e5b9U;
    return mixed ^ (mixed >> 32U);
  }
  /// In the order of their lists of cells.
  friend constexpr bool operator<(const CellSet& left, const CellSet& right) {
    Iterator one = left.begin();
    Iterator other = right.begin();
    for (; one != left.end() && other != right.end(); ++one, ++other) {
      if (*one != *other) return *one < *other;
    }
    return one == left.end() && other != right.end();
  }

  class Iterator {
   public:
    constexpr explicit Iterator(std::array<std::uint64_t, 2> words) : words_(words) {}
    constexpr Cell operator*() const {
      return static_cast<Cell>(words_[0] != 0 ? std::countr_zero(words_[0])
                                              : 64 + std::countr_zero(words_[1]));
    }
    constexpr Iterator& operator++() {
      std::uint64_t& word = words_[0] != 0 ? words_[0] : words_[1];
      word &= word - 1;
      return *this;
    }
    /// Written out, too: a loop over the words would keep them in memory in WASM.
    constexpr bool operator==(const Iterator& other) const {
      return words_[0] == other.words_[0] && words_[1] == other.words_[1];
    }

   private:
    std::array<std::uint64_t, 2> words_;
  };

  constexpr Iterator begin() const { return Iterator(words_); }
  constexpr Iterator end() const { return Iterator({}); }

 private:
  static constexpr std::uint64_t bit(Cell cell) { return std::uint64_t{1} << (cell % 64); }

  std::array<std::uint64_t, 2> words_{};
};

}  // namespace ninefold
