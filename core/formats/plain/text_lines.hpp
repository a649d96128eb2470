#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace ninefold {

/// The lines of a text without their ends, which are those of any system.
std::vector<std::string_view> lines_of(std::string_view text);

/// A line without blanks at its ends.
std::string_view trimmed_line(std::string_view text);

/// The rows as lines of one text.
std::string joined_rows(const std::vector<std::string>& rows);

}  // namespace ninefold
