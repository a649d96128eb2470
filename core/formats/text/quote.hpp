#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace ninefold {

/// Fragments for Error::found and Error::expected that several formats use.
inline constexpr const char* end_of_input = "the end of the input";
inline constexpr const char* end_of_line = "the end of the line";

/// Text from an input as an error may show it: in quotes, shortened after about 20 characters,
/// with anything that cannot be printed as \xNN. UTF-8 stays as it is.
std::string quote(std::string_view text);

/// The whole text without quotes, with anything that cannot be printed as \xNN.
std::string printable(std::string_view text);

/// As quote() for the first character of a text only, which must not be empty.
std::string quote_first(std::string_view text);

/// The length in bytes of the first character: more than one for well-formed UTF-8. 1 for a byte
/// that begins nothing; 0 for an empty text.
std::size_t first_length(std::string_view text);

/// "1 cell", "2 cells".
std::string count_of(std::size_t number, std::string_view noun);

}  // namespace ninefold
