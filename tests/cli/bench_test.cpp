// The part of a measurement that is the same on every machine.

#include "tests/cli/run_command.hpp"
#include "tests/support/environment.hpp"

#include <catch2/catch_test_macros.hpp>

#include <fstream>
#include <sstream>
#include <string>

using namespace ninefold::test;

// lists.tsv itself is checked by tests/core/signature and tests/wasm.
TEST_CASE("Measuring a list finds the same nodes and solutions everywhere", "[cli]") {
  const std::string folder = NINEFOLD_SOURCE_DIR "/tests/bench/";
  std::ifstream table(folder + "lists.tsv");
  int lists = 0;
  int number = 0;
  for (std::string row; std::getline(table, row);) {
    if (row.empty() || row[0] == '#') continue;
    ++number;
    if (!ninefold::tests::is_taken(number)) continue;
    std::istringstream fields(row);
    std::string list, rules, puzzles, nodes, solutions;
    for (std::string* field : {&list, &rules, &puzzles, &nodes, &solutions}) {
      std::getline(fields, *field, '\t');
    }
    INFO(row);
    const Finished finished =
        run_ninefold({"bench", "--repeats", "1", "--rules", rules, folder + list});
    CHECK(finished.status == 0);
    CHECK(finished.output.find("\n" + puzzles + "\t") != std::string::npos);
    CHECK(finished.output.find("\t" + nodes + "/" + solutions + "\t" + folder + list + "\n") !=
          std::string::npos);
    ++lists;
  }
  CHECK((lists >= 6 || ninefold::tests::takes_fewer_cases()));
}

TEST_CASE("Measuring says what it cannot read", "[cli]") {
  const Finished finished = run_ninefold({"bench"}, "12x\n");
  CHECK(finished.status == 2);
  CHECK(finished.errors.find("<stdin>:1:3:") != std::string::npos);
  CHECK(run_ninefold({"bench", "--repeats", "0"}).status == 64);
}
