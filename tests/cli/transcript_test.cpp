// Runs every transcript of tests/cases/cli: a command line, its input, and all that it prints.

#include "tests/cli/run_command.hpp"

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

}  // namespace

TEST_CASE("Transcripts of the command line", "[cli]") {
  std::vector<std::string> paths;
  const std::string folder = std::string(NINEFOLD_SOURCE_DIR) + "/tests/cases/cli";
  for (const auto& entry : std::filesystem::directory_iterator(folder)) {
    if (entry.path().extension() == ".txt") paths.push_back(entry.path().string());
  }
  std::sort(paths.begin(), paths.end());
  REQUIRE(paths.size() >= 10);
  for (const std::string& path : paths) {
    INFO(path);
    std::map<std::string, std::string> parts = parts_of(read_file(path));
    REQUIRE(parts.count("command") == 1);
    REQUIRE(parts.count("output") == 1);
    const Finished finished = run_shell(parts["command"], parts["input"]);
    CHECK(finished.output == parts["output"]);
    CHECK(finished.errors == parts["errors"]);
    CHECK(std::to_string(finished.status) + "\n" ==
          (parts.count("status") == 1 ? parts["status"] : "0\n"));
  }
}
