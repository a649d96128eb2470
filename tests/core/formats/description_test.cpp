#include "core/formats/constraints/description.hpp"

#include <catch2/catch_test_macros.hpp>

#include <string>
#include <utility>
#include <vector>

using namespace ninefold;

namespace {

std::string rewritten(std::string_view text) {
  const Result<Puzzle> puzzle = read_description(text);
  return puzzle ? write_description(*puzzle) : "error: " + puzzle.error().expected;
}

Error error_of(std::string_view text) {
  const Result<Puzzle> puzzle = read_description(text);
  REQUIRE_FALSE(puzzle.has_value());
  CHECK(puzzle.error().line == 1);
  return puzzle.error();
}

void check_error(std::string_view text, ErrorCode code, int column, std::string_view found) {
  INFO(text);
  const Error error = error_of(text);
  CHECK(error.code == code);
  CHECK(error.column == column);
  CHECK(error.found == found);
  CHECK_FALSE(error.expected.empty());
}

}  // namespace

TEST_CASE("An empty board of each size has its shortest description", "[formats][description]") {
  CHECK(write_description(Puzzle{}) == "1;;zzzc");
  CHECK(rewritten("1;;zzzc") == "1;;zzzc");
  CHECK(rewritten("1;;p") == "1;;p");
  CHECK(rewritten("1;;zj") == "1;;zj");
  CHECK(read_description("1;;p")->givens.shape() == Shape{2, 2});
  CHECK(read_description("1;;zj")->givens.shape() == Shape{2, 3});
  CHECK(read_description("1;;zzzc")->givens.shape() == Shape{3, 3});
}

TEST_CASE("A description tells rules and givens", "[formats][description]") {
  const Result<Puzzle> puzzle = read_description("1;torus-knight,torus-pairs:62.23;98.20zzx");
  REQUIRE(puzzle.has_value());
  const Grid& givens = puzzle->givens;
  CHECK(givens[0] == 9);
  CHECK(givens[1] == 8);
  CHECK(givens[2] == empty_cell);
  CHECK(givens[3] == 2);
  CHECK(givens[4] == empty_cell);
  REQUIRE(puzzle->rules.size() == 3);
  CHECK(puzzle->rules[0] == Rule{});
  CHECK(rule_name(puzzle->rules[1]) == "torus-knight");
  CHECK(rule_name(puzzle->rules[2]) == "torus-pairs");
  CHECK(argument<DigitPairs>(puzzle->rules[2]) == DigitPairs{{2, 3}, {2, 6}});
}

TEST_CASE("Houses of every board are read by row and column", "[formats][description]") {
  const auto house = [](std::string_view text) {
    const Result<Puzzle> puzzle = read_description(text);
    REQUIRE(puzzle.has_value());
    REQUIRE(puzzle->rules.size() == 2);
    CHECK(rule_name(puzzle->rules[1]) == "house");
    CHECK(write_description(*puzzle) == text);
    return argument<CellList>(puzzle->rules[1]);
  };
  CHECK(house("1;house:12.21.34.43;p") == std::vector<Cell>{1, 4, 11, 14});
  CHECK(house("1;house:12.16.21.35.43.66;zj") == std::vector<Cell>{1, 5, 6, 16, 20, 35});
  CHECK(house("1;house:12.19.21.35.43.66.74.87.99;zzzc") ==
        std::vector<Cell>{1, 8, 9, 22, 29, 50, 57, 69, 80});
  check_error("1;house:12.16.21.35.43.67;zj", ErrorCode::number_out_of_range, 25, "\"7\"");
  check_error("1;house:12.21.34.43;zj", ErrorCode::bad_rule, 3, "a house of 4 cells");
}

TEST_CASE("There may be no pairs, with wrapped edges too", "[formats][description]") {
  for (const auto& [text, name] :
       {std::pair{"1;pairs:;zzzc", "pairs"}, std::pair{"1;torus-pairs:;zzzc", "torus-pairs"},
        std::pair{"1;torus-pairs:;p", "torus-pairs"}}) {
    INFO(text);
    const Result<Puzzle> puzzle = read_description(text);
    REQUIRE(puzzle.has_value());
    REQUIRE(puzzle->rules.size() == 2);
    CHECK(rule_name(puzzle->rules[1]) == name);
    CHECK(argument<DigitPairs>(puzzle->rules[1]).empty());
    CHECK(write_description(*puzzle) == text);
  }
}

TEST_CASE("What was written is read as the puzzle that was written", "[formats][description]") {
  for (const char* text :
       {"1;torus-knight,torus-pairs:62.23;98.20zzx", "1;pairs:34,pairs:12,pairs:43;p",
        "1;house:44.33.22.11,knight,house:11.22.33.44;p", "1;latin,classic,latin;p",
        "1;pairs:,pairs:11.11;p"}) {
    INFO(text);
    const Result<Puzzle> puzzle = read_description(text);
    REQUIRE(puzzle.has_value());
    CHECK(read_description(write_description(*puzzle)).value() == *puzzle);
  }
  CHECK(rewritten("1;pairs:34,pairs:12,pairs:43;p") == "1;pairs:12,pairs:34;p");
}

TEST_CASE("Every spelling of a puzzle is written the same way", "[formats][description]") {
  CHECK(rewritten("1;classic;aab0000000000.a") == "1;;p");
  CHECK(rewritten("1;classic,classic;p") == "1;;p");
  CHECK(rewritten("1;classic,latin;p") == "1;;p");
  CHECK(rewritten("1;latin;p") == "1;latin;p");
  CHECK(rewritten("1;king,latin,knight,king;p") == "1;latin,knight,king;p");
  CHECK(rewritten("1;pairs:21.12.22;p") == "1;pairs:12.22;p");
  CHECK(rewritten("1;pairs:;p") == "1;pairs:;p");
  CHECK(rewritten("1;house:44.11.33.22,torus-pairs:;p") == "1;torus-pairs:,house:11.22.33.44;p");
  CHECK(rewritten("1;asterisk;zzzc") == "1;asterisk;zzzc");
  CHECK(rewritten("1;house:25.33.37.52.55.58.73.77.85;zzzc") == "1;asterisk;zzzc");
  CHECK(rewritten("1;;100203aac4ca") == "1;;1b2.3e4d");
}

TEST_CASE("A description says what is wrong with it, and where", "[formats][description]") {
  check_error("", ErrorCode::unexpected_character, 1, "no version");
  check_error("2;;p", ErrorCode::unknown_version, 1, "\"2\"");
  check_error("99999999999999999999;;p", ErrorCode::unknown_version, 1, "\"99999999999999999999\"");
  check_error("x;;p", ErrorCode::unexpected_character, 1, "\"x\"");
  check_error(" 1;;p", ErrorCode::unexpected_character, 1, "\" 1\"");
  check_error("1", ErrorCode::unexpected_end, 2, "the end of the input");
  check_error("1;classic", ErrorCode::unexpected_end, 10, "the end of the input");
  check_error("1;;", ErrorCode::row_too_short, 4, "0 cells");
  check_error("1;;o", ErrorCode::row_too_short, 5, "15 cells");
  check_error("1;;zzzd", ErrorCode::row_too_long, 7, "more than 81 cells");
  check_error("1;;p;", ErrorCode::unexpected_character, 5, "\";\"");
  check_error("1;;p\n", ErrorCode::unexpected_character, 5, "\"\\x0a\"");
  check_error("1;;12A", ErrorCode::unexpected_character, 6, "\"A\"");
  check_error("1;;zz\xC3\xA9", ErrorCode::unexpected_character, 6, "\"\xC3\xA9\"");
  check_error("1;;a7n", ErrorCode::number_out_of_range, 5, "7");
  CHECK(error_of("1;;a7n").cell == Cell{1});
}

TEST_CASE("Rules say what is wrong with them, and where", "[formats][description]") {
  check_error("1;foo;p", ErrorCode::unknown_rule, 3, "\"foo\"");
  // The message has every way to write a rule.
  const std::string expected = read_description("1;foo;p").error().expected;
  for (const std::string& form : rule_forms()) {
    INFO(form);
    CHECK((" " + expected + ",").find(" " + form) != std::string::npos);
  }
  check_error("1;knight,;p", ErrorCode::unknown_rule, 10, "\"\"");
  check_error("1;,knight;p", ErrorCode::unknown_rule, 3, "\"\"");
  check_error("1; knight;p", ErrorCode::unknown_rule, 3, "\" knight\"");
  check_error("1;knight:;p", ErrorCode::unknown_rule, 3, "\"knight:\"");
  check_error("1;asterisk;p", ErrorCode::bad_rule, 3, "\"asterisk\"");
  check_error("1;king,pairs;p", ErrorCode::bad_rule, 13, "the end of the rule");
  check_error("1;pairs:1;p", ErrorCode::unexpected_end, 10, "the end of the rule");
  check_error("1;pairs:12.;p", ErrorCode::unexpected_end, 12, "the end of the rule");
  check_error("1;pairs:123;p", ErrorCode::unexpected_character, 11, "\"3\"");
  check_error("1;pairs:12.34.50;p", ErrorCode::number_out_of_range, 15, "\"5\"");
  check_error("1;pairs:01;p", ErrorCode::number_out_of_range, 9, "\"0\"");
  check_error("1;pairs:x1;p", ErrorCode::unexpected_character, 9, "\"x\"");
  check_error("1;house:11.12.13;p", ErrorCode::bad_rule, 3, "a house of 3 cells");
  check_error("1;knight,house:11.12.13.11;p", ErrorCode::bad_rule, 10, "the same cell twice");
  check_error("1;house:15;p", ErrorCode::number_out_of_range, 10, "\"5\"");
}

TEST_CASE("A description beyond the limit is refused", "[formats][description]") {
  const std::string longest = "1;pairs:;" + std::string(longest_description - 9, '.');
  check_error(longest, ErrorCode::row_too_long, 10 + 81, "more than 81 cells");
  check_error(longest + ".", ErrorCode::too_large, 1, "8193 characters");
}

TEST_CASE("A list of rules stands alone too", "[formats][description]") {
  const Shape nine;
  const Result<std::vector<Rule>> rules = read_rules("torus-knight,asterisk", nine);
  REQUIRE(rules.has_value());
  CHECK(rules->size() == 3);
  CHECK(write_rules(*rules, nine) == "torus-knight,asterisk");
  CHECK(read_rules("", nine)->size() == 1);
  CHECK(write_rules(*read_rules("", nine), nine).empty());
  CHECK(read_rules("knight,x", nine).error().column == 8);
}
