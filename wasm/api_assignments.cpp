#include "wasm/api_assignments.hpp"

#include "core/formats/any_text/any_text.hpp"
#include "core/formats/assignments/asterisk_frame.hpp"
#include "core/formats/assignments/mystic.hpp"
#include "core/formats/constraints/description.hpp"
#include "core/formats/grids/rows.hpp"
#include "core/formats/grids/source_grids.hpp"
#include "core/lessons/stepper.hpp"
#include "core/rules/rule_table.hpp"
#include "wasm/shared/api_session.hpp"
#include "wasm/shared/api_values.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <utility>

namespace ninefold::api {

namespace {

constexpr std::array<std::string_view, 4> courses{"ucf", "tue", "umass", "csu"};

bool is_course(std::string_view name) {
  return std::find(courses.begin(), courses.end(), name) != courses.end();
}

Problem unknown_course(const std::string& name) {
  Error error;
  error.code = ErrorCode::unexpected_text;
  error.found = name;
  error.expected = "ucf, tue, umass or csu";
  return to_problem(error);
}

/// CSU's files, and no others, set the boxes apart by two spaces.
bool has_gaps_between_boxes(std::string_view text) {
  const std::size_t end = text.find('\n');
  const std::string_view line = text.substr(0, end);
  const std::size_t gap = line.find("  ");
  return gap != std::string_view::npos &&
         line.find_first_not_of(' ', gap) != std::string_view::npos;
}

std::string find_course(const AnyText& read, std::string_view text) {
  if (read.format == TextFormat::mystic) return "ucf";
  if (read.format == TextFormat::frame) return "tue";
  if (read.format == TextFormat::rows && has_gaps_between_boxes(text)) return "csu";
  return "umass";
}

/// The rules of a course, with the pairs that UCF's puzzles bring along.
std::vector<Rule> rules_of(std::string_view course, const Puzzle& puzzle) {
  if (course == "tue") {
    std::vector<Rule> rules{Rule{}};
    if (const Result<Rule> asterisk = rule_named("asterisk", puzzle.givens.shape())) {
      rules.push_back(*asterisk);
    }
    return rules;
  }
  if (course != "ucf") return {Rule{}};
  for (const Rule& rule : puzzle.rules) {
    if (rule_name(rule) == "torus-pairs") return mystic_rules(argument<DigitPairs>(rule));
  }
  return mystic_rules({});
}

/// The grids of Java source: rows of strings are UMass's driver, arrays of numbers TU/e's template.
void take_source_grids(std::string_view text, const std::vector<Grid>& grids,
                       AssignmentFile& file) {
  const bool has_strings = text.find("String") != std::string_view::npos &&
                           text.find("int[][]") == std::string_view::npos;
  if (file.course.empty()) file.course = has_strings ? "umass" : "tue";
  for (const Grid& grid : grids) {
    const Puzzle puzzle{{Rule{}}, grid};
    file.puzzles.push_back(write_description({rules_of(file.course, puzzle), grid}));
    file.names.emplace_back();
  }
}

std::string moves_text(const Puzzle& puzzle) {
  lessons::Stepper stepper(puzzle);
  while (stepper.step() == lessons::StepStatus::success) {
  }
  std::string text;
  for (const lessons::Move& move : stepper.moves()) {
    text += "Filled in " + std::to_string(move.value) + " at row " + std::to_string(move.row) +
            ", column " + std::to_string(move.column) + "\n";
  }
  return text;
}

/// How many solutions, and the solution when there is exactly one.
ninefold::Answer count_solutions(const Session& session) {
  const ninefold::Answer few =
      session.engine.solve(session.puzzle.givens, session.budget, session.progress);
  if (few.stopped != StopReason::solution_limit) return few;
  return session.engine.count(session.puzzle.givens, session.budget, session.progress);
}

std::string counted_output(std::string_view course, int number, const ninefold::Answer& found) {
  const bool unique = found.solutions == Count{1};
  if (course == "ucf") {
    return write_mystic_answer(number, found.solutions, unique ? found.solution : std::nullopt);
  }
  return unique ? write_asterisk_frame(*found.solution) : found.solutions.to_string() + "\n";
}

}  // namespace

std::span<const std::string_view> course_names() { return courses; }

AssignmentFile read_assignment(const std::string& text, const std::string& course) {
  AssignmentFile file;
  file.course = course;
  if (!course.empty() && !is_course(course)) {
    file.problem = unknown_course(course);
    return file;
  }
  const std::vector<Grid> source = find_grids_in_source(text);
  if (!source.empty()) {
    take_source_grids(text, source, file);
    return file;
  }
  const AnyText read = read_any_text(text);
  if (read.error) file.problem = to_problem(*read.error);
  if (file.course.empty()) file.course = find_course(read, text);
  for (const NamedPuzzle& named : read.puzzles) {
    const Grid& givens = named.puzzle.givens;
    file.puzzles.push_back(write_description({rules_of(file.course, named.puzzle), givens}));
    file.names.push_back(named.name);
  }
  return file;
}

AssignmentAnswer answer_assignment(const std::string& course, const std::string& puzzle, int number,
                                   const Limits& limits, const ProgressCallback& progress) {
  AssignmentAnswer answer;
  if (!is_course(course)) {
    answer.problem = unknown_course(course);
    return answer;
  }
  const Result<Session> session = open_session(puzzle, limits, progress);
  if (!session) {
    answer.problem = to_problem(session.error());
    return answer;
  }
  const Stopwatch stopwatch;
  StopReason stopped = StopReason::complete;
  if (course == "csu") {
    answer.output = moves_text(session->puzzle);
  } else if (course == "umass") {
    const ninefold::Answer first =
        session->engine.first(session->puzzle.givens, session->budget, session->progress);
    // Having the first solution, the search need not be complete to be the answer.
    stopped = first.solution ? StopReason::complete : first.stopped;
    answer.output = first.solution ? write_rows(*first.solution) : no_solution_text;
    if (number > 1) answer.output.insert(0, "\n");
  } else {
    const ninefold::Answer found = count_solutions(*session);
    stopped = found.stopped;
    answer.count = found.solutions.to_string();
    answer.output = counted_output(course, number, found);
  }
  answer.milliseconds = stopwatch.milliseconds();
  answer.stopped = name_of(stopped);
  if (stopped != StopReason::complete) answer.output.clear();
  return answer;
}

}  // namespace ninefold::api
