#pragma once

#include "core/cli/options/arguments.hpp"
#include "core/cli/searching/search_watch.hpp"
#include "core/cli/terminal/output.hpp"
#include "core/engine/engine.hpp"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace ninefold::cli {

inline constexpr std::uint64_t most_threads = 256;
inline constexpr Option threads_option{"--threads", "N",
                                       "answer on N threads at once; the answers and their order\n"
                                       "are the same"};

inline constexpr Option list_shard_option{
    "--shard", "I/N",
    "answer the Ith of every N puzzles only (I from 1 to N), so that N\n"
    "runs answer all"};

/// What the help of commands that read such a list says about it.
inline constexpr std::string_view puzzle_list_input =
    "Input: one puzzle a line, 81 cells (or 36 or 16), 0 or . for an empty one;\n"
    "after white space anything may follow. Lines that begin with # and blank lines\n"
    "are skipped. Whatever else the page reads is read, too: grids in rows and frames,\n"
    "candidate grids, states of HoDoKu, jigsaws, files and links of other programs.\n"
    "Candidates are givens where the digits alone have several solutions.\n";

/// What a command prints for a puzzle of a list.
struct Line {
  std::string text;  ///< without its line end
  /// Whether Ctrl-C ended the search, and what a person is told that is known all the same.
  bool is_interrupted = false;
  std::string known;
};

struct LineOfAnswer {
  /// May be called on any thread; `watch` is for its searches. Nothing if `is_trial` and it would
  /// take long.
  std::function<std::optional<Line>(const Engine& engine, const Grid& givens, bool is_trial,
                                    SearchWatch& watch)>
      answer;
  /// The answer to what a trial gave up, with the work of one puzzle shared among threads.
  std::function<Line(const Engine& engine, const Grid& givens, std::size_t threads,
                     SearchWatch& watch)>
      answer_on_threads;
  /// What is told of a search that takes long.
  Told told = Told::share_and_solutions;
};

/// Which puzzles of a list to answer: of every `of`, the one with that number, from 1.
struct Share {
  std::uint64_t number = 1;
  std::uint64_t of = 1;
};

/// Reads the share that an option asks for as I/N; all, if it is not given. Errors: of usage.
Result<Share> read_share(const Arguments& arguments, const Option& option);

struct IssAnswer;

/// What commands share that print one line for each puzzle of a text: reads --rules, --pairs,
/// --no-wrap, --threads, --time and the puzzles, and prints the answers in order; after Ctrl-C
/// those that are known. `variant` answers puzzles that have more than the engine knows. Returns
/// the exit status.
int answer_puzzle_list(std::string_view command, const Arguments& arguments, Share share,
                       Output& output, const LineOfAnswer& line, const IssAnswer& variant);

}  // namespace ninefold::cli
