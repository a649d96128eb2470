#include "core/formats/constraints/description.hpp"
#include "core/formats/grids/puzzle_line.hpp"
#include "core/formats/text/quote.hpp"
#include "wasm/shared/api.hpp"
#include "wasm/shared/api_session.hpp"
#include "wasm/shared/api_values.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace ninefold::api {

namespace {

/// Puzzles of one shape that follow each other in a list.
struct Run {
  Shape shape;
  std::string cells;
};

/// Reads the list; what was read before an error stays in `runs`.
std::optional<Error> read_runs(const std::string& list, std::vector<Run>& runs) {
  TextReader text{std::string_view(list)};
  while (true) {
    const Result<std::optional<PuzzleLine>> puzzle = next_puzzle_line(text);
    if (!puzzle) return puzzle.error();
    if (!puzzle->has_value()) return std::nullopt;
    const Grid& givens = (*puzzle)->givens;
    if (runs.empty() || runs.back().shape != givens.shape()) runs.push_back({givens.shape(), {}});
    runs.back().cells += write_puzzle_line(givens);
  }
}

Error list_too_large() {
  Error error;
  error.code = ErrorCode::too_large;
  // The number is not known: whoever hands a list over need not copy more of it than is read.
  error.found = "more";
  error.expected = "at most " + count_of(largest_text, "byte");
  return error;
}

/// Proves the puzzles of a shape that lie in `cells`, each `stride` characters after the one
/// before. False if there are no such rules.
bool prove_all(const std::string& rules, Shape shape, std::string_view cells, std::size_t stride,
               Proofs& proofs) {
  const Result<std::vector<Rule>> read = read_rules(rules, shape);
  const Result<const Engine*> engine = read ? engine_for(shape, *read) : read.error();
  if (!engine) {
    proofs.problem = to_problem(engine.error());
    return false;
  }
  const Stopwatch stopwatch;
  for (std::size_t start = 0; start < cells.size(); start += stride) {
    const Proof proof = (*engine)->prove(cells.data() + start, nullptr);
    proofs.counts += static_cast<char>('0' + proof.solutions);
    proofs.nodes += static_cast<double>(proof.nodes);
  }
  proofs.milliseconds += stopwatch.milliseconds();
  return true;
}

}  // namespace

Proofs prove(const std::string& rules, const std::string& list) {
  Proofs proofs;
  if (list.size() > largest_text) {
    proofs.problem = to_problem(list_too_large());
    return proofs;
  }
  if (const std::optional<PlainList> plain = plain_list(list)) {
    if (plain->count != 0) prove_all(rules, Shape{}, list, plain->stride, proofs);
    return proofs;
  }
  std::vector<Run> runs;
  if (const std::optional<Error> error = read_runs(list, runs)) {
    proofs.problem = to_problem(*error);
  }
  for (const Run& run : runs) {
    const auto cell_count = static_cast<std::size_t>(run.shape.cell_count());
    if (!prove_all(rules, run.shape, run.cells, cell_count, proofs)) break;
  }
  return proofs;
}

}  // namespace ninefold::api
