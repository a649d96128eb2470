// Puzzles whose rules are placed.

#include "core/formats/iss/described_variant.hpp"
#include "core/generate/variants/placed/placed_generator.hpp"
#include "wasm/shared/api_logic_answers.hpp"
#include "wasm/shared/api_numbers.hpp"
#include "wasm/shared/api_session.hpp"
#include "wasm/shared/api_values.hpp"
#include "wasm/variants/api.hpp"

#include <optional>
#include <string_view>

namespace ninefold::api::variant {

namespace {

Error unknown_name(const std::string& name, std::string_view expected) {
  constexpr std::size_t longest_shown = 30;
  Error error;
  error.code = ErrorCode::unexpected_text;
  error.found = name.substr(0, longest_shown);
  error.expected = expected;
  return error;
}

Result<std::optional<logic::Level>> read_level(const std::string& name) {
  if (name.empty()) return std::optional<logic::Level>();
  if (const auto level = level_named(name)) return level;
  return unknown_name(name, "a grade");
}

}  // namespace

PlacedPuzzle place(const std::string& kind, const PlacedWish& wish, const Limits& limits,
                   const ProgressCallback& progress) {
  PlacedPuzzle reply;
  const generate::PuzzleKind* const wanted = generate::find_puzzle_kind(kind);
  const Result<std::uint64_t> of_seed = whole_number(wish.seed, 0, largest_whole_number);
  const Result<std::uint64_t> numbered = whole_number(wish.number, 0, largest_whole_number);
  const Result<Budget> budget = budget_of(limits);
  const Result<std::optional<logic::Level>> level = read_level(wish.level);
  const Result<bool> known = wanted != nullptr && wanted->placed
                                 ? Result<bool>(true)
                                 : unknown_name(kind, "a kind of puzzle with placed rules");
  for (const Error* error : {error_in(known), error_in(level), error_in(of_seed),
                             error_in(numbered), error_in(budget)}) {
    if (error == nullptr) continue;
    reply.problem = to_problem(*error);
    return reply;
  }
  const Stopwatch stopwatch;
  const ninefold::ProgressCallback heard = at_reading_speed(progress);
  generate::TryingCallback goes_on;
  if (heard) {
    goes_on = [&heard](const generate::Trying& trying) {
      return heard({Count(trying.tried), trying.nodes, 0});
    };
  }
  const generate::PlacedOutcome outcome =
      generate::make_placed(*wanted->placed, generate::usual_wish(*wanted, *level),
                            {*of_seed, *numbered}, *budget, goes_on);
  reply.stopped = name_of(outcome.stopped);
  reply.tried = static_cast<double>(outcome.tried);
  reply.nodes = static_cast<double>(outcome.nodes);
  reply.milliseconds = stopwatch.milliseconds();
  if (!outcome.puzzle) return reply;
  reply.puzzle = variants::describe_variant(outcome.puzzle->puzzle);
  reply.solution = to_digits(outcome.puzzle->solution);
  if (outcome.puzzle->grade) reply.level = name_of(outcome.puzzle->grade->level);
  return reply;
}

}  // namespace ninefold::api::variant
