#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace ninefold::variants {

/// Text as the rule of a description has it (described_variant.hpp): `!` for `~`, and of other
/// characters only letters, digits, `.`, `_` and `-` as they are.
std::string escape(std::string_view text);
/// The text again; nothing, with the place in `offset`, at a character that escape() does not
/// write.
std::optional<std::string> unescape(std::string_view escaped, std::size_t& offset);

}  // namespace ninefold::variants
