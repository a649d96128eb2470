#include "core/cli/options/time_limit.hpp"

#include "core/formats/text/quote.hpp"

#include <algorithm>
#include <string>

namespace ninefold::cli {

namespace {

constexpr std::uint64_t most_seconds = 1'000'000'000;

bool is_digits(std::string_view text) {
  return std::all_of(text.begin(), text.end(),
                     [](char character) { return character >= '0' && character <= '9'; });
}

/// The milliseconds in the decimals of a second, rounded up.
std::uint64_t milliseconds_of(std::string_view decimals) {
  constexpr std::size_t places = 3;
  std::string digits(decimals.substr(0, places));
  digits.resize(places, '0');
  const bool has_more = decimals.find_first_not_of('0', places) != std::string_view::npos;
  return whole_number(digits, 0, 999).value_or(0) + (has_more ? 1 : 0);
}

}  // namespace

Result<TimeLimit> read_time_limit(const Arguments& arguments) {
  const std::optional<std::string_view> text = arguments.value(time_option_name);
  if (!text) return TimeLimit::max();
  const std::size_t point = std::min(text->find('.'), text->size());
  const std::string_view decimals = text->substr(std::min(point + 1, text->size()));
  const std::optional<std::uint64_t> seconds =
      point == 0 ? 0 : whole_number(text->substr(0, point), 0, most_seconds);
  const bool has_digits = point > 0 || !decimals.empty();
  if (seconds && has_digits && is_digits(decimals)) {
    const std::uint64_t milliseconds = *seconds * 1000 + milliseconds_of(decimals);
    if (milliseconds > 0) return TimeLimit(milliseconds);
  }
  return usage_error(std::string(time_option_name) + " " + quote(*text),
                     "seconds above 0, such as 0.5, and at most " + std::to_string(most_seconds));
}

}  // namespace ninefold::cli
