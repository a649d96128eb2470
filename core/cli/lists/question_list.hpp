#pragma once

#include "core/cli/lists/iss_lines.hpp"
#include "core/cli/lists/iss_list.hpp"
#include "core/cli/options/rule_options.hpp"
#include "core/cli/reading/puzzle_reader.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace ninefold::cli {

/// A puzzle of a list and what answers it: an engine for its board or, where it has more than the
/// engine knows, the puzzle as a variant whose rules are still to be read.
struct Question {
  const Engine* engine = nullptr;
  TextPuzzle puzzle;
  std::optional<IssLine> variant;
};

/// Of what somebody has done of a puzzle.
enum class StateUse : std::uint8_t {
  belongs,  ///< where the givens alone have several solutions, it is part of the puzzle
  is_kept,  ///< and where they have one, it is kept beside them
};

/// The puzzles of a text as questions, some at a time.
class QuestionList {
 public:
  QuestionList(TextReader& text, RuleChoice& rules, Share share, StateUse use = StateUse::belongs)
      : reader_(text),
        text_(&text),
        choice_(&rules),
        rules_(rules.text()),
        share_(share),
        use_(use) {}

  /// All as variants with these rules, as a description has them.
  QuestionList(TextReader& text, std::string rules, Share share)
      : reader_(text), text_(&text), rules_(std::move(rules)), share_(share) {}

  /// Of one puzzle that was read already.
  QuestionList(TextPuzzle puzzle, RuleChoice& rules)
      : reader_(std::move(puzzle)), choice_(&rules), rules_(rules.text()) {}

  /// The next questions of the share: `most` of them, or those that are there without waiting; none
  /// at the end, or before an error.
  std::vector<Question> next(std::size_t most);

  const std::optional<Error>& error() const { return error_; }

  /// A puzzle as a variant with the rules of the list.
  IssLine variant_of(const TextPuzzle& puzzle) const;

 private:
  std::vector<Question> next_lines(std::size_t most);
  void add(TextPuzzle puzzle, std::vector<Question>& questions);
  void settle(Question& question) const;
  void end(std::optional<Error> error);

  PuzzleReader reader_;
  /// In place of it, of a list of constraint texts: one a line.
  std::optional<IssLines> lines_;
  bool is_begun_ = false;
  TextReader* text_ = nullptr;
  RuleChoice* const choice_ = nullptr;
  const std::string rules_;
  const Share share_ = {};
  const StateUse use_ = StateUse::belongs;
  std::uint64_t puzzles_ = 0;
  bool is_ended_ = false;
  std::optional<Error> error_;
};

}  // namespace ninefold::cli
