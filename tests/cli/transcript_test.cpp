// Runs every transcript of tests/cases/cli: a command line, its input, and all that it prints.

#include "core/formats/constraints/description.hpp"
#include "tests/cli/run_command.hpp"
#include "tests/support/environment.hpp"
#include "tests/support/puzzles/any_rules.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <filesystem>
#include <map>
#include <sstream>

using namespace ninefold::test;

namespace {

/// The parts of a transcript by the names after its "--- ": see tests/cases/cli/README.md.
std::map<std::string, std::string> parts_of(const std::string& transcript) {
  std::map<std::string, std::string> parts;
  std::istringstream lines(transcript);
  std::string part;
  for (std::string line; std::getline(lines, line);) {
    if (line.rfind("--- ", 0) == 0) {
      part = line.substr(4);
      parts[part];
    } else if (!part.empty()) {
      parts[part] += line + "\n";
    }
  }
  return parts;
}

/// As a matcher would say it, with both texts.
bool is_expected(const std::string& actual, const std::string& expected) {
  if (expected.find(ninefold::tests::any_rules) == std::string::npos) {
    CHECK(actual == expected);
    return actual == expected;
  }
  UNSCOPED_INFO(actual);
  return ninefold::tests::is_as_expected(actual, expected);
}

}  // namespace

TEST_CASE("Transcripts of the command line", "[cli]") {
  std::vector<std::string> paths;
  const std::string folder = std::string(NINEFOLD_SOURCE_DIR) + "/tests/cases/cli";
  for (const std::string& of : {folder, folder + "/long"}) {
    if (of != folder && ninefold::tests::takes_fewer_cases()) continue;
    for (const auto& entry : std::filesystem::directory_iterator(of)) {
      if (entry.path().extension() == ".txt") paths.push_back(entry.path().string());
    }
  }
  std::sort(paths.begin(), paths.end());
  REQUIRE(paths.size() >= 10);
  for (const std::string& path : paths) {
    INFO(path);
    std::map<std::string, std::string> parts = parts_of(read_file(path));
    REQUIRE(parts.count("command") == 1);
    REQUIRE(parts.count("output") == 1);
    const Finished finished = run_shell(parts["command"], parts["input"]);
    CHECK(is_expected(finished.output, parts["output"]));
    CHECK(is_expected(finished.errors, parts["errors"]));
    CHECK(std::to_string(finished.status) + "\n" ==
          (parts.count("status") == 1 ? parts["status"] : "0\n"));
  }
}

TEST_CASE("Help has every way to write a rule, in lines of 80 columns", "[cli]") {
  const std::string help = run_ninefold({"count", "--help"}).output;
  std::istringstream words(help);
  std::vector<std::string> found;
  for (std::string word; words >> word;) {
    if (word.back() == ',') word.pop_back();
    found.push_back(word);
  }
  const std::vector<std::string> forms = ninefold::rule_forms();
  for (const std::string& form : forms) {
    INFO(form);
    CHECK(std::count(found.begin(), found.end(), form) > 0);
  }
  std::istringstream lines(help);
  for (std::string line; std::getline(lines, line);) {
    const bool is_list = std::any_of(forms.begin(), forms.end(), [&line](const std::string& form) {
      return line.find(" " + form + ",") != std::string::npos;
    });
    if (is_list) CHECK(line.size() <= 80);
  }
}
