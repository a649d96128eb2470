#include "wasm/api_values.hpp"

#include <array>

namespace ninefold::api {

namespace {

// In the order of ErrorCode.
constexpr std::array<std::string_view, 11> names{"unexpected_end",
                                                 "unexpected_character",
                                                 "number_out_of_range",
                                                 "row_too_short",
                                                 "row_too_long",
                                                 "unexpected_text",
                                                 "unknown_rule",
                                                 "bad_rule",
                                                 "unknown_version",
                                                 "unknown_format",
                                                 "too_large"};
static_assert(names.size() == static_cast<std::size_t>(ErrorCode::too_large) + 1);

}  // namespace

std::span<const std::string_view> error_code_names() { return names; }

Problem to_problem(const Error& error) {
  Problem problem;
  problem.code = names[static_cast<std::size_t>(error.code)];
  problem.line = error.line;
  problem.column = error.column;
  if (error.cell) problem.cell = *error.cell;
  problem.found = error.found;
  problem.expected = error.expected;
  return problem;
}

std::string to_digits(const Grid& grid) {
  std::string digits;
  for (int cell = 0; cell < grid.shape().cell_count(); ++cell) {
    digits.push_back(static_cast<char>('0' + grid[static_cast<Cell>(cell)]));
  }
  return digits;
}

}  // namespace ninefold::api
