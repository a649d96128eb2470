#include "tests/cli/run_command.hpp"

#include <catch2/catch_test_macros.hpp>

#include <cstddef>
#include <sstream>
#include <string>
#include <vector>

using namespace ninefold::test;

namespace {

std::vector<std::string> help_lines(const std::vector<std::string>& arguments) {
  std::istringstream text(run_ninefold(arguments).output);
  std::vector<std::string> lines;
  for (std::string line; std::getline(text, line);) lines.push_back(line);
  return lines;
}

void check_is_tidy(const std::vector<std::string>& lines) {
  for (const std::string& line : lines) {
    INFO(line);
    CHECK(line.size() <= 80);
    CHECK_FALSE(line.ends_with(' '));
  }
}

}  // namespace

TEST_CASE("The command tells the version that package.json has", "[cli]") {
  const std::string package = read_file(NINEFOLD_SOURCE_DIR "/package.json");
  const std::string name = "\"version\": \"";
  const std::size_t start = package.find(name) + name.size();
  const std::string version = package.substr(start, package.find('"', start) - start);
  CHECK(run_ninefold({"--version"}).output == "ninefold " + version + "\n");
}

TEST_CASE("Help fits a terminal of 80 columns", "[cli]") {
  const std::vector<std::string> all = help_lines({"--help"});
  check_is_tidy(all);
  std::size_t commands = 0;
  for (const std::string& line : all) {
    if (line.rfind("  --", 0) == 0) break;
    // Each command has one line in their list.
    CHECK_FALSE(line.rfind("   ", 0) == 0);
    if (line.rfind("  ", 0) != 0) continue;
    ++commands;
    const std::string name = line.substr(2, line.find(' ', 2) - 2);
    INFO(name);
    const std::vector<std::string> own = help_lines({name, "--help"});
    CHECK(own.size() > 8);
    check_is_tidy(own);
  }
  CHECK(commands >= 17);
}
