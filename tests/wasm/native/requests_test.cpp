#include "reply_text.hpp"

#include "core/rules/rule_table.hpp"
#include "tests/support/puzzles/any_rules.hpp"
#include "tests/support/puzzles/undeclared_rules.hpp"
#include "wasm/shared/api.hpp"
#include "wasm/shared/api_values.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <fstream>
#include <string>
#include <vector>

namespace {

/// The fields of a line; \n, \r, \t and \\ stand for what they do in C++.
std::vector<std::string> fields_of(const std::string& line) {
  std::vector<std::string> fields(1);
  for (std::size_t at = 0; at < line.size(); ++at) {
    if (line[at] == '\t') {
      fields.emplace_back();
    } else if (line[at] == '\\' && at + 1 < line.size()) {
      const char escaped = line[++at];
      fields.back() += escaped == 'n'   ? '\n'
                       : escaped == 'r' ? '\r'
                       : escaped == 't' ? '\t'
                                        : escaped;
    } else {
      fields.back() += line[at];
    }
  }
  return fields;
}

}  // namespace

// requests.test.ts asks the WASM module the same.
TEST_CASE("the façade replies as the table of requests says", "[wasm]") {
  std::ifstream table(NINEFOLD_SOURCE_DIR "/tests/wasm/requests.txt");
  int asked = 0;
  std::string request;
  for (std::string line; std::getline(table, line);) {
    if (line.rfind("> ", 0) == 0) request = line.substr(2);
    if (line.rfind("< ", 0) != 0) continue;
    INFO(request);
    const std::string reply = ask_facade(fields_of(request));
    const std::string expected = line.substr(2);
    INFO(reply << "\nexpected\n" << expected);
    CHECK(ninefold::tests::is_as_expected(reply, expected));
    ++asked;
  }
  CHECK(asked > 40);
}

TEST_CASE("the façade describes every rule of the table", "[wasm]") {
  const ninefold::api::Names names = ninefold::api::describe();
  const auto types = ninefold::rule_types();
  REQUIRE(names.schemas.size() == types.size());
  REQUIRE(names.rules.size() >= types.size());
  for (std::size_t index = 0; index < types.size(); ++index) {
    const std::string name(types[index]->name);
    CHECK(names.rules[index] == name);
    CHECK(names.schemas[index].rfind(name + " ", 0) == 0);
  }
  for (const std::string_view schema :
       {"diagonals no which:word:both:falling:rising", "house no cells:cells:house"}) {
    CHECK(std::count(names.schemas.begin(), names.schemas.end(), schema) == 1);
  }
}

TEST_CASE("the façade hands over what fits each parameter", "[wasm]") {
  using ninefold::api::schema_of;
  CHECK(schema_of(ninefold::tests::sum_rule) == "sum no sum:number:1:99 cells:cells");
  CHECK(schema_of(ninefold::tests::rising_rule) == "rising no cells:cells:ordered");
}
