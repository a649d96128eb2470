// What a person at a terminal sees of long work, and what Ctrl-C leaves.

#include "tests/cli/live_command.hpp"
#include "tests/cli/run_command.hpp"

#include <catch2/catch_test_macros.hpp>

#include <unistd.h>
#include <csignal>

using namespace ninefold::test;

namespace {

constexpr int interrupted = 130;

const std::string nine_empty(81, '.');
const std::string unique_four = "1234341221434321";

/// Nobody waits for all Latin squares of order 9.
std::string endless_list(const std::string& before = "") {
  return scratch_file("endless", before + nine_empty + "\n");
}

bool begins_with(const std::string& text, const std::string& beginning) {
  return text.rfind(beginning, 0) == 0;
}

/// Whether a text is ">=" and a number above 0, with a line end.
bool is_bound_line(const std::string& text) {
  return begins_with(text, ">=") && text.size() > 3 && text[2] != '0' && text.back() == '\n' &&
         text.find_first_not_of("0123456789", 2) == text.size() - 1;
}

void write_to(int descriptor, const std::string& text) {
  REQUIRE(::write(descriptor, text.data(), text.size()) == static_cast<ssize_t>(text.size()));
}

}  // namespace

TEST_CASE("A terminal sees how far a long count is, and Ctrl-C gets a bound", "[cli][terminal]") {
  for (const std::string threads : {"1", "2"}) {
    INFO(threads << " threads");
    LiveCommand count({"count", "--rules", "latin", "--threads", threads, endless_list()},
                      {-1, -1, true});
    REQUIRE(count.says(" solutions so far"));
    CHECK(count.errors().find("% done") != std::string::npos);
    count.interrupt();
    CHECK(count.wait() == interrupted);
    CHECK(is_bound_line(count.output()));
    CHECK(count.errors().find("Interrupted: 0 puzzles answered; the next has at least ") !=
          std::string::npos);
    // The line of progress is taken away before anything else is said.
    CHECK(count.errors().find(" \rInterrupted") != std::string::npos);
  }
}

TEST_CASE("Ctrl-C in a list keeps the answers, and says how many there are", "[cli][terminal]") {
  for (const std::string threads : {"1", "2"}) {
    INFO(threads << " threads");
    const std::string list = endless_list(unique_four + "\n" + unique_four + "\n");
    LiveCommand count({"count", "--rules", "latin", "--threads", threads, list}, {-1, -1, true});
    REQUIRE(count.says("2 puzzles answered; the next: "));
    count.interrupt();
    CHECK(count.wait() == interrupted);
    CHECK(begins_with(count.output(), "1\n1\n>="));
    CHECK(count.errors().find("Interrupted: 2 puzzles answered; the next has at least ") !=
          std::string::npos);
  }
}

TEST_CASE("Every command that may take long shows it and hears Ctrl-C", "[cli][terminal]") {
  struct Long {
    std::vector<std::string> arguments;
    std::string shown;
    std::string output;
  };
  const std::string list = endless_list();
  const std::string chaos = scratch_file("chaos", ".Shape~16x16.NoBoxes.ChaosConstruction\n");
  const std::string mystic = scratch_file("mystic", [] {
    // Each takes a moment, all of them together minutes.
    std::string text = "999\n";
    for (int puzzle = 0; puzzle < 999; ++puzzle) {
      for (int cell = 0; cell < 81; ++cell) text += cell % 9 == 8 ? "0\n" : "0 ";
      text += "1 1 2\n";
    }
    return text;
  }());
  for (const Long& one : {
           Long{{"solve", "--rules", "latin", "--limit", "9999999999999999", list}, "% done", ">="},
           Long{{"candidates", "--rules", "knight,pairs:12", "--counts", "1000000", list},
                "% done",
                ">=1:"},
           Long{{"explain-none", chaos}, "% done", "unknown\n"},
           Long{{"lesson", "recursion", list}, " tries, ", "visits "},
           Long{{"asterisk", list}, " solutions so far", ">="},
           Long{{"mystic", mystic}, "\rpuzzle ", "Puzzle 1:\n139708800 solutions found.\n"},
       }) {
    INFO(one.arguments[0]);
    LiveCommand command(one.arguments, {-1, -1, true});
    CHECK(command.says(one.shown));
    command.interrupt();
    CHECK(command.wait() == interrupted);
    CHECK(begins_with(command.output(), one.output));
    CHECK(command.errors().find("Interrupted: ") != std::string::npos);
  }
}

TEST_CASE("A measurement shows how far it is, and Ctrl-C gets what was measured",
          "[cli][terminal]") {
  std::string list;
  for (int puzzle = 0; puzzle < 5000; ++puzzle) list += "1..............4\n";
  LiveCommand bench({"bench", "--repeats", "1000", scratch_file("list", list)}, {-1, -1, true});
  REQUIRE(bench.says("% of this list"));
  bench.interrupt();
  CHECK(bench.wait() == interrupted);
  CHECK(bench.output().find("\n5000\t") != std::string::npos);
  CHECK(bench.errors().find("Interrupted: the last line is of 5000 puzzles") != std::string::npos);
}

TEST_CASE("A search that Ctrl-C cuts short is not measured", "[cli]") {
  const std::string list = scratch_file("list", std::string(81, '.') + "\n");
  LiveCommand bench({"bench", "--rules", ".ChaosConstruction", "--repeats", "1000", list},
                    {-1, -1, true});
  REQUIRE(bench.says("% of this list"));
  bench.interrupt();
  CHECK(bench.wait() == interrupted);
  CHECK(bench.output().find("/2\t") != std::string::npos);
  CHECK(bench.errors().find("Interrupted: the last line is of 1 puzzle,") != std::string::npos);
}

TEST_CASE("What is no terminal is told nothing but the end", "[cli][terminal]") {
  const Finished finished =
      run_ninefold({"count", "--rules", "latin", "--time", "1.5", endless_list()});
  CHECK(finished.status == 0);
  CHECK(is_bound_line(finished.output));
  CHECK(finished.errors.empty());
}

TEST_CASE("Short work shows nothing at a terminal", "[cli][terminal]") {
  LiveCommand count({"count", scratch_file("short", unique_four)}, {-1, -1, true});
  CHECK(count.wait() == 0);
  CHECK(count.errors().empty());
  CHECK(count.output() == "1\n");
}

TEST_CASE("Ctrl-C while the program waits for input ends it with what was answered",
          "[cli][terminal]") {
  const Pipe input = make_pipe();
  LiveCommand count({"count"}, {input.read, -1, false});
  // A line that has begun is not an error.
  write_to(input.write, unique_four + "\n12");
  for (int tries = 0; count.output() != "1\n" && tries < 3000; ++tries) ::usleep(10'000);
  CHECK(count.output() == "1\n");
  count.interrupt();
  CHECK(count.wait() == interrupted);
  CHECK(count.errors() == "Interrupted: 1 puzzle answered\n");
  ::close(input.write);
}

TEST_CASE("A second Ctrl-C ends the program at once", "[cli][terminal]") {
  // Nobody reads its answers, so that it waits, and goes on waiting after the first.
  std::string list;
  for (int puzzle = 0; puzzle < 60'000; ++puzzle) list += unique_four + "\n";
  const Pipe output = make_pipe();
  LiveCommand solve({"solve", scratch_file("long", list)}, {-1, output.write, false});
  ::usleep(300'000);
  solve.interrupt();
  ::usleep(100'000);
  solve.interrupt();
  CHECK(solve.wait() == -SIGINT);
  ::close(output.read);
}

TEST_CASE("A program in the background of a script does not hear Ctrl-C", "[cli][terminal]") {
  const Finished finished =
      run_shell("\"$NINEFOLD\" count --rules latin --time 1 " + endless_list() +
                " & process=$!\nsleep 0.3; kill -INT $process; wait $process; echo $?\n");
  CHECK(begins_with(finished.output, ">="));
  CHECK(finished.output.substr(finished.output.size() - 3) == "\n0\n");
}
