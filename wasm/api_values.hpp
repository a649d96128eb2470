#pragma once

#include "core/board/grid.hpp"
#include "core/board/result.hpp"
#include "wasm/api.hpp"

#include <span>
#include <string>
#include <string_view>

/// How the core's values become the plain ones of the waist.
namespace ninefold::api {

/// The names of all error codes, in the order of ErrorCode.
std::span<const std::string_view> error_code_names();

Problem to_problem(const Error& error);

/// One digit a cell in reading order, 0 for empty.
std::string to_digits(const Grid& grid);

}  // namespace ninefold::api
