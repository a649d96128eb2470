#include "wasm/api_generate.hpp"

#include "core/formats/constraints/description.hpp"
#include "core/generate/basics/given_cells.hpp"
#include "core/generate/generator.hpp"
#include "core/generate/kinds.hpp"
#include "wasm/shared/api_logic_answers.hpp"
#include "wasm/shared/api_numbers.hpp"
#include "wasm/shared/api_session.hpp"
#include "wasm/shared/api_values.hpp"

#include <algorithm>
#include <string_view>
#include <vector>

namespace ninefold::api {

namespace {

Error refused(ErrorCode code, std::string_view found, std::string_view expected) {
  Error error;
  error.code = code;
  error.found = found;
  error.expected = expected;
  return error;
}

Result<generate::Wish> read_wish(const PuzzleWish& raw, const Puzzle& puzzle) {
  const Result<std::uint64_t> least = whole_number(raw.least_givens, 0, max_cells);
  const Result<std::uint64_t> most = whole_number(raw.most_givens, 0, max_cells);
  const Result<std::vector<logic::Technique>> needs = read_techniques(raw.needs);
  const Result<std::vector<logic::Technique>> without = read_techniques(raw.without);
  for (const Error* error : {error_in(least), error_in(most), error_in(needs), error_in(without)}) {
    if (error != nullptr) return *error;
  }
  generate::Wish wish;
  wish.least_givens = static_cast<int>(*least);
  wish.most_givens = static_cast<int>(*most);
  wish.is_minimal = raw.minimal;
  wish.needs = *needs;
  wish.without = *without;
  if (!generate::given_cells(puzzle.givens).empty()) wish.kept = puzzle.givens;
  if (!raw.symmetry.empty()) {
    const auto symmetry = generate::symmetry_named(raw.symmetry);
    if (!symmetry) return refused(ErrorCode::unexpected_text, raw.symmetry, "a symmetry");
    wish.symmetry = *symmetry;
  }
  if (!raw.level.empty()) {
    wish.level = level_named(raw.level);
    if (!wish.level) return refused(ErrorCode::unexpected_text, raw.level, "a grade");
  }
  if (generate::find_impossible(wish, puzzle.givens.shape())) {
    return refused(ErrorCode::number_out_of_range, "wishes that contradict each other",
                   "wishes that a puzzle can meet");
  }
  return wish;
}

/// Whether a puzzle gets a grade that nobody asks for. With rules besides classic there are few
/// givens, and to grade such a puzzle takes a thousand times as long as to make it.
bool is_graded_at_once(const Puzzle& puzzle) {
  return std::all_of(puzzle.rules.begin(), puzzle.rules.end(),
                     [](const Rule& rule) { return rule == Rule{}; });
}

}  // namespace

std::vector<std::string> level_names() {
  std::vector<std::string> names;
  for (int index = 0; index <= static_cast<int>(logic::Level::extreme); ++index) {
    names.push_back(name_of(static_cast<logic::Level>(index)));
  }
  return names;
}

std::vector<std::string> symmetry_names() {
  const auto names = generate::symmetry_names();
  return {names.begin(), names.end()};
}

std::vector<std::string> kind_names() {
  std::vector<std::string> names;
  for (const generate::PuzzleKind& kind : generate::puzzle_kinds()) {
    std::string& name = names.emplace_back(kind.name);
    const Shape shape = *Shape::of_size(kind.size);
    if (!kind.placed)
      name += " " + write_description({read_rules(kind.rules, shape).value(), Grid(shape)});
  }
  return names;
}

MadePuzzle generate(const std::string& puzzle, const PuzzleWish& wish, const Limits& limits,
                    const ProgressCallback& progress) {
  MadePuzzle made;
  const Result<Session> session = open_session(puzzle, limits, progress);
  const Result<generate::Wish> wanted =
      session ? read_wish(wish, session->puzzle) : Result<generate::Wish>(session.error());
  const Result<std::uint64_t> seed = whole_number(wish.seed, 0, largest_whole_number);
  const Result<std::uint64_t> number = whole_number(wish.number, 0, largest_whole_number);
  for (const Error* error : {error_in(wanted), error_in(seed), error_in(number)}) {
    if (error == nullptr) continue;
    made.problem = to_problem(*error);
    return made;
  }
  const Stopwatch stopwatch;
  // The rules are valid: a session is open.
  const auto generator =
      generate::Generator::create(session->puzzle.givens.shape(), session->puzzle.rules);
  if (const auto technique = generate::find_never_needed(*wanted, generator->links())) {
    made.problem =
        to_problem(refused(ErrorCode::unexpected_text, std::string(logic::facts(*technique).name),
                           "one that can be needed"));
    return made;
  }
  generate::TryingCallback goes_on;
  if (session->progress) {
    goes_on = [&session](const generate::Trying& trying) {
      return session->progress({Count(trying.tried), trying.nodes, 0});
    };
  }
  const generate::Outcome outcome = generator->make(
      *wanted, {*seed, *number, is_graded_at_once(session->puzzle)}, session->budget, goes_on);
  made.stopped = name_of(outcome.stopped);
  made.tried = static_cast<double>(outcome.tried);
  made.nodes = static_cast<double>(outcome.nodes);
  made.milliseconds = stopwatch.milliseconds();
  if (!outcome.puzzle) return made;
  made.givens = to_digits(outcome.puzzle->givens);
  made.solution = to_digits(outcome.puzzle->solution);
  if (const std::optional<logic::Grade>& grade = outcome.puzzle->grade) {
    made.level = name_of(grade->level);
    made.score = grade->score;
    made.hardest = logic::facts(grade->hardest).name;
  }
  return made;
}

}  // namespace ninefold::api
