#pragma once

#include "core/board/result.hpp"
#include "core/rules/rule.hpp"

#include <optional>
#include <span>
#include <string_view>

namespace ninefold {

/// What an argument consists of. Text forms are in core/formats/constraints/argument_text.hpp.
enum class ParameterKind : std::uint8_t {
  number,       ///< int
  word,         ///< int: the place in `words`; the first is meant by a text that leaves it out
  cells,        ///< CellList: different cells of the board
  digit_pairs,  ///< DigitPairs: any number of pairs, in any order
  regions,      ///< Regions: as many as the board has digits, of as many cells each
};

/// One parameter of a rule. Members that the kind does not need are ignored.
struct Parameter {
  /// What it is called in messages and on the page.
  std::string_view name;
  ParameterKind kind = ParameterKind::number;
  /// An argument as text, for messages that say how a rule is written.
  std::string_view example = {};
  /// For a number: the range, both ends included. Without one it can be 0 alone.
  int least = 0;
  int most = 0;
  /// For a word.
  std::span<const std::string_view> words = {};
  /// For cells: whether their order matters, and whether there must be as many as digits.
  bool is_ordered = false;
  bool is_house = false;

  /// Whether a text may leave it out.
  bool is_optional() const { return kind == ParameterKind::word; }
};

/// The argument for a parameter that is left out: the least number, the first word,
/// nothing in a list.
Argument default_argument(const Parameter& parameter);

/// Nothing if the arguments fit the schema and the board. Otherwise bad_rule or
/// number_out_of_range, with the cell where there is one.
std::optional<Error> validate_arguments(const Rule& rule, Shape shape);

/// Every spelling of one rule in the same form: pairs and cells without order sorted and each
/// once, regions numbered in order of appearance. Expects valid arguments.
Rule canonical(const Rule& rule);

}  // namespace ninefold
