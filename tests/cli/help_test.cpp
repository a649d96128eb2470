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

TEST_CASE("Of an option that is given twice the last counts, as help says", "[cli]") {
  struct Twice {
    std::string option;
    std::string refused;
    std::string taken;
  };
  const std::vector<Twice> options{{"--time", "0", "5"},
                                   {"--threads", "0", "1"},
                                   {"--shard", "2/1", "1/1"},
                                   {"--limit", "no", "3"},
                                   {"--format", "paper", "list"},
                                   {"--rules", "no rule", "classic"},
                                   {"--pairs", "10-1", "1-2"},
                                   {"--repeats", "no", "1"},
                                   {"--tries", "no", "2"},
                                   {"--seed", "no", "7"},
                                   {"--symmetry", "no", "none"},
                                   {"--size", "5", "4"},
                                   {"--count", "no", "1"},
                                   {"--counts", "no", "2"},
                                   {"--order", "no", "reading"},
                                   {"--givens", "17", "6"},
                                   {"--only", "no", "X-Wing"},
                                   {"--prefer", "no", "X-Wing"},
                                   {"--without", "no", "X-Wing"},
                                   {"--grade", "no", "Easy"},
                                   {"--pattern", "1", "1111111111111111"}};
  const std::string puzzle = "1...34..........\n";
  std::size_t tried = 0;
  for (const std::string command :
       {"first", "solve", "count", "candidates", "lesson", "hint", "path", "grade", "generate",
        "minimise", "redundant", "changeable", "improve", "check", "explain-none", "bench"}) {
    INFO(command);
    const std::string help = run_ninefold({command, "--help"}).output;
    CHECK(help.find("\nOf an option that is given twice, the last counts.\n") != std::string::npos);
    for (const auto& [option, refused, taken] : options) {
      if (help.find("\n  " + option + " ") == std::string::npos) continue;
      INFO(option);
      std::vector<std::string> words{command};
      if (command == "lesson") words.emplace_back("recursion");
      if (command == "improve") words.emplace_back("--easier");
      if (command == "minimise" && option == "--limit") words.emplace_back("--all");
      if (command == "generate" && option == "--tries") words.emplace_back("--fewest");
      if (command == "generate") words.insert(words.end(), {"--seed", "1", "--size", "4"});
      const auto with = [&](std::vector<std::string> more) {
        more.insert(more.begin(), words.begin(), words.end());
        return run_ninefold(more, puzzle);
      };
      const Finished refused_last = with({option, taken, option, refused});
      CHECK(refused_last.status == 64);
      const Finished taken_last = with({option, refused, option, taken});
      CHECK(taken_last.status != 64);
      ++tried;
    }
  }
  CHECK(tried > 60);
}
