#include "core/variants/regular_expression.hpp"

#include <catch2/catch_test_macros.hpp>

#include <optional>
#include <string>

using namespace ninefold;

TEST_CASE("A pattern in percent code has two hexadecimal digits after each sign", "[variants]") {
  std::string problem;
  CHECK(variants::read_pattern("1%2b%5B23%5d.", problem) == std::optional<std::string>("1+[23]."));
  CHECK(problem.empty());
  for (const char* text : {"1%g1", "1%1g", "11%1", "11%", "%", "%2"}) {
    INFO(text);
    problem.clear();
    CHECK_FALSE(variants::read_pattern(text, problem).has_value());
    CHECK(problem == "two hexadecimal digits after %");
  }
}
