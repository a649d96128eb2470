#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace ninefold {

/// A text of UTF-16 with its byte order mark in front, as UTF-8; nothing for others. What is no
/// character becomes U+FFFD.
std::optional<std::string> from_utf16(std::string_view bytes);

}  // namespace ninefold
