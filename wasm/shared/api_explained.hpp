#pragma once

#include "core/logic/step.hpp"

#include <array>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace ninefold::api {

/// A rule of a variant: its kind, the number of its item in the text, its cells on the grid, the
/// first and the last of them in the rule's own order, and the number it is called by.
struct ExplainedRule {
  std::string kind;
  int item = 0;
  CellSet cells;
  std::vector<int> ends;  ///< two, or none where the rule has no order on the grid
  std::vector<int> clue;  ///< one, or none
};

/// What explains a puzzle, as a row of numbers: field by field, a path takes several times longer
/// to hand over than to find. site/src/solver/explained.ts reads it, a step of a path only when
/// somebody looks at it.
///
/// A list begins with its length. Digits in a set are bits, bit d-1 for digit d; a candidate is its
/// cell times 16 and its digit.
///   hints:  1 where a search gave up, board, houses, rules, steps
///   path:   houses, rules, the first board and, to the end, each step with what it changes: a list
///           of cells, each with what it has then
///   board:  for each cell its candidates or, of a cell with a digit, less that digit
///   houses: of each 0 for a row, 1 for a column, 2 for a box, 3 for any other, its number within
///           these, its cells
///   rules:  of each its kind as a list of characters, its item, its cells, lists of its ends and
///           of its clue
///   steps:  of each how many numbers follow, technique and level by their numbers, score, digits,
///           total, 1 where the excluders exclude all, bits that say which of the following parts
///           are there, and these: cells, houses, base houses, fins, endo fins, sets (digits,
///           those that link it with the next, cells), chain (digit, 1 where on; index of a set, -1
///           or, where a rule gives the link, -2 less its index; cells), eliminations, placements,
///           rules, combinations, outies, excluders, steps that it is made of, reason
///   reason: a list of its kind by number, three lists of cells, and its numbers; see
///           core/logic/reason.hpp
/// Houses and rules are told in steps by their places in the lists.
class Explanation {
 public:
  Explanation() { numbers_.reserve(usual_length); }

  void add(int number) { numbers_.push_back(number); }
  void add_houses(const logic::Links& links);
  void add_rules(const std::vector<ExplainedRule>& rules);
  void add_board(const logic::State& state);
  /// The step as somebody sees it who stands there.
  void add_step(const logic::Step& step, const logic::State& state);
  /// What is other than when a board or changes were told last.
  void add_changes(const logic::State& state);

  std::vector<std::int32_t> take() { return std::move(numbers_); }

 private:
  /// Most paths take fewer numbers.
  static constexpr std::size_t usual_length = 4096;

  /// The cells without a digit, and the places of the digits.
  struct Board {
    CellSet unsolved;
    std::array<CellSet, max_size + 1> places;
  };

  void add(const CellSet& cells);
  void add(logic::DigitSet digits) { add(static_cast<int>(digits.bits())); }
  void add(logic::Candidate candidate) { add(candidate.cell * 16 + candidate.digit); }
  void add(const logic::LockedSet& set);
  void add(const logic::ChainNode& node);
  void add(const logic::Reason& reason);
  void add(const logic::Step& step) { add_step(step, {}, false); }
  void add_step(const logic::Step& step, const std::vector<logic::Candidate>& excluders,
                bool excludes_all);
  template <typename Item>
  void add(const std::vector<Item>& list) {
    add(static_cast<int>(list.size()));
    for (const Item& item : list) add(item);
  }

  std::vector<std::int32_t> numbers_;
  Board told_;
  std::vector<logic::Candidate> excluders_;
};

}  // namespace ninefold::api
