// Threads and shards give the answers that one run on one thread gives.

#include "tests/cli/run_command.hpp"
#include "tests/core/variants/variant_puzzles.hpp"
#include "tests/support/environment.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <cstdint>
#include <sstream>

using namespace ninefold::test;

namespace {

/// Small puzzles with none, one or many solutions, each with its number as a comment.
std::string puzzle_list(int puzzles) {
  std::string text;
  for (int puzzle = 0; puzzle < puzzles; ++puzzle) {
    std::string cells = "1234............";
    for (int step = 0, rest = puzzle; step < 4; ++step, rest /= 5) {
      cells[static_cast<std::size_t>(4 + 3 * step)] = ".1234"[rest % 5];
    }
    text += cells + " " + std::to_string(puzzle) + "\n";
  }
  return text;
}

std::vector<std::string> sorted_lines(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream stream(text);
  for (std::string line; std::getline(stream, line);) lines.push_back(line);
  std::sort(lines.begin(), lines.end());
  return lines;
}

std::vector<std::uint64_t> numbers(const std::string& text) {
  std::vector<std::uint64_t> numbers;
  std::istringstream stream(text);
  for (std::uint64_t number = 0; stream >> number;) numbers.push_back(number);
  return numbers;
}

}  // namespace

TEST_CASE("Threads change neither the answers nor their order", "[cli]") {
  // More than one batch of puzzles.
  const std::string list = puzzle_list(5000);
  for (const std::string command : {"solve", "count"}) {
    const Finished one = run_ninefold({command}, list);
    REQUIRE(one.status == 0);
    CHECK(std::count(one.output.begin(), one.output.end(), '\n') == 5000);
    for (const std::string threads : {"1", "2", "3", "16"}) {
      const Finished several = run_ninefold({command, "--threads", threads}, list);
      CHECK(several.status == 0);
      CHECK(several.errors.empty());
      CHECK(several.output == one.output);
    }
  }
}

TEST_CASE("Threads keep the answers before an error, and its place", "[cli]") {
  const Finished finished = run_ninefold({"count", "--threads", "2"}, puzzle_list(100) + "12x");
  CHECK(finished.status == 2);
  CHECK(finished.output == run_ninefold({"count"}, puzzle_list(100)).output);
  CHECK(finished.errors == "<stdin>:101:3: found \"x\", expected a digit from 0 to 9 or \".\"\n");
}

TEST_CASE("Shards of a list answer every puzzle once", "[cli]") {
  const int puzzles = ninefold::tests::share_of(100);
  const std::string list = puzzle_list(puzzles);
  const std::string whole = run_ninefold({"solve"}, list).output;
  for (const int shards : {1, 3, 7, puzzles * 3 / 2}) {
    std::string all;
    for (int shard = 1; shard <= shards; ++shard) {
      const Finished part = run_ninefold(
          {"solve", "--shard", std::to_string(shard) + "/" + std::to_string(shards)}, list);
      REQUIRE(part.status == 0);
      all += part.output;
    }
    CHECK(sorted_lines(all) == sorted_lines(whole));
  }
}

TEST_CASE("One long count is shared among threads and shards", "[cli]") {
  const std::string puzzle =
      std::string(ninefold::tests::takes_fewer_cases() ? "3.....4.5" : "3.......5") +
      ".....7..9...6...........9.....7..........4.7.....1..3..1.5......35.7..1.";
  const std::string list = "1..............4\n" + puzzle + "\n................\n";
  std::vector<std::string> arguments{"count", "--rules", "pairs:12"};
  const Finished whole = run_ninefold(arguments, list);
  REQUIRE(sorted_lines(whole.output).size() == 3);
  arguments.insert(arguments.end(), {"--threads", "2"});
  CHECK(run_ninefold(arguments, list).output == whole.output);
  const std::vector<std::uint64_t> expected = numbers(whole.output);
  CHECK(expected[1] > 40000);
  std::vector<std::uint64_t> sums(3);
  for (const std::string shard : {"1/3", "2/3", "3/3"}) {
    std::vector<std::string> shard_arguments = arguments;
    shard_arguments.insert(shard_arguments.end(), {"--shard", shard});
    const std::vector<std::uint64_t> part = numbers(run_ninefold(shard_arguments, list).output);
    REQUIRE(part.size() == 3);
    CHECK(part[1] < expected[1]);
    for (std::size_t line = 0; line < 3; ++line) sums[line] += part[line];
  }
  CHECK(sums == expected);
  arguments.insert(arguments.end(), {"--limit", "1000"});
  const std::vector<std::string> limited = sorted_lines(run_ninefold(arguments, list).output);
  CHECK(std::count(limited.begin(), limited.end(), ">=1000") == 1);
}

namespace {

/// Small variants with none, one or many solutions, each with its number after a tab.
std::string variant_list(int puzzles) {
  std::string text;
  for (int puzzle = 0; puzzle < puzzles; ++puzzle) {
    text += ".Shape~4x4.Cage~" + std::to_string(3 + puzzle % 5) +
            "~R1C1~R1C2.Thermo~R3C1~R3C2~R3C" + std::to_string(3 + puzzle % 2) + ".~R4C" +
            std::to_string(1 + puzzle % 4) + "_" + std::to_string(1 + puzzle / 4 % 4) + "\t" +
            std::to_string(puzzle) + "\n";
  }
  return text;
}

}  // namespace

TEST_CASE("Threads change neither the answers to variants nor their order", "[cli]") {
  const std::string list = "# puzzles\n\n" + variant_list(300);
  for (const std::string command : {"solve", "count", "candidates", "redundant", "grade"}) {
    INFO(command);
    const Finished one = run_ninefold({command, "--format", "iss"}, list);
    REQUIRE(one.status == 0);
    CHECK(std::count(one.output.begin(), one.output.end(), '\n') >= 300);
    for (const std::string threads : {"1", "2", "16"}) {
      const Finished several =
          run_ninefold({command, "--format", "iss", "--threads", threads}, list);
      CHECK(several.status == 0);
      CHECK(several.errors.empty());
      CHECK(several.output == one.output);
    }
    // The parts of a count are those of each puzzle.
    if (command == "count") continue;
    std::string all;
    for (const std::string shard : {"1/3", "2/3", "3/3"}) {
      all += run_ninefold({command, "--format", "iss", "--threads", "2", "--shard", shard}, list)
                 .output;
    }
    CHECK(sorted_lines(all) == sorted_lines(one.output));
  }
}

TEST_CASE("Threads keep the answers to variants before an error, and its place", "[cli]") {
  const std::string list = variant_list(50);
  const std::string known = run_ninefold({"solve", "--format", "iss"}, list).output;
  const std::vector<std::string> arguments{"solve", "--format", "iss", "--threads", "2"};
  const Finished wrong = run_ninefold(arguments, list + ".Thermo~R1C1~R0C2\n" + list);
  CHECK(wrong.status == 2);
  CHECK(wrong.output == known);
  CHECK(wrong.errors.find("<stdin>:51:1: found item 1, Thermo, argument 2") == 0);
  const Finished longest = run_ninefold(arguments, list + std::string(131'073, '.') + "\n" + list);
  CHECK(longest.status == 2);
  CHECK(longest.output == known);
  CHECK(longest.errors.find("<stdin>:51:1: found a line of more than 131,072 bytes") == 0);
  const Finished none = run_ninefold(arguments, "# nothing\n");
  CHECK(none.status == 2);
  CHECK(none.errors.find("expected a puzzle") != std::string::npos);
}

TEST_CASE("A variant that takes long is shared among threads", "[cli]") {
  const std::string many = ".Shape~6x6.~R1C1_1.~R1C2_2.~R1C3_3\n";
  CHECK(run_ninefold({"count", "--format", "iss", "--threads", "2"}, many).output == "235008\n");
}

TEST_CASE("A limit of solutions is shared among threads, too", "[cli]") {
  if (ninefold::tests::takes_fewer_cases()) SKIP("takes seconds: only where all cases are taken");
  const std::string more = ".Shape~6x6.~R1C1_1\n";
  const auto up_to = [&more](const std::string& limit) {
    return run_ninefold({"solve", "--format", "iss", "--limit", limit, "--threads", "2"}, more)
        .output;
  };
  CHECK(up_to("5000000") == "4700160\t-\n");
  CHECK(up_to("2000000") == "2000000\t-\n");
}

TEST_CASE("The only solution of a puzzle that takes long is found on threads, too", "[cli]") {
  using ninefold::tests::SharedVariant;
  const std::vector<SharedVariant> shared = ninefold::tests::shared_variants();
  const auto hard = std::find_if(shared.begin(), shared.end(), [](const SharedVariant& puzzle) {
    return puzzle.name == "Pencilmark sudoku 3";
  });
  if (hard == shared.end()) SKIP("../shared/cases/variants is not there");
  if (ninefold::tests::takes_fewer_cases()) SKIP("takes seconds: only where all cases are taken");
  const std::vector<std::string> arguments{"solve", "--format", "iss", "--threads", "2"};
  CHECK(run_ninefold(arguments, hard->text + "\n").output == "1\t" + hard->expected + "\n");
}

TEST_CASE("Shards and threads that cannot be are bad usage", "[cli]") {
  constexpr int bad_usage = 64;
  for (const std::string shard : {"", "1", "0/3", "4/3", "1/0", "a/3", "1/3/", "-1/3"}) {
    INFO(shard);
    const Finished finished = run_ninefold({"solve", "--shard", shard}, puzzle_list(1));
    CHECK(finished.status == bad_usage);
    CHECK(finished.errors.find("expected I/N, with I from 1 to N") != std::string::npos);
  }
  for (const std::string threads : {"0", "257", "-1", "two", "99999999999999999999"}) {
    INFO(threads);
    CHECK(run_ninefold({"count", "--threads", threads}, puzzle_list(1)).status == bad_usage);
  }
}

TEST_CASE("Grades, paths and hints are the same on any number of threads, and in shards", "[cli]") {
  const std::string list = puzzle_list(200);
  for (const std::string command : {"grade", "path", "hint"}) {
    INFO(command);
    const Finished one = run_ninefold({command, "--tsv"}, list);
    REQUIRE(one.status == 0);
    CHECK(std::count(one.output.begin(), one.output.end(), '\n') >= 200);
    CHECK(run_ninefold({command, "--tsv", "--threads", "3"}, list).output == one.output);
    // Lines are numbered as in the whole list, so that nothing tells a shard's from the others.
    std::string all;
    for (const std::string shard : {"1/3", "2/3", "3/3"}) {
      all += run_ninefold({command, "--tsv", "--threads", "2", "--shard", shard}, list).output;
    }
    CHECK(sorted_lines(all) == sorted_lines(one.output));
    const Finished bad = run_ninefold({command, "--threads", "2"}, puzzle_list(9) + "12x");
    CHECK(bad.status == 2);
    CHECK(bad.output == run_ninefold({command}, puzzle_list(9)).output);
    CHECK(bad.errors == "<stdin>:10:3: found \"x\", expected a digit from 0 to 9 or \".\"\n");
  }
}
