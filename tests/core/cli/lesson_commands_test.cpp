#include <catch2/catch_test_macros.hpp>

#include <array>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>

#include <sys/wait.h>
#include <unistd.h>

namespace {

namespace fs = std::filesystem;

/// What a run of the program gave back.
struct Run {
  int status;
  std::string output;
  std::string messages;
};

std::string read_file(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

/// A folder that goes away with the test.
class Folder {
 public:
  Folder() {
    std::string name = (fs::temp_directory_path() / "ninefold-test-XXXXXX").string();
    path_ = mkdtemp(name.data());
  }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;
  ~Folder() { fs::remove_all(path_); }

  fs::path write(const std::string& name, const std::string& text) const {
    std::ofstream(path_ / name, std::ios::binary) << text;
    return path_ / name;
  }
  const fs::path& path() const { return path_; }

 private:
  fs::path path_;
};

/// Runs `ninefold ARGUMENTS`, which the shell reads.
Run run(const Folder& folder, const std::string& arguments) {
  const fs::path out = folder.path() / "out";
  const fs::path err = folder.path() / "err";
  const std::string command =
      std::string(NINEFOLD_COMMAND) + " " + arguments + " >" + out.string() + " 2>" + err.string();
  const int status = std::system(command.c_str());
  return {WEXITSTATUS(status), read_file(out), read_file(err)};
}

const fs::path cases = fs::path(NINEFOLD_SOURCE_DIR) / "../shared/cases";

const std::string small = "12..341221434321\n";

/// The course's Normal.txt.
const std::string normal =
    "0 0 0  0 4 0  9 0 1\n4 0 0  5 0 8  6 0 3\n0 0 8  6 1 0  0 0 0\n9 5 6  7 0 0  0 0 0\n"
    "0 7 2  0 3 0  4 9 0\n0 0 0  0 0 2  7 5 8\n0 0 0  0 9 6  3 0 0\n6 0 5  3 0 7  0 0 9\n"
    "7 0 3  0 5 0  0 0 0\n";

}  // namespace

TEST_CASE("steps prints one line a move and how it ended", "[cli]") {
  const Folder folder;
  const Run steps = run(folder, "steps " + folder.write("Normal.txt", normal).string());
  CHECK(steps.status == 0);
  CHECK(steps.messages == "solved\n");
  CHECK(steps.output.substr(0, 62) ==
        "Filled in 7 at row 0, column 2\nFilled in 2 at row 0, column 3\n");
  const Run stuck = run(folder, "steps " + folder.write("empty", std::string(81, '.')).string());
  CHECK(stuck.status == 0);
  CHECK(stuck.output.empty());
  CHECK(stuck.messages == "stuck\n");
}

TEST_CASE("steps --constraints prints bits, before the moves or after some", "[cli]") {
  const Folder folder;
  const std::string file = folder.write("small", small).string();
  CHECK(run(folder, "steps --constraints " + file).output ==
        "- - 11 7\n- - - -\n- - - -\n- - - -\nFilled in 3 at row 0, column 2\n"
        "Filled in 4 at row 0, column 3\n");
  const Run after = run(folder, "steps --constraints --after 1 " + file);
  CHECK(after.output == "- - - 7\n- - - -\n- - - -\n- - - -\n");
  CHECK(after.messages.empty());
  CHECK(run(folder, "steps --after 2 " + file).messages == "solved\n");
  CHECK(run(folder, "steps --after 2 " + file).output.empty());
}

TEST_CASE("steps --save writes the course's file, byte for byte", "[cli]") {
  const Folder folder;
  const std::string input = folder.write("in", normal).string();
  const std::string saved = (folder.path() / "saved").string();
  CHECK(run(folder, "steps --after 0 --save " + saved + " " + input).status == 0);
  CHECK(read_file(saved) == normal);
  CHECK(run(folder, "steps --save " + saved + " " + input).status == 0);
  CHECK(read_file(saved).substr(0, 20) == "5 6 7  2 4 3  9 8 1\n");
  const Run failed = run(folder, "steps --save /no/such/folder/file " + input);
  CHECK(failed.status == 74);
  CHECK(failed.messages.find("/no/such/folder/file: cannot be written") != std::string::npos);
}

TEST_CASE("steps reads digits with any white space, and refuses what is no puzzle", "[cli]") {
  const Folder folder;
  std::string spread;
  for (const char character : normal) {
    if (character >= '0' && character <= '9') spread += std::string(1, character) + "\t\r\n";
  }
  CHECK(run(folder, "steps " + folder.write("spread", spread).string()).output ==
        run(folder, "steps " + folder.write("normal", normal).string()).output);
  for (const std::string& text : {std::string(), std::string("hello\n"), normal.substr(9)}) {
    const Run bad = run(folder, "steps " + folder.write("bad", text).string());
    CHECK(bad.status == 2);
    CHECK(bad.output.empty());
    CHECK(bad.messages.find("bad") != std::string::npos);
  }
  CHECK(run(folder, "steps no-such-file").status == 2);
  CHECK(run(folder, "steps --after x " + folder.write("in", normal).string()).status == 64);
}

TEST_CASE("steps and lesson follow the rules asked for", "[cli]") {
  const Folder folder;
  const std::string file = folder.write("latin", "1234 3412 2143 432.").string();
  CHECK(run(folder, "steps --rules latin --constraints --after 0 " + file).output ==
        "- - - -\n- - - -\n- - - -\n- - - 14\n");
  CHECK(run(folder, "steps --rules torus-king --constraints --after 0 " + file).output ==
        "- - - -\n- - - -\n- - - -\n- - - 15\n");
  CHECK(run(folder, "lesson recursion --rules torus-king " + file).messages == "no solution\n");
  CHECK(run(folder, "lesson recursion --rules asterisk " + file).status == 2);
  CHECK(run(folder, "lesson recursion --rules nonsense " + file).status == 64);
}

TEST_CASE("lesson recursion tells events and counters", "[cli]") {
  const Folder folder;
  const std::string file = folder.write("in", "12.4341221434321").string();
  const Run told = run(folder, "lesson recursion --trace 4 " + file);
  CHECK(told.status == 0);
  CHECK(told.output ==
        "1\t1\tvisit r1c3\n2\t1\ttry 1 in r1c3\n"
        "3\t1\tconflict of 1 in r1c3 with r1c1 (row)\n4\t1\ttry 2 in r1c3\n"
        "visits      1\ntries       4\nplacements  1\nbacktracks  1\nsolutions   1\n"
        "deepest     1\n");
  CHECK(told.messages == "one solution\n");
  const Run all = run(folder, "lesson recursion --trace 1000 " + file);
  CHECK(all.output.find("13\t0\tdone\nvisits") != std::string::npos);
  CHECK(run(folder, "lesson recursion --singles " + file).output.find("tries       0") !=
        std::string::npos);
  CHECK(run(folder, "lesson recursion --order fewest " + file).status == 0);
  const std::string empty = folder.write("empty", std::string(81, '.')).string();
  CHECK(run(folder, "lesson recursion --limit 100 " + empty).messages == "stopped by --limit\n");
}

TEST_CASE("lesson stack stops at the first solution", "[cli]") {
  const Folder folder;
  const std::string file = folder.write("in", std::string(16, '.')).string();
  const Run stack = run(folder, "lesson stack --trace 3 " + file);
  CHECK(stack.output.substr(0, 48) == "1\t1\tvisit r1c1\n2\t1\ttry 1 in r1c1\n3\t1\tplace 1 in ");
  CHECK(stack.output.find("solutions   1\n") != std::string::npos);
  CHECK(stack.messages == "first solution found\n");
}

TEST_CASE("lesson needs to know which, and refuses what the stack cannot do", "[cli]") {
  const Folder folder;
  const std::string file = folder.write("in", small).string();
  for (const char* arguments :
       {"lesson", "lesson queue ", "lesson stack --singles ", "lesson stack --order fewest ",
        "lesson recursion --order best ", "lesson recursion --trace -1 ", "lesson stack a b "}) {
    CHECK(run(folder, arguments + (std::string(arguments).back() == ' ' ? file : "")).status == 64);
  }
}

TEST_CASE("The real puzzle files of the CSU assignment, line for line", "[cli]") {
  if (!fs::exists(cases)) SKIP("the real cases are not beside this checkout");
  const Folder folder;
  for (const std::string name : {"Normal", "Another", "Hard"}) {
    const std::string file = (cases / "csu" / name).concat(".txt").string();
    const auto expected = [&](const char* suffix) {
      return read_file((cases / "csu" / name).concat(suffix));
    };
    const Run steps = run(folder, "steps " + file);
    CHECK(steps.output == expected(".moves"));
    CHECK(steps.messages == (name == "Hard" ? "stuck\n" : "solved\n"));
    CHECK(run(folder, "steps --constraints --after 0 " + file).output == expected(".constraints0"));
    if (name != "Hard") {
      CHECK(run(folder, "steps --constraints --after 10 " + file).output ==
            expected(".constraints10"));
    }
    const std::string saved = (folder.path() / "saved").string();
    run(folder, "steps --after 0 --save " + saved + " " + file);
    CHECK(read_file(saved) == expected(".txt"));
  }
}
