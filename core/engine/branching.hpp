#pragma once

#include "core/engine/cells.hpp"
#include "core/engine/propagation.hpp"

namespace ninefold {

// What the search hands on all the time is one number each: fields of their own would be written
// one by one and read together, which processors are slow at.

/// A digit (from 0) in a cell, which is given by its index.
class Placement {
 public:
  Placement(int index, int digit) : number_(static_cast<std::uint32_t>(index | digit << 7)) {}

  int index() const { return static_cast<int>(number_ & 127); }
  Place place() const { return place_at_index(index()); }
  int digit() const { return static_cast<int>(number_ >> 7); }

 private:
  std::uint32_t number_;
};

/// What the search tries next: a placement, and what holds if it does not, where that is a
/// placement too.
class Branch {
 public:
  /// No branch.
  constexpr Branch() = default;
  explicit Branch(Placement first) : Branch(first.index(), 0, first.digit(), no_digit) {}
  /// By the cells' indices.
  Branch(int first, int second, int first_digit, int second_digit)
      : number_(static_cast<std::uint32_t>(first | second << 7 | first_digit << 14 |
                                           second_digit << 18)) {}
  explicit constexpr Branch(std::uint32_t number) : number_(number) {}

  explicit operator bool() const { return number_ != 0; }
  std::uint32_t number() const { return number_; }
  Placement first() const { return {field(0, 7), field(14, 4)}; }
  bool has_otherwise() const { return field(18, 4) != no_digit; }
  /// There has to be one.
  Placement otherwise() const { return {field(7, 7), field(18, 4)}; }

 private:
  static constexpr int no_digit = 15;
  int field(int shift, int bits) const {
    return static_cast<int>(number_ >> shift & ((1U << bits) - 1));
  }
  // 0 is no branch: it would have the same placement twice.
  std::uint32_t number_ = 0;
};

/// A branch, and another, if any, to be tried below its first placement before drawing
/// consequences.
class Plan {
 public:
  explicit Plan(Branch branch, Branch next = {})
      : number_(branch.number() | std::uint64_t{next.number()} << 32) {}

  Branch branch() const { return Branch(static_cast<std::uint32_t>(number_)); }
  Branch next() const { return Branch(static_cast<std::uint32_t>(number_ >> 32)); }

 private:
  std::uint64_t number_;
};

/// The branch from which most follows, whichever way it goes; see the README for the measure. While
/// no guess `has_failed`, and where little is open, the first cell of two candidates has to do; and
/// while none has, two such cells at once, or two of any where none has two candidates.
Plan choose_branch(const CompiledRules& rules, const Node& node, bool has_failed);

/// The lowest candidate of the first cell in reading order with more than one.
Plan first_open_cell(const CompiledRules& rules, const Node& node);

/// The board with a digit put into a cell, and what that excludes taken away.
BoardState decided(const CompiledRules& rules, const BoardState& board, Placement placement);
/// The same with the board itself. Assigning what `decided` gives would copy the board once more,
/// in WASM word by word.
void decide(const CompiledRules& rules, BoardState& board, Placement placement);

/// Those of `candidates` that may change places with `digit` in this state: same part in every
/// rule, same candidate cells. `digit` itself is among them. Solutions with any of them in a cell
/// are as many as with `digit`.
unsigned interchangeable(const CompiledRules& rules, const BoardState& board, unsigned candidates,
                         int digit);

}  // namespace ninefold
