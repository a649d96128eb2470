#pragma once

#include <string>
#include <vector>

namespace ninefold::test {

/// What the program left behind.
struct Finished {
  int status = -1;     ///< the exit status, or -1 if it did not end by itself within the time
  std::string output;  ///< standard output
  std::string errors;  ///< standard error
};

/// A folder for the files of this run of the tests, made when first asked for.
const std::string& scratch_folder();

/// Writes a file into the scratch folder and returns its path.
std::string scratch_file(const std::string& name, const std::string& content);

/// Runs build/.../ninefold with those arguments and that standard input. Programs that take
/// longer than a minute are ended.
Finished run_ninefold(const std::vector<std::string>& arguments, const std::string& input = "");

/// Runs a line of shell, in which $NINEFOLD is the program, in the scratch folder.
Finished run_shell(const std::string& line, const std::string& input = "");

/// The bytes of a file; fails the test if it cannot be read.
std::string read_file(const std::string& path);

}  // namespace ninefold::test
