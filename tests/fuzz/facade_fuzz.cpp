// Bytes -> every function of the façade, as JavaScript could call it: any text, any numbers.

#include "tests/fuzz/byte_reader.hpp"
#include "tests/fuzz/require.hpp"
#include "wasm/shared/api.hpp"
#include "wasm/shared/api_lessons.hpp"

#include <array>
#include <limits>

using namespace ninefold;

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

/// Numbers, odd ones among them.
double number_from(fuzz::ByteReader& bytes) {
  constexpr std::array odd{
      -1.0,  -0.0,   0.5, infinity,           -infinity,
      1e300, -1e300, 2e9, 9007199254740993.0, std::numeric_limits<double>::quiet_NaN()};
  const int byte = bytes.next();
  if (byte < static_cast<int>(odd.size())) return odd[static_cast<std::size_t>(byte)];
  return (byte - 10) * (byte > 128 ? 20 : 1);
}

/// Limits that end soon, whatever the rest says; but any numbers where they are to be refused.
api::Limits limits_from(fuzz::ByteReader& bytes) {
  api::Limits limits;
  limits.solutions = number_from(bytes);
  limits.milliseconds = number_from(bytes);
  const double nodes = number_from(bytes);
  limits.nodes = nodes == 0 || nodes > 2000 ? 2000 : nodes;
  return limits;
}

std::string name_from(fuzz::ByteReader& bytes) {
  constexpr std::array names{"recursion",      "stack",      "reading",    "fewest",
                             "stay",           "event",      "backtrack",  "solution",
                             "depth",          "back-event", "back-depth", "back-solution",
                             "back-backtrack", "",           "nonsense"};
  return names[static_cast<std::size_t>(bytes.below(static_cast<int>(names.size())))];
}

bool is_decimal(const std::string& text) {
  return !text.empty() && text.find_first_not_of("0123456789") == std::string::npos;
}

void check_problem(const api::Problem& problem) {
  fuzz::require(problem.line >= 0 && problem.column >= 0, "places are places");
  fuzz::require(problem.cell >= -1 && problem.cell < 81, "a cell is one of the board or none");
  fuzz::require(problem.found.size() < 200, "a problem does not repeat the whole input");
}

void check_answer(const api::SearchReply& answer) {
  check_problem(answer.problem);
  if (!answer.problem.code.empty()) return;
  fuzz::require(is_decimal(answer.count), "a count is decimal: " + answer.count);
  fuzz::require(!answer.stopped.empty(), "an answer says why it stopped");
  const std::size_t cells = answer.solution.size();
  fuzz::require(cells == 0 || cells == 16 || cells == 36 || cells == 81, "a solution is a board");
}

void ask_trace(fuzz::ByteReader& bytes) {
  api::WatchedSearch search;
  search.algorithm = name_from(bytes);
  search.order = name_from(bytes);
  search.singles = bytes.below(2) == 0;
  api::WatchMove move;
  move.goal = name_from(bytes);
  move.position = number_from(bytes);
  move.depth = static_cast<int>(bytes.next()) - 20;
  // Budgets that JavaScript would wait for are its own affair; here they are small or refused.
  move.budget = number_from(bytes);
  move.ahead = number_from(bytes);
  for (double* events : {&move.budget, &move.ahead}) {
    if (*events > 5000) *events = 5000;
  }
  const double most_nodes = number_from(bytes);
  search.puzzle = std::string(bytes.rest());
  check_problem(api::watch(search, move).problem);
  check_problem(api::search_tree(search, most_nodes > 5000 ? 5000 : most_nodes).problem);
}

void ask_query(fuzz::ByteReader& bytes, int function) {
  const api::Limits limits = limits_from(bytes);
  const bool cancels = bytes.below(4) == 0;
  const api::ProgressCallback progress = [cancels](const std::string& count, double /*nodes*/,
                                                   double fraction, const std::string& stage) {
    fuzz::require(is_decimal(count), "a count is decimal: " + count);
    fuzz::require(fraction >= 0 && fraction <= 1, "a fraction is one");
    fuzz::require(stage == "searching", "houses and moves need no reading: " + stage);
    return !cancels;
  };
  if (function == 3) {
    const double skip = number_from(bytes);
    const double most = number_from(bytes);
    const api::Solutions found =
        api::enumerate(std::string(bytes.rest()), skip, most, limits, progress);
    return check_answer(found.answer);
  }
  const std::string puzzle(bytes.rest());
  switch (function) {
    case 0: return check_answer(api::solve(puzzle, limits, progress));
    case 1: return check_answer(api::count(puzzle, limits, progress));
    case 2: return check_answer(api::first(puzzle, limits, progress));
    default: return check_problem(api::candidates(puzzle, limits, progress).problem);
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  fuzz::ByteReader bytes(data, size);
  const int function = bytes.below(10);
  switch (function) {
    case 5:
    case 6: check_problem(api::inspect(std::string(bytes.rest())).problem); break;
    case 7: {
      const std::string puzzle(bytes.rest());
      check_problem(api::peers(puzzle).problem);
      check_problem(api::import_text(puzzle).problem);
      break;
    }
    case 8: {
      const int after = static_cast<int>(bytes.next()) - 20;
      check_problem(api::steps(std::string(bytes.rest()), after).problem);
      break;
    }
    case 9: ask_trace(bytes); break;
    default: ask_query(bytes, function); break;
  }
  return 0;
}
