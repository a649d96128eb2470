#include "core/cli/lists/iss_lines.hpp"

#include "core/formats/grids/puzzle_line.hpp"
#include "core/formats/iss/described_variant.hpp"
#include "core/formats/iss/iss_text.hpp"

#include <string_view>
#include <utility>

namespace ninefold::cli {

namespace {

constexpr std::size_t longest_iss_line = 2 * variants::longest_iss_text;
// Of lines that wait to be answered.
constexpr std::size_t most_bytes_at_once = std::size_t{1} << 24U;

// A line of any length up to the limit, and no more of one that is longer; nothing at the end.
std::optional<std::string> next_long_line(TextReader& text, bool& is_too_long) {
  if (!text.peek()) return std::nullopt;
  std::string line;
  is_too_long = false;
  while (const std::optional<char> next = text.peek()) {
    text.advance();
    if (*next == '\n') break;
    if (line.size() < longest_iss_line) {
      line.push_back(*next);
    } else {
      is_too_long = true;
    }
  }
  return line;
}

// \n stands for a line break, since a puzzle is one line.
std::string with_line_breaks(std::string_view text) {
  std::string result;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '\\' && i + 1 < text.size() && text[i + 1] == 'n') {
      result.push_back('\n');
      ++i;
    } else {
      result.push_back(text[i]);
    }
  }
  return result;
}

std::vector<std::string> split_at_tabs(const std::string& line) {
  std::vector<std::string> fields(1);
  for (const char character : line) {
    if (character == '\t') {
      fields.emplace_back();
    } else {
      fields.back().push_back(character);
    }
  }
  return fields;
}

IssLine line_of(const std::string& text, int number) {
  IssLine line;
  line.fields = split_at_tabs(text);
  line.number = number;
  line.text = line.fields[0];
  line.fields.erase(line.fields.begin());
  return line;
}

}  // namespace

std::vector<IssLine> IssLines::next(std::size_t most) {
  std::vector<IssLine> lines;
  std::size_t bytes = 0;
  while (!is_ended_ && lines.size() < most && bytes < most_bytes_at_once &&
         (lines.empty() || text_.is_at_hand())) {
    std::optional<IssLine> line = next_line();
    if (!line) {
      is_ended_ = true;
    } else if (puzzles_++ % share_.of == share_.number - 1) {
      bytes += line->text.size();
      lines.push_back(*std::move(line));
    }
  }
  return lines;
}

// Nothing at the end, or before an error.
std::optional<IssLine> IssLines::next_line() {
  bool is_too_long = false;
  int number = text_.place().line;
  while (const std::optional<std::string> line = next_long_line(text_, is_too_long)) {
    number_ = number;
    number = text_.place().line;
    if (is_too_long) {
      error_ =
          error_of_line(number_, "a line of more than 131,072 bytes", "a puzzle of at most 65,536");
      return std::nullopt;
    }
    if (line->find_first_not_of(" \t\r") != std::string::npos && line->front() != '#')
      return line_of(*line, number_);
  }
  if (puzzles_ == 0) error_ = error_of_line(number_, "the end of the input", "a puzzle");
  return std::nullopt;
}

std::variant<variants::Puzzle, Error> read_puzzle(const IssLine& line,
                                                  const std::optional<std::string>& rules,
                                                  WorkMeter& meter) {
  if (rules) {
    const Result<PuzzleLine> digits = read_puzzle_line({line.text, line.number});
    if (!digits) return digits.error();
    Result<variants::DescribedVariant> variant = variants::read_described_variant(
        "1;" + *rules + ";" + write_puzzle_line(digits->givens), meter);
    if (variant) return std::move(variant->puzzle);
    return error_of_line(line.number, variant.error().found, variant.error().expected);
  }
  variants::PuzzleOrError puzzle = variants::read_iss_text(with_line_breaks(line.text), meter);
  if (const auto* const problem = std::get_if<variants::RuleError>(&puzzle)) {
    const std::string place = place_of(*problem);
    return error_of_line(line.number, (place.empty() ? "" : place + ": ") + problem->found,
                         problem->expected);
  }
  return std::move(*std::get_if<variants::Puzzle>(&puzzle));
}

Error error_of_line(int line, std::string found, std::string expected) {
  Error error;
  error.code = ErrorCode::bad_rule;
  error.line = line;
  error.column = 1;
  error.found = std::move(found);
  error.expected = std::move(expected);
  return error;
}

}  // namespace ninefold::cli
