#pragma once

#include <string>
#include <string_view>

namespace ninefold::variants {

/// What was found in a text, in quotes; what is long is cut after a whole character, and ends with
/// three dots.
inline std::string quoted(std::string_view text) {
  constexpr std::size_t longest = 30;
  if (text.size() <= longest) return "\"" + std::string(text) + "\"";
  // In UTF-8, characters go on with bytes of the form 10xxxxxx.
  std::size_t end = longest;
  while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U) --end;
  return "\"" + std::string(text.substr(0, end)) + "...\"";
}

}  // namespace ninefold::variants
