#pragma once

#include "core/board/result.hpp"

#include <string>

namespace ninefold {

/// An error in one line, so that a test shows all of it: "3:5 found "x", expected a digit".
inline std::string error_text(const Error& error) {
  return std::to_string(error.line) + ":" + std::to_string(error.column) + " found " + error.found +
         ", expected " + error.expected;
}

template <typename T>
std::string error_text(const Result<T>& result) {
  return result ? "no error" : error_text(result.error());
}

}  // namespace ninefold
