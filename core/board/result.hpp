#pragma once

#include "core/board/shape.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <variant>

namespace ninefold {

/// What went wrong. The names are part of the WASM boundary; sentences are made by the command
/// line and the page, never here.
enum class ErrorCode : std::uint8_t {
  unexpected_end,        ///< the text ended where more was expected
  unexpected_character,  ///< a character that is not expected there
  number_out_of_range,   ///< a number that is too small or too large
  row_too_short,         ///< a row ended before all its cells were read
  row_too_long,          ///< a row goes on after its last cell
  unexpected_text,       ///< something follows where the input should end
  unknown_rule,          ///< a rule name that does not exist
  bad_rule,              ///< a rule whose cells or pairs do not fit the board
  unknown_version,       ///< a puzzle description of a version this program cannot read
  unknown_format,        ///< text that is not a puzzle in any known format
  too_large,             ///< input beyond the stated limit
};

/// An error as data. Lines and columns count from 1 and are 0 where there is no such place.
/// `found` and `expected` are short fragments (a token, "a digit from 0 to 9"), not sentences.
struct Error {
  ErrorCode code = ErrorCode::unexpected_character;
  int line = 0;
  int column = 0;
  std::optional<Cell> cell;
  std::string found;
  std::string expected;

  bool operator==(const Error&) const = default;
};

/// A value or an error: what `std::expected` will be once every compiler here has it.
template <typename T>
class [[nodiscard]] Result {
 public:
  Result(T value) : content_(std::move(value)) {}      // NOLINT(google-explicit-constructor)
  Result(Error error) : content_(std::move(error)) {}  // NOLINT(google-explicit-constructor)

  bool has_value() const { return content_.index() == 0; }
  explicit operator bool() const { return has_value(); }

  /// Only when has_value().
  const T& value() const& { return *std::get_if<0>(&content_); }
  T& value() & { return *std::get_if<0>(&content_); }
  T&& value() && { return std::move(*std::get_if<0>(&content_)); }
  const T& operator*() const { return value(); }
  T& operator*() { return value(); }
  const T* operator->() const { return std::get_if<0>(&content_); }
  T* operator->() { return std::get_if<0>(&content_); }

  /// Only when not has_value().
  const Error& error() const { return *std::get_if<1>(&content_); }

 private:
  std::variant<T, Error> content_;
};

}  // namespace ninefold
