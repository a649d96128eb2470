#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace ninefold::variants {

/// A pattern as an argument has it: base64url, or percent-encoded where it has a % or a dot. White
/// space goes. `problem` says what was expected where nothing is returned.
std::optional<std::string> read_pattern(std::string_view text, std::string& problem);

}  // namespace ninefold::variants
