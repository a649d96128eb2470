#include "core/formats/any_text/tatham.hpp"

#include "core/formats/constraints/with_items.hpp"
#include "core/formats/grids/region_labels.hpp"
#include "core/formats/text/characters.hpp"
#include "core/rules/rule_table.hpp"

#include <algorithm>
#include <string>

namespace ninefold {

namespace {

constexpr int largest_side = 16;

/// What stands in front of the colon.
struct Board {
  int side = 0;
  int box_rows = 0;  // 0 for a jigsaw
  bool has_diagonals = false;
  bool has_cages = false;
};

std::optional<int> take_number(std::string_view& text) {
  int number = 0;
  std::size_t length = 0;
  while (length < text.size() && length < 4 && text[length] >= '0' && text[length] <= '9')
    number = number * 10 + (text[length++] - '0');
  text.remove_prefix(length);
  return length == 0 ? std::nullopt : std::optional(number);
}

std::optional<Board> read_board(std::string_view text) {
  Board board;
  const std::optional<int> first = take_number(text);
  if (!first || *first < 1 || *first > largest_side) return std::nullopt;
  board.side = *first;
  bool is_jigsaw = true;
  if (text.size() > 1 && text[0] == 'x' && text[1] >= '0' && text[1] <= '9') {
    text.remove_prefix(1);
    const int second = take_number(text).value_or(0);
    if (second < 1 || *first * second > largest_side) return std::nullopt;
    // So many columns of boxes, so many rows of them.
    board.box_rows = *first;
    board.side = *first * second;
    is_jigsaw = second == 1;
  }
  while (!text.empty()) {
    const char letter = text.front();
    text.remove_prefix(1);
    if (letter == 'j') {
      is_jigsaw = true;
    } else if (letter == 'x') {
      board.has_diagonals = true;
    } else if (letter == 'k') {
      board.has_cages = true;
    } else if (letter == 'd') {
      // How hard it is said to be, by one more letter.
      text.remove_prefix(std::min<std::size_t>(1, text.size()));
    } else if (letter == 'r' || letter == 'm') {
      // The symmetry of its givens.
      if (!text.empty() && text.front() == 'd') text.remove_prefix(1);
      take_number(text);
    } else if (letter != 'a') {
      return std::nullopt;
    }
  }
  if (is_jigsaw) board.box_rows = 0;
  return board.side < 2 ? std::nullopt : std::optional(board);
}

/// A number for each cell, 0 for none.
std::optional<std::vector<int>> read_numbers(std::string_view text, int side) {
  const auto count = static_cast<std::size_t>(side) * static_cast<std::size_t>(side);
  std::vector<int> cells;
  while (!text.empty() && cells.size() <= count) {
    const char character = text.front();
    if (character >= 'a' && character <= 'z') {
      cells.insert(cells.end(), static_cast<std::size_t>(character - 'a') + 1, 0);
      text.remove_prefix(1);
    } else if (character == '_') {
      text.remove_prefix(1);
    } else {
      const std::optional<int> number = take_number(text);
      if (!number || *number == 0) return std::nullopt;
      cells.push_back(*number);
    }
  }
  return cells.size() == count ? std::optional(std::move(cells)) : std::nullopt;
}

/// The pieces that edges cut a board into, by a number for each cell. The edges of all rows come
/// first, then those of all columns: a letter is a run of sides without one, and then one.
std::optional<std::vector<int>> read_pieces(std::string_view text, int side) {
  const int half = side * (side - 1);
  std::vector<int> piece(static_cast<std::size_t>(side) * static_cast<std::size_t>(side));
  for (std::size_t cell = 0; cell < piece.size(); ++cell) piece[cell] = static_cast<int>(cell);
  int at = 0;
  for (const char character : text) {
    constexpr int longest = 25;
    int run = 0;
    if (character >= 'a' && character <= 'z') {
      run = std::min(character - 'a' + 1, longest);
    } else if (character != '_') {
      return std::nullopt;
    }
    for (; run > 0; --run, ++at) {
      if (at >= 2 * half) return std::nullopt;
      const bool is_in_row = at < half;
      const int place = is_in_row ? at : at - half;
      const int line = place / (side - 1);
      const int step = place % (side - 1);
      const int first = is_in_row ? line * side + step : step * side + line;
      const int second = is_in_row ? first + 1 : first + side;
      const int joined = piece[static_cast<std::size_t>(first)];
      const int other = piece[static_cast<std::size_t>(second)];
      std::replace(piece.begin(), piece.end(), other, joined);
    }
    // A run without an edge goes on.
    if (character != 'z') ++at;
  }
  // The last edge is that of the board.
  return at == 2 * half + 1 ? std::optional(std::move(piece)) : std::nullopt;
}

std::string cell_name(int cell, int side) {
  constexpr std::string_view digits = "0123456789ABCDEFG";
  return std::string("R") + digits[static_cast<std::size_t>(cell / side + 1)] + "C" +
         digits[static_cast<std::size_t>(cell % side + 1)];
}

/// The cages as items; nothing where a sum is missing.
std::optional<std::string> cages_of(const std::vector<int>& pieces, const std::vector<int>& sums,
                                    int side) {
  std::string items;
  std::vector<bool> is_done(pieces.size());
  for (std::size_t first = 0; first < pieces.size(); ++first) {
    if (is_done[first]) continue;
    // The sum stands in the first cell.
    if (sums[first] == 0) return std::nullopt;
    items += ".Cage!" + std::to_string(sums[first]);
    for (std::size_t cell = first; cell < pieces.size(); ++cell) {
      if (pieces[cell] != pieces[first]) continue;
      is_done[cell] = true;
      items += "!" + cell_name(static_cast<int>(cell), side);
    }
  }
  return items;
}

std::vector<int> boxes_of(const Board& board) {
  const int box_columns = board.side / board.box_rows;
  std::vector<int> pieces;
  for (int row = 0; row < board.side; ++row) {
    for (int column = 0; column < board.side; ++column)
      pieces.push_back(row / board.box_rows * board.box_rows + column / box_columns);
  }
  return pieces;
}

/// A label for each cell.
std::string labels_of(const std::vector<int>& pieces) {
  std::string labels;
  std::vector<int> known;
  for (const int piece : pieces) {
    const auto found = std::find(known.begin(), known.end(), piece);
    labels += static_cast<char>('A' + (found - known.begin()));
    if (found == known.end()) known.push_back(piece);
    if (known.size() > static_cast<std::size_t>(largest_side)) return "";
  }
  return labels;
}

/// A puzzle of a Shape, with the cages as items.
std::optional<NamedPuzzle> solo_puzzle(const Board& board, Shape shape, const std::string& labels,
                                       const std::vector<int>& digits, const std::string& items) {
  const std::optional<Regions> regions = regions_of_labels(labels, shape);
  if (!regions) return std::nullopt;
  NamedPuzzle puzzle{{{rule_of_regions(*regions, shape)}, Grid(shape)}, "", {}};
  if (board.has_diagonals) puzzle.puzzle.rules.push_back(*rule_named("diagonals", shape));
  for (int cell = 0; cell < shape.cell_count(); ++cell) {
    const int digit = digits[static_cast<std::size_t>(cell)];
    puzzle.puzzle.givens[static_cast<Cell>(cell)] = static_cast<Digit>(digit);
  }
  if (!items.empty()) puzzle.variant = describe_with_items(puzzle.puzzle, items);
  return puzzle;
}

}  // namespace

std::optional<NamedPuzzle> read_tatham_id(std::string_view id) {
  const std::size_t colon = id.find(':');
  if (colon == std::string_view::npos) return std::nullopt;
  const std::optional<Board> board = read_board(id.substr(0, colon));
  if (!board) return std::nullopt;
  std::vector<std::string_view> parts;
  for (std::size_t at = colon + 1; at <= id.size();) {
    const std::size_t end = std::min(id.find(',', at), id.size());
    parts.push_back(id.substr(at, end - at));
    at = end + 1;
  }
  const bool is_jigsaw = board->box_rows == 0;
  const std::size_t wanted = 1 + (is_jigsaw ? 1 : 0) + (board->has_cages ? 2 : 0);
  if (parts.size() != wanted) return std::nullopt;
  const int side = board->side;
  std::optional<std::vector<int>> digits = read_numbers(parts[0], side);
  std::optional<std::vector<int>> pieces =
      is_jigsaw ? read_pieces(parts[1], side) : std::optional(boxes_of(*board));
  if (!digits || !pieces) return std::nullopt;
  if (*std::max_element(digits->begin(), digits->end()) > side) return std::nullopt;
  const std::string labels = labels_of(*pieces);
  std::string items;
  if (board->has_cages) {
    const auto cages = read_pieces(parts[wanted - 2], side);
    const auto sums = read_numbers(parts[wanted - 1], side);
    const auto written = cages && sums ? cages_of(*cages, *sums, side) : std::nullopt;
    if (!written) return std::nullopt;
    items = *written;
  }
  if (const std::optional<Shape> shape = Shape::of_size(side))
    return solo_puzzle(*board, *shape, labels, *digits, items);
  if (labels.empty()) return std::nullopt;
  items = ".Jigsaw!" + labels + ".NoBoxes" +
          (board->has_diagonals ? ".Diagonal!1.Diagonal!-1" : "") + items;
  NamedPuzzle puzzle;
  puzzle.variant = describe_board(side, 1, *digits, items);
  return puzzle;
}

std::vector<NamedPuzzle> read_tatham(std::string_view text) {
  constexpr std::string_view saved_head = "SAVEFILE:";
  std::vector<NamedPuzzle> games;
  const bool is_saved = text.starts_with(saved_head);
  std::string_view parameters;
  int number = 0;
  for (std::size_t at = 0; at < text.size() && games.size() < most_puzzles_in_any_text;) {
    const std::size_t end = std::min(text.find_first_of("\r\n", at), text.size());
    std::string_view line = text.substr(at, end - at);
    at = end + 1;
    ++number;
    if (end + 1 < text.size() && text[end] == '\r' && text[end + 1] == '\n') ++at;
    while (!line.empty() && is_blank(line.back())) line.remove_suffix(1);
    std::optional<NamedPuzzle> game;
    if (is_saved) {
      // NAME    :LENGTH:VALUE
      const std::size_t value = std::min(line.find(':', 9), line.size());
      const std::string_view said = line.substr(std::min(value + 1, line.size()));
      if (line.starts_with("PARAMS")) parameters = said;
      if (!line.starts_with("DESC")) continue;
      game = read_tatham_id(std::string(parameters) + ":" + std::string(said));
    } else {
      if (is_skipped(line)) continue;
      while (!line.empty() && is_blank(line.front())) line.remove_prefix(1);
      const std::size_t tab = line.find('\t');
      if (tab != std::string_view::npos && tab < line.find(':')) line.remove_prefix(tab + 1);
      game = read_tatham_id(line);
    }
    if (!game) return {};
    game->line = number;
    games.push_back(*std::move(game));
  }
  return games;
}

}  // namespace ninefold
