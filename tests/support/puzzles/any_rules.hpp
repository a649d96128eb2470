#pragma once

#include <string>
#include <string_view>

namespace ninefold::tests {

/// In an expected text: what every rule adds to. Anything may stand in its place, so that a rule
/// more changes no test that is not about the list of rules.
inline constexpr std::string_view any_rules = "<all rules>";

/// Whether a text is the expected one, which may have any_rules in a few places.
inline bool is_as_expected(std::string_view actual, std::string_view expected) {
  const std::size_t place = expected.find(any_rules);
  if (place == std::string_view::npos) return actual == expected;
  if (actual.substr(0, place) != expected.substr(0, place)) return false;
  const std::string_view rest = expected.substr(place + any_rules.size());
  for (std::size_t end = place + 1; end <= actual.size(); ++end) {
    if (is_as_expected(actual.substr(end), rest)) return true;
  }
  return false;
}

}  // namespace ninefold::tests
