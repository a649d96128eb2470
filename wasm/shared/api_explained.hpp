#pragma once

#include "core/logic/step.hpp"

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace ninefold::api {

/// A rule of a variant: its kind, the number of its item in the text, and its cells on the grid.
struct ExplainedRule {
  std::string kind;
  int item = 0;
  CellSet cells;
};

/// What explains a puzzle, as a row of numbers: field by field, a path takes several times longer
/// to hand over than to find. site/src/solver/explained.ts reads it, a step of a path only when
/// somebody looks at it.
///
/// A list begins with its length. Digits in a set are bits, bit d-1 for digit d; a candidate is its
/// cell times 16 and its digit.
///   hints:  1 where a search gave up, board, houses, rules, steps
///   path:   houses, rules, the first board, number of steps, and each step with what it changes:
///           a list of cells, each with what it has then
///   board:  for each cell its candidates or, of a cell with a digit, less that digit
///   houses: of each 0 for a row, 1 for a column, 2 for a box, 3 for any other, its number within
///           these, its cells
///   rules:  of each its kind as a list of characters, its item, its cells
///   steps:  of each how many numbers follow, technique and level by their numbers, score, digits,
///           total, 1 where the excluders exclude all, bits that say which of the following parts
///           are there, and these: cells, houses, base houses, fins, endo fins, sets (digits,
///           those that link it with the next, cells), chain (digit, 1 where on; index of a set, -1
///           or, where a rule gives the link, -2 less its index; cells), eliminations, placements,
///           rules, combinations, outies, excluders, steps that it is made of
/// Houses and rules are told in steps by their places in the lists.
class Explanation {
 public:
  void add(int number) {
    // Not push_back: the linker keeps one for the whole module, and that is compiled for size.
    if (count_ == numbers_.size()) numbers_.resize(count_ * 2);
    numbers_[count_++] = number;
  }
  void add_houses(const logic::Links& links);
  void add_rules(const std::vector<ExplainedRule>& rules);
  void add_board(const logic::State& state);
  /// The step as somebody sees it who stands there.
  void add_step(const logic::Step& step, const logic::State& state);
  /// What is other than before, with what `before` knows of it; that knows the same afterwards.
  void add_changes(const logic::State& state, logic::State& before);

  std::vector<std::int32_t> take() {
    numbers_.resize(count_);
    return std::move(numbers_);
  }

 private:
  void add(const CellSet& cells);
  void add(logic::DigitSet digits) { add(static_cast<int>(digits.bits())); }
  void add(logic::Candidate candidate) { add(candidate.cell * 16 + candidate.digit); }
  void add(const logic::LockedSet& set);
  void add(const logic::ChainNode& node);
  void add(const logic::Step& step) { add_step(step, {}, false); }
  void add_step(const logic::Step& step, const std::vector<logic::Candidate>& excluders,
                bool excludes_all);
  template <typename Item>
  void add(const std::vector<Item>& list) {
    add(static_cast<int>(list.size()));
    for (const Item& item : list) add(item);
  }

  std::vector<std::int32_t> numbers_ = std::vector<std::int32_t>(4096);
  std::size_t count_ = 0;
  std::vector<logic::Candidate> excluders_;
};

}  // namespace ninefold::api
