#include "core/formats/plain/tables.hpp"

#include "core/board/shape.hpp"
#include "core/formats/grids/grid_row.hpp"
#include "core/formats/plain/text_lines.hpp"
#include "core/formats/text/characters.hpp"

#include <algorithm>
#include <array>

namespace ninefold {

namespace {

/// What a table has in a field of its own: a cell, or a blank for an empty one.
bool is_cell_field(std::string_view field) {
  return field.empty() ||
         (field.size() == 1 && (is_cell(field[0]) || field[0] == '_' || field[0] == '-' ||
                                field[0] == '?' || field[0] == '*'));
}

std::vector<std::string_view> fields_of(std::string_view line, char separator) {
  std::vector<std::string_view> fields;
  for (std::size_t end = 0; end != std::string_view::npos;) {
    end = line.find(separator);
    fields.push_back(trimmed_line(line.substr(0, end)));
    line.remove_prefix(end == std::string_view::npos ? line.size() : end + 1);
  }
  return fields;
}

/// `[5][3][ ]` with bars in place of the brackets.
std::optional<std::string> without_cell_brackets(std::string_view line) {
  constexpr std::size_t length = 3;
  std::string row;
  if (line.empty() || line.size() % length != 0) return std::nullopt;
  for (std::size_t at = 0; at < line.size(); at += length) {
    if (line[at] != '[' || line[at + 2] != ']') return std::nullopt;
    if (at > 0) row += '|';
    row += line[at + 1];
  }
  return row;
}

std::optional<std::string> row_of_line(std::string_view line) {
  line = trimmed_line(line);
  // What ends a row in LaTeX, and the lines it draws behind it.
  line = trimmed_line(line.substr(0, line.find("\\\\")));
  const std::optional<std::string> bare = without_cell_brackets(line);
  if (bare) return table_row(fields_of(*bare, '|'));
  for (const char separator : {'|', ';', '&'}) {
    if (line.find(separator) == std::string_view::npos) continue;
    if (std::optional<std::string> row = table_row(fields_of(line, separator))) return row;
  }
  return std::nullopt;
}

/// Rows of one size, without one that numbers the columns above as many.
void add_table(std::vector<std::string>& table, std::vector<std::string>& rows) {
  if (table.empty()) return;
  const bool has_heading = table.size() == table.front().size() + 1 && is_heading(table.front());
  rows.insert(rows.end(), table.begin() + (has_heading ? 1 : 0), table.end());
  table.clear();
}

/// All rows as a text.
std::optional<std::string> text_of(const std::vector<std::optional<std::string>>& lines) {
  std::vector<std::string> rows;
  std::vector<std::string> table;
  for (const std::optional<std::string>& row : lines) {
    if (!row) continue;
    if (!table.empty() && table.front().size() != row->size()) add_table(table, rows);
    table.push_back(*row);
  }
  add_table(table, rows);
  return rows.empty() ? std::nullopt : std::optional(joined_rows(rows));
}

bool is_letter(char character) {
  return (character >= 'a' && character <= 'z') || (character >= 'A' && character <= 'Z');
}

bool is_number(std::string_view text) {
  return !text.empty() && text.find_first_not_of("0123456789") == std::string_view::npos;
}

/// The word that a line begins with, where it names a row: `A`, `R1`, `1:`, `2)`.
std::string_view label_of(std::string_view line) {
  std::string_view word = line.substr(0, line.find_first_of(" \t"));
  const std::string_view label = word;
  const bool has_end =
      !word.empty() && std::string_view(":.)|").find(word.back()) != std::string_view::npos;
  if (has_end) word.remove_suffix(1);
  if (word.empty() || label.size() == line.size()) return {};
  const bool is_named = is_letter(word.front()) && (word.size() == 1 || is_number(word.substr(1)));
  return is_named || (has_end && is_number(word)) ? label : std::string_view();
}

/// How many cells a line has that is nothing but a row, or 0.
std::size_t cells_in(std::string_view line) {
  const Result<GridRow> row = read_row({line, 1, false}, 0);
  if (!row || !Shape::of_size(static_cast<int>(row->digits.size()))) return 0;
  return row->digits.size();
}

/// Whether there begins or ends a part of a table.
bool is_table_mark(std::string_view html) {
  html.remove_prefix(html.starts_with("</") ? 2 : 1);
  return html.starts_with('t') || html.starts_with('T');
}

/// The text of a field that begins there, without the elements in it.
std::string field_text(std::string_view html) {
  constexpr std::string_view no_break = "&nbsp;";
  std::string text;
  while (!html.empty()) {
    if (html.starts_with(no_break)) {
      html.remove_prefix(no_break.size());
    } else if (html.front() != '<') {
      text += html.front();
      html.remove_prefix(1);
    } else if (is_table_mark(html)) {
      break;
    } else {
      html.remove_prefix(std::min(html.find('>'), html.size() - 1) + 1);
    }
  }
  std::erase_if(text, [](char character) {
    return is_blank(character) || character == '\n' || character == '\r';
  });
  return text;
}

}  // namespace

std::optional<std::string> table_row(std::vector<std::string_view> fields) {
  // A bar at either end of a row begins and ends no field.
  if (fields.size() > 2 && fields.front().empty() && fields.back().empty() &&
      !Shape::of_size(static_cast<int>(fields.size()))) {
    fields.erase(fields.begin());
    fields.pop_back();
  }
  const auto size = static_cast<int>(fields.size());
  if (!Shape::of_size(size) && Shape::of_size(size - 1)) fields.erase(fields.begin());
  if (!Shape::of_size(static_cast<int>(fields.size()))) return std::nullopt;
  std::string row;
  for (const std::string_view field : fields) {
    if (!is_cell_field(field)) return std::nullopt;
    row += field.empty() || !is_cell(field[0]) ? '.' : field[0];
  }
  return row;
}

bool is_heading(std::string_view row) {
  return std::string_view("123456789").starts_with(row) ||
         std::string_view("012345678").starts_with(row);
}

std::optional<std::string> table_rows(std::string_view text) {
  std::vector<std::optional<std::string>> rows;
  for (const std::string_view line : lines_of(text)) {
    const std::string plain = with_plain_bars(line);
    rows.push_back(is_border(plain) ? std::nullopt : row_of_line(plain));
  }
  return text_of(rows);
}

std::optional<std::string> html_rows(std::string_view text) {
  std::vector<std::optional<std::string>> rows;
  std::vector<std::string> cells;
  const auto end_row = [&] {
    if (!cells.empty()) rows.push_back(table_row({cells.begin(), cells.end()}));
    cells.clear();
  };
  for (std::size_t at = text.find('<'); at != std::string_view::npos; at = text.find('<', at + 1)) {
    const std::string_view rest = text.substr(at);
    if (rest.starts_with("<tr") || rest.starts_with("<TR")) end_row();
    const auto begins = [rest](std::string_view name) { return rest.starts_with(name); };
    constexpr std::array<std::string_view, 5> names{"<td", "<TD", "<th>", "<th ", "<TH"};
    if (std::none_of(names.begin(), names.end(), begins)) continue;
    const std::size_t content = text.find('>', at);
    if (content == std::string_view::npos) break;
    cells.push_back(field_text(text.substr(content + 1)));
  }
  end_row();
  return text_of(rows);
}

std::optional<std::string> without_labels(std::string_view text) {
  std::string plain;
  std::optional<std::string> heading;
  bool has_label = false;
  for (const std::string_view whole : lines_of(text)) {
    const std::string_view line = trimmed_line(whole);
    const std::string_view label = label_of(line);
    const std::string_view row = line.substr(label.size());
    if (!label.empty() && cells_in(row) > 0) {
      has_label = true;
      heading.reset();
      plain += row;
    } else {
      // Numbers of columns stand above rows that have labels.
      if (heading) plain += *heading + "\n";
      heading.reset();
      const std::size_t cells = cells_in(line);
      std::string digits(line);
      std::erase_if(digits, is_blank);
      if (cells > 0 && is_heading(digits)) {
        heading = line;
        continue;
      }
      plain += line;
    }
    plain += '\n';
  }
  if (heading) plain += *heading;
  return has_label ? std::optional(std::move(plain)) : std::nullopt;
}

}  // namespace ninefold
