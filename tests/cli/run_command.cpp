#include "tests/cli/run_command.hpp"

#include <catch2/catch_test_macros.hpp>

#include <sys/wait.h>
#include <unistd.h>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

namespace ninefold::test {

namespace {

struct ScratchFolder {
  std::string path;

  ScratchFolder() {
    std::string pattern = (std::filesystem::temp_directory_path() / "ninefold-XXXXXX").string();
    path = mkdtemp(pattern.data()) != nullptr ? pattern : "";
  }
  ScratchFolder(const ScratchFolder&) = delete;
  ScratchFolder& operator=(const ScratchFolder&) = delete;
  ~ScratchFolder() {
    std::error_code ignored;
    if (!path.empty()) std::filesystem::remove_all(path, ignored);
  }
};

std::string quoted(const std::string& word) {
  std::string text = "'";
  for (const char character : word) {
    text += character == '\'' ? std::string("'\\''") : std::string(1, character);
  }
  return text + "'";
}

}  // namespace

const std::string& scratch_folder() {
  static const ScratchFolder folder;
  REQUIRE_FALSE(folder.path.empty());
  return folder.path;
}

std::string scratch_file(const std::string& name, const std::string& content) {
  std::string path = scratch_folder() + "/" + name;
  std::ofstream(path, std::ios::binary) << content;
  return path;
}

std::string read_file(const std::string& path) {
  const std::ifstream file(path, std::ios::binary);
  INFO(path);
  REQUIRE(file.good());
  std::ostringstream content;
  content << file.rdbuf();
  return content.str();
}

Finished run_shell(const std::string& line, const std::string& input) {
  const std::string script =
      "NINEFOLD=" + quoted(NINEFOLD_COMMAND) + "\ncd " + quoted(scratch_folder()) + "\n" + line;
  const std::string command = "timeout 60 sh " + quoted(scratch_file("script.sh", script)) + " <" +
                              quoted(scratch_file("input", input)) + " >" +
                              quoted(scratch_folder() + "/output") + " 2>" +
                              quoted(scratch_folder() + "/errors");
  const int ended = std::system(command.c_str());  // NOLINT(cert-env33-c,concurrency-mt-unsafe)
  Finished finished;
  constexpr int timed_out = 124;
  if (WIFEXITED(ended) && WEXITSTATUS(ended) != timed_out) finished.status = WEXITSTATUS(ended);
  finished.output = read_file(scratch_folder() + "/output");
  finished.errors = read_file(scratch_folder() + "/errors");
  return finished;
}

Finished run_ninefold(const std::vector<std::string>& arguments, const std::string& input) {
  std::string line = "\"$NINEFOLD\"";
  for (const std::string& argument : arguments) line += " " + quoted(argument);
  return run_shell(line, input);
}

}  // namespace ninefold::test
