#include "core/cli/commands/assignments/lesson_input.hpp"

#include "core/cli/options/rule_options.hpp"
#include "core/cli/reading/puzzle_reader.hpp"
#include "core/formats/any_text/any_text.hpp"
#include "core/formats/assignments/csu.hpp"
#include "core/formats/grids/puzzle_line.hpp"
#include "core/formats/text/errors.hpp"

#include <string>
#include <utility>

namespace ninefold::cli {

namespace {

LessonPuzzles read_puzzles(const std::string& text) {
  TextReader numbers(text);
  if (const Result<Grid> grid = read_csu(numbers)) return {{{{Rule{}}, *grid}}, std::nullopt};
  AnyText read = read_any_text(text);
  LessonPuzzles found{{}, std::move(read.error)};
  for (NamedPuzzle& named : read.puzzles) found.puzzles.push_back(std::move(named.puzzle));
  return found;
}

}  // namespace

LessonPuzzles read_lesson_puzzles(TextReader& text, const Arguments& arguments) {
  LessonPuzzles found = read_puzzles(read_all(text));
  if (!arguments.has(rules_option.name) && !arguments.has(pairs_option.name)) return found;
  const Result<RuleChoice> choice = RuleChoice::from(arguments);
  for (std::size_t index = 0; index < found.puzzles.size(); ++index) {
    Result<std::vector<Rule>> rules = choice ? choice->rules(found.puzzles[index].givens.shape())
                                             : Result<std::vector<Rule>>(choice.error());
    if (!rules) {
      found.puzzles.resize(index);
      found.error = rules.error();
      break;
    }
    found.puzzles[index].rules = std::move(rules).value();
  }
  return found;
}

Result<variants::DescribedVariant> read_lesson_variant(TextReader& text, const std::string& rules) {
  const LessonPuzzles read = read_puzzles(read_all(text));
  if (read.puzzles.empty()) return *read.error;
  Result<variants::DescribedVariant> variant = variants::read_described_variant(
      "1;" + rules + ";" + write_puzzle_line(read.puzzles.front().givens));
  const auto has_digits = [](const variants::Layout& layout) {
    const variants::NoShape why = variants::why_no_shape(layout);
    return why != variants::NoShape::other_board && why != variants::NoShape::other_values;
  };
  if (variant && has_digits(variant->puzzle.layout)) return variant;
  // The place is one in the rules, and not in the text.
  Error error = variant ? error_at(0, ErrorCode::bad_rule, "rules for a board with other values",
                                   "a board with the digits from 1")
                        : variant.error();
  error.line = error.column = 1;
  return error;
}

}  // namespace ninefold::cli
