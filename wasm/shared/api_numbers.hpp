#pragma once

#include "core/board/result.hpp"
#include "core/engine/budget.hpp"
#include "wasm/shared/api.hpp"

#include <cstdint>

/// JavaScript has one kind of number; these take none on trust.
namespace ninefold::api {

/// The largest number of solutions or nodes to be asked for; doubles miss no whole number up to it.
inline constexpr double largest_whole_number = 9e15;

/// `value` where it is a whole number from `least` to `most`, else number_out_of_range.
Result<std::uint64_t> whole_number(double value, double least, double most);

/// The core's own budget, or number_out_of_range for a limit that is negative, no number, or (for
/// solutions and nodes) no whole number. Times beyond a thousand years are no limit.
Result<Budget> budget_of(const Limits& limits);

/// The error of a result, or null.
template <typename T>
const Error* error_in(const Result<T>& result) {
  return result ? nullptr : &result.error();
}

}  // namespace ninefold::api
