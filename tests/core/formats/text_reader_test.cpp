#include "core/formats/text/text_reader.hpp"
#include "core/formats/text/quote.hpp"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>

#include <string>
#include <vector>

using namespace ninefold;

namespace {

/// A reader that gets the text in pieces of that many bytes.
TextReader in_pieces(std::string text, std::size_t size) {
  return TextReader([text = std::move(text), size, at = std::size_t{0},
                     piece = std::string()]() mutable -> std::string_view {
    piece = at < text.size() ? text.substr(at, size) : "";
    at += piece.size();
    return piece;
  });
}

std::vector<std::string> lines_of(TextReader reader) {
  std::vector<std::string> lines;
  while (const std::optional<TextLine> line = reader.next_line()) {
    lines.push_back(std::to_string(line->number) + "=" + std::string(line->text));
  }
  return lines;
}

}  // namespace

TEST_CASE("Lines end with LF, CRLF or CR, however the text is cut into pieces", "[formats]") {
  const std::size_t size = GENERATE(1, 2, 3, 4, 5, 1000);
  const std::vector<std::string> expected{"1=one", "2=", "3=three", "4=four", "5=", "6=six"};
  CHECK(lines_of(in_pieces("one\n\nthree\r\nfour\r\rsix", size)) == expected);
  CHECK(lines_of(in_pieces("one\n\nthree\r\nfour\r\rsix\n", size)) == expected);
  CHECK(lines_of(in_pieces("\xEF\xBB\xBFone\n\nthree\r\nfour\r\rsix\r\n", size)) == expected);
  CHECK(lines_of(in_pieces("", size)).empty());
  CHECK(lines_of(in_pieces("\xEF\xBB\xBF", size)).empty());
  CHECK(lines_of(in_pieces("\r\n", size)) == std::vector<std::string>{"1="});
}

TEST_CASE("What only begins like a byte order mark is text", "[formats]") {
  const std::size_t size = GENERATE(1, 2, 3, 1000);
  for (const std::string text :
       {"\xEF", "\xEF\xBB", "\xEF\xBC\x8E.x", "\xEF\xBB\xBEx", "\xEF\xEF\xBB\xBF", "\xBB\xBF"}) {
    CHECK(lines_of(in_pieces(text + "\ny", size)) == std::vector<std::string>{"1=" + text, "2=y"});
    CHECK(lines_of(in_pieces(text, size)) == std::vector<std::string>{"1=" + text});
  }
}

TEST_CASE("Places count characters, not bytes", "[formats]") {
  const std::size_t size = GENERATE(1, 3, 1000);
  TextReader reader = in_pieces(
      "\xEF\xBB\xBF"
      "a\xC3\xA9"
      "b\r\nc",
      size);
  const auto next = [&reader](char expected) {
    REQUIRE(reader.peek() == expected);
    const TextPlace place = reader.place();
    reader.advance();
    return place;
  };
  CHECK(next('a') == TextPlace{1, 1});
  CHECK(next('\xC3') == TextPlace{1, 2});
  CHECK(next('\xA9') == TextPlace{1, 3});
  CHECK(next('b') == TextPlace{1, 3});
  CHECK(next('\n') == TextPlace{1, 4});
  CHECK(next('c') == TextPlace{2, 1});
  CHECK_FALSE(reader.peek().has_value());
}

TEST_CASE("An endless line is cut, and the text goes on after it", "[formats]") {
  const std::string text = std::string(TextReader::longest_line + 5, 'x') + "\ny\n";
  for (const std::size_t size : {std::size_t{7}, std::size_t{100000}}) {
    TextReader reader = in_pieces(text, size);
    const std::optional<TextLine> first = reader.next_line();
    REQUIRE(first.has_value());
    CHECK(first->is_cut);
    CHECK(first->text == std::string(TextReader::longest_line, 'x'));
    const std::optional<TextLine> second = reader.next_line();
    REQUIRE(second.has_value());
    CHECK_FALSE(second->is_cut);
    CHECK(second->text == "y");
    CHECK(second->number == 2);
  }
}

TEST_CASE("A line of exactly the longest length is whole", "[formats]") {
  const std::string longest(TextReader::longest_line, 'x');
  for (const std::size_t size : {std::size_t{7}, std::size_t{100000}}) {
    TextReader reader = in_pieces(longest + "\r\n", size);
    const std::optional<TextLine> line = reader.next_line();
    REQUIRE(line.has_value());
    CHECK_FALSE(line->is_cut);
    CHECK(line->text == longest);
    CHECK_FALSE(reader.next_line().has_value());
  }
}

TEST_CASE("A cut line comes before the rest of an endless input is asked for", "[formats]") {
  int pieces = 0;
  TextReader reader([&pieces]() -> std::string_view {
    ++pieces;
    return "xxxxxxxxxxxxxxxx";
  });
  CHECK(reader.next_line()->is_cut);
  CHECK(pieces < 1000);
}

TEST_CASE("Quotes are short and printable", "[formats]") {
  CHECK(quote("x") == "\"x\"");
  CHECK(quote("") == "\"\"");
  CHECK(quote(std::string_view("\0\x7F", 2)) == "\"\\x00\\x7f\"");
  CHECK(quote("\xC3\xA9\xE2\x94\x82") == "\"\xC3\xA9\xE2\x94\x82\"");
  CHECK(quote("\xC2\x9B") == "\"\\xc2\\x9b\"");
  CHECK(quote("\xFF\xC3") == "\"\\xff\\xc3\"");
  CHECK(quote("12345678901234567890") == "\"12345678901234567890\"");
  CHECK(quote("123456789012345678901") == "\"12345678901234567890...\"");
  CHECK(quote_first("\xC3\xA9x") == "\"\xC3\xA9\"");
  CHECK(count_of(1, "cell") == "1 cell");
  CHECK(count_of(0, "cell") == "0 cells");
}
