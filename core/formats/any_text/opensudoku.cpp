#include "core/formats/any_text/opensudoku.hpp"

#include "core/formats/text/characters.hpp"

#include <algorithm>
#include <optional>
#include <string>

namespace ninefold {

namespace {

constexpr std::string_view version_mark = "version:";

std::optional<int> number_of(std::string_view text) {
  constexpr std::size_t longest = 3;
  if (text.empty() || text.size() > longest) return std::nullopt;
  int number = 0;
  for (const char character : text) {
    if (character < '0' || character > '9') return std::nullopt;
    number = number * 10 + (character - '0');
  }
  return number;
}

/// Notes are a number with bit d-1 for digit d, or `-` or digits with commas in older files.
std::optional<int> notes_of(std::string_view text) {
  if (text == "-") return 0;
  if (text.find(',') == std::string_view::npos) return number_of(text);
  int notes = 0;
  for (const char character : text) {
    if (character >= '1' && character <= '9') notes |= 1 << (character - '1');
  }
  return notes;
}

std::vector<std::string_view> fields_of(std::string_view text) {
  std::vector<std::string_view> fields;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('|'), text.size());
    fields.push_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return fields;
}

/// The game of an attribute from its version on.
std::optional<NamedPuzzle> begun_game(std::string_view data) {
  data.remove_prefix(version_mark.size());
  while (!data.empty() && is_blank(data.front())) data.remove_prefix(1);
  const int version = data.empty() || !is_cell(data.front()) ? 0 : digit_of(data.front());
  std::optional<std::size_t> start;
  for (const std::string_view line_end : {"&#10;", "&#xA;", "\n"}) {
    const std::size_t at = data.find(line_end);
    if (at != std::string_view::npos && !start) start = at + line_end.size();
  }
  if (version == 0 || !start) return std::nullopt;
  const int kinds_of_notes = version < 4 ? 1 : 2;
  const std::vector<std::string_view> fields = fields_of(data.substr(*start));
  NamedPuzzle game{{{Rule{}}, Grid(Shape{3, 3})}, "", std::vector<int>(max_cells)};
  game.entered.resize(max_cells);
  game.are_notes = true;
  std::size_t at = 0;
  const auto next = [&]() -> std::string_view { return at < fields.size() ? fields[at++] : "?"; };
  for (std::size_t cell = 0; cell < max_cells; ++cell) {
    const std::optional<int> value = number_of(next());
    std::optional<int> notes;
    // Notes in the corner and in the middle.
    for (int kind = 0; kind < kinds_of_notes; ++kind) {
      const std::optional<int> more = notes_of(next());
      notes = more ? std::optional(notes.value_or(0) | *more) : std::nullopt;
      // Version 2 ends notes with a bar of their own.
      if (at < fields.size() && fields[at].empty()) ++at;
    }
    const std::optional<int> changeable = number_of(next());
    constexpr int all = (1 << max_size) - 1;
    if (!value || *value > max_size || !notes || *notes > all || !changeable) return std::nullopt;
    const auto digit = static_cast<Digit>(*value);
    if (*changeable == 0) {
      game.puzzle.givens[static_cast<Cell>(cell)] = digit;
    } else {
      game.entered[cell] = digit;
      game.candidates[cell] = digit == empty_cell ? *notes : 0;
    }
  }
  const auto is_none = [](int number) { return number == 0; };
  if (std::all_of(game.candidates.begin(), game.candidates.end(), is_none)) game.candidates.clear();
  if (std::all_of(game.entered.begin(), game.entered.end(), is_none)) game.entered.clear();
  return game;
}

std::optional<NamedPuzzle> game_of(std::string_view data) {
  if (data.starts_with(version_mark)) return begun_game(data);
  NamedPuzzle game{{{Rule{}}, Grid(Shape{3, 3})}, "", {}};
  if (data.size() != max_cells || !std::all_of(data.begin(), data.end(), is_cell))
    return std::nullopt;
  for (std::size_t cell = 0; cell < max_cells; ++cell)
    game.puzzle.givens[static_cast<Cell>(cell)] = digit_of(data[cell]);
  return game;
}

}  // namespace

bool is_opensudoku(std::string_view text) {
  return text.find("<opensudoku") != std::string_view::npos;
}

std::vector<NamedPuzzle> read_opensudoku(std::string_view text) {
  constexpr std::string_view attribute = " data=";
  std::vector<NamedPuzzle> games;
  int line = 1;
  std::size_t counted = 0;
  for (std::size_t at = text.find(attribute);
       at != std::string_view::npos && games.size() < most_puzzles_in_any_text;
       at = text.find(attribute, at + 1)) {
    const std::size_t start = at + attribute.size();
    const char quote = start < text.size() ? text[start] : '\0';
    if (quote != '"' && quote != '\'') continue;
    const std::size_t end = std::min(text.find(quote, start + 1), text.size());
    std::optional<NamedPuzzle> game = game_of(text.substr(start + 1, end - start - 1));
    if (!game) continue;
    line += static_cast<int>(std::count(text.begin() + static_cast<std::ptrdiff_t>(counted),
                                        text.begin() + static_cast<std::ptrdiff_t>(at), '\n'));
    counted = at;
    game->line = line;
    games.push_back(*std::move(game));
  }
  return games;
}

}  // namespace ninefold
