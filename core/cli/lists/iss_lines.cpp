#include "core/cli/lists/iss_lines.hpp"

#include "core/formats/iss/iss_text.hpp"

#include <string_view>
#include <utility>

namespace ninefold::cli {

namespace {

constexpr std::size_t longest_iss_line = 2 * variants::longest_iss_text;
// Of lines that wait to be answered.
constexpr std::size_t most_bytes_at_once = std::size_t{1} << 24U;

IssLine line_of(std::string_view text, int number) {
  IssLine line;
  line.number = number;
  std::size_t end = text.find('\t');
  line.text = text.substr(0, end);
  while (end != std::string_view::npos) {
    text.remove_prefix(end + 1);
    end = text.find('\t');
    line.fields.emplace_back(text.substr(0, end));
  }
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
  while (const std::optional<TextLine> line = text_.next_line(longest_iss_line)) {
    number_ = line->number;
    if (line->is_cut) {
      error_ =
          error_of_line(number_, "a line of more than 131,072 bytes", "a puzzle of at most 65,536");
      return std::nullopt;
    }
    if (line->text.find_first_not_of(" \t\r") != std::string_view::npos &&
        line->text.front() != '#')
      return line_of(line->text, number_);
  }
  if (puzzles_ == 0) error_ = error_of_line(number_, "the end of the input", "a puzzle");
  return std::nullopt;
}

}  // namespace ninefold::cli
