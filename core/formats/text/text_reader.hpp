#pragma once

#include "core/board/result.hpp"

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace ninefold {

/// Whether the character is a space, a tab, a line end, a vertical tab or a form feed.
constexpr bool is_white_space(char character) {
  return character == ' ' || (character >= '\t' && character <= '\r');
}

/// A place in a text; both count from 1. Columns count characters, so one of UTF-8's longer ones
/// counts once.
struct TextPlace {
  int line = 1;
  int column = 1;

  bool operator==(const TextPlace&) const = default;
};

/// A line without its line end.
struct TextLine {
  std::string_view text;  ///< valid until the reader is used again
  int number = 0;         ///< from 1
  bool is_cut = false;    ///< longer than TextReader::longest_line; `text` is its beginning
};

/// Reads a text character by character or line by line, from memory or piece by piece as it
/// arrives, in constant memory. Lines end with LF, CRLF or CR; a UTF-8 byte order mark in front is
/// skipped.
class TextReader {
 public:
  /// Gives the next piece of the text, which stays valid until the next call; an empty one ends
  /// the text.
  using Source = std::function<std::string_view()>;

  /// next_line() cuts lines here if not told otherwise, so that an endless line takes neither
  /// memory nor time.
  static constexpr std::size_t longest_line = 4096;

  /// The text must live as long as the reader; a temporary string would not.
  explicit TextReader(std::string_view text) : piece_(text) {}
  explicit TextReader(const char* text) : piece_(text) {}
  explicit TextReader(std::string&& text) = delete;
  explicit TextReader(Source more) : more_(std::move(more)) {}

  /// The next character, line ends as '\n', without going past it; nothing at the end.
  std::optional<char> peek();
  /// Goes past the character that peek() gave.
  void advance();
  /// Goes past spaces, tabs and line ends.
  void skip_white_space();
  /// Where the next character stands.
  TextPlace place() const { return place_; }

  /// Whether more of the text is there already, without asking the source.
  bool is_at_hand() const { return at_hand() != 0; }
  /// How many bytes of it.
  std::size_t at_hand() const { return piece_.size() + after_.size(); }

  /// What of the text is there after waiting for its first piece, without going past it.
  std::string_view beginning();

  /// The rest of the current line, or nothing at the end of the text. It is cut after `longest`.
  std::optional<TextLine> next_line(std::size_t longest = longest_line);

 private:
  bool has_more();
  void skip_unseen();
  void give_back_mark();
  void end_line();
  void skip_cut_line();
  std::optional<TextLine> line_over_pieces(std::size_t longest);

  Source more_;
  std::string_view piece_;
  std::string_view after_;  // what comes after the piece before the source is asked
  std::string buffer_;
  TextPlace place_;
  static constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";
  std::string_view mark_left_ = byte_order_mark;
  bool skips_line_feed_ = false;  // the second half of a CRLF is still to come
  bool skips_cut_line_ = false;   // the rest of a cut line is still to come
};

}  // namespace ninefold
