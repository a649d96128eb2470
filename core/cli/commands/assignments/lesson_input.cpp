#include "core/cli/commands/assignments/lesson_input.hpp"

#include "core/cli/lists/question_list.hpp"
#include "core/cli/options/rule_options.hpp"
#include "core/cli/reading/constraint_lines.hpp"
#include "core/cli/reading/puzzle_reader.hpp"
#include "core/formats/any_text/any_text.hpp"
#include "core/formats/assignments/csu.hpp"
#include "core/formats/grids/puzzle_line.hpp"
#include "core/formats/text/errors.hpp"

#include <string>
#include <utility>

namespace ninefold::cli {

namespace {

AnyText read_text(const std::string& text) {
  TextReader numbers(text);
  const Result<Grid> grid = read_csu(numbers);
  if (!grid) return read_any_text(text);
  AnyText read;
  read.puzzles.push_back({{{Rule{}}, *grid}, "", {}});
  return read;
}

/// What a text shows beside the givens, or what no Puzzle can hold, is settled as for every list.
Result<LessonPuzzle> with_all_it_says(NamedPuzzle named, RuleChoice& choice) {
  LessonPuzzle found{named.puzzle};
  QuestionList list(text_puzzle(std::move(named)), choice);
  std::vector<Question> questions = list.next(1);
  if (questions.empty()) return *list.error();
  Question& question = questions.front();
  if (!question.variant) {
    found.puzzle.givens = question.puzzle.givens;
    return found;
  }
  Result<variants::DescribedVariant> variant =
      variants::read_described_variant(question.variant->description);
  if (!variant) return variant.error();
  found.variant = std::move(variant->puzzle);
  return found;
}

}  // namespace

LessonPuzzles read_lesson_puzzles(TextReader& text, const Arguments& arguments) {
  const std::string all = read_all(text);
  AnyText read = read_text(all);
  if (read.puzzles.empty()) {
    read.puzzles = read_constraint_lines(all);
    if (!read.puzzles.empty()) read.error.reset();
  }
  LessonPuzzles found{{}, std::move(read.error)};
  Result<RuleChoice> choice = RuleChoice::from(arguments);
  const bool has_rules = arguments.has(rules_option.name) || arguments.has(pairs_option.name);
  for (NamedPuzzle& named : read.puzzles) {
    if (has_rules && named.variant.empty()) {
      Result<std::vector<Rule>> rules = choice ? choice->rules(named.puzzle.givens.shape())
                                               : Result<std::vector<Rule>>(choice.error());
      if (!rules) {
        found.error = rules.error();
        break;
      }
      named.puzzle.rules = std::move(rules).value();
    }
    const bool says_more = !named.variant.empty() || !named.entered.empty() ||
                           (!named.candidates.empty() && !named.are_notes);
    if (!says_more || !choice) {
      found.puzzles.push_back({std::move(named.puzzle)});
      continue;
    }
    const int line = named.line;
    Result<LessonPuzzle> puzzle = with_all_it_says(std::move(named), *choice);
    if (!puzzle) {
      found.error = puzzle.error();
      found.error->line = line;
      break;
    }
    found.puzzles.push_back(std::move(puzzle).value());
  }
  return found;
}

Result<variants::DescribedVariant> read_lesson_variant(TextReader& text, const std::string& rules) {
  const AnyText read = read_text(read_all(text));
  if (read.puzzles.empty()) return *read.error;
  Result<variants::DescribedVariant> variant = variants::read_described_variant(
      "1;" + rules + ";" + write_puzzle_line(read.puzzles.front().puzzle.givens));
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
