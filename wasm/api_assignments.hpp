#pragma once

#include "wasm/shared/api.hpp"

#include <span>
#include <string>
#include <string_view>
#include <vector>

/// The four courses' assignments, run on their own input files. Courses go by the names ucf, tue,
/// umass and csu.
namespace ninefold::api {

/// The names of the courses.
std::span<const std::string_view> course_names();

/// A course's input file, read.
struct AssignmentFile {
  Problem problem;
  std::string course;                ///< whose it is, found out or as asked for
  std::vector<std::string> puzzles;  ///< descriptions; those before an error stay
  std::vector<std::string> names;    ///< what each was called there, or empty
};

/// What a course's driver prints for one puzzle.
struct AssignmentAnswer {
  Problem problem;
  std::string output;   ///< exactly the driver's bytes
  std::string count;    ///< the number of solutions; empty where the course does not ask for it
  std::string stopped;  ///< complete; otherwise there is no output
  double milliseconds = 0;
};

/// Reads an input file: UCF's numbers, CSU's and UMass's rows, lines of 81 cells, framed grids, and
/// Java source with grids in it. Where `course` is empty, it is detected from the layout (a plain
/// grid counts as UMass's).
AssignmentFile read_assignment(const std::string& text, const std::string& course);

/// Solves puzzle number `number` (from 1) as that course asks for it. The outputs of a file's
/// puzzles, one after another, are what the driver prints.
AssignmentAnswer answer_assignment(const std::string& course, const std::string& puzzle, int number,
                                   const Limits& limits, const ProgressCallback& progress);

}  // namespace ninefold::api
