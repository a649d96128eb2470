#include "core/cli/lists/question_list.hpp"

#include "core/cli/lists/iss_lines.hpp"
#include "core/cli/reading/constraint_lines.hpp"
#include "core/cli/words/step_text.hpp"
#include "core/formats/any_text/states.hpp"
#include "core/formats/constraints/with_items.hpp"
#include "core/formats/grids/puzzle_line.hpp"
#include "core/formats/iss/described_variant.hpp"
#include "core/formats/text/quote.hpp"

#include <algorithm>
#include <string_view>
#include <utility>

namespace ninefold::cli {

namespace {

/// A description with more rules, which are written as in one: its text of constraints is longer by
/// theirs.
std::string with_rules(std::string description, std::string_view rules) {
  const std::string head = std::string(variants::constraints_rule) + ":";
  while (!rules.empty()) {
    const std::size_t length = std::min(rules.find(','), rules.size());
    const std::string_view rule = rules.substr(0, length);
    rules.remove_prefix(std::min(length + 1, rules.size()));
    if (rule.empty()) continue;
    const bool is_constraints = rule.starts_with(head);
    // Descriptions of variants have the text of constraints first.
    const std::size_t end = description.find_first_of(is_constraints ? ",;" : ";", 2);
    description.insert(
        end, is_constraints ? std::string(rule.substr(head.size())) : "," + std::string(rule));
  }
  return description;
}

std::string description_of(const TextPuzzle& puzzle) {
  if (!puzzle.variant.empty()) return puzzle.variant;
  const std::vector<Rule> rules = puzzle.rules.empty() ? std::vector<Rule>{Rule{}} : puzzle.rules;
  if (!puzzle.state) return describe_with_items({rules, puzzle.givens}, "");
  const Puzzle shown{rules, puzzle.state->values};
  const std::string with_candidates =
      describe_with_candidates(shown, candidates_left(*puzzle.state));
  return variants::is_described_variant(with_candidates) ? with_candidates
                                                         : describe_with_items(shown, "");
}

/// The first cell that the state leaves nothing, if there is one.
std::optional<Cell> cell_without_candidates(const StateLine& state) {
  const std::vector<int> left = candidates_left(state);
  for (Cell cell = 0; cell < state.values.shape().cell_count(); ++cell) {
    if (state.values[cell] == empty_cell && left[cell] == 0) return cell;
  }
  return std::nullopt;
}

}  // namespace

std::vector<Question> QuestionList::next(std::size_t most) {
  if (text_ != nullptr && !is_begun_ && begins_with_item(text_->beginning()))
    lines_.emplace(*text_, share_);
  is_begun_ = true;
  if (lines_) return next_lines(most);
  std::vector<Question> questions;
  while (!is_ended_ && questions.size() < most && (questions.empty() || reader_.is_at_hand())) {
    Result<std::optional<TextPuzzle>> puzzle = reader_.next();
    if (!puzzle) {
      end(puzzle.error());
    } else if (!puzzle->has_value()) {
      Error nothing;
      nothing.code = ErrorCode::unexpected_end;
      nothing.line = text_ == nullptr ? 1 : text_->place().line;
      nothing.column = text_ == nullptr ? 1 : text_->place().column;
      nothing.found = end_of_input;
      nothing.expected = "a puzzle";
      end(puzzles_ == 0 ? std::optional(nothing) : std::nullopt);
    } else if (puzzles_++ % share_.of == share_.number - 1) {
      add(**std::move(puzzle), questions);
    }
  }
  return questions;
}

std::vector<Question> QuestionList::next_lines(std::size_t most) {
  std::vector<Question> questions;
  if (is_ended_) return questions;
  for (IssLine& line : lines_->next(most)) {
    if (!rules_.empty()) {
      WorkMeter unlimited;
      auto read = KnownRules(std::nullopt).read(line.text, line.number, unlimited);
      if (const auto* const error = std::get_if<Error>(&read)) {
        end(*error);
        return questions;
      }
      line.description = with_rules(
          variants::describe_variant(std::get_if<ListedPuzzle>(&read)->puzzle()), rules_);
      line.text.clear();
    }
    questions.push_back({nullptr, {}, std::move(line)});
  }
  if (questions.empty()) end(lines_->error());
  return questions;
}

void QuestionList::add(TextPuzzle puzzle, std::vector<Question>& questions) {
  Question question{nullptr, std::move(puzzle), std::nullopt};
  const bool is_variant =
      choice_ == nullptr || !question.puzzle.variant.empty() || !question.puzzle.rules.empty();
  if (is_variant) {
    question.variant = variant_of(question.puzzle);
    questions.push_back(std::move(question));
    return;
  }
  const Result<const Engine*> engine = choice_->engine(question.puzzle.givens.shape());
  if (!engine) {
    Error error = engine.error();
    error.line = question.puzzle.number;
    error.column = 1;
    end(error);
    return;
  }
  question.engine = *engine;
  if (question.puzzle.state) settle(question);
  questions.push_back(std::move(question));
}

/// Says which of the digits and candidates that a state shows belong to the puzzle: none where the
/// givens alone have one solution, or none at all.
void QuestionList::settle(Question& question) const {
  StateLine& state = *question.puzzle.state;
  const auto has_several = [&question](const Grid& digits) {
    return question.engine->prove(write_puzzle_line(digits).c_str(), nullptr).solutions > 1;
  };
  if (!has_several(state.givens)) {
    if (use_ == StateUse::belongs) question.puzzle.state.reset();
    return;
  }
  if (use_ == StateUse::is_kept && !has_several(state.values)) {
    state.givens = state.values;
  } else if (use_ == StateUse::is_kept && !has_several(state.known)) {
    // What looks like naked singles in a candidate grid was given.
    state.givens = state.values = state.known;
  } else if (state.struck.empty()) {
    question.puzzle.givens = state.givens = state.values;
  } else {
    question.variant = variant_of(question.puzzle);
  }
}

IssLine QuestionList::variant_of(const TextPuzzle& puzzle) const {
  IssLine line;
  line.number = puzzle.number;
  line.fields = puzzle.fields;
  const bool is_digits_alone = puzzle.variant.empty() && puzzle.rules.empty() && !puzzle.state;
  if (is_digits_alone) line.text = write_puzzle_line(puzzle.givens);
  // Digits alone take the rules of the list that they share.
  const bool shares_rules = is_digits_alone && choice_ == nullptr;
  if (!shares_rules) line.description = with_rules(description_of(puzzle), rules_);
  if (puzzle.state) {
    if (const std::optional<Cell> cell = cell_without_candidates(*puzzle.state))
      line.contradiction = cell_text(puzzle.givens.shape(), *cell) + " has no candidates";
  }
  return line;
}

void QuestionList::end(std::optional<Error> error) {
  is_ended_ = true;
  error_ = std::move(error);
}

}  // namespace ninefold::cli
