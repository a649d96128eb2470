#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace ninefold::generate {

/// A set of clues by their numbers, of which there may be any: what CellSet is for cells.
class ClueSet {
 public:
  class Iterator {
   public:
    Iterator(const ClueSet& set, std::size_t clue) : set_(set), clue_(clue) { skip(); }
    std::size_t operator*() const { return clue_; }
    Iterator& operator++() {
      ++clue_;
      skip();
      return *this;
    }
    bool operator!=(const Iterator& other) const { return clue_ != other.clue_; }

   private:
    void skip() {
      while (clue_ < set_.end_number() && !set_.contains(clue_)) ++clue_;
    }

    const ClueSet& set_;
    std::size_t clue_;
  };

  void insert(std::size_t clue) {
    if (clue / bits >= words_.size()) words_.resize(clue / bits + 1);
    words_[clue / bits] |= bit(clue);
  }
  void erase(std::size_t clue) {
    if (clue / bits < words_.size()) words_[clue / bits] &= ~bit(clue);
  }
  bool contains(std::size_t clue) const {
    return clue / bits < words_.size() && (words_[clue / bits] & bit(clue)) != 0;
  }
  bool empty() const { return count() == 0; }
  int count() const {
    int count = 0;
    for (const std::uint64_t word : words_) count += std::popcount(word);
    return count;
  }

  ClueSet& operator|=(const ClueSet& other) {
    if (words_.size() < other.words_.size()) words_.resize(other.words_.size());
    for (std::size_t i = 0; i < other.words_.size(); ++i) words_[i] |= other.words_[i];
    return *this;
  }
  friend ClueSet operator&(ClueSet left, const ClueSet& right) {
    for (std::size_t i = 0; i < left.words_.size(); ++i) left.words_[i] &= right.word(i);
    return left;
  }
  /// The clues that are not in `other`.
  ClueSet without(const ClueSet& other) const {
    ClueSet rest = *this;
    for (std::size_t i = 0; i < rest.words_.size(); ++i) rest.words_[i] &= ~other.word(i);
    return rest;
  }

  Iterator begin() const { return {*this, 0}; }
  Iterator end() const { return {*this, end_number()}; }

 private:
  static constexpr std::size_t bits = 64;
  static std::uint64_t bit(std::size_t clue) { return std::uint64_t{1} << (clue % bits); }
  std::uint64_t word(std::size_t index) const { return index < words_.size() ? words_[index] : 0; }
  std::size_t end_number() const { return words_.size() * bits; }

  std::vector<std::uint64_t> words_;
};

}  // namespace ninefold::generate
