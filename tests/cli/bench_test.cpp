// The part of a measurement that is the same on every machine.

#include "tests/cli/run_command.hpp"

#include <catch2/catch_test_macros.hpp>

#include <string>

using namespace ninefold::test;

TEST_CASE("Measuring a list finds the same nodes and solutions everywhere", "[cli]") {
  const std::string list = NINEFOLD_SOURCE_DIR "/tests/bench/classic.txt";
  const Finished finished = run_ninefold({"bench", "--repeats", "1", list});
  CHECK(finished.status == 0);
  CHECK(finished.output.find("\n120\t") != std::string::npos);
  CHECK(finished.output.find("\t436/132\t" + list + "\n") != std::string::npos);
}

TEST_CASE("Measuring says what it cannot read", "[cli]") {
  const Finished finished = run_ninefold({"bench"}, "12x\n");
  CHECK(finished.status == 2);
  CHECK(finished.errors.find("<stdin>:1:3:") != std::string::npos);
  CHECK(run_ninefold({"bench", "--repeats", "0"}).status == 64);
}
