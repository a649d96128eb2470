#include "wasm/api_assignments.hpp"

#include <catch2/catch_test_macros.hpp>

#include <filesystem>
#include <fstream>
#include <sstream>

using namespace ninefold::api;

namespace {

const std::filesystem::path cases = std::filesystem::path(NINEFOLD_SOURCE_DIR) / "../shared/cases";

std::string read_file(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

/// What the course's driver prints for a file.
std::string output_of(const AssignmentFile& file) {
  std::string output;
  int number = 0;
  for (const std::string& puzzle : file.puzzles) {
    const AssignmentAnswer answer = answer_assignment(file.course, puzzle, ++number, {}, {});
    CHECK(answer.problem.code.empty());
    CHECK(answer.stopped == "complete");
    output += answer.output;
  }
  return output;
}

/// A line of puzzles.txt: the name, a tab, and 81 digits.
std::vector<std::pair<std::string, std::string>> listed(const std::filesystem::path& path) {
  std::vector<std::pair<std::string, std::string>> puzzles;
  std::istringstream lines(read_file(path));
  std::string line;
  while (std::getline(lines, line)) {
    const std::size_t tab = line.find('\t');
    puzzles.emplace_back(line.substr(0, tab), line.substr(tab + 1));
  }
  return puzzles;
}

const std::string umass_sample =
    "4 0 0 5 2 0 1 0 3\n0 9 0 8 0 0 5 0 0\n1 0 0 0 0 0 0 0 0\n8 0 0 4 3 0 0 0 0\n"
    "0 0 0 0 0 0 9 0 0 \n0 5 6 0 0 0 7 0 0\n0 0 0 6 0 0 0 0 0\n0 3 0 0 0 7 0 0 2\n"
    "0 2 0 0 0 0 4 0 5\n";

}  // namespace

TEST_CASE("UCF: the samples of the text, in one file", "[api]") {
  const AssignmentFile file = read_assignment(
      "2\n"
      "9 8 0 2 0 3 7 0 0 5 0 0 0 0 9 8 0 0 0 0 0 0 0 8 0 0 4 0 0 0 0 0 0 5 0 0 0 5 0 0 9 0 3 0 0\n"
      "0 0 0 0 5 0 0 7 0 0 1 9 8 3 0 2 0 0 0 0 0 0 4 0 0 3 8 0 0 0 1 2 7 6 5 9 2 2 6 2 3\n"
      "3 0 0 0 2 0 0 1 0 0 0 0 0 0 0 7 0 2 0 0 0 5 0 1 3 0 0 9 0 0 0 0 8 0 0 0 0 0 0 1 0 6 0 2 0\n"
      "0 0 1 7 0 0 6 3 5 0 0 0 0 0 9 4 0 1 0 0 4 2 0 0 0 0 6 6 7 9 0 0 0 0 0 0 1 2 7\n",
      "");
  CHECK(file.problem.code.empty());
  CHECK(file.course == "ucf");
  CHECK(output_of(file) ==
        "Puzzle 1:\n9 8 4 2 1 3 7 6 5 \n5 7 2 4 6 9 8 1 3 \n3 6 1 5 7 8 9 2 4 \n"
        "4 3 6 7 8 1 5 9 2 \n2 5 7 6 9 4 3 8 1 \n1 9 8 3 5 2 4 7 6 \n6 1 9 8 3 5 2 4 7 \n"
        "7 2 5 9 4 6 1 3 8 \n8 4 3 1 2 7 6 5 9 \n\nPuzzle 2:\nNo solution possible.\n\n");
}

TEST_CASE("UMass: the puzzle of the text", "[api]") {
  const AssignmentFile file = read_assignment(umass_sample, "");
  CHECK(file.course == "umass");
  REQUIRE(file.puzzles.size() == 1);
  const std::string output = output_of(file);
  CHECK(output.substr(0, 36) == "4 8 7 5 2 6 1 9 3\n2 9 3 8 7 1 5 4 6\n");
  CHECK(output.size() == 161);
  CHECK(output_of(read_assignment(umass_sample + "\n" + umass_sample, "")) ==
        output + "\n" + output);
}

TEST_CASE("CSU: a file with gaps between the boxes", "[api]") {
  const AssignmentFile file = read_assignment(
      "0 0 0  0 4 0  9 0 1\n4 0 0  5 0 8  6 0 3\n0 0 8  6 1 0  0 0 0\n9 5 6  7 0 0  0 0 0\n"
      "0 7 2  0 3 0  4 9 0\n0 0 0  0 0 2  7 5 8\n0 0 0  0 9 6  3 0 0\n6 0 5  3 0 7  0 0 9\n"
      "7 0 3  0 5 0  0 0 0\n",
      "");
  CHECK(file.course == "csu");
  const std::string output = output_of(file);
  CHECK(output.substr(0, 62) == "Filled in 7 at row 0, column 2\nFilled in 2 at row 0, column 3\n");
}

TEST_CASE("TU/e: the template's source, and a puzzle with many solutions", "[api]") {
  std::string source = "class SudokuSolver {\n int[][] grid = new int[][] {\n";
  for (int row = 0; row < 9; ++row) source += " { 0, 0, 0, 0, 0, 0, 0, 0, 0 },\n";
  source += " };\n}\n";
  const AssignmentFile file = read_assignment(source, "");
  CHECK(file.problem.code.empty());
  CHECK(file.course == "tue");
  REQUIRE(file.puzzles.size() == 1);
  CHECK(file.puzzles[0] == "1;asterisk;zzzc");
  Limits limits;
  limits.nodes = 1000;
  const AssignmentAnswer answer = answer_assignment("tue", file.puzzles[0], 1, limits, {});
  CHECK(answer.stopped == "node_limit");
  CHECK(answer.output.empty());
}

TEST_CASE("The course asked for decides the rules", "[api]") {
  CHECK(read_assignment(umass_sample, "tue").puzzles[0].substr(0, 11) == "1;asterisk;");
  CHECK(read_assignment(umass_sample, "ucf").puzzles[0].substr(0, 15) == "1;torus-knight,");
  CHECK(read_assignment(umass_sample, "csu").puzzles[0].substr(0, 3) == "1;;");
  CHECK(read_assignment(umass_sample, "mit").problem.found == "mit");
  CHECK(answer_assignment("mit", "1;;zzzc", 1, {}, {}).problem.found == "mit");
  CHECK(answer_assignment("ucf", "1;", 1, {}, {}).problem.code == "unexpected_end");
}

TEST_CASE("A broken file keeps the puzzles before the error", "[api]") {
  const AssignmentFile file = read_assignment(umass_sample + "\n1 2 3 4\n", "");
  CHECK(file.puzzles.size() == 1);
  CHECK_FALSE(file.problem.code.empty());
  CHECK(file.problem.line > 9);
  CHECK_FALSE(read_assignment("hello", "").problem.code.empty());
  CHECK(read_assignment("hello", "").puzzles.empty());
}

TEST_CASE("The published cases of the four courses, byte for byte", "[api]") {
  if (!std::filesystem::exists(cases)) SKIP("the real cases are not beside this checkout");
  for (const char number : {'1', '2', '3', '4', '5'}) {
    const std::string input = std::string("inputset") + number + ".in";
    const std::string expected = std::string("tc") + number + ".txt";
    const AssignmentFile file = read_assignment(read_file(cases / "ucf" / input), "");
    CHECK(file.course == "ucf");
    CHECK(output_of(file) == read_file(cases / "ucf" / expected));
  }
  for (const char* name : {"Normal", "Another", "Hard"}) {
    const AssignmentFile file =
        read_assignment(read_file(cases / "csu" / (std::string(name) + ".txt")), "");
    CHECK(file.course == "csu");
    CHECK(output_of(file) == read_file(cases / "csu" / (std::string(name) + ".moves")));
  }
  for (const char* course : {"umass", "tue"}) {
    for (const auto& [name, line] : listed(cases / course / "puzzles.txt")) {
      const AssignmentFile file = read_assignment(line, course);
      CHECK(output_of(file) == read_file(cases / course / (name + ".out")));
    }
  }
}
