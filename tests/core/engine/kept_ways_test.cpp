#include "core/engine/bands/kept_ways.hpp"

#include <catch2/catch_test_macros.hpp>

using ninefold::KeptWays;

namespace {

KeptWays::Key key_of(std::uint64_t number) { return {number * number, number % 7}; }

}  // namespace

TEST_CASE("Ways are remembered as far as there is room, and are never those of another",
          "[engine]") {
  constexpr std::uint64_t most = 1024;
  KeptWays ways(most);
  for (std::uint64_t number = 0; number < 20 * most; ++number) {
    ways.keep(key_of(number), number);
    // Every time would take too long.
    if (number % 500 != 499) continue;
    std::uint64_t remembered = 0;
    for (std::uint64_t known = 0; known <= number; ++known) {
      const auto found = ways.find(key_of(known));
      if (!found) continue;
      CHECK(*found == known);
      ++remembered;
    }
    CHECK(remembered <= most);
    CHECK(remembered >= (number < most ? number + 1 : most / 2));
  }
  CHECK_FALSE(ways.find(key_of(20 * most)).has_value());
}
