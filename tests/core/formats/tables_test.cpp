// Grids as tables have them, a cell a field, with labels, and in characters of other scripts.

#include "core/formats/plain/tables.hpp"
#include "tests/core/formats/many_forms.hpp"

#include <catch2/catch_test_macros.hpp>

#include <string>

using namespace ninefold;

namespace {

std::string blank_or(char cell) { return {cell == '.' ? ' ' : cell}; }
std::string nothing_or(char cell) { return cell == '.' ? "" : std::string(1, cell); }
std::string dot_or(char cell) { return {cell}; }

/// The rows with a label of its own before each.
std::string labelled(const std::string& before, const std::string& after, char first) {
  std::string text;
  char name = first;
  for (const std::string& row : rows_of_nine) text += before + name++ + after + row + "\n";
  return text;
}

}  // namespace

TEST_CASE("Fields of one cell are rows whatever stands between them", "[formats][tables]") {
  CHECK(what_is(drawn("", "|", "\n", blank_or)) == described);
  CHECK(what_is(drawn("", ";", "\n", nothing_or)) == described);
  CHECK(what_is(drawn("[", "][", "]\n", blank_or)) == described);
  CHECK(what_is("\\begin{tabular}{|ccc|ccc|ccc|}\n\\hline\n" +
                drawn("", " & ", " \\\\\\hline\n", blank_or) + "\\end{tabular}\n") == described);
  CHECK(what_is("1|2|3|4|5|6|7|8|9\n" + drawn("", "|", "\n", nothing_or)) == described);
  // A row that lacks a field makes no grid, and is not passed over.
  std::string short_row = drawn("", "|", "\n", blank_or);
  short_row.erase(0, 2);
  CHECK(what_is(short_row).find("found") != std::string::npos);
}

TEST_CASE("A table of a page is read from its elements", "[formats][tables]") {
  const std::string rows = drawn("<tr><td>", "</td>\n<td class=\"g\">", "</td></tr>\n", nothing_or);
  CHECK(what_is("<!DOCTYPE html><p>9 cells<table>\n" + rows + "</table>") == described);
  const std::string bold =
      drawn("<TR><TD><b>", "</b></TD><TD><b>", "</b></TD></TR>",
            [](char cell) { return cell == '.' ? "&nbsp;" : std::string(1, cell); });
  CHECK(what_is("<TABLE>" + bold + "</TABLE>") == described);
  // Elements need not be ended.
  CHECK(what_is("<table>" + drawn("<tr><td>", "<td>", "\n", nothing_or)) == described);
  CHECK(what_is("<table><tr><td>1<td>2<td>3<td>4</table>").find("found") != std::string::npos);
  // As many blanks as somebody likes are read in one pass.
  std::string blanks = "<table><tr><td>";
  for (int count = 0; count < 500'000; ++count) blanks += "&nbsp;";
  CHECK(html_rows(blanks + "<td>2<td>3<td>4<tr><td>4<td>3<td>2<td>1") == ".234\n4321\n");
  CHECK_FALSE(html_rows("<td"));
  CHECK_FALSE(html_rows("<p>1 2 3 4</p>"));
}

TEST_CASE("Labels of rows and numbers of columns are left out", "[formats][tables]") {
  const std::string numbers = "   1 2 3 4 5 6 7 8 9\n";
  CHECK(what_is(labelled("", "  ", 'A')) == described);
  CHECK(what_is(numbers + labelled("", "  ", 'A')) == described);
  CHECK(what_is(labelled("", ": ", '1')) == described);
  CHECK(what_is(labelled("R", " ", '1')) == described);
  CHECK(what_is(labelled("", ") ", '1')) == described);
  // A row of 1 to 9 is no heading where no label follows.
  const std::string counting = "1 2 3 4 5 6 7 8 9\n";
  CHECK(without_labels(counting + "A 1........\n" + counting) == " 1........\n1 2 3 4 5 6 7 8 9");
}

TEST_CASE("Digits of other scripts and of emoji are digits", "[formats][tables]") {
  const auto wide = [](char cell) {
    return cell == '.' ? std::string("\u3000") + "0"
                       : std::string("\xEF\xBC") + static_cast<char>('\x90' + (cell - '0'));
  };
  CHECK(what_is(drawn("", "", "\n", wide)) == described);
  const auto emoji = [](char cell) {
    return cell == '.' ? std::string("\u2B1C") : std::string(1, cell) + "\uFE0F\u20E3";
  };
  CHECK(what_is(drawn("", "", "\n", emoji)) == described);
  CHECK(what_is(drawn("", " ", "\n", [](char cell) {
          return cell == '.' ? std::string("\u25FB\uFE0F") : dot_or(cell);
        })) == described);
}
