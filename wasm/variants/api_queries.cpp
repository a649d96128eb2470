// The questions that take a search.

#include "core/engine/wide/explain_none.hpp"
#include "core/formats/iss/described_cells.hpp"
#include "wasm/shared/api_numbers.hpp"
#include "wasm/shared/api_session.hpp"
#include "wasm/shared/api_values.hpp"
#include "wasm/variants/api.hpp"
#include "wasm/variants/api_session.hpp"

#include <algorithm>
#include <set>
#include <span>
#include <utility>
#include <variant>

namespace ninefold::api::variant {

namespace {

/// The values of the grid, as descriptions have them.
std::string digits_of(const Session& session, std::span<const int> values) {
  std::string digits;
  const auto cells = static_cast<std::size_t>(session.engine.layout().grid_size());
  for (const int value : values.first(cells)) digits.push_back(variants::character_of(value));
  return digits;
}

SearchReply reply_of(const Session& session, const variants::Answer& found, double milliseconds) {
  SearchReply reply;
  reply.count = found.solutions.to_string();
  reply.stopped = name_of(found.stopped);
  reply.nodes = static_cast<double>(found.nodes);
  reply.milliseconds = milliseconds;
  if (!found.solution.empty()) reply.solution = digits_of(session, found.solution);
  return reply;
}

/// Without a session: nothing is known.
SearchReply unanswered(const Opened& opened) {
  SearchReply reply;
  opened.tell(reply);
  if (!reply.stopped.empty()) reply.count = "0";
  return reply;
}

template <typename Query>
SearchReply ask(Query query, const std::string& puzzle, const Limits& limits,
                const ProgressCallback& progress) {
  const Stopwatch stopwatch;
  const Opened session = open_variant(puzzle, limits, progress);
  if (!session) return unanswered(session);
  const variants::Answer found = (session->engine.*query)(session->budget, session->progress);
  return reply_of(*session, found, stopwatch.milliseconds());
}

/// Makes the session's split of the count, unless that is there; or why the budget ended that.
StopReason split(const Session& session) {
  if (session.split) return StopReason::complete;
  std::variant<variants::CountSplit, StopReason> made = session.engine.split(session.budget);
  if (const auto* const ended = std::get_if<StopReason>(&made)) return *ended;
  session.split = std::move(*std::get_if<variants::CountSplit>(&made));
  return StopReason::complete;
}

}  // namespace

SearchReply solve(const std::string& puzzle, const Limits& limits,
                  const ProgressCallback& progress) {
  return ask(&variants::VariantEngine::solve, puzzle, limits, progress);
}

SearchReply count(const std::string& puzzle, const Limits& limits,
                  const ProgressCallback& progress) {
  return ask(&variants::VariantEngine::count, puzzle, limits, progress);
}

CountedPart count_part(const std::string& puzzle, const Part& part, const Limits& limits,
                       const ProgressCallback& progress) {
  CountedPart counted;
  const Stopwatch stopwatch;
  const Opened session = open_variant(puzzle, limits, progress);
  const Result<std::uint64_t> of = whole_number(part.of, 1, most_parts);
  const Result<std::uint64_t> number =
      whole_number(part.number, 0, of ? static_cast<double>(*of - 1) : most_parts);
  for (const Error* error : {error_in(of), error_in(number)}) {
    if (error == nullptr) continue;
    counted.answer.problem = to_problem(*error);
    return counted;
  }
  if (!session) {
    counted.answer = unanswered(session);
    return counted;
  }
  const variants::VariantEngine& engine = session->engine;
  variants::Answer found;
  if (*of == 1) {
    found = engine.count(session->budget, session->progress);
  } else if (found.stopped = split(*session); found.stopped == StopReason::complete) {
    const CountPart wanted{static_cast<int>(*number), static_cast<int>(*of)};
    found = engine.count_part(*session->split, wanted, session->budget, session->progress);
  }
  counted.answer = reply_of(*session, found, stopwatch.milliseconds());
  counted.way = name_of(found.way);
  counted.parts_per_worker = parts_per_worker(found.way);
  return counted;
}

SearchReply first(const std::string& puzzle, const Limits& limits,
                  const ProgressCallback& progress) {
  return ask(&variants::VariantEngine::first, puzzle, limits, progress);
}

Solutions enumerate(const std::string& puzzle, double skip, double most, const Limits& limits,
                    const ProgressCallback& progress) {
  Solutions solutions;
  const Stopwatch stopwatch;
  const Opened session = open_variant(puzzle, limits, progress);
  const Result<std::uint64_t> skipped = whole_number(skip, 0, largest_whole_number);
  const Result<std::uint64_t> wanted = whole_number(most, 1, most_grids);
  for (const Error* error : {error_in(skipped), error_in(wanted)}) {
    if (error == nullptr) continue;
    solutions.answer.problem = to_problem(*error);
    return solutions;
  }
  if (!session) {
    solutions.answer = unanswered(session);
    return solutions;
  }
  Budget budget = session->budget;
  budget.solutions = std::min(budget.solutions, *skipped + *wanted);
  std::uint64_t passed = 0;
  const auto keep = [&](std::span<const int> values) {
    if (++passed > *skipped) solutions.grids.push_back(digits_of(*session, values));
    return true;
  };
  const variants::Answer found = session->engine.enumerate(keep, budget, session->progress);
  solutions.answer = reply_of(*session, found, stopwatch.milliseconds());
  return solutions;
}

Candidates candidates(const std::string& puzzle, const Limits& limits,
                      const ProgressCallback& progress) {
  Candidates reply;
  const Stopwatch stopwatch;
  const Opened session = open_variant(puzzle, limits, progress);
  if (!session) {
    session.tell(reply);
    return reply;
  }
  const std::uint64_t wanted = session->budget.solutions;
  const bool is_counted = wanted > 1 && wanted != Budget::unlimited;
  const auto most = static_cast<std::uint32_t>(
      is_counted ? std::min<std::uint64_t>(wanted, most_of_candidate) : 1);
  const variants::CandidatesAnswer found = session->engine.candidates(
      most, session->budget, session->progress, variants::CellsAsked::of_grid);
  reply.milliseconds = stopwatch.milliseconds();
  reply.stopped = name_of(found.stopped);
  reply.nodes = static_cast<double>(found.nodes);
  const int cells = session->engine.layout().grid_size();
  for (int cell = 0; cell < cells; ++cell) {
    int digits = 0;
    const std::vector<std::uint32_t>& solutions = found.solutions[static_cast<std::size_t>(cell)];
    for (std::size_t position = 0; position < solutions.size(); ++position) {
      if (solutions[position] > 0) digits |= 1 << position;
      if (is_counted) reply.solutions.push_back(static_cast<int>(solutions[position]));
    }
    reply.cells.push_back(digits);
  }
  return reply;
}

Contradiction contradiction(const std::string& puzzle, const Limits& limits,
                            const ProgressCallback& progress) {
  Contradiction reply;
  const Stopwatch stopwatch;
  const Opened session = open_variant(puzzle, limits, progress);
  if (!session) {
    session.tell(reply);
    return reply;
  }
  const variants::Puzzle& asked = session->puzzle;
  const variants::RulesAtOdds found =
      variants::explain_none(asked, session->budget, session->progress);
  reply.milliseconds = stopwatch.milliseconds();
  reply.solvable = found.has_solution;
  const bool is_whole = found.has_solution || found.is_smallest;
  reply.stopped = name_of(is_whole ? StopReason::complete : StopReason::time_limit);
  std::set<int> items;
  for (const std::size_t number : found.rules) {
    const variants::Rule& rule = asked.rules[number];
    if (rule.item > 0) items.insert(rule.item);
  }
  for (const std::size_t number : found.givens) {
    const variants::Given& given = asked.givens[number];
    if (given.item > 0) {
      items.insert(given.item);
    } else {
      reply.cells.push_back(given.cell);
    }
  }
  std::sort(reply.cells.begin(), reply.cells.end());
  reply.rules.assign(items.begin(), items.end());
  return reply;
}

}  // namespace ninefold::api::variant
