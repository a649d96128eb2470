#include "core/formats/text/quote.hpp"

namespace ninefold {

namespace {

constexpr std::size_t longest_quote = 20;

unsigned char byte_at(std::string_view text, std::size_t index) {
  return static_cast<unsigned char>(text[index]);
}

// Whether a character of three bytes has no width, ends the line, or turns the direction of what
// follows: U+200B to U+200F, U+2028 to U+202E, U+2060 to U+206F, and the mark of the byte order.
bool is_unseen(std::string_view character) {
  const unsigned char first = byte_at(character, 0);
  const unsigned char second = byte_at(character, 1);
  const unsigned char third = byte_at(character, 2);
  if (first == 0xEF) return second == 0xBB && third == 0xBF;
  if (first != 0xE2) return false;
  if (second == 0x81) return third >= 0xA0 && third < 0xB0;
  return second == 0x80 && ((third >= 0x8B && third < 0x90) || (third >= 0xA8 && third < 0xAF));
}

// Control characters of Unicode that are written with two bytes could hide a message in a
// terminal as well as those of ASCII.
bool is_printable(std::string_view character) {
  const unsigned char first = byte_at(character, 0);
  if (character.size() == 1) return first >= 0x20 && first < 0x7F;
  if (character.size() == 3) return !is_unseen(character);
  return character.size() != 2 || first != 0xC2 || byte_at(character, 1) >= 0xA0;
}

void append_escaped(std::string_view character, std::string& quoted) {
  if (is_printable(character)) {
    quoted.append(character);
    return;
  }
  constexpr std::string_view hexadecimal = "0123456789abcdef";
  for (std::size_t index = 0; index < character.size(); ++index) {
    const unsigned char byte = byte_at(character, index);
    quoted.append("\\x").append(1, hexadecimal[byte / 16]).append(1, hexadecimal[byte % 16]);
  }
}

}  // namespace

std::size_t first_length(std::string_view text) {
  if (text.empty()) return 0;
  const unsigned char first = byte_at(text, 0);
  std::size_t length = 1;
  if (first >= 0xC2 && first < 0xE0) length = 2;
  if (first >= 0xE0 && first < 0xF0) length = 3;
  if (first >= 0xF0 && first < 0xF5) length = 4;
  if (length > text.size()) return 1;
  for (std::size_t index = 1; index < length; ++index) {
    if ((byte_at(text, index) & 0xC0) != 0x80) return 1;
  }
  return length;
}

std::string quote(std::string_view text) {
  std::string quoted = "\"";
  for (std::size_t characters = 0; !text.empty(); ++characters) {
    if (characters == longest_quote) {
      quoted += "...";
      break;
    }
    const std::size_t length = first_length(text);
    append_escaped(text.substr(0, length), quoted);
    text.remove_prefix(length);
  }
  return quoted + "\"";
}

std::string printable(std::string_view text) {
  std::string escaped;
  while (!text.empty()) {
    const std::size_t length = first_length(text);
    append_escaped(text.substr(0, length), escaped);
    text.remove_prefix(length);
  }
  return escaped;
}

std::string quote_first(std::string_view text) { return quote(text.substr(0, first_length(text))); }

std::string count_of(std::size_t number, std::string_view noun) {
  std::string counted = std::to_string(number);
  counted.append(" ").append(noun);
  if (number != 1) counted += 's';
  return counted;
}

}  // namespace ninefold
