#include "core/formats/iss/escaping.hpp"

namespace ninefold::variants {

namespace {

constexpr std::string_view hexadecimal = "0123456789ABCDEF";

bool is_plain(char character) {
  return (character >= 'A' && character <= 'Z') || (character >= 'a' && character <= 'z') ||
         (character >= '0' && character <= '9') || character == '.' || character == '_' ||
         character == '-';
}

}  // namespace

std::string escape(std::string_view text) {
  std::string escaped;
  escaped.reserve(text.size());
  for (const char character : text) {
    if (is_plain(character)) {
      escaped += character;
    } else if (character == '~') {
      escaped += '!';
    } else {
      const auto byte = static_cast<unsigned char>(character);
      escaped += {'*', hexadecimal[byte / 16U], hexadecimal[byte % 16U]};
    }
  }
  return escaped;
}

std::optional<std::string> unescape(std::string_view escaped, std::size_t& offset) {
  std::string text;
  text.reserve(escaped.size());
  for (offset = 0; offset < escaped.size(); ++offset) {
    const char character = escaped[offset];
    if (character == '!') {
      text += '~';
    } else if (is_plain(character)) {
      text += character;
    } else {
      if (character != '*' || offset + 2 >= escaped.size()) return std::nullopt;
      const std::size_t high = hexadecimal.find(escaped[offset + 1]);
      const std::size_t low = hexadecimal.find(escaped[offset + 2]);
      if (high == std::string_view::npos || low == std::string_view::npos) return std::nullopt;
      text += static_cast<char>(high * 16 + low);
      offset += 2;
    }
  }
  return text;
}

}  // namespace ninefold::variants
