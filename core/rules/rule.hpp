#pragma once

#include "core/board/cell_set.hpp"
#include "core/board/grid.hpp"
#include "core/board/result.hpp"

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace ninefold {

/// Every rule there is. Each has one file in this folder that says what it means.
enum class RuleKind : std::uint8_t {
  latin,                  ///< every row and every column holds each digit once
  classic,                ///< latin, and every box too
  knight,                 ///< no two equal digits a chess knight's move apart
  torus_knight,           ///< the same, over the edges of the board too
  king,                   ///< no two equal digits a chess king's move apart
  torus_king,             ///< the same, over the edges of the board too
  forbidden_pairs,        ///< certain pairs of digits never side by side
  torus_forbidden_pairs,  ///< the same, over the edges of the board too
  extra_house,            ///< nine (size) given cells hold each digit once
};

/// Two digits in either order; both may be the same.
struct DigitPair {
  Digit first;
  Digit second;
  bool operator==(const DigitPair&) const = default;
};

/// A rule as data. Which of the parameters count depends on the kind: `cells` for extra_house
/// (exactly as many cells as the board has digits), `pairs` for the two kinds of forbidden pairs
/// (any number, repeats allowed).
struct Rule {
  RuleKind kind = RuleKind::classic;
  std::vector<Cell> cells;
  std::vector<DigitPair> pairs;

  bool operator==(const Rule&) const = default;
};

/// A puzzle: rules and givens on a board. One of the rules is latin or classic.
struct Puzzle {
  std::vector<Rule> rules{Rule{}};
  Grid givens;

  bool operator==(const Puzzle&) const = default;
};

/// Two cells whose digits break a rule together; `rule` is its index in the list asked about.
struct Conflict {
  Cell first = 0;
  Cell second = 0;
  std::size_t rule = 0;

  bool operator==(const Conflict&) const = default;
};

/// What rules amount to for a search: houses and exclusions. A plain sum of what each rule gives.
struct Constraints {
  /// `size` cells that hold every digit exactly once.
  using House = std::vector<Cell>;

  /// No cell with digit a is next to a cell with digit b, for any of `pairs`, either way round.
  struct ForbiddenPairs {
    std::vector<DigitPair> pairs;
    std::array<CellSet, max_cells> neighbours;
  };

  Shape shape;
  bool has_boxes = false;
  /// The houses beyond rows, columns and (if has_boxes) boxes.
  std::vector<House> extra_houses;
  /// For every cell the cells that must not hold the same digit, those of its houses included.
  std::array<CellSet, max_cells> different;
  std::vector<ForbiddenPairs> forbidden_pairs;
};

/// The name a rule goes by in lists, links and messages: "classic", "torus-knight", "pairs"...
/// An extra house on Asterisk's nine squares is "asterisk", any other "house".
std::string rule_name(const Rule& rule);

/// The rule with that name on a board, for those that need no parameter: latin, classic, knight,
/// torus-knight, king, torus-king, asterisk (9x9 only). Error: unknown_rule, or bad_rule where
/// the board has no such rule.
Result<Rule> rule_named(std::string_view name, Shape shape);

/// The nine squares of Asterisk Sudoku: the centre, the centres of the side boxes, and in each
/// corner box the square nearest to the centre. Source: TU/e programming assignment 4.
std::span<const Cell> asterisk_cells();

/// Nothing when the rule's parameters fit the board, else what does not: bad_rule or
/// number_out_of_range, with the cell where there is one.
std::optional<Error> validate(const Rule& rule, Shape shape);

/// A list of rules is valid when each is, and at least one is latin or classic.
std::optional<Error> validate(std::span<const Rule> rules, Shape shape);

/// The meaning of a rule: whether it forbids digit `x` in cell `a` together with digit `y` in
/// another cell `b`. Every rule here is a statement about pairs of cells.
bool forbids(const Rule& rule, Shape shape, Cell a, Digit x, Cell b, Digit y);

/// The first rule, and under it the first cell in reading order, with which `digit` in `cell`
/// would conflict, whatever `cell` holds now. `second` is the other cell.
std::optional<Conflict> find_conflict(std::span<const Rule> rules, const Grid& grid, Cell cell,
                                      Digit digit);

/// Whether the digits of a grid, full or not, break a rule: the first two cells in reading order
/// that do, and by which rule.
std::optional<Conflict> find_conflict(std::span<const Rule> rules, const Grid& grid);

/// What valid rules amount to for a search.
Constraints gather_constraints(std::span<const Rule> rules, Shape shape);

}  // namespace ninefold
