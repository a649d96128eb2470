#include "core/variants/codes/expression_text.hpp"

#include "core/variants/codes/automaton_code.hpp"

#include <cctype>

namespace ninefold::variants {

std::optional<std::string> read_pattern(std::string_view text, std::string& problem) {
  std::string pattern;
  if (text.find_first_of("%.") != std::string_view::npos) {
    for (std::size_t i = 0; i < text.size(); ++i) {
      if (text[i] != '%') {
        pattern.push_back(text[i]);
        continue;
      }
      const auto digit = [](char character) {
        if (character >= '0' && character <= '9') return character - '0';
        const int lower = std::tolower(static_cast<unsigned char>(character));
        return lower >= 'a' && lower <= 'f' ? lower - 'a' + 10 : -1;
      };
      if (i + 2 >= text.size() || digit(text[i + 1]) < 0 || digit(text[i + 2]) < 0) {
        problem = "two hexadecimal digits after %";
        return std::nullopt;
      }
      pattern.push_back(static_cast<char>(digit(text[i + 1]) * 16 + digit(text[i + 2])));
      i += 2;
    }
  } else {
    const auto bytes = read_base64(text);
    if (!bytes) {
      problem = "a regular expression in base64url";
      return std::nullopt;
    }
    pattern.assign(bytes->begin(), bytes->end());
  }
  std::erase_if(pattern, [](char character) {
    return std::isspace(static_cast<unsigned char>(character)) != 0;
  });
  return pattern;
}

}  // namespace ninefold::variants
