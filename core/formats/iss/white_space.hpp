#pragma once

#include <string>
#include <string_view>

namespace ninefold::variants {

/// The text with a space for every other white space that Unicode has beyond ASCII, the byte order
/// mark included, and with a line feed for whatever ends a line: copied pages are full of them.
std::string with_plain_white_space(std::string_view text);

}  // namespace ninefold::variants
