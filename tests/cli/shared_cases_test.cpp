// The assignments' own inputs and outputs, byte for byte. They belong to their courses and are
// not part of the project: where they are missing the tests say so.

#include "tests/cli/run_command.hpp"

#include <catch2/catch_test_macros.hpp>

#include <filesystem>
#include <sstream>

using namespace ninefold::test;

namespace {

const std::string cases = std::string(NINEFOLD_SOURCE_DIR) + "/../shared/cases/";

bool has_cases() { return std::filesystem::is_directory(cases); }

/// The lines of a file without comments, split at tabs.
std::vector<std::vector<std::string>> table(const std::string& path) {
  std::vector<std::vector<std::string>> rows;
  std::istringstream lines(read_file(path));
  for (std::string line; std::getline(lines, line);) {
    if (line.empty() || line.front() == '#') continue;
    std::istringstream fields(line);
    rows.emplace_back();
    for (std::string field; std::getline(fields, field, '\t');) rows.back().push_back(field);
  }
  return rows;
}

void check_answer(const Finished& finished, const std::string& expected) {
  CHECK(finished.output == expected);
  CHECK(finished.errors.empty());
  CHECK(finished.status == 0);
}

}  // namespace

TEST_CASE("UCF's five input files give the driver's bytes", "[cli][shared]") {
  if (!has_cases()) SKIP("no ../shared/cases here");
  for (int set = 1; set <= 5; ++set) {
    const std::string number = std::to_string(set);
    INFO("input set " << number);
    check_answer(run_ninefold({"mystic", cases + "ucf/inputset" + number + ".in"}),
                 read_file(cases + "ucf/tc" + number + ".txt"));
  }
}

TEST_CASE("UMass's puzzles give the solver's strings", "[cli][shared]") {
  if (!has_cases()) SKIP("no ../shared/cases here");
  for (const std::vector<std::string>& row : table(cases + "umass/puzzles.txt")) {
    INFO(row[0]);
    // The strings have no line end of their own; the program's output has one.
    const std::string expected = read_file(cases + "umass/" + row[0] + ".out") + "\n";
    check_answer(run_ninefold({"first"}, row[1]), expected);
    std::string rows;
    for (std::size_t at = 0; at < row[1].size(); at += 9) rows += row[1].substr(at, 9) + "\n";
    check_answer(run_ninefold({"first", "-"}, rows), expected);
  }
}

TEST_CASE("TU/e's grid gives the frame", "[cli][shared]") {
  if (!has_cases()) SKIP("no ../shared/cases here");
  for (const std::vector<std::string>& row : table(cases + "tue/puzzles.txt")) {
    INFO(row[0]);
    check_answer(run_ninefold({"asterisk"}, row[1]), read_file(cases + "tue/" + row[0] + ".out"));
  }
  check_answer(run_ninefold({"asterisk", cases + "tue/print_unsolved_given_grid.out"}),
               read_file(cases + "tue/given_grid_of_the_template.out"));
}

TEST_CASE("Mystic and Asterisk grids have the numbers of solutions that others found",
          "[cli][shared]") {
  if (!has_cases()) SKIP("no ../shared/cases here");
  for (const std::vector<std::string>& row : table(cases + "mystic-counts.tsv")) {
    INFO(row[0] << " " << row[1]);
    std::string pairs = row[1] == "-" ? "" : row[1];
    for (char& character : pairs) {
      if (character == ' ') character = ',';
    }
    check_answer(run_ninefold({"count", "--rules", "torus-knight", "--pairs", pairs}, row[0]),
                 row[2] + "\n");
  }
  for (const std::vector<std::string>& row : table(cases + "asterisk-counts.tsv")) {
    INFO(row[0]);
    check_answer(run_ninefold({"count", "--rules", "asterisk"}, row[0]), row[1] + "\n");
    const bool is_bound = row[2].rfind(">=", 0) == 0;
    check_answer(
        run_ninefold({"count", "--limit", is_bound ? row[2].substr(2) : "1000000000"}, row[0]),
        row[2] + "\n");
  }
}
