#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

/// The narrow interface between the core and JavaScript: plain functions, plain values. Built and
/// tested natively too, against the same table of requests as in Node. Puzzles travel as the
/// text of core/formats/constraints/description.hpp; grids as one digit a cell, 0 for empty; counts
/// as decimal strings; enumerations as their names (describe() lists them).
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

/// How much a query may spend; 0 means no limit. Solutions and nodes are whole numbers up to
/// 9e15; anything else is refused as number_out_of_range.
struct Limits {
  double solutions = 0;
  double nodes = 0;
  double milliseconds = 0;
};

/// The answer of solve, count and first.
struct SearchReply {
  Problem problem;
  std::string count;    ///< solutions: exact when `stopped` is "complete", otherwise a lower bound
  std::string stopped;  ///< complete, solution_limit, node_limit, time_limit, cancelled
  double nodes = 0;
  double milliseconds = 0;  ///< spent in the core
  std::string solution;     ///< a grid, or empty
};

/// The true candidates.
struct Candidates {
  Problem problem;
  std::string stopped;
  double nodes = 0;
  double milliseconds = 0;
  std::vector<int> cells;  ///< one number a cell, bit d-1 for digit d
  /// For each cell and digit, digit d of a cell at d-1, in how many solutions it occurs; empty
  /// unless asked for.
  std::vector<int> solutions;
};

/// The most solutions that are counted for a candidate.
inline constexpr int most_of_candidate = 1'000'000;

/// What a text that was pasted, dropped or opened turned out to be.
struct Import {
  Problem problem;
  std::string format;  ///< line, rows, frame, mystic, description...
  /// Descriptions; those read before an error stay. Where the givens alone have several solutions,
  /// the other digits that a text shows are givens, too, and candidates are in the rule
  /// `constraints`.
  std::vector<std::string> puzzles;
  std::vector<std::string> names;  ///< what each was called there, or empty
  /// For each puzzle what a candidate grid leaves open, bit d-1 for digit d, one number a cell, or
  /// nothing; no entry at all where no puzzle has any.
  std::vector<std::vector<int>> candidates;
  /// For each puzzle what somebody has filled in besides the givens, a digit a cell, or nothing; no
  /// entry at all where no puzzle has any.
  std::vector<std::vector<int>> entered;
};

/// Called about twenty times a second with the solutions so far (decimal), nodes, the fraction of
/// the stage that is done, and the stage's name. Returning false stops the query.
using ProgressCallback = std::function<bool(const std::string& count, double nodes, double fraction,
                                            const std::string& stage)>;

SearchReply solve(const std::string& puzzle, const Limits& limits,
                  const ProgressCallback& progress);
SearchReply count(const std::string& puzzle, const Limits& limits,
                  const ProgressCallback& progress);
SearchReply first(const std::string& puzzle, const Limits& limits,
                  const ProgressCallback& progress);

/// One of several parts of a count: number `number`, from 0, of `of`. `way` is what another part
/// of the same puzzle was answered with; with anything else the way is chosen.
struct Part {
  double number = 0;
  double of = 1;
  std::string way;
};

/// The most parts that a count can have.
inline constexpr int most_parts = 100'000;

/// A part of count(): the parts' counts add up to the whole. Limits are each part's own.
struct CountedPart {
  SearchReply answer;
  std::string way;           ///< how it was counted, or empty where it ended before that was chosen
  int parts_per_worker = 1;  ///< into how many parts for each worker such a count is best split
};
CountedPart count_part(const std::string& puzzle, const Part& part, const Limits& limits,
                       const ProgressCallback& progress);

/// The most grids that one call of enumerate returns.
inline constexpr int most_grids = 100'000;

/// Solutions in lexicographic order, at most `most`, after leaving out the first `skip`. The
/// answer counts those left out too, and stopped at "solution_limit" when it gave all that were
/// asked for.
struct Solutions {
  SearchReply answer;
  std::vector<std::string> grids;
};
Solutions enumerate(const std::string& puzzle, double skip, double most, const Limits& limits,
                    const ProgressCallback& progress);

/// How many solutions each puzzle of a list has.
struct Proofs {
  Problem problem;     ///< the puzzles before it are answered
  std::string counts;  ///< a character a puzzle: 0, 1, or 2 for more than one
  double nodes = 0;
  double milliseconds = 0;  ///< spent in the search
};

/// For long lists, where a call for each puzzle would take longer than the search. `rules` is the
/// rules part of a description, `list` has one puzzle a line (core/formats/grids/puzzle_line.hpp)
/// and at most largest_text bytes.
Proofs prove(const std::string& rules, const std::string& list);

/// With a limit of two solutions or more, up to most_of_candidate, also in how many solutions each
/// candidate occurs, counted up to the limit.
Candidates candidates(const std::string& puzzle, const Limits& limits,
                      const ProgressCallback& progress);

/// Givens that contradict each other, found by leaving out one after another; see
/// core/engine/contradiction.hpp. Irreducible when `stopped` is complete.
struct Contradiction {
  Problem problem;
  bool solvable = false;  ///< all givens together have a solution
  std::string stopped;
  double nodes = 0;
  double milliseconds = 0;
  std::vector<int> cells;
};
Contradiction contradiction(const std::string& puzzle, const Limits& limits,
                            const ProgressCallback& progress);

/// What the rules alone say about a position, without any search.
struct Inspection {
  /// Cells that break a rule together, and which rule. Mostly there are two; `second` is `first`
  /// where one cell alone breaks it, and `others` are those beyond two.
  struct Pair {
    int first = 0;
    int second = 0;
    std::string rule;
    std::vector<int> others;
  };
  Problem problem;
  std::vector<Pair> conflicts;  ///< every pair under every rule, in reading order, and then
                                ///< those of rules that are not about pairs
  /// For every empty cell the digits no filled cell forbids, bit d-1 for digit d; 0 where filled.
  std::vector<int> marks;
};
Inspection inspect(const std::string& puzzle);

/// For every rule of the puzzle, in its order, the cells that it ties to each cell: those that
/// must differ from it, or must not make a forbidden pair with it.
struct Peers {
  struct Group {
    std::string rule;
    std::vector<std::vector<int>> cells;
  };
  Problem problem;
  std::vector<Group> groups;
};
Peers peers(const std::string& puzzle);

/// The longest text that import_text reads, in bytes; JavaScript must refuse longer ones itself,
/// before they are copied into the module's memory.
inline constexpr int largest_text = 16 * 1024 * 1024;

/// Reads a puzzle, or a list of them, from text of any kind the program knows.
Import import_text(const std::string& text);

/// Writes a puzzle as a description, or its grid in one of the forms of
/// core/formats/grids/written_grid.hpp; `form` is the name. Nothing for what is not a puzzle or no
/// form.
std::string export_text(const std::string& puzzle, const std::string& form);

/// The names of everything that crosses the boundary. The page's own lists are written from them
/// when the module is built (scripts/names.mjs), so that each has one home.
struct Names {
  std::vector<std::string> rules;
  /// Of those that are not presets, what arguments they take and whether they are bases, as
  /// rule_schemas() in api_values.hpp writes it.
  std::vector<std::string> schemas;
  std::vector<std::string> error_codes;
  std::vector<std::string> stop_reasons;
  std::vector<std::string> stages;  ///< of a query, in their order
  std::vector<std::string> formats;
  std::vector<std::string> forms;  ///< that export_text() writes
  std::vector<std::string> courses;
  std::vector<std::string> trace_events;
  std::vector<std::string> levels;        ///< of puzzles, from easy to extreme
  std::vector<std::string> symmetries;    ///< of patterns of givens
  std::vector<std::string> kinds;         ///< of puzzles; see api_generate.hpp
  std::vector<std::string> techniques;    ///< of solving by hand, from what is simplest
  std::vector<std::string> reason_kinds;  ///< as logic::ReasonKind numbers them
  int largest_text = api::largest_text;
};
Names describe();

}  // namespace ninefold::api
