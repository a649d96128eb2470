#pragma once

#include <cassert>
#include <string>
#include <utility>
#include <variant>

namespace ninefold {
inline namespace v0 {

/// Why something could not be read. Lines and columns count from 1, and are 0 where there is no
/// such place. `found` and `expected` are short fragments, not sentences.
struct Error {
  int line = 0;
  int column = 0;
  std::string found;
  std::string expected;

  /// `2:7: found "x", expected a digit`, without the place where there is none.
  std::string message() const;
};

/// A value, or why there is none.
template <typename T>
class [[nodiscard]] Result {
 public:
  Result(T value) : content_(std::move(value)) {}      // NOLINT(google-explicit-constructor)
  Result(Error error) : content_(std::move(error)) {}  // NOLINT(google-explicit-constructor)

  bool has_value() const { return content_.index() == 0; }
  explicit operator bool() const { return has_value(); }

  /// Only where there is a value.
  const T& value() const& {
    assert(has_value());
    return *std::get_if<0>(&content_);
  }
  T&& value() && {
    assert(has_value());
    return std::move(*std::get_if<0>(&content_));
  }
  const T& operator*() const& { return value(); }
  const T* operator->() const { return &value(); }

  /// Only where there is none.
  const Error& error() const {
    assert(!has_value());
    return *std::get_if<1>(&content_);
  }

 private:
  std::variant<T, Error> content_;
};

}  // namespace v0
}  // namespace ninefold
