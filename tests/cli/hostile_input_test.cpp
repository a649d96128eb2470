// What no transcript can show: bytes that are not text, files that cannot be read, pipes that
// close, and when answers appear.

#include "tests/cli/run_command.hpp"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>

#include <random>

using namespace ninefold::test;

namespace {

constexpr int bad_input = 2;
constexpr int output_failed = 74;

std::string any_command() { return GENERATE("mystic", "asterisk", "first", "solve", "count"); }

const std::string puzzle = "1..............4";

/// A file with that number of puzzles, one of which is there, and that after its grid.
std::string mystic_file(const std::string& puzzles, const std::string& pairs) {
  return puzzles +
         "\n4 3 9 7 8 2 5 1 6\n6 1 5 9 3 4 2 7 8\n8 7 2 5 1 6 4 9 3\n3 9 4 2 7 8 6 5 1\n"
         "1 5 6 4 9 3 8 2 7\n7 2 8 6 5 1 3 4 9\n9 4 3 8 2 7 1 6 5\n5 6 1 3 4 9 7 8 2\n"
         "0 0 0 0 0 0 0 0 0\n" +
         pairs;
}

const std::string mystic_answer =
    "Puzzle 1:\n4 3 9 7 8 2 5 1 6 \n6 1 5 9 3 4 2 7 8 \n8 7 2 5 1 6 4 9 3 \n"
    "3 9 4 2 7 8 6 5 1 \n1 5 6 4 9 3 8 2 7 \n7 2 8 6 5 1 3 4 9 \n9 4 3 8 2 7 1 6 5 \n"
    "5 6 1 3 4 9 7 8 2 \n2 8 7 1 6 5 9 3 4 \n\n";

}  // namespace

TEST_CASE("Files that cannot be read are named, with the reason", "[cli]") {
  const std::string command = any_command();
  const Finished missing = run_ninefold({command, "no/such/file"});
  CHECK(missing.status == bad_input);
  CHECK(missing.output.empty());
  CHECK(missing.errors == "no/such/file: cannot be read: No such file or directory\n");
  const Finished folder = run_ninefold({command, "/"});
  CHECK(folder.status == bad_input);
  CHECK(folder.output.empty());
  CHECK(folder.errors == "/: cannot be read: Is a directory\n");
  const Finished closed = run_shell("\"$NINEFOLD\" " + command + " <&-");
  CHECK(closed.status == bad_input);
  CHECK(closed.errors == "<stdin>: cannot be read: Bad file descriptor\n");
}

TEST_CASE("An empty input is bad input", "[cli]") {
  const std::string command = any_command();
  for (const std::string empty : {"", "\n", "\r\n \t\n", "\xEF\xBB\xBF"}) {
    const Finished finished = run_ninefold({command}, empty);
    CHECK(finished.status == bad_input);
    CHECK(finished.output.empty());
    CHECK(finished.errors.find("<stdin>:") == 0);
    CHECK(finished.errors.find(": found the end of the input, expected ") != std::string::npos);
  }
}

TEST_CASE("A megabyte of random bytes is bad input", "[cli]") {
  const std::string command = any_command();
  std::mt19937 random(20260215);
  std::string bytes;
  for (int index = 0; index < 1000000; ++index) bytes += static_cast<char>(random() >> 24);
  const Finished finished = run_ninefold({command}, bytes);
  CHECK(finished.status == bad_input);
  CHECK(finished.output.empty());
  CHECK(finished.errors.find("<stdin>:1:1: found ") == 0);
  CHECK(finished.errors.size() < 400);
}

TEST_CASE("An endless input is refused at once", "[cli]") {
  const std::string command = any_command();
  for (const std::string text : {"cat /dev/zero", "yes x", "yes | tr -d '\\n'"}) {
    const Finished finished = run_shell(text + " | \"$NINEFOLD\" " + command + " 2>&1");
    INFO(text);
    CHECK(finished.status == bad_input);
  }
}

TEST_CASE("Line ends, blanks and a byte order mark make no difference", "[cli]") {
  const std::string file = mystic_file("1", "1 2 3\n");
  std::string dense;
  std::string with_returns;
  for (const char character : file) {
    dense += character == '\n' ? ' ' : character;
    with_returns += character == '\n' ? "\r\n" : std::string(1, character);
  }
  const Finished plain = run_ninefold({"mystic"}, file);
  CHECK(plain.output == mystic_answer);
  for (const std::string& text :
       {dense, with_returns, "\xEF\xBB\xBF" + file, file + "\n\nmore", file.substr(0, 169)}) {
    INFO(text);
    CHECK(run_ninefold({"mystic"}, text).output == plain.output);
  }
  CHECK(run_ninefold({"count"}, puzzle + "\r\n" + puzzle + "\r").output == "18\n18\n");
}

TEST_CASE("Answers given before an error stay printed", "[cli]") {
  const Finished list = run_ninefold({"count"}, puzzle + "\n" + puzzle + "\n1..x\n" + puzzle);
  CHECK(list.status == bad_input);
  CHECK(list.output == "18\n18\n");
  CHECK(list.errors == "<stdin>:3:4: found \"x\", expected a digit from 0 to 9 or \".\"\n");
  const Finished mystic = run_ninefold({"mystic"}, mystic_file("2", "1 2 3\n"));
  CHECK(mystic.status == bad_input);
  CHECK(mystic.output == mystic_answer);
  CHECK(mystic.errors ==
        "<stdin>:12:1: found the end of the input, expected a digit from 0 to 9 for r1c1 of puzzle "
        "2\n");
}

TEST_CASE("Numbers of any size in a Mystic file are harmless", "[cli]") {
  for (const std::string number :
       {"1e20", "100000000000000000000", "-1", "2147483648", "0x1", "1.5", "--1"}) {
    INFO(number);
    CHECK(run_ninefold({"mystic"}, number + "\n").status == bad_input);
    const Finished pairs = run_ninefold({"mystic"}, mystic_file("1", number));
    CHECK(pairs.status == bad_input);
    CHECK(pairs.output.empty());
    CHECK(pairs.errors == "<stdin>:11:1: found \"" +
                              (number.size() > 20 ? number.substr(0, 20) + "..." : number) +
                              "\", expected the number of forbidden pairs (0 or more) of puzzle "
                              "1\n");
  }
  const Finished many = run_ninefold({"mystic"}, mystic_file("2147483647", "2147483647 1 2"));
  CHECK(many.status == bad_input);
  CHECK(many.output.empty());
}

TEST_CASE("Answers appear while the program waits for more input", "[cli]") {
  // Without that, the loop would wait for ever and the run be ended after its time.
  const Finished finished = run_shell(
      "mkfifo puzzles && \"$NINEFOLD\" count puzzles >answers &\n"
      "while ! test -p puzzles; do sleep 0.01; done\n"
      "exec 3>puzzles\n"
      "echo " +
      puzzle +
      " >&3\n"
      "while ! grep -q 18 answers; do sleep 0.01; done\n"
      "exec 3>&-\n"
      "wait\n"
      "cat answers; rm puzzles answers\n");
  CHECK(finished.status == 0);
  CHECK(finished.output == "18\n");
}

TEST_CASE("Answers appear while a later search takes long", "[cli]") {
  // Nobody waits for all Latin squares of order 9: the program has to be ended.
  const std::string latin_squares(81, '.');
  const Finished finished = run_shell(
      "\"$NINEFOLD\" count --rules latin <input >answers & process=$!\n"
      "while ! grep -q 1 answers; do sleep 0.01; done\n"
      "kill $process; cat answers; rm answers\n",
      "1234341221434321\n" + latin_squares + "\n");
  CHECK(finished.output == "1\n");
}

TEST_CASE("An output that cannot be written ends the program", "[cli]") {
  const Finished full = run_shell("\"$NINEFOLD\" count >/dev/full", puzzle);
  CHECK(full.status == output_failed);
  CHECK(full.errors == "standard output: cannot be written: No space left on device\n");
  const Finished closed = run_shell("\"$NINEFOLD\" count >&-", puzzle);
  CHECK(closed.status == output_failed);
  // A reader that has read enough: the writer ends by SIGPIPE, or without a word where that
  // signal is ignored.
  const Finished head = run_shell("yes " + puzzle +
                                  " | \"$NINEFOLD\" count | head -n 1\n"
                                  "trap '' PIPE\n"
                                  "yes " +
                                  puzzle + " 2>/dev/null | \"$NINEFOLD\" count | head -n 1\n");
  CHECK(head.status == 0);
  CHECK(head.output == "18\n18\n");
  CHECK(head.errors.empty());
}
