#pragma once

#include "core/board/result.hpp"
#include "core/variants/puzzle.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace ninefold::variants {

/// A puzzle description (core/formats/constraints/description.hpp) one of whose rules is
/// `constraints:TEXT`, with the constraint text of Interactive Sudoku Solver after the colon:
///
///   1;constraints:.Cage!10!R1C1!R1C2.Thermo!R4C1!R4C2,knight;zzz3...
///
/// In it `!` stands for `~`, and any character but letters, digits, `.`, `_` and `-` is written as
/// `*` and the two hexadecimal digits of its byte, so that it is safe in a link. Shape and digits
/// that are given are said by the cells, and that there are no boxes by the rule `latin`; the text
/// has everything else.
///
/// A board that is none of a Shape, such as one of 6 rows and 8 columns with the values 0 to 7, is
/// said by the text. Its Shape comes first, and there is no rule beside `constraints`; the cells
/// are those of described_cells.hpp:
///
///   1;constraints:.Shape!6x8!0-7.Cage!10!R1C1!R1C2;0zu
struct DescribedVariant {
  Puzzle puzzle;            ///< givens and the other rules of the description are items numbered 0
  std::vector<int> givens;  ///< a value for each cell of the grid, below the lowest where empty
};

inline constexpr std::string_view constraints_rule = "constraints";

/// Whether a description has such a rule, and so is to be read here.
bool is_described_variant(std::string_view description);

/// Errors: as read_description() and, for what the text says, bad_rule, with the place in words of
/// the format: "item 3, Cage, argument 1: \"x\"".
Result<DescribedVariant> read_described_variant(std::string_view description);
/// The same while the meter lets it go on: whoever hands one in asks it before the result.
Result<DescribedVariant> read_described_variant(std::string_view description, WorkMeter& meter);

/// Whether two descriptions say the same but for their cells.
bool have_same_rules(std::string_view description, std::string_view other);
/// What reading a description gives that says the same as a known one but for its cells. Errors: as
/// read_described_variant(), and cells of another board.
Result<DescribedVariant> with_cells_of(const DescribedVariant& known, std::string_view description);

/// The description of a puzzle. Read again, it is the same puzzle.
std::string describe_variant(Puzzle puzzle);

/// A description and what reading it gives.
struct DescribedText {
  std::string description;
  DescribedVariant variant;
};

/// Of a puzzle as read_iss_text() has it, so that nobody has to read the description, too.
DescribedText describe_text(Puzzle puzzle);

}  // namespace ninefold::variants
