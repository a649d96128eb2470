#pragma once

#include "wasm/shared/api.hpp"
#include "wasm/shared/api_lessons.hpp"
#include "wasm/shared/api_logic.hpp"

#include <string>
#include <vector>

/// The second module's waist: puzzles of any rules. The functions that both modules have mean the
/// same in both; puzzles travel as descriptions with the rule `constraints`
/// (core/formats/iss/described_variant.hpp).
namespace ninefold::api::variant {

SearchReply solve(const std::string& puzzle, const Limits& limits,
                  const ProgressCallback& progress);
SearchReply count(const std::string& puzzle, const Limits& limits,
                  const ProgressCallback& progress);
CountedPart count_part(const std::string& puzzle, const Part& part, const Limits& limits,
                       const ProgressCallback& progress);
SearchReply first(const std::string& puzzle, const Limits& limits,
                  const ProgressCallback& progress);
Solutions enumerate(const std::string& puzzle, double skip, double most, const Limits& limits,
                    const ProgressCallback& progress);
Candidates candidates(const std::string& puzzle, const Limits& limits,
                      const ProgressCallback& progress);

Explained hint(const std::string& puzzle, const Work& work, const std::string& technique,
               const Limits& limits);
Explained path(const std::string& puzzle, const Work& work, const std::string& preferred,
               const Limits& limits);
Grading grade(const std::string& puzzle, const Limits& limits);

/// Givens and rules that cannot stand together.
struct Contradiction {
  Problem problem;
  bool solvable = false;
  std::string stopped;
  double nodes = 0;
  double milliseconds = 0;
  std::vector<int> cells;  ///< of givens
  std::vector<int> rules;  ///< numbers of items, each once, ascending
};
Contradiction contradiction(const std::string& puzzle, const Limits& limits,
                            const ProgressCallback& progress);

/// `rule` of a conflict is "houses", or the number of an item and its kind: "3 Cage".
Inspection inspect(const std::string& puzzle);
Peers peers(const std::string& puzzle);
Import import_text(const std::string& text);

TraceView watch(const WatchedSearch& search, const WatchMove& move);
TraceTree search_tree(const WatchedSearch& search, double most_nodes);
Steps steps(const std::string& puzzle, int after);

/// What a constraint text turned out to be. Where `problem` has a code, `item`, `kind` and
/// `argument` say where it is (0 or empty for none).
struct VariantText {
  Problem problem;
  int item = 0;
  std::string kind;
  int argument = 0;
  std::string puzzle;  ///< a description
};
VariantText read_variant(const std::string& text);

/// The constraint text of a puzzle, givens and shape included; empty for what is not a puzzle.
std::string write_variant(const std::string& puzzle);

/// The rules of a puzzle for a list and for drawing, those with a number of an item.
struct VariantRules {
  struct One {
    int item = 0;
    std::string kind;
    std::vector<int> numbers;
    std::vector<int> cells;
    std::vector<std::vector<int>> lists;
    std::string text;  ///< as its item is written
  };
  Problem problem;
  std::vector<One> rules;
  /// Its boxes, which only the board of a description without a Shape does not say by itself.
  std::vector<std::vector<int>> boxes;
};
VariantRules variant_rules(const std::string& puzzle);

/// A puzzle whose rules were placed on its solution.
struct PlacedPuzzle {
  Problem problem;
  std::string puzzle;  ///< a description; empty where none was found, see `stopped`
  std::string solution;
  std::string level;
  std::string stopped;
  double tried = 0;  ///< told by progress in place of solutions
  double nodes = 0;
  double milliseconds = 0;
};
/// Which of them: the one with that number of a seed. The level may be empty; then a person can
/// solve the puzzle without a guess all the same.
struct PlacedWish {
  std::string level;
  double seed = 0;
  double number = 0;
};
/// A puzzle of a kind that core/generate/kinds.hpp has.
PlacedPuzzle place(const std::string& kind, const PlacedWish& wish, const Limits& limits,
                   const ProgressCallback& progress);

/// One parameter of a kind, as core/variants/schema.hpp has it; enumerations as their names.
struct ParameterSchema {
  std::string name;
  std::string kind;
  std::string presence;
  int least = 0;
  int most = 0;
  int otherwise = 0;
  bool any_board = false;  ///< it takes values of any board
  std::vector<std::string> words;
};
/// One kind of rules: what it is called, what its arguments are, and how it is drawn.
struct KindSchema {
  std::string name;
  std::string role;
  std::string gesture;  ///< "none" where no argument has cells
  bool revisits = false;
  bool is_block = false;  ///< its parts are items
  std::vector<ParameterSchema> parameters;
};
/// All kinds of rules.
std::vector<KindSchema> kinds();

}  // namespace ninefold::api::variant
