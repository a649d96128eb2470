#pragma once

#include "core/cli/lists/puzzle_list.hpp"
#include "core/cli/options/arguments.hpp"
#include "core/cli/options/time_limit.hpp"
#include "core/generate/kinds.hpp"
#include "core/generate/wish.hpp"
#include "core/variants/puzzle.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace ninefold::cli {

/// Which puzzles to make, and how.
struct GenerateTask {
  generate::Wish wish;
  std::uint64_t seed = 0;
  std::uint64_t count = 1;
  Share share;
  std::size_t threads = 1;
  TimeLimit limit{};  ///< of one puzzle
  bool with_grade = false;
  /// How often givens are swapped to have fewer; 0 where that is not asked for.
  std::uint64_t tries = 0;
};

/// Reads the options of `generate` that say which puzzles to make, and how many. Errors: of usage,
/// also where no puzzle can be as wished.
Result<GenerateTask> read_generate_task(const Arguments& arguments, Shape shape);

/// The kind that is asked for, or null. Errors: of usage.
Result<const generate::PuzzleKind*> read_kind(const Arguments& arguments);

/// The empty board with the rules of --rules, where those have constraint text. Errors: of usage.
Result<std::optional<variants::Puzzle>> read_ruled_board(const Arguments& arguments, Shape shape);

/// The rules that the options choose, or those of a kind.
Result<std::vector<Rule>> read_chosen_rules(const Arguments& arguments,
                                            const generate::PuzzleKind* kind, Shape shape);

/// Whether puzzles with weights are asked for. Errors: of usage.
Result<bool> read_unbiased(const Arguments& arguments);

}  // namespace ninefold::cli
