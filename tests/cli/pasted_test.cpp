// What people paste and open, in whatever form: cases of our own, and those of ../shared where they
// are there. tests/wasm/texts/pasted.test.ts asks the page's readers the same.

#include "tests/cli/run_command.hpp"
#include "tests/support/environment.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <array>
#include <filesystem>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <vector>

using namespace ninefold::test;

namespace {

const std::string own_cases = std::string(NINEFOLD_SOURCE_DIR) + "/tests/cases/pasted/texts.tsv";
const std::string shared = std::string(NINEFOLD_SOURCE_DIR) + "/../shared/cases/";

std::string unescaped(const std::string& text) {
  std::string plain;
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (text[at] != '\\' || at + 1 == text.size()) {
      plain += text[at];
      continue;
    }
    const char next = text[++at];
    plain += next == 'n' ? '\n' : next == 't' ? '\t' : next;
  }
  return plain;
}

std::vector<std::vector<std::string>> rows_of(const std::string& file) {
  std::vector<std::vector<std::string>> rows;
  std::istringstream lines(read_file(file));
  for (std::string line; std::getline(lines, line);) {
    if (line.empty() || line.front() == '#') continue;
    std::vector<std::string>& row = rows.emplace_back();
    std::istringstream fields(line);
    for (std::string field; std::getline(fields, field, '\t');) row.push_back(field);
  }
  return rows;
}

std::string solved(const std::string& text) {
  return run_ninefold({"solve", "--time", "20"}, text).output;
}

bool is_grid(const std::string& text) {
  return text.size() == 81 && text.find_first_not_of("0123456789.") == std::string::npos;
}

/// The first 81 characters in a row that are a grid.
std::string grid_in(const std::string& text) {
  std::smatch found;
  static const std::regex grid("(^|[^0-9.])([0-9.]{81})($|[^0-9.])");
  return std::regex_search(text, found, grid) ? found[2].str() : "";
}

}  // namespace

TEST_CASE("Whatever form a puzzle has, it is read", "[cli]") {
  const auto rows = rows_of(own_cases);
  CHECK(rows.size() > 30);
  for (const std::vector<std::string>& row : rows) {
    INFO(row[0]);
    REQUIRE(row.size() == 3);
    CHECK(solved(unescaped(row[1])) == unescaped(row[2]));
  }
}

TEST_CASE("Every command reads every form", "[cli]") {
  // What they say of it is what they say of the constraint text, or of the line, of the same
  // puzzle.
  const std::string line = "1...........4..2\n";
  const std::string items = ".Shape~4x4.~R1C1_1~R4C1_4~R4C4_2\n";
  const std::string rows = "1 . . .\n. . . .\n. . . .\n4 . . 2\n";
  for (const std::string command : {"solve", "count", "candidates", "redundant", "changeable",
                                    "minimise", "grade", "hint", "first"}) {
    INFO(command);
    const Finished of_line = run_ninefold({command}, line);
    CHECK(of_line.status == 0);
    for (const std::string& text : {rows, items}) {
      const Finished of_text = run_ninefold({command}, text);
      CHECK(of_text.status == 0);
      if (command == "solve" || command == "count") CHECK(of_text.output == of_line.output);
    }
  }
  for (const std::string command : {"explain-none", "check"}) {
    INFO(command);
    const std::string grid = "1234341221434321";
    for (const std::string puzzle : {"12..............", "1;;12n", ".Shape~4x4.~R1C1_1~R1C2_2"}) {
      INFO(puzzle);
      const std::string text = command == "check" ? puzzle + "\t" + grid : puzzle;
      CHECK(run_ninefold({command}, text + "\n").output ==
            (command == "check" ? "holds\n" : "there is a solution\n"));
    }
  }
  const std::string twice = "1 1 . .\n. . . .\n. . . .\n. . . .\n";
  CHECK(run_ninefold({"explain-none"}, twice).output ==
        "2 rules: item 2 Given R1C1; item 2 Given R1C2\n");
}

TEST_CASE("Rows of the public reports are answered", "[cli][shared]") {
  const std::string file = shared + "reports/cases.tsv";
  if (!std::filesystem::exists(file)) SKIP("no ../shared/cases/reports here");
  // Sudoku Explainer has logic for these; ours has none, and says that it guesses.
  const std::set<std::string> guessed{"se111-logic", "se108-5-logic"};
  // Links that others pack are read by the page alone (tests/site/exchange). One is a form that no
  // reader knows, and one the arguments of a program.
  const std::set<std::string> no_text{"page-grant56-bare", "page-fxn1"};
  int asked = 0;
  for (const std::vector<std::string>& row : rows_of(file)) {
    if (row[0] == "id") continue;
    INFO(row[0]);
    REQUIRE(row.size() > 4);
    const std::string text = unescaped(row[3]);
    const std::string expected = unescaped(row[4]);
    if (row[2].starts_with("ninefold ")) {
      std::istringstream words(row[2].substr(9));
      std::vector<std::string> arguments;
      for (std::string word; words >> word;) arguments.push_back(word);
      const Finished finished = run_ninefold(arguments, text);
      CHECK(finished.status == 0);
      ++asked;
      if (guessed.contains(row[0])) continue;
      if (arguments[0] == "hint") {
        CHECK(finished.output.find("several solutions") == std::string::npos);
      } else if (expected.starts_with("~")) {
        const std::string said = finished.output.substr(0, finished.output.size() - 1);
        CHECK(std::regex_search(said, std::regex(expected.substr(1))));
      } else {
        CHECK(finished.output == expected + "\n");
      }
      continue;
    }
    const bool is_link = text.starts_with("http") && text.find("S9B") == std::string::npos;
    if (is_link || no_text.contains(row[0])) continue;
    ++asked;
    const std::string answer = solved(text);
    CHECK_FALSE(answer.empty());
    if (const std::string grid = grid_in(expected); !grid.empty()) CHECK(answer == solved(grid));
    if (expected == "one solution") CHECK(answer.starts_with("1\t"));
  }
  CHECK(asked > 70);
}

TEST_CASE("Files of other programs are read", "[cli][shared]") {
  const std::string folder = shared + "files/";
  if (!std::filesystem::exists(folder)) SKIP("no ../shared/cases/files here");
  // Grids of 16x16 in the midst of what their solver said, of which one is twice there; and three
  // rows that are to be refused.
  const std::set<std::string> refused{"sdk-foreign/Blue65-16x16-NP.sdk",
                                      "sdk-foreign/Metcalf-16x16-W4.sdk",
                                      "candidate/bare-9-columns.txt"};
  const std::set<std::string> long_lists{"lines", "sdm"};
  int asked = 0;
  for (const std::vector<std::string>& row : rows_of(folder + "files.tsv")) {
    if (row[0] == "format") continue;
    INFO(row[1]);
    const bool is_counted = long_lists.contains(row[0]) || row[0] == "killer";
    const Finished finished = run_ninefold(
        {is_counted ? "count" : "solve", "--limit", "1", "--time", "1", folder + row[1]});
    ++asked;
    // What a program has said around its grids is an error behind them.
    const bool has_error = refused.contains(row[1]) || row[0] == "sdk-foreign";
    CHECK(finished.status == (has_error ? 2 : 0));
    CHECK(finished.output.empty() == refused.contains(row[1]));
    if (is_counted || !is_grid(row[3]) || row[0] == "jigsaw") continue;
    const std::string first = finished.output.substr(0, finished.output.find('\n') + 1);
    CHECK(first == run_ninefold({"solve", "--limit", "1"}, row[3]).output);
  }
  CHECK(asked > 60);
}
