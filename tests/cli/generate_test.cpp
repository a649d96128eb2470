// Generating from the command line: threads, shards, time and Ctrl-C. What it prints is in
// tests/cases/cli.

#include "tests/cli/live_command.hpp"
#include "tests/cli/run_command.hpp"
#include "tests/support/environment.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <sstream>

using namespace ninefold::test;

namespace {

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream stream(text);
  for (std::string line; std::getline(stream, line);) lines.push_back(line);
  return lines;
}

}  // namespace

TEST_CASE("Threads and shards make the puzzles of one thread", "[cli][generate]") {
  const auto count = static_cast<std::size_t>(ninefold::tests::share_of(5000));
  const std::vector<std::string> arguments{"generate", "--seed", "3", "--count",
                                           std::to_string(count)};
  const Finished one = run_ninefold(arguments);
  REQUIRE(one.status == 0);
  CHECK(one.errors.empty());
  const std::vector<std::string> lines = lines_of(one.output);
  REQUIRE(lines.size() == count);
  std::vector<std::string> several = arguments;
  several.insert(several.end(), {"--threads", "3"});
  CHECK(run_ninefold(several).output == one.output);
  std::vector<std::string> shards(count);
  for (std::size_t shard = 0; shard < 7; ++shard) {
    std::vector<std::string> part = arguments;
    part.insert(part.end(), {"--shard", std::to_string(shard + 1) + "/7"});
    std::size_t number = shard;
    for (const std::string& line : lines_of(run_ninefold(part).output)) {
      REQUIRE(number < shards.size());
      shards[number] = line;
      number += 7;
    }
  }
  CHECK(shards == lines);
}

TEST_CASE("Without a seed one is drawn and told, and gives the same again", "[cli][generate]") {
  const Finished first = run_ninefold({"generate", "--count", "3"});
  REQUIRE(first.errors.rfind("Seed: ", 0) == 0);
  const std::string seed = first.errors.substr(6, first.errors.size() - 7);
  const Finished again = run_ninefold({"generate", "--count", "3", "--seed", seed});
  CHECK(again.errors.empty());
  CHECK(again.output == first.output);
}

TEST_CASE("A wish that cannot be met ends in time, with how many were tried", "[cli][generate]") {
  for (const std::vector<std::string>& wish : std::vector<std::vector<std::string>>{
           {"--givens", "17"},
           {"--givens", "0-18", "--symmetry", "full", "--minimal"},
           {"--grade", "easy", "--needs", "Forcing Net"},
           {"--pattern",
            "111111111........................................................................"}}) {
    INFO(wish[0] << " " << wish[1]);
    std::vector<std::string> arguments{"generate", "--seed", "1", "--time", "0.2"};
    arguments.insert(arguments.end(), wish.begin(), wish.end());
    const Finished finished = run_ninefold(arguments);
    CHECK(finished.status == 0);
    CHECK(finished.output.rfind("-\tnone of ", 0) == 0);
    CHECK(finished.output.find(" tried met the wishes\n") != std::string::npos);
  }
}

TEST_CASE("A technique that no puzzle can need is refused at once, with what there is instead",
          "[cli][generate]") {
  struct Refusal {
    std::string technique;
    std::string instead;
  };
  for (const Refusal& one : {Refusal{"Brute Force", "expected a technique: "},
                             Refusal{"Cell Forcing", "expected rules by which"},
                             Refusal{"Locked Candidates", "Pointing or Claiming"},
                             Refusal{"Franken X-Wing", "expected a larger fish"},
                             Refusal{"Mutant X-Wing", "expected a larger fish"}}) {
    INFO(one.technique);
    const Finished finished =
        run_ninefold({"generate", "--seed", "1", "--needs", "X-Wing," + one.technique});
    CHECK(finished.status == 64);
    CHECK(finished.output.empty());
    CHECK(finished.errors.find("found --needs \"" + one.technique) != std::string::npos);
    CHECK(finished.errors.find(one.instead) != std::string::npos);
  }
}

TEST_CASE("Ctrl-C ends a wish and keeps the puzzles made", "[cli][generate]") {
  for (const std::string threads : {"1", "2"}) {
    INFO(threads << " threads");
    LiveCommand command({"generate", "--seed", "1", "--count", "1000000000", "--threads", threads},
                        {-1, -1, true});
    REQUIRE(command.says(" puzzles made"));
    command.interrupt();
    CHECK(command.wait() == 130);
    CHECK(command.errors().find("Interrupted: ") != std::string::npos);
    CHECK(command.output().size() > std::size_t{82} * 100);
    CHECK(command.output().back() == '\n');
  }
  LiveCommand wish({"generate", "--seed", "1", "--givens", "17"}, {-1, -1, true});
  REQUIRE(wish.says("0 puzzles made; "));
  CHECK(wish.says(" tried for the next"));
  wish.interrupt();
  CHECK(wish.wait() == 130);
  CHECK(wish.output().empty());
  CHECK(wish.errors().find("Interrupted: 0 puzzles made") != std::string::npos);
}

TEST_CASE("Ctrl-C and time end a climb with the best puzzle by then", "[cli][generate]") {
  const std::string list =
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n";
  const Finished timed =
      run_ninefold({"improve", "--fewest", "--tries", "100000000", "--time", "0.2"}, list + list);
  CHECK(timed.status == 0);
  const std::vector<std::string> lines = lines_of(timed.output);
  REQUIRE(lines.size() == 2);
  for (const std::string& line : lines) {
    CHECK(line.size() > 90);
    CHECK(run_ninefold({"minimise"}, line).output.substr(0, 81) == line.substr(0, 81));
  }
  LiveCommand command({"improve", "--harder", "--tries", "100000000", scratch_file("one", list)},
                      {-1, -1, true});
  REQUIRE(command.says("% done"));
  command.interrupt();
  CHECK(command.wait() == 130);
  CHECK(command.errors().find("Interrupted: ") != std::string::npos);
  const std::vector<std::string> best = lines_of(command.output());
  REQUIRE(best.size() == 1);
  // How hard it is depends on how much was tried by then, but it has the grade that is told.
  std::istringstream columns(best[0]);
  std::string puzzle;
  std::string level;
  int score = 0;
  columns >> puzzle >> level >> score;
  CHECK(score >= 1200);  // that of the puzzle it began with
  CHECK(run_ninefold({"grade"}, puzzle + "\n")
            .output.starts_with("Line 1: " + level + ", score " + std::to_string(score) + ","));
}
