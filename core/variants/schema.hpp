#pragma once

#include "core/board/inline_list.hpp"

#include <array>
#include <cstdint>
#include <limits>
#include <span>
#include <string_view>

/// What the arguments of a kind of rule are, as data: from it they are read, listed and tested.
namespace ninefold::variants {

/// The numbers of a rule; most have one or two.
using Numbers = InlineList<int, 4>;

/// What an argument is, and where a rule has what it says.
enum class ParameterKind : std::uint8_t {
  number,  ///< into `numbers`
  clue,    ///< a number beside a line, or nothing; into `numbers`, as `no_clue` where it is empty
  word,    ///< one of `words`: its place among them, into `numbers`
  values,  ///< values joined by `_`, into `numbers`
  each_value,  ///< every argument from there on, a value each; into `numbers`
  cell,        ///< into `cells`
  cells,       ///< every argument from there on; into `cells`
  cell_lists,  ///< the same in lists, apart by `-`; into `lists`
  line,        ///< a row or column, such as R1 or C12; its cells, into `cells`
  group,       ///< a group of cells beside the grid, or nothing for the grid; into `cells`
  text,        ///< what `reads` makes of it; never a cell, even where it looks like one
  texts,       ///< every argument from there on, of the same sort
};

enum class Presence : std::uint8_t {
  required,
  may_be_empty,    ///< the next argument keeps its place
  may_be_missing,  ///< the next argument takes its place; a word after cells may be missing too
};

/// One parameter of a kind. Members that it does not need are ignored.
struct Parameter {
  /// What it is called where kinds are listed.
  std::string_view name;
  ParameterKind kind = ParameterKind::number;
  Presence presence = Presence::required;
  /// A number's range, both ends included; of cells, how many there are at least.
  int least = 1;
  int most = std::numeric_limits<int>::max();
  /// The number that is meant where none is written.
  int otherwise = 0;
  /// Of values: those of any board, not of this one alone.
  bool takes_values_of_any_board = false;
  /// The first is meant where none is written.
  std::span<const std::string_view> words = {};
  /// What an error says was expected; without it that is said from the rest.
  std::string_view expected = {};
  /// For a text: one that can be read, and what reads it into `numbers`; false where it is none.
  std::string_view example = {};
  bool (*reads)(std::string_view text, Numbers& numbers) = nullptr;
};

/// How a person puts a rule on a board: what a stroke or a press means. Whoever draws asks for it;
/// no answer depends on it.
enum class Gesture : std::uint8_t {
  set,        ///< cells in any order; without a parameter for cells, nothing
  line,       ///< cells in their order
  control,    ///< a cell, then those that it speaks of
  sets,       ///< sets of cells, a stroke each
  edge,       ///< two neighbours, by what is between them
  corner,     ///< four cells, by the point where they meet
  mark,       ///< cells, each by itself
  given,      ///< values for the selected cells
  line_clue,  ///< a number before a row or column
  diagonal,   ///< a number before a diagonal
  regions,    ///< the whole board, shared out
};

inline constexpr int no_clue = std::numeric_limits<int>::min();

/// The parameters of a kind whose arguments are cells: one or more of them, or two.
inline constexpr std::array<Parameter, 1> some_cells{
    {{.name = "cells", .kind = ParameterKind::cells}}};
inline constexpr std::array<Parameter, 1> two_or_more_cells{
    {{.name = "cells", .kind = ParameterKind::cells, .least = 2}}};

}  // namespace ninefold::variants
