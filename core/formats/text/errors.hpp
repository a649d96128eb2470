#pragma once

#include "core/board/result.hpp"
#include "core/formats/text/text_reader.hpp"

#include <cstddef>
#include <string>
#include <string_view>

namespace ninefold {

/// How the readers say what is wrong, and where.
Error error_at(TextPlace place, ErrorCode code, std::string found, std::string expected);

/// An error at a character of a text that is one line.
Error error_at(std::size_t offset, ErrorCode code, std::string found, std::string expected);

/// An error at a byte of a line; the column counts characters before it.
Error line_error(int line, std::string_view text, std::size_t offset, ErrorCode code,
                 std::string found, std::string expected);

/// A line that is cut, where what is missing may matter.
Error cut_line_error(const TextLine& line, std::string expected);

/// What a board given cell by cell in one line must have.
inline constexpr const char* cells_expected = "16, 36 or 81 cells";

/// "a digit from 0 to 9 or "."", by the size of the board.
std::string cell_expected(int size);

}  // namespace ninefold
