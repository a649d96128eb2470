#include "core/formats/plain/plain_text.hpp"

#include "core/board/shape.hpp"
#include "core/formats/grids/grid_row.hpp"
#include "core/formats/plain/tables.hpp"
#include "core/formats/plain/text_lines.hpp"
#include "core/formats/text/characters.hpp"
#include "core/formats/text/text_reader.hpp"

#include <algorithm>
#include <array>
#include <vector>

namespace ninefold {

namespace {

/// The fields between bars, without blanks around them.
std::vector<std::string_view> fields_between(std::string_view row) {
  std::vector<std::string_view> fields;
  row.remove_prefix(1);
  while (!row.empty()) {
    const std::size_t end = std::min(row.find('|'), row.size());
    fields.push_back(trimmed_line(row.substr(0, end)));
    row.remove_prefix(std::min(end + 1, row.size()));
  }
  return fields;
}

bool is_row_of_nine(std::string_view line) {
  const Result<GridRow> row = read_row({line, 1, false}, 0);
  return row && row->digits.size() == static_cast<std::size_t>(max_size);
}

}  // namespace

std::optional<std::string> without_prefix(std::string_view text) {
  const std::vector<std::string_view> lines = lines_of(text);
  std::optional<std::string_view> prefix;
  std::size_t count = 0;
  for (const std::string_view line : lines) {
    if (trimmed_line(line).empty()) continue;
    ++count;
    if (!prefix)
      prefix = line.substr(0, std::min(line.find_first_not_of("/#>;% \t*"), line.size()));
    std::size_t same = 0;
    while (same < prefix->size() && same < line.size() && (*prefix)[same] == line[same]) ++same;
    prefix = prefix->substr(0, same);
  }
  // A frame may begin with stars, and many a line with blanks.
  while (prefix && !prefix->empty() && (prefix->back() == '*' || is_blank(prefix->back())))
    prefix->remove_suffix(1);
  if (count < 4 || !prefix || prefix->find_first_of("/#>;%") == std::string_view::npos)
    return std::nullopt;
  std::string plain;
  for (const std::string_view line : lines) {
    plain += line.substr(std::min(prefix->size(), line.size()));
    plain += '\n';
  }
  return plain;
}

std::optional<std::string> with_line_ends(std::string_view text) {
  if (text.find("\\n") == std::string_view::npos) return std::nullopt;
  std::string plain;
  for (std::size_t at = 0; at < text.size(); ++at) {
    const bool is_end = text.substr(at).starts_with("\\n");
    plain += is_end ? '\n' : text[at];
    if (is_end) ++at;
  }
  return plain;
}

std::optional<std::string> with_plain_characters(std::string_view text) {
  struct Spelling {
    std::string_view other;
    std::string_view plain;
  };
  // What makes an emoji of a digit, dots in the middle of a line, and empty boxes.
  constexpr std::array<Spelling, 13> spellings{{{"\uFE0F", ""},
                                                {"\u20E3", ""},
                                                {"\u00B7", "."},
                                                {"\u2022", "."},
                                                {"\u2219", "."},
                                                {"\u25A1", "."},
                                                {"\u25A2", "."},
                                                {"\uFF0E", "."},
                                                {"\u25FB", "."},
                                                {"\u25FD", "."},
                                                {"\u2B1C", "."},
                                                {"\u2B1B", "."},
                                                {"\u3000", " "}}};
  std::string plain;
  for (std::size_t at = 0; at < text.size();) {
    const std::string_view rest = text.substr(at);
    const auto found =
        std::find_if(spellings.begin(), spellings.end(),
                     [rest](const Spelling& spelling) { return rest.starts_with(spelling.other); });
    // Digits as wide as Chinese characters, U+FF10 to U+FF19, are EF BC 90 to EF BC 99.
    const bool is_wide =
        rest.size() > 2 && rest.starts_with("\xEF\xBC") && rest[2] >= '\x90' && rest[2] <= '\x99';
    if (found != spellings.end()) {
      plain += found->plain;
      at += found->other.size();
    } else if (is_wide) {
      plain += static_cast<char>('0' + (rest[2] - '\x90'));
      at += 3;
    } else {
      plain += text[at++];
    }
  }
  return plain.size() < text.size() ? std::optional(std::move(plain)) : std::nullopt;
}

std::optional<std::string> with_dots(std::string_view text) {
  const bool has_marks = text.find('?') != std::string_view::npos;
  if (!has_marks && (text.find('#') == std::string_view::npos ||
                     text.find_first_not_of("123456789# \t\r\n,;|") != std::string_view::npos))
    return std::nullopt;
  std::string plain(text);
  std::replace(plain.begin(), plain.end(), has_marks ? '?' : '#', '.');
  return plain;
}

std::optional<std::string> drawn_rows(std::string_view text) {
  constexpr std::size_t fewest_bars = 4;
  std::vector<std::string> rows;
  std::vector<std::string> table;
  // A heading of a table stands above as many rows as it has columns.
  const auto end_table = [&] {
    const bool has_heading = table.size() == table.front().size() + 1 && is_heading(table.front());
    rows.insert(rows.end(), table.begin() + (has_heading ? 1 : 0), table.end());
    table.clear();
  };
  for (const std::string_view line : lines_of(text)) {
    const std::string plain = with_plain_bars(line);
    const std::size_t first = plain.find('|');
    if (first == std::string::npos || is_border(plain)) continue;
    const std::size_t last = plain.rfind('|');
    const std::string_view drawn = std::string_view(plain).substr(first, last - first + 1);
    if (static_cast<std::size_t>(std::count(drawn.begin(), drawn.end(), '|')) < fewest_bars)
      continue;
    if (std::optional<std::string> row = table_row(fields_between(drawn))) {
      if (!table.empty() && table.front().size() != row->size()) end_table();
      table.push_back(*std::move(row));
      continue;
    }
    if (!table.empty()) end_table();
    GridRow cells;
    const Result<GridRow> read = read_row({drawn, 1, false}, 0);
    if (read && read->digits.size() == static_cast<std::size_t>(max_size)) rows.emplace_back(drawn);
  }
  if (!table.empty()) end_table();
  return rows.empty() ? std::nullopt : std::optional(joined_rows(rows));
}

std::optional<std::string> rows_among_text(std::string_view text) {
  constexpr std::size_t size = max_size;
  std::vector<std::string> rows;
  std::size_t in_block = 0;
  for (const std::string_view line : lines_of(text)) {
    const std::string plain = with_plain_bars(line);
    if (is_skipped(plain) || is_border(plain) || is_only_brackets(plain)) continue;
    if (is_row_of_nine(plain)) {
      rows.push_back(plain);
      ++in_block;
      continue;
    }
    if (in_block % size != 0) break;
    in_block = 0;
  }
  if (in_block % size == 0 && !rows.empty() && rows.size() % size == 0) return joined_rows(rows);
  // Words of nine cells, with nothing that has a digit between them.
  rows.clear();
  in_block = 0;
  for (std::size_t at = 0; at < text.size();) {
    std::size_t end = at;
    while (end < text.size() && is_cell(text[end])) ++end;
    const std::string_view word = text.substr(at, end - at);
    if (word.size() == size) {
      rows.emplace_back(word);
      ++in_block;
    } else if (word.find_first_not_of('.') != std::string_view::npos) {
      if (in_block % size != 0) return std::nullopt;
      in_block = 0;
    }
    at = std::max(end, at + 1);
  }
  if (rows.empty() || in_block % size != 0) return std::nullopt;
  return joined_rows(rows);
}

std::optional<std::string> labels_as_digits(std::string_view text) {
  std::string plain;
  std::string known;
  for (const char character : text) {
    const bool is_letter =
        (character >= 'A' && character <= 'Z') || (character >= 'a' && character <= 'z');
    if (!is_letter) {
      if (!is_white_space(character)) return std::nullopt;
      plain += character;
      continue;
    }
    std::size_t number = known.find(character);
    if (number == std::string::npos) {
      number = known.size();
      known += character;
    }
    if (known.size() > static_cast<std::size_t>(max_size)) return std::nullopt;
    plain += static_cast<char>('1' + number);
  }
  return known.size() < 4 ? std::nullopt : std::optional(std::move(plain));
}

}  // namespace ninefold
