#include "core/formats/any_text/any_text.hpp"

#include "core/formats/any_text/embedded_puzzles.hpp"
#include "core/formats/any_text/opensudoku.hpp"
#include "core/formats/any_text/pencil_marks.hpp"
#include "core/formats/any_text/program_text.hpp"
#include "core/formats/any_text/s9b.hpp"
#include "core/formats/any_text/stages.hpp"
#include "core/formats/any_text/states.hpp"
#include "core/formats/any_text/tatham.hpp"
#include "core/formats/assignments/mystic.hpp"
#include "core/formats/grids/grid_reader.hpp"
#include "core/formats/grids/grid_row.hpp"
#include "core/formats/grids/puzzle_line.hpp"
#include "core/formats/grids/region_labels.hpp"
#include "core/formats/plain/plain_text.hpp"
#include "core/formats/plain/tables.hpp"
#include "core/formats/text/characters.hpp"
#include "core/formats/text/errors.hpp"
#include "core/formats/text/quote.hpp"
#include "core/formats/text/text_reader.hpp"
#include "core/formats/text/utf16.hpp"
#include "core/rules/rule_table.hpp"

#include <algorithm>
#include <array>

namespace ninefold {

namespace {

struct FormatName {
  TextFormat format;
  std::string_view name;
};

// In the order of TextFormat.
constexpr std::array<FormatName, 5> names{{{TextFormat::description, "description"},
                                           {TextFormat::mystic, "mystic"},
                                           {TextFormat::line, "line"},
                                           {TextFormat::rows, "rows"},
                                           {TextFormat::frame, "frame"}}};

constexpr std::array<TextFormat, 5> formats{TextFormat::description, TextFormat::mystic,
                                            TextFormat::line, TextFormat::rows, TextFormat::frame};

bool is_digit(char character) { return character >= '0' && character <= '9'; }

/// Where a description begins in a line, as such or after the # of a link.
std::optional<std::size_t> description_start(std::string_view line) {
  const auto is_version_at = [line](std::size_t at) {
    const std::size_t start = at;
    while (at < line.size() && is_digit(line[at])) ++at;
    return at > start && (line.substr(at, 1) == ";" || line.substr(at, 3) == "%3B");
  };
  // Rows of cells may have a semicolon between any two.
  constexpr std::ptrdiff_t most_parts = 4;
  const std::size_t first = std::min(line.find_first_not_of(" \t"), line.size());
  const bool is_row = std::count(line.begin(), line.end(), ';') > most_parts;
  if (!is_row && is_version_at(first)) return first;
  const std::size_t hash = line.find('#');
  // &#10; is a line end in XML.
  const bool is_character = hash != std::string_view::npos && hash > 0 && line[hash - 1] == '&';
  if (hash != std::string_view::npos && !is_character && is_version_at(hash + 1)) return hash + 1;
  return std::nullopt;
}

/// Some programs write the separators of a link as %3B, %3A and %2C.
std::string without_escapes(std::string_view text) {
  constexpr std::array<std::pair<std::string_view, char>, 3> escapes{
      {{"%3B", ';'}, {"%3A", ':'}, {"%2C", ','}}};
  std::string plain;
  for (std::size_t at = 0; at < text.size();) {
    const std::string_view three = text.substr(at, 3);
    const auto* escape = std::find_if(escapes.begin(), escapes.end(),
                                      [three](const auto& one) { return one.first == three; });
    plain += escape == escapes.end() ? text[at] : escape->second;
    at += escape == escapes.end() ? 1 : 3;
  }
  return plain;
}

/// The words of the next line that has any and is not a comment, as far as next_line() gives it.
std::vector<std::string> next_words(TextReader& text) {
  std::vector<std::string> words;
  while (const std::optional<TextLine> line = text.next_line()) {
    if (is_skipped(line->text)) continue;
    bool is_in_word = false;
    for (const char character : line->text) {
      if (!is_blank(character) && !is_in_word) words.emplace_back();
      is_in_word = !is_blank(character);
      if (is_in_word) words.back() += character;
    }
    return words;
  }
  return words;
}

enum class MysticKind : std::uint8_t { none, file, single_puzzle };

/// Whether the text has the shape of a Mystic file: a number, and after it 81 or more.
MysticKind mystic_kind(std::string_view text) {
  constexpr std::size_t numbers_of_a_puzzle = 82;
  TextReader reader(text);
  const auto is_short_number = [](const std::string& word) {
    return word.size() <= 2 && std::all_of(word.begin(), word.end(), is_digit);
  };
  const std::vector<std::string> first = next_words(reader);
  if (first.size() > numbers_of_a_puzzle && is_short_number(first[1])) return MysticKind::file;
  std::vector<std::string> words = next_words(reader);
  if (first.size() == 1) {
    const bool begins_row = words.size() > 1 || (words.size() == 1 && first[0].size() <= 2);
    const bool is_number = first[0].find_first_not_of("+-0123456789") == std::string::npos;
    return is_number && begins_row && is_short_number(words[0]) ? MysticKind::file
                                                                : MysticKind::none;
  }
  // Nine rows and a tenth line with the pairs.
  if (first.size() != 9) return MysticKind::none;
  for (int row = 1; row < 9; ++row, words = next_words(reader)) {
    if (words.size() != 9) return MysticKind::none;
  }
  const auto is_digit_of_pair = [](const std::string& word) {
    return word.size() == 1 && word[0] >= '1' && word[0] <= '9';
  };
  // std::stoul would do; but it can fail by an exception, which costs the module a kilobyte.
  const auto value_of = [](const std::string& digits) {
    std::size_t value = 0;
    for (const char digit : digits) value = value * 10 + static_cast<std::size_t>(digit - '0');
    return value;
  };
  const bool has_pairs =
      !words.empty() && is_short_number(words[0]) && words.size() == 1 + 2 * value_of(words[0]) &&
      std::all_of(words.begin() + 1, words.end(), is_digit_of_pair) && next_words(reader).empty();
  return has_pairs ? MysticKind::single_puzzle : MysticKind::none;
}

/// Adds the puzzles that `next` gives, until nothing, an error or the limit. `next` returns
/// Result<optional<NamedPuzzle>>.
template <typename Next>
void collect(TextReader& reader, Next next, AnyText& found) {
  while (true) {
    const TextPlace place = reader.place();
    Result<std::optional<NamedPuzzle>> puzzle = next();
    if (!puzzle) {
      found.error = puzzle.error();
      return;
    }
    if (!puzzle->has_value()) return;
    if (found.puzzles.size() == most_puzzles_in_any_text) {
      const std::string limit = count_of(most_puzzles_in_any_text, "puzzle");
      found.error = error_at(place, ErrorCode::too_large, "more puzzles", "at most " + limit);
      return;
    }
    found.puzzles.push_back(**std::move(puzzle));
  }
}

void read_descriptions(std::string_view text, AnyText& found) {
  found.format = TextFormat::description;
  TextReader reader(text);
  collect(
      reader,
      [&reader]() -> Result<std::optional<NamedPuzzle>> {
        while (const std::optional<TextLine> line = reader.next_line()) {
          const bool is_blank_line =
              line->text.find_first_not_of(" \t\v\f") == std::string_view::npos;
          if (!is_blank_line && is_skipped(line->text) && !description_start(line->text)) continue;
          if (line->is_cut) return cut_line_error(*line, "a description");
          if (is_blank_line) continue;
          const std::size_t start =
              description_start(line->text).value_or(line->text.find_first_not_of(" \t"));
          const std::size_t end =
              std::min(line->text.find_first_of(" \t", start), line->text.size());
          Result<Puzzle> puzzle =
              read_description(without_escapes(line->text.substr(start, end - start)));
          if (!puzzle) {
            Error error = puzzle.error();
            error.line = line->number;
            error.column += static_cast<int>(start);
            return error;
          }
          std::string_view name = line->text.substr(end);
          name.remove_prefix(std::min(name.find_first_not_of(" \t"), name.size()));
          return std::optional(NamedPuzzle{std::move(puzzle).value(), std::string(name), {}});
        }
        return std::optional<NamedPuzzle>();
      },
      found);
}

/// A grid of region labels is that of the puzzle before it, or an empty jigsaw.
void join_regions(std::vector<NamedPuzzle>& puzzles) {
  std::size_t kept = 0;
  const std::vector<Rule> classic{Rule{}};
  for (std::size_t at = 0; at < puzzles.size(); ++at) {
    const Grid& labels = puzzles[at].puzzle.givens;
    const Shape shape = labels.shape();
    const bool is_plain = puzzles[at].candidates.empty() && puzzles[at].puzzle.rules == classic;
    const std::optional<Regions> regions =
        is_plain ? regions_of_labels(write_puzzle_line(labels), shape) : std::nullopt;
    if (kept != at) puzzles[kept] = std::move(puzzles[at]);
    NamedPuzzle* const before = kept > 0 ? &puzzles[kept - 1] : nullptr;
    ++kept;
    if (!regions) continue;
    const bool is_of_before = before != nullptr && before->puzzle.givens.shape() == shape &&
                              before->puzzle.rules == classic && before->candidates.empty();
    if (is_of_before) {
      before->puzzle.rules = {rule_of_regions(*regions, shape)};
      --kept;
    } else {
      puzzles[kept - 1].puzzle = {{rule_of_regions(*regions, shape)}, Grid(shape)};
    }
  }
  while (puzzles.size() > kept) puzzles.pop_back();
}

void read_mystic(std::string_view text, MysticKind kind, AnyText& found) {
  found.format = TextFormat::mystic;
  TextReader reader(text);
  MysticReader mystic = kind == MysticKind::single_puzzle
                            ? MysticReader::without_number_of_puzzles(reader)
                            : MysticReader(reader);
  collect(
      reader,
      [&mystic]() -> Result<std::optional<NamedPuzzle>> {
        Result<std::optional<Puzzle>> puzzle = mystic.next();
        if (!puzzle) return puzzle.error();
        if (!puzzle->has_value()) return std::optional<NamedPuzzle>();
        return std::optional(NamedPuzzle{**std::move(puzzle), "", {}});
      },
      found);
}

TextFormat format_of(GridLayout layout) {
  switch (layout) {
    case GridLayout::line: return TextFormat::line;
    case GridLayout::rows: return TextFormat::rows;
    case GridLayout::frame: return TextFormat::frame;
  }
  return TextFormat::rows;
}

void read_grids(std::string_view text, AnyText& found) {
  TextReader reader(text);
  const GridOptions options{std::nullopt, true};
  collect(
      reader,
      [&]() -> Result<std::optional<NamedPuzzle>> {
        Result<std::optional<GridText>> read = next_grid(reader, options);
        if (!read) return read.error();
        if (!read->has_value()) return std::optional<NamedPuzzle>();
        GridText& grid = **read;
        if (!found.format) found.format = format_of(grid.layout);
        NamedPuzzle puzzle{{{Rule{}}, grid.givens},
                           std::move(grid.name),
                           std::move(grid.candidates),
                           std::move(grid.entered)};
        puzzle.line = grid.place.line;
        if (grid.regions)
          puzzle.puzzle.rules = {rule_of_regions(*grid.regions, grid.givens.shape())};
        if (grid.has_asterisk_marks) {
          puzzle.puzzle.rules.push_back(*rule_named("asterisk", grid.givens.shape()));
        }
        return std::optional(std::move(puzzle));
      },
      found);
  join_stages(found.puzzles);
  join_regions(found.puzzles);
}

/// XML: no grid begins so, and what is wrong with it as a grid does not matter.
bool is_other_text(std::string_view text) {
  const std::size_t first = text.find_first_not_of(" \t\r\n");
  return first != std::string_view::npos && (text[first] == '<' || text[first] == ':');
}

/// The first line with anything in it, for an error to show.
std::string first_content(std::string_view text) {
  TextReader reader(text);
  while (const std::optional<TextLine> line = reader.next_line()) {
    const std::size_t first = line->text.find_first_not_of(" \t\v\f");
    if (first != std::string_view::npos) return quote(line->text.substr(first));
  }
  return end_of_input;
}

AnyText all_of(std::vector<NamedPuzzle> puzzles, TextFormat format) {
  AnyText found;
  if (puzzles.empty()) return found;
  found.format = format;
  found.puzzles = std::move(puzzles);
  return found;
}

/// Games of other programs, which are known by their form. Whether it was one.
bool read_other_program(std::string_view text, AnyText& found) {
  if (std::optional<NamedPuzzle> state = find_s9b(text)) {
    found.puzzles.push_back(*std::move(state));
  } else if (std::optional<NamedPuzzle> marks = read_pencil_marks(text)) {
    found.puzzles.push_back(*std::move(marks));
  } else if (is_opensudoku(text)) {
    found.puzzles = read_opensudoku(text);
  } else if (text.find(':') != std::string_view::npos) {
    found.puzzles = read_tatham(text);
  }
  if (!found.puzzles.empty()) found.format = TextFormat::line;
  if (found.puzzles.empty() && begins_with_state(text)) read_states(text, found);
  return found.format.has_value();
}

AnyText read_as_it_stands(std::string_view text) {
  AnyText found;
  TextReader reader(text);
  std::optional<TextLine> line = reader.next_line();
  while (line && is_skipped(line->text) && !description_start(line->text))
    line = reader.next_line();
  const MysticKind mystic = mystic_kind(text);
  if (line && description_start(line->text)) {
    read_descriptions(text, found);
  } else if (mystic != MysticKind::none) {
    read_mystic(text, mystic, found);
  } else {
    read_grids(text, found);
  }
  return found;
}

/// Whether the first line has cells enough for a puzzle line, so that what is wrong is one of them.
bool is_list(std::string_view text) {
  TextReader reader(text);
  while (const std::optional<TextLine> line = reader.next_line()) {
    if (!is_skipped(line->text)) return leading_cells(line->text) >= shortest_puzzle_line;
  }
  return false;
}

/// Reads a text by the first of those ways that leads to its end; `found` stays where none does.
template <typename Ways>
void read_plain(std::string_view text, const Ways& ways, AnyText& found) {
  for (const auto plain : ways) {
    const std::optional<std::string> other = plain(text);
    if (!other) continue;
    AnyText again = read_as_it_stands(*other);
    if (again.puzzles.empty() || again.error) continue;
    found = std::move(again);
    return;
  }
}

/// What cannot be read as it stands, without what people put around a grid, as drawn, or as part of
/// a program. `found` stays as it is where that leads to nothing, or not to the end.
void read_otherwise(std::string_view text, AnyText& found) {
  for (const auto plain : {with_plain_characters, without_prefix, with_line_ends, with_dots}) {
    const std::optional<std::string> other = plain(text);
    if (!other) continue;
    AnyText again = read_as_it_stands(*other);
    if (again.puzzles.empty()) read_otherwise(*other, again);
    if (again.puzzles.empty() || again.error) continue;
    found = std::move(again);
    return;
  }
  if (AnyText program = all_of(read_program_text(text), TextFormat::rows); program.format) {
    found = std::move(program);
    return;
  }
  read_plain(text,
             std::array{drawn_rows, table_rows, without_labels, rows_among_text, labels_as_digits},
             found);
}

}  // namespace

std::string_view format_name(TextFormat format) {
  return names[static_cast<std::size_t>(format)].name;
}

std::span<const TextFormat> text_formats() { return formats; }

AnyText read_any_text(std::string_view text) {
  AnyText found;
  if (text.size() > largest_any_text) {
    // Whoever reads a file stops at the limit, and cannot say how large it is.
    const std::string limit = std::to_string(largest_any_text >> 20) + " MiB";
    found.error =
        error_at(TextPlace{}, ErrorCode::too_large, "more than " + limit, "at most " + limit);
    return found;
  }
  if (const std::optional<std::string> other = from_utf16(text)) return read_any_text(*other);
  if (!read_other_program(text, found)) found = read_as_it_stands(text);
  if (found.puzzles.empty() && is_other_text(text)) {
    read_plain(text, std::array{html_rows}, found);
  } else if (found.puzzles.empty() && !is_list(text)) {
    read_otherwise(text, found);
  }
  if (found.puzzles.empty() && (!found.error || is_other_text(text))) {
    found.puzzles = find_embedded_puzzles(text);
    if (!found.puzzles.empty()) {
      found.format = TextFormat::line;
      found.error.reset();
    }
  }
  if (found.puzzles.empty() && !found.error) {
    found.format.reset();
    found.error =
        error_at(TextPlace{}, ErrorCode::unknown_format, first_content(text),
                 "a puzzle as a line, as rows, in a frame, as a link or as a Mystic file");
  }
  return found;
}

}  // namespace ninefold
