#include "core/cli/reading/constraint_lines.hpp"

#include "core/formats/iss/described_variant.hpp"
#include "core/formats/iss/iss_text.hpp"
#include "core/formats/text/text_reader.hpp"
#include "core/formats/text/utf16.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <variant>

namespace ninefold::cli {

namespace {

bool is_of_name(char character) {
  return (character >= 'A' && character <= 'Z') || (character >= 'a' && character <= 'z') ||
         (character >= '0' && character <= '9');
}

bool is_comment_or_blank(std::string_view line) {
  const std::size_t first = line.find_first_not_of(" \t\r");
  return first == std::string_view::npos || line[first] == '#';
}

std::optional<NamedPuzzle> read_one(std::string_view text, int line) {
  if (text.size() > variants::longest_iss_text) return std::nullopt;
  variants::PuzzleOrError read = variants::read_iss_text(text);
  auto* const puzzle = std::get_if<variants::Puzzle>(&read);
  if (puzzle == nullptr) return std::nullopt;
  NamedPuzzle named{};
  named.line = line;
  named.variant = variants::describe_variant(std::move(*puzzle));
  return named;
}

}  // namespace

bool begins_with_item(std::string_view text) {
  TextReader reader(text);
  while (const std::optional<TextLine> line = reader.next_line()) {
    if (is_comment_or_blank(line->text)) continue;
    std::string_view item = line->text.substr(line->text.find_first_not_of(" \t"));
    if (item.front() != '.') return false;
    item.remove_prefix(1);
    const auto* const end = std::find_if_not(item.begin(), item.end(), is_of_name);
    const std::string_view name = item.substr(0, static_cast<std::size_t>(end - item.begin()));
    if (item.substr(name.size()).starts_with('~')) return true;
    return variants::find_kind(name) != nullptr;
  }
  return false;
}

std::vector<NamedPuzzle> read_constraint_lines(std::string_view text) {
  if (const std::optional<std::string> other = from_utf16(text))
    return read_constraint_lines(*other);
  if (std::optional<NamedPuzzle> whole = read_one(text, 1)) return {*std::move(whole)};
  std::vector<NamedPuzzle> puzzles;
  TextReader reader(text);
  while (const std::optional<TextLine> line = reader.next_line(variants::longest_iss_text)) {
    if (is_comment_or_blank(line->text)) continue;
    const std::size_t tab = std::min(line->text.find('\t'), line->text.size());
    std::optional<NamedPuzzle> puzzle = read_one(line->text.substr(0, tab), line->number);
    if (line->is_cut || !puzzle || puzzles.size() == most_puzzles_in_any_text) return {};
    if (tab < line->text.size()) puzzle->name = line->text.substr(tab + 1);
    puzzles.push_back(*std::move(puzzle));
  }
  return puzzles;
}

}  // namespace ninefold::cli
