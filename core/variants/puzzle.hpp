#pragma once

#include "core/board/cell_lists.hpp"
#include "core/variants/givens.hpp"
#include "core/variants/rule.hpp"

#include <optional>
#include <span>
#include <variant>

namespace ninefold::variants {

/// A puzzle of any rules: the board, what is asked of it, and what its cells hold from the start.
struct Puzzle {
  Layout layout;
  std::vector<Rule> rules;
  Givens givens;
  std::vector<Item> items;  ///< the text that it was read from
  FullRank::Ties ties = FullRank::Ties::only_unclued;

  /// The cells that hold different values by the board alone: rows, columns and boxes.
  CellLists houses() const;
  /// Regions of jigsaw pieces.
  std::vector<CellIndexes> pieces() const;
};

using PuzzleOrError = std::variant<Puzzle, RuleError>;

/// Builds a puzzle from items. Of two rules of which a text may have only one, the last counts.
/// Where the meter ends that, reading_ended().
PuzzleOrError make_puzzle(std::vector<Item> items, WorkMeter& meter);
PuzzleOrError make_puzzle(std::vector<Item> items);

/// The rules that values of all cells break, but for givens. A null pointer stands for the houses
/// of the board.
std::vector<const Rule*> broken_rules(const Puzzle& puzzle, std::span<const int> values);
/// The givens that they break.
std::vector<const Given*> broken_givens(const Puzzle& puzzle, std::span<const int> values);
/// Whether they break no rule and no given.
bool is_solution(const Puzzle& puzzle, std::span<const int> values);
/// The same for one board after another, but for givens: `houses` are those of the puzzle.
bool keeps_rules(const Puzzle& puzzle, const CellLists& houses, std::span<const int> values);
/// What that takes at most, in steps of about a nanosecond.
std::uint64_t steps_to_check(const Puzzle& puzzle);

/// All that the rules say of the board, in primitives.
Model make_model(const Puzzle& puzzle);
/// The same while the meter lets it go on; where that ends it, rules are missing. The model keeps
/// the meter, for whoever compiles it.
Model make_model(const Puzzle& puzzle, WorkMeter& meter);
/// The same with other givens, for whoever has the puzzle's houses already.
Model make_model(const Puzzle& puzzle, const CellLists& houses, const Givens& givens,
                 WorkMeter& meter);
void contribute(const Rule& rule, const Puzzle& puzzle, Model& model);
bool holds(const Rule& rule, const Puzzle& puzzle, std::span<const int> values);

}  // namespace ninefold::variants
