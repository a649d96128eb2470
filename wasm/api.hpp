#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

/// The narrow waist between the core and JavaScript: plain functions, plain values. Built and
/// tested natively too, against the same table of requests as in Node. Puzzles travel as the
/// text of core/formats/description.hpp; grids as one digit a cell, 0 for empty; counts as
/// decimal strings; enumerations as their names (describe() lists them).
namespace ninefold::api {

/// An error as plain values; `code` is empty when there is none. Lines and columns count from 1,
/// 0 for none; `cell` is -1 for none.
struct Problem {
  std::string code;
  int line = 0;
  int column = 0;
  int cell = -1;
  std::string found;
  std::string expected;
};

/// How much a query may spend; 0 stands for no limit.
struct Limits {
  double solutions = 0;
  double nodes = 0;
  double milliseconds = 0;
};

/// What solve, count and first answer.
struct Answer {
  Problem problem;
  std::string count;    ///< solutions: exact when `stopped` is "complete", else a lower bound
  std::string stopped;  ///< complete, solution_limit, node_limit, time_limit, cancelled
  double nodes = 0;
  double milliseconds = 0;  ///< spent in the core
  std::string solution;     ///< a grid, or empty
};

/// The true candidates: one number a cell, bit d-1 for digit d.
struct Candidates {
  Problem problem;
  std::string stopped;
  double nodes = 0;
  double milliseconds = 0;
  std::vector<int> cells;
};

/// Two cells whose digits break a rule together; `first` is -1 when none do.
struct Conflict {
  Problem problem;
  int first = -1;
  int second = -1;
  std::string rule;  ///< rule_name() of the broken rule
};

/// What a text that was pasted, dropped or opened turned out to be.
struct Import {
  Problem problem;
  std::string format;                ///< line, rows, frame, mystic, description...
  std::vector<std::string> puzzles;  ///< descriptions; those read before an error stay
  std::vector<std::string> names;    ///< what each was called there, or empty
};

/// Called now and then with the solutions so far (decimal), nodes, and the fraction covered.
/// Returning false stops the query.
using ProgressCallback =
    std::function<bool(const std::string& count, double nodes, double fraction)>;

Answer solve(const std::string& puzzle, const Limits& limits, const ProgressCallback& progress);
Answer count(const std::string& puzzle, const Limits& limits, const ProgressCallback& progress);
Answer first(const std::string& puzzle, const Limits& limits, const ProgressCallback& progress);

/// Solutions in lexicographic order, at most `most`, skipping the first `skip`.
struct Solutions {
  Answer answer;
  std::vector<std::string> grids;
};
Solutions enumerate(const std::string& puzzle, double skip, double most, const Limits& limits,
                    const ProgressCallback& progress);

Candidates candidates(const std::string& puzzle, const Limits& limits,
                      const ProgressCallback& progress);

/// The first two givens that break a rule together.
Conflict conflict(const std::string& puzzle);

/// Reads a puzzle, or a list of them, from text of any kind the program knows.
Import import_text(const std::string& text);

/// The names of every enumeration that crosses the boundary, so that the page can check its own
/// lists against them: rules, error codes, stop reasons, formats.
struct Names {
  std::vector<std::string> rules;
  std::vector<std::string> error_codes;
  std::vector<std::string> stop_reasons;
  std::vector<std::string> formats;
};
Names describe();

}  // namespace ninefold::api
