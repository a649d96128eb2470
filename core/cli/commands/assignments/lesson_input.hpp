#pragma once

#include "core/cli/options/arguments.hpp"
#include "core/formats/iss/described_variant.hpp"
#include "core/formats/text/text_reader.hpp"
#include "core/rules/rule.hpp"

#include <optional>
#include <string>
#include <vector>

namespace ninefold::cli {

/// A puzzle that a lesson is shown on.
struct LessonPuzzle {
  Puzzle puzzle;
  /// In place of it where it has more than a Puzzle can hold: the candidates of its cells, say.
  std::optional<variants::Puzzle> variant = {};
};

/// The puzzles of a text.
struct LessonPuzzles {
  std::vector<LessonPuzzle> puzzles;
  /// What is wrong with the text behind the puzzles that could be read.
  std::optional<Error> error;
};

/// Reads puzzles in any form: a file of 81 digits with any white space between them (CSU), or
/// whatever read_any_text() knows, whose rules then are the puzzles'. `--rules` and `--pairs`,
/// where given, replace those rules. Candidates belong to a puzzle that has several solutions
/// without them.
LessonPuzzles read_lesson_puzzles(TextReader& text, const Arguments& arguments);

/// The first puzzle of such a text under rules as described_rules() has them.
Result<variants::DescribedVariant> read_lesson_variant(TextReader& text, const std::string& rules);

}  // namespace ninefold::cli
