#include "wasm/shared/api.hpp"

#include "core/engine/contradiction.hpp"
#include "core/engine/engine.hpp"
#include "core/formats/constraints/description.hpp"
#include "wasm/api_assignments.hpp"
#include "wasm/api_generate.hpp"
#include "wasm/shared/api_lessons.hpp"
#include "wasm/shared/api_logic.hpp"
#include "wasm/shared/api_numbers.hpp"
#include "wasm/shared/api_session.hpp"
#include "wasm/shared/api_values.hpp"

#include <algorithm>
#include <cstdint>

namespace ninefold::api {

namespace {

SearchReply answer_of(const ninefold::Answer& found, double milliseconds) {
  SearchReply answer;
  answer.count = found.solutions.to_string();
  answer.stopped = name_of(found.stopped);
  answer.nodes = static_cast<double>(found.nodes);
  answer.milliseconds = milliseconds;
  if (found.solution) answer.solution = to_digits(*found.solution);
  return answer;
}

/// What solve, count and first have in common; `query` is a member function of Engine.
template <typename Query>
SearchReply ask(Query query, const std::string& puzzle, const Limits& limits,
                const ProgressCallback& progress) {
  const Result<Session> session = open_session(puzzle, limits, progress);
  SearchReply answer;
  if (!session) {
    answer.problem = to_problem(session.error());
    return answer;
  }
  const Stopwatch stopwatch;
  const ninefold::Answer found =
      (session->engine.*query)(session->puzzle.givens, session->budget, session->progress);
  return answer_of(found, stopwatch.milliseconds());
}

}  // namespace

SearchReply solve(const std::string& puzzle, const Limits& limits,
                  const ProgressCallback& progress) {
  return ask(&Engine::solve, puzzle, limits, progress);
}

SearchReply count(const std::string& puzzle, const Limits& limits,
                  const ProgressCallback& progress) {
  return ask(&Engine::count, puzzle, limits, progress);
}

CountedPart count_part(const std::string& puzzle, const Part& part, const Limits& limits,
                       const ProgressCallback& progress) {
  CountedPart counted;
  const Result<Session> session = open_session(puzzle, limits, progress);
  const Result<std::uint64_t> of = whole_number(part.of, 1, most_parts);
  const Result<std::uint64_t> number =
      whole_number(part.number, 0, of ? static_cast<double>(*of - 1) : most_parts);
  for (const Error* error : {error_in(session), error_in(of), error_in(number)}) {
    if (error == nullptr) continue;
    counted.answer.problem = to_problem(*error);
    return counted;
  }
  const CountPart wanted{static_cast<int>(*number), static_cast<int>(*of), count_way(part.way)};
  const Stopwatch stopwatch;
  const ninefold::Answer found = session->engine.count_part(session->puzzle.givens, wanted,
                                                            session->budget, session->progress);
  counted.answer = answer_of(found, stopwatch.milliseconds());
  counted.way = name_of(found.way);
  counted.parts_per_worker = parts_per_worker(found.way);
  return counted;
}

SearchReply first(const std::string& puzzle, const Limits& limits,
                  const ProgressCallback& progress) {
  return ask(&Engine::first, puzzle, limits, progress);
}

Solutions enumerate(const std::string& puzzle, double skip, double most, const Limits& limits,
                    const ProgressCallback& progress) {
  Solutions solutions;
  Result<Session> session = open_session(puzzle, limits, progress);
  const Result<std::uint64_t> skipped = whole_number(skip, 0, largest_whole_number);
  const Result<std::uint64_t> wanted = whole_number(most, 1, most_grids);
  for (const Error* error : {error_in(session), error_in(skipped), error_in(wanted)}) {
    if (error == nullptr) continue;
    solutions.answer.problem = to_problem(*error);
    return solutions;
  }
  Budget& budget = session->budget;
  budget.solutions = std::min(budget.solutions, *skipped + *wanted);
  std::uint64_t passed = 0;
  const auto keep = [&](const Grid& grid) {
    if (++passed > *skipped) solutions.grids.push_back(to_digits(grid));
    return true;
  };
  const Stopwatch stopwatch;
  const ninefold::Answer found =
      session->engine.enumerate(session->puzzle.givens, keep, budget, session->progress);
  solutions.answer = answer_of(found, stopwatch.milliseconds());
  return solutions;
}

Candidates candidates(const std::string& puzzle, const Limits& limits,
                      const ProgressCallback& progress) {
  Candidates answer;
  const Result<Session> session = open_session(puzzle, limits, progress);
  if (!session) {
    answer.problem = to_problem(session.error());
    return answer;
  }
  const Grid& givens = session->puzzle.givens;
  const int digit_count = givens.shape().size();
  const std::uint64_t wanted = session->budget.solutions;
  const bool is_counted = wanted > 1 && wanted != Budget::unlimited;
  const auto most = static_cast<std::uint32_t>(
      is_counted ? std::min<std::uint64_t>(wanted, most_of_candidate) : 1);
  const Stopwatch stopwatch;
  const CandidatesAnswer found =
      session->engine.candidates(givens, most, session->budget, session->progress);
  answer.milliseconds = stopwatch.milliseconds();
  answer.stopped = name_of(found.stopped);
  answer.nodes = static_cast<double>(found.nodes);
  for (int index = 0; index < givens.shape().cell_count(); ++index) {
    const auto cell = static_cast<Cell>(index);
    answer.cells.push_back(found.digits_in(cell));
    if (!is_counted) continue;
    const auto& solutions = found.solutions[cell];
    answer.solutions.insert(answer.solutions.end(), solutions.begin(),
                            solutions.begin() + digit_count);
  }
  return answer;
}

Contradiction contradiction(const std::string& puzzle, const Limits& limits,
                            const ProgressCallback& progress) {
  Contradiction answer;
  const Result<Session> session = open_session(puzzle, limits, progress);
  if (!session) {
    answer.problem = to_problem(session.error());
    return answer;
  }
  const Stopwatch stopwatch;
  const ninefold::Contradiction found =
      find_contradiction(session->engine, session->puzzle.rules, session->puzzle.givens,
                         session->budget, session->progress);
  answer.milliseconds = stopwatch.milliseconds();
  answer.solvable = found.solvable;
  answer.stopped = name_of(found.stopped);
  answer.nodes = static_cast<double>(found.nodes);
  for (const Cell cell : found.cells) answer.cells.push_back(cell);
  return answer;
}

Names describe() {
  Names names;
  names.rules = rule_names();
  names.schemas = rule_schemas();
  names.error_codes.assign(error_code_names().begin(), error_code_names().end());
  names.stop_reasons.assign(stop_reason_names().begin(), stop_reason_names().end());
  names.stages.assign(stage_names().begin(), stage_names().end());
  names.formats = format_names();
  names.forms = form_names();
  names.courses.assign(course_names().begin(), course_names().end());
  names.trace_events = trace_event_names();
  names.levels = level_names();
  names.symmetries = symmetry_names();
  names.kinds = kind_names();
  names.techniques = technique_names();
  names.reason_kinds = reason_kind_names();
  return names;
}

}  // namespace ninefold::api
