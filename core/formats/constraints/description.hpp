#pragma once

#include "core/board/result.hpp"
#include "core/rules/rule.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace ninefold {

/// The one text form in which a puzzle travels: share links (after the #), messages to the worker,
/// test cases. Version, rules and cells, separated by `;`, all characters safe in a link:
///
///   1;torus-knight,torus-pairs:26.23;98.2.37c5...
///
/// - the version, `1`;
/// - the rules, comma separated, by rule_name(), each followed by `:` and its arguments where it
///   has any, as argument_text.hpp writes them: `pairs:26.23`, `house:11.12.13...`. `classic` may
///   be left out, unless there is another base as well; a list without a base means `classic`;
///   A list with the rule `constraints` belongs to core/formats/iss/described_variant.hpp and is an
///   unknown rule here;
/// - the cells in reading order: a digit, `.` or `0` for one empty cell, `a` to `z` for a run of
///   1 to 26 empty cells. Their number (16, 36 or 81) gives the size of the board.
///
/// The reader accepts all of that and nothing else, and gives rules, pairs and cells sorted and
/// each once, and regions numbered in order of appearance; the writer gives the shortest form of
/// the same. So write(read(text)) is the same for every spelling of one puzzle, and read again it
/// is that puzzle. Errors have line 1 and the column of the character.
inline constexpr std::size_t longest_description = 8192;  ///< beyond it: too_large
Result<Puzzle> read_description(std::string_view text);
std::string write_description(const Puzzle& puzzle);

/// The rules part alone, as `--rules` of the command line takes it. `classic` is added in front
/// unless the list has a base; an empty list is classic alone. Errors:
/// unexpected_character, unexpected_end, number_out_of_range, unknown_rule or bad_rule, with the
/// column counted from the beginning of `text`.
Result<std::vector<Rule>> read_rules(std::string_view text, Shape shape);
std::string write_rules(const std::vector<Rule>& rules, Shape shape);

/// Every way to write a rule, with examples for arguments: "knight", "pairs:26.23"...
std::vector<std::string> rule_forms();

}  // namespace ninefold
