#include "core/formats/text/text_reader.hpp"

#include <limits>
#include <utility>

namespace ninefold {

namespace {

void increment(int& number) {
  if (number < std::numeric_limits<int>::max()) ++number;
}

bool continues_character(char byte) { return (static_cast<unsigned char>(byte) & 0xC0) == 0x80; }

}  // namespace

bool TextReader::has_more() {
  while (true) {
    if (piece_.empty()) piece_ = std::exchange(after_, {});
    if (piece_.empty() && more_) {
      piece_ = more_();
      if (piece_.empty()) more_ = nullptr;
    }
    if (piece_.empty()) {
      if (mark_left_.empty() || mark_left_.size() == byte_order_mark.size()) return false;
      give_back_mark();
      continue;
    }
    // The byte order mark and a CRLF may be spread over two pieces.
    if (mark_left_.empty() && !skips_line_feed_) return true;
    skip_unseen();
  }
}

void TextReader::skip_unseen() {
  if (!mark_left_.empty()) {
    if (piece_.front() == mark_left_.front()) {
      mark_left_.remove_prefix(1);
      piece_.remove_prefix(1);
    } else {
      give_back_mark();
    }
    return;
  }
  skips_line_feed_ = false;
  if (piece_.front() == '\n') piece_.remove_prefix(1);
}

// What begins like the mark and is none belongs to the text.
void TextReader::give_back_mark() {
  const std::string_view begun =
      byte_order_mark.substr(0, byte_order_mark.size() - mark_left_.size());
  mark_left_ = {};
  if (begun.empty()) return;
  after_ = std::exchange(piece_, begun);
}

std::optional<char> TextReader::peek() {
  if (skips_cut_line_) skip_cut_line();
  if (!has_more()) return std::nullopt;
  return piece_.front() == '\r' ? '\n' : piece_.front();
}

void TextReader::advance() {
  const char passed = piece_.front();
  piece_.remove_prefix(1);
  if (passed == '\n' || passed == '\r') {
    skips_line_feed_ = passed == '\r';
    end_line();
  } else if (!continues_character(passed)) {
    increment(place_.column);
  }
}

void TextReader::skip_white_space() {
  for (std::optional<char> next = peek(); next && is_white_space(*next); next = peek()) advance();
}

void TextReader::end_line() {
  increment(place_.line);
  place_.column = 1;
}

void TextReader::skip_cut_line() {
  skips_cut_line_ = false;
  while (const std::optional<char> next = peek()) {
    advance();
    if (*next == '\n') return;
  }
}

std::string_view TextReader::beginning() {
  if (!peek()) return {};
  return piece_;
}

std::optional<TextLine> TextReader::next_line(std::size_t longest) {
  if (!peek()) return std::nullopt;
  const std::size_t line_feed = piece_.substr(0, longest).find('\n');
  if (line_feed == std::string_view::npos) return line_over_pieces(longest);
  std::string_view text = piece_.substr(0, line_feed);
  const std::size_t carriage_return = text.find('\r');
  if (carriage_return != std::string_view::npos) {
    text = text.substr(0, carriage_return);
    skips_line_feed_ = true;
  }
  piece_.remove_prefix(text.size() + 1);
  const int number = place_.line;
  end_line();
  return TextLine{text, number, false};
}

std::optional<TextLine> TextReader::line_over_pieces(std::size_t longest) {
  buffer_.clear();
  const int number = place_.line;
  while (const std::optional<char> next = peek()) {
    if (*next != '\n' && buffer_.size() == longest) {
      skips_cut_line_ = true;
      break;
    }
    advance();
    if (*next == '\n') break;
    buffer_ += *next;
  }
  return TextLine{buffer_, number, skips_cut_line_};
}

}  // namespace ninefold
