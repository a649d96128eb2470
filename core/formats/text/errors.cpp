#include "core/formats/text/errors.hpp"

#include "core/formats/text/quote.hpp"

#include <utility>

namespace ninefold {

Error error_at(TextPlace place, ErrorCode code, std::string found, std::string expected) {
  Error error;
  error.code = code;
  error.line = place.line;
  error.column = place.column;
  error.found = std::move(found);
  error.expected = std::move(expected);
  return error;
}

Error error_at(std::size_t offset, ErrorCode code, std::string found, std::string expected) {
  return error_at(TextPlace{1, static_cast<int>(offset) + 1}, code, std::move(found),
                  std::move(expected));
}

Error line_error(int line, std::string_view text, std::size_t offset, ErrorCode code,
                 std::string found, std::string expected) {
  TextPlace place{line, 1};
  for (const char byte : text.substr(0, offset)) {
    if ((static_cast<unsigned char>(byte) & 0xC0) != 0x80) ++place.column;
  }
  return error_at(place, code, std::move(found), std::move(expected));
}

Error cut_line_error(const TextLine& line, std::string expected) {
  return line_error(line.number, line.text, line.text.size(), ErrorCode::too_large,
                    "a line of more than " + count_of(TextReader::longest_line, "byte"),
                    std::move(expected));
}

std::string cell_expected(int size) {
  return "a digit from 0 to " + std::to_string(size) + " or \".\"";
}

}  // namespace ninefold
