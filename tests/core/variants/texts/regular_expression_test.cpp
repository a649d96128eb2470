#include "core/variants/codes/regular_expression.hpp"

#include "core/variants/codes/expression_text.hpp"

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

TEST_CASE("Of a pattern that means nothing the place is told", "[variants]") {
  const auto problem_of = [](std::string_view pattern) {
    std::string problem;
    WorkMeter unlimited;
    const auto automaton = variants::compile_expression(pattern, 1, 4, problem, unlimited);
    CHECK(automaton.has_value() == problem.empty());
    return problem;
  };
  for (const char* const pattern : {"[1-4]", "[^3-3]", "[^1-4]", "1{0,20}", "1{2,2}", "(|1)"}) {
    INFO(pattern);
    CHECK(problem_of(pattern).empty());
  }
  CHECK(problem_of("1[4-1]") == "a range that goes up at character 5 of the expression");
  CHECK(problem_of("[]") == "a value of the board at character 2 of the expression");
  CHECK(problem_of("[^]1") == "a value of the board at character 3 of the expression");
  CHECK(problem_of("1{x}") == "a number up to 1000 at character 3 of the expression");
  CHECK(problem_of("1{1001}") == "a number up to 1000 at character 3 of the expression");
  CHECK(problem_of("1{1,1001}") == "a number up to 1000 at character 5 of the expression");
  CHECK(problem_of("1{3,2}") == "a number that is not smaller at character 5 of the expression");
  CHECK(problem_of("5") == "a value of the board at character 1 of the expression");
  CHECK(problem_of("1[25]") == "a value of the board at character 4 of the expression");
  CHECK(problem_of("[5]") == "a value of the board at character 2 of the expression");
  CHECK(problem_of("[1-5]3") == "a value of the board at character 4 of the expression");
  CHECK(problem_of("[1-]") == "a value of the board at character 4 of the expression");
}
