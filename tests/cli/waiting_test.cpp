// Non-blocking descriptors, time limits, and little memory.

#include "tests/cli/live_command.hpp"
#include "tests/cli/run_command.hpp"
#include "tests/support/environment.hpp"

#include <catch2/catch_test_macros.hpp>

#include <unistd.h>
#include <algorithm>
#include <array>
#include <chrono>

using namespace ninefold::test;

namespace {

const std::string empty_grid(81, '.');
const std::string full_four = "1234341221434321";

std::string list_of(int puzzles) {
  std::string list;
  for (int puzzle = 0; puzzle < puzzles; ++puzzle) list += full_four + "\n";
  return list;
}

}  // namespace

TEST_CASE("An output that does not wait gets all answers", "[cli]") {
  constexpr int puzzles = 20'000;
  const Pipe output = make_pipe();
  make_nonblocking(output.write);
  LiveCommand solve({"solve", scratch_file("list", list_of(puzzles))}, {-1, output.write, false});
  // By now the pipe is full.
  ::usleep(300'000);
  std::string answers;
  std::array<char, 65536> piece;
  for (ssize_t size = 1; size > 0;) {
    size = ::read(output.read, piece.data(), piece.size());
    answers.append(piece.data(), static_cast<std::size_t>(std::max<ssize_t>(size, 0)));
  }
  ::close(output.read);
  CHECK(std::count(answers.begin(), answers.end(), '\n') == puzzles);
  CHECK(solve.wait() == 0);
  CHECK(solve.errors().empty());
}

TEST_CASE("An input that does not wait is read to its end", "[cli]") {
  const Pipe input = make_pipe();
  make_nonblocking(input.read);
  LiveCommand count({"count"}, {input.read, -1, false});
  for (const std::string& part :
       {full_four.substr(0, 7), full_four.substr(7) + "\n1", std::string()}) {
    ::usleep(100'000);
    REQUIRE(::write(input.write, part.data(), part.size()) == static_cast<ssize_t>(part.size()));
  }
  const std::string rest = "..............4\n";
  REQUIRE(::write(input.write, rest.data(), rest.size()) == static_cast<ssize_t>(rest.size()));
  ::close(input.write);
  CHECK(count.wait() == 0);
  CHECK(count.output() == "1\n18\n");
  CHECK(count.errors().empty());
}

TEST_CASE("An answer that a limit of time cut short says that it is a bound", "[cli]") {
  const std::string endless = empty_grid + "\n" + full_four + "\n";
  const auto lines = [&](const std::vector<std::string>& arguments) {
    const Finished finished = run_ninefold(arguments, endless);
    CHECK(finished.status == 0);
    CHECK(finished.errors.empty());
    return finished.output;
  };
  const std::vector<std::string> latin{"--rules", "latin", "--time", "0.1"};
  const auto with = [&](std::vector<std::string> arguments) {
    arguments.insert(arguments.end(), latin.begin(), latin.end());
    return lines(arguments);
  };
  CHECK(with({"count"}).substr(0, 2) == ">=");
  // Each puzzle has the whole time.
  CHECK(with({"count"}).find("\n1\n") != std::string::npos);
  CHECK(with({"count", "--threads", "2"}).substr(0, 2) == ">=");
  CHECK(with({"count", "--threads", "2"}).find("\n1\n") != std::string::npos);
  CHECK(with({"solve", "--limit", "99999999999999"}).substr(0, 2) == ">=");
  CHECK(with({"solve", "--limit", "99999999999999"}).find("\n1\t" + full_four) !=
        std::string::npos);
  const Finished grid = run_ninefold({"asterisk", "--time", "0.1"}, empty_grid);
  CHECK(grid.output.substr(0, 2) == ">=");
  const Finished lesson = run_ninefold({"lesson", "recursion", "--time", "0.1"}, empty_grid);
  CHECK(lesson.status == 0);
  CHECK(lesson.output.find("visits ") == 0);
  CHECK(lesson.errors == "stopped by --time\n");
}

TEST_CASE("The least limit of time is one, and stops a search before it has begun", "[cli]") {
  // No puzzle that has to be searched is searched in so little time.
  const std::string shortest = "0.000000001";
  CHECK(run_ninefold({"count", "--time", shortest, "--rules", "latin"}, empty_grid)
            .output.substr(0, 2) == ">=");
  CHECK(run_ninefold({"count", "--time", "1000000000"}, full_four).output == "1\n");
  CHECK(run_ninefold({"count", "--time", "1."}, full_four).output == "1\n");
  CHECK(run_ninefold({"count", "--time", ".5"}, full_four).output == "1\n");
  for (const std::string time : {"0", "0.0", ".", "", "-1", "1e3", "1,5", "1000000001", "1s",
                                 "0.5.5", "99999999999999999999"}) {
    INFO(time);
    for (const std::string command :
         {"count", "solve", "candidates", "first", "asterisk", "mystic", "lesson"}) {
      std::vector<std::string> arguments{command, "--time", time};
      if (command == "lesson") arguments.insert(arguments.begin() + 1, "stack");
      const Finished finished = run_ninefold(arguments, full_four);
      CHECK(finished.status == 64);
      CHECK(finished.errors.find("expected seconds above 0, such as 0.5") != std::string::npos);
    }
  }
}

TEST_CASE("More threads than there is memory for are fewer threads", "[cli]") {
  if (ninefold::tests::is_sanitized) SKIP("the address sanitizer takes terabytes of address space");
  const std::string list = list_of(5000);
  const Finished finished =
      run_shell("ulimit -v 600000 && \"$NINEFOLD\" solve --threads 256", list);
  CHECK(finished.status == 0);
  CHECK(finished.errors.empty());
  CHECK(finished.output == run_ninefold({"solve"}, list).output);
  // The tables of a count take some sixty megabytes a thread.
  const std::string tables =
      "123.........123................4.........................5.......................";
  const Finished counted =
      run_shell("ulimit -v 600000 && \"$NINEFOLD\" count --threads 256 --time 2", tables);
  CHECK(counted.status == 0);
  CHECK(counted.errors.empty());
  // Hardly room for the program itself: it says so.
  const Finished none = run_shell("ulimit -v 20000 && \"$NINEFOLD\" count", empty_grid);
  if (none.status != 0) {
    CHECK(none.status == 71);
    CHECK(none.errors == "ninefold: out of memory\n");
  }
}
