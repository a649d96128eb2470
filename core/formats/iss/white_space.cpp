#include "core/formats/iss/white_space.hpp"

#include <algorithm>
#include <array>

namespace ninefold::variants {

namespace {

constexpr std::array<std::string_view, 17> spaces{
    "\xc2\xa0",                                                      // no-break
    "\xe1\x9a\x80",                                                  // Ogham
    "\xe2\x80\x80", "\xe2\x80\x81", "\xe2\x80\x82", "\xe2\x80\x83",  // of several widths
    "\xe2\x80\x84", "\xe2\x80\x85", "\xe2\x80\x86", "\xe2\x80\x87", "\xe2\x80\x88",
    "\xe2\x80\x89", "\xe2\x80\x8a", "\xe2\x80\xaf", "\xe2\x81\x9f", "\xe3\x80\x80",  // ideographic
    "\xef\xbb\xbf",  // byte order mark
};
constexpr std::array<std::string_view, 4> line_ends{"\r\n", "\r", "\xe2\x80\xa8", "\xe2\x80\xa9"};

// The length of the one that the text begins with, or 0.
std::size_t length_of_first(std::string_view text, const auto& some) {
  const auto* const found = std::find_if(
      some.begin(), some.end(), [text](std::string_view one) { return text.starts_with(one); });
  return found == some.end() ? 0 : found->size();
}

}  // namespace

std::string with_plain_white_space(std::string_view text) {
  const auto is_plain = [](char character) {
    return character != '\r' && static_cast<unsigned char>(character) < 0x80;
  };
  std::string plain;
  plain.reserve(text.size());
  while (!text.empty()) {
    const auto* const strange = std::find_if_not(text.begin(), text.end(), is_plain);
    const auto passed = static_cast<std::size_t>(strange - text.begin());
    plain.append(text.substr(0, passed));
    text.remove_prefix(passed);
    if (text.empty()) break;
    if (const std::size_t length = length_of_first(text, line_ends); length > 0) {
      plain.push_back('\n');
      text.remove_prefix(length);
    } else if (const std::size_t size = length_of_first(text, spaces); size > 0) {
      plain.push_back(' ');
      text.remove_prefix(size);
    } else {
      plain.push_back(text.front());
      text.remove_prefix(1);
    }
  }
  return plain;
}

}  // namespace ninefold::variants
