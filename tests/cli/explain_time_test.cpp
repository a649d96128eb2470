#include "tests/cli/run_command.hpp"

#include <catch2/catch_test_macros.hpp>

#include <string>

using namespace ninefold::test;

namespace {

// Its path takes a hundred milliseconds and more.
const std::string hard =
    "........3..1..56...9..4..7......9.5.7.......8.5.4.2....8..2..9...35..1..6........\n";

Finished run(const std::string& command, const std::string& option = "--time") {
  return option == "--time" ? run_ninefold({command, "--time", "0.001"}, hard)
                            : run_ninefold({command, option, "--time", "0.001"}, hard);
}

bool has(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

}  // namespace

TEST_CASE("A path that --time ends says where, and does not look solved", "[cli]") {
  const Finished path = run("path");
  CHECK(path.status == 0);
  CHECK_FALSE(has(path.output, "\nSolved.\n"));
  const std::size_t last = path.output.rfind('\n', path.output.size() - 2) + 1;
  INFO(path.output);
  CHECK(has(path.output.substr(last), "stopped by --time"));
  CHECK(has(run("path", "--tsv").output, "1\tstopped by --time"));
}

TEST_CASE("A grade and a hint that --time ends are none", "[cli]") {
  const Finished grade = run("grade");
  INFO(grade.output);
  CHECK(grade.status == 0);
  CHECK(grade.output.rfind("Line 1: ", 0) == 0);
  CHECK(has(grade.output, "stopped by --time"));
  CHECK_FALSE(has(grade.output, "score"));
  CHECK(has(run("grade", "--tsv").output, "\tstopped by --time"));
  CHECK(has(run("hint", "--all").output, "Line 1: stopped by --time"));
}

TEST_CASE("A path within its time is whole", "[cli]") {
  const Finished path = run_ninefold({"path", "--time", "1000"}, "...43...2......1\n");
  CHECK(has(path.output, "\nSolved.\n"));
}
