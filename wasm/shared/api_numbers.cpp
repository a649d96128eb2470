#include "wasm/shared/api_numbers.hpp"

#include <chrono>
#include <cmath>
#include <cstdint>
#include <string>

namespace ninefold::api {

namespace {

/// A number as an error shows it, with up to three decimals. By hand, because the library's ways
/// to print a double are a tenth of the whole module.
std::string show(double value) {
  constexpr double largest = 9e15;
  if (std::isnan(value)) return "NaN";
  if (value < 0) return "-" + show(-value);
  if (value > largest) return "a number beyond 9000000000000000";
  const auto thousandths = static_cast<std::uint64_t>(std::llround(value * 1000) % 1000);
  std::string text = std::to_string(static_cast<std::uint64_t>(value));
  if (thousandths == 0) return text;
  const std::string decimals = std::to_string(1000 + thousandths).substr(1);
  return text + "." + decimals.substr(0, decimals.find_last_not_of('0') + 1);
}

Error out_of_range(double value, const std::string& expected) {
  Error error;
  error.code = ErrorCode::number_out_of_range;
  error.found = show(value);
  error.expected = expected;
  return error;
}

}  // namespace

Result<std::uint64_t> whole_number(double value, double least, double most) {
  // Written so that NaN, for which every comparison is false, is refused.
  if (value >= least && value <= most && std::floor(value) == value) {
    return static_cast<std::uint64_t>(value);
  }
  return out_of_range(value, "a whole number from " + show(least) + " to " + show(most));
}

Result<Budget> budget_of(const Limits& limits) {
  constexpr double longest = 1000.0 * 365 * 24 * 60 * 60 * 1000;
  const Result<std::uint64_t> solutions = whole_number(limits.solutions, 0, largest_whole_number);
  if (!solutions) return solutions.error();
  const Result<std::uint64_t> nodes = whole_number(limits.nodes, 0, largest_whole_number);
  if (!nodes) return nodes.error();
  if (!(limits.milliseconds >= 0)) {
    return out_of_range(limits.milliseconds, "a number of milliseconds from 0");
  }
  Budget budget;
  if (*solutions != 0) budget.solutions = *solutions;
  if (*nodes != 0) budget.nodes = *nodes;
  if (limits.milliseconds != 0 && limits.milliseconds < longest) {
    // Up, so that a short time is not mistaken for none.
    const double milliseconds = std::ceil(limits.milliseconds);
    budget.time = std::chrono::milliseconds(static_cast<std::int64_t>(milliseconds));
  }
  return budget;
}

}  // namespace ninefold::api
