#include "core/formats/any_text/program_text.hpp"

#include "core/formats/text/characters.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <string>

namespace ninefold {

namespace {

bool is_decimal(char character) { return character >= '0' && character <= '9'; }
bool is_in_word(char character) {
  return (character >= 'a' && character <= 'z') || (character >= 'A' && character <= 'Z') ||
         character == '_';
}

bool is_nothing(std::string_view word) {
  constexpr std::array<std::string_view, 12> words{
      "none", "null", "nil", "nan", "na", "n/a", "x", "nothing", "undefined", "_", "e", "empty"};
  std::string plain;
  for (const char character : word)
    plain += static_cast<char>(character >= 'A' && character <= 'Z' ? character + 32 : character);
  return std::find(words.begin(), words.end(), plain) != words.end();
}

/// The cells of a string: one of a character, a row or a whole puzzle of more; nothing for others.
std::optional<std::vector<Digit>> cells_of(std::string_view text) {
  std::vector<Digit> cells;
  constexpr std::string_view blanks = "_-*xX?";
  bool has_blank = false;
  for (const char character : text) {
    if (is_cell(character)) {
      cells.push_back(digit_of(character));
    } else if (blanks.find(character) != std::string_view::npos) {
      cells.push_back(empty_cell);
    } else if (character == ' ') {
      has_blank = true;
    } else {
      return std::nullopt;
    }
  }
  // An empty cell may be a blank.
  if (cells.empty()) cells.push_back(empty_cell);
  const bool is_row = cells.size() == 4 || cells.size() == 6 || cells.size() == 9;
  const bool is_board = cells.size() == 16 || cells.size() == 36 || cells.size() == max_cells;
  if (cells.size() > 1 && !is_row && !(is_board && !has_blank)) return std::nullopt;
  return cells;
}

/// A list that was begun.
struct List {
  std::vector<Digit> cells;
  std::vector<std::size_t> rows;  ///< how many cells each list in it has
  bool is_other = false;          ///< something in it is no cell
  bool has_names = false;
  int line = 1;
  std::string name;
};

class ProgramReader {
 public:
  explicit ProgramReader(std::string_view text) : text_(text), lists_(1) {}

  std::vector<NamedPuzzle> read() {
    while (at_ < text_.size() && boards_.size() < most_puzzles_in_any_text) step();
    while (!lists_.empty()) close();
    constexpr std::size_t fewest_of_board = 16;
    if (left_over_ >= fewest_of_board) return {};
    return std::move(boards_);
  }

 private:
  void step() {
    const char character = text_[at_];
    const bool is_word = is_in_word(character);
    if (character == '\n') ++line_;
    if (character == '[' || character == '{' || character == '(') {
      lists_.emplace_back().line = line_;
      lists_.back().name = name_;
      ++at_;
    } else if (character == ']' || character == '}' || character == ')') {
      if (lists_.size() > 1) close();
      ++at_;
    } else if (character == '"' || character == '\'' || character == '`') {
      string(character);
    } else if (is_decimal(character) || (character == '-' && is_decimal(next()))) {
      number();
    } else if (is_word) {
      word();
    } else if (text_.substr(at_).starts_with("//") || character == '#') {
      at_ = std::min(text_.find('\n', at_), text_.size());
    } else {
      if (character == '.' && lists_.size() > 1) lists_.back().cells.push_back(empty_cell);
      if (character == '=' || character == ':') name_ = word_;
      if (character == ';') name_.clear();
      ++at_;
    }
  }

  char next() const { return at_ + 1 < text_.size() ? text_[at_ + 1] : '\0'; }

  void add(const std::vector<Digit>& cells, bool is_row) {
    List& list = lists_.back();
    list.cells.insert(list.cells.end(), cells.begin(), cells.end());
    if (is_row) list.rows.push_back(cells.size());
    // At no list's level rows are those of a string in several pieces.
    if (lists_.size() == 1 && list.cells.size() == max_cells) emit(list);
  }

  void string(char quote) {
    const std::size_t start = at_ + 1;
    std::size_t end = std::min(text_.find(quote, start), text_.size());
    // Three of them begin a text of several lines.
    const std::string three(3, quote);
    std::string_view content = text_.substr(start, end - start);
    if (text_.substr(at_).starts_with(three)) {
      end = std::min(text_.find(three, at_ + 3), text_.size());
      content = text_.substr(at_ + 3, end - std::min(end, at_ + 3));
      end = std::min(end + 2, text_.size());
    }
    line_ += static_cast<int>(std::count(content.begin(), content.end(), '\n'));
    at_ = std::min(end + 1, text_.size());
    if (names_what_follows()) {
      lists_.back().has_names = true;
      name_ = content;
      return;
    }
    std::string dense;
    if (content.find('\n') != std::string_view::npos) {
      for (const char character : content) {
        if (character != '\n' && character != '\r' && !is_blank(character)) dense += character;
      }
      content = dense;
    }
    const bool is_cell_of_list = lists_.size() > 1 && content.size() <= 1;
    const std::optional<std::vector<Digit>> cells = cells_of(content);
    if (cells && cells->size() == max_cells) {
      List board;
      board.cells = *cells;
      board.line = line_;
      board.name = lists_.back().has_names ? std::string() : name_;
      emit(board);
    } else if (cells &&
               (cells->size() > 1 || is_cell_of_list ||
                (lists_.size() > 1 && content.find_first_not_of(' ') == std::string_view::npos))) {
      add(*cells, cells->size() > 1);
    } else {
      lists_.back().is_other = lists_.size() > 1;
    }
  }

  /// Whether a colon comes next, as after the name of a value.
  bool names_what_follows() const {
    const std::size_t colon = text_.find_first_not_of(" \t\r\n", at_);
    return colon != std::string_view::npos && text_[colon] == ':' && lists_.size() > 1;
  }

  void number() {
    const bool is_negative = text_[at_] == '-';
    if (is_negative) ++at_;
    const std::size_t start = at_;
    while (at_ < text_.size() && is_decimal(text_[at_])) ++at_;
    const std::string_view digits = text_.substr(start, at_ - start);
    // 5.0 and 5. are numbers, too.
    if (at_ < text_.size() && text_[at_] == '.') {
      std::size_t end = at_ + 1;
      while (end < text_.size() && text_[end] == '0') ++end;
      const bool ends = end == text_.size() || (!is_decimal(text_[end]) && text_[end] != '.');
      if (ends) at_ = end;
    }
    if (names_what_follows()) {
      lists_.back().has_names = true;
      return;
    }
    if (lists_.size() == 1) return;
    if (is_negative) {
      add({empty_cell}, false);
    } else if (digits.size() == 1) {
      add({digit_of(digits[0])}, false);
    } else if (const auto cells = cells_of(digits)) {
      add(*cells, true);
    } else {
      lists_.back().is_other = true;
    }
  }

  void word() {
    const std::size_t start = at_;
    while (at_ < text_.size() && (is_in_word(text_[at_]) || is_decimal(text_[at_]) ||
                                  (text_[at_] == '.' && is_in_word(next()))))
      ++at_;
    word_ = text_.substr(start, at_ - start);
    if (lists_.size() == 1) return;
    const std::size_t after = text_.find_first_not_of(" \t\r\n", at_);
    const char follows = after == std::string_view::npos ? '\0' : text_[after];
    if (follows == ':') {
      lists_.back().has_names = true;
      name_ = word_;
    } else if (is_nothing(word_)) {
      add({empty_cell}, false);
    } else if (follows != '[' && follows != '(' && follows != '{' && follows != '=') {
      lists_.back().is_other = true;
    }
  }

  void emit(List& list) {
    const std::optional<Shape> shape = Shape::of_cell_count(static_cast<int>(list.cells.size()));
    NamedPuzzle board{{{Rule{}}, Grid(*shape)}, list.name, {}};
    for (std::size_t cell = 0; cell < list.cells.size(); ++cell) {
      if (list.cells[cell] > shape->size()) {
        left_over_ += list.cells.size();
        list.cells.clear();
        list.rows.clear();
        return;
      }
      board.puzzle.givens[static_cast<Cell>(cell)] = list.cells[cell];
    }
    board.line = list.line;
    boards_.push_back(std::move(board));
    list.cells.clear();
    list.rows.clear();
  }

  /// A row that is in no list: as many of them as it has cells are a board.
  void add_row_alone(const List& row) {
    List& board = lists_.back();
    const std::size_t count = row.cells.size();
    if (!board.rows.empty() && board.rows.front() != count) {
      left_over_ += board.cells.size();
      board.cells.clear();
      board.rows.clear();
    }
    if (board.rows.empty()) board.line = row.line;
    board.cells.insert(board.cells.end(), row.cells.begin(), row.cells.end());
    board.rows.push_back(count);
    if (board.rows.size() == count) emit(board);
  }

  void close() {
    List list = std::move(lists_.back());
    lists_.pop_back();
    if (list.cells.empty()) return;
    const std::size_t count = list.cells.size();
    const bool is_outermost = lists_.size() <= 1;
    const std::optional<Shape> shape = Shape::of_cell_count(static_cast<int>(count));
    const auto side = static_cast<std::size_t>(shape ? shape->size() : 0);
    const bool is_square = list.rows.size() == side &&
                           std::all_of(list.rows.begin(), list.rows.end(),
                                       [side](std::size_t cells) { return cells == side; });
    if (shape && !list.is_other && (is_square || count == max_cells || is_outermost)) {
      emit(list);
    } else if (lists_.size() == 1 && list.rows.empty() && !list.is_other &&
               Shape::of_size(static_cast<int>(count))) {
      add_row_alone(list);
    } else if (lists_.size() <= 1 || list.has_names || list.is_other || count > max_cells) {
      left_over_ += count;
    } else {
      List& outer = lists_.back();
      outer.cells.insert(outer.cells.end(), list.cells.begin(), list.cells.end());
      outer.rows.push_back(count);
    }
  }

  std::string_view text_;
  std::size_t at_ = 0;
  int line_ = 1;
  std::vector<List> lists_;
  std::string word_;
  std::string name_;
  std::size_t left_over_ = 0;
  std::vector<NamedPuzzle> boards_;
};

}  // namespace

std::vector<NamedPuzzle> read_program_text(std::string_view text) {
  return ProgramReader(text).read();
}

}  // namespace ninefold
