#pragma once

#include "core/engine/engine.hpp"
#include "core/variants/puzzle.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace ninefold::generate {

/// Something that a puzzle of any rules says of its solution and that may be left out: a given, or
/// a rule such as a cage or a thermometer. What shapes the board is none.
struct PuzzleClue {
  std::size_t item = 0;  ///< its place in the puzzle's items
  /// Of a given: its place in the item's arguments.
  std::optional<std::size_t> argument;
  variants::CellIndex cell = 0;  ///< of a given
  std::vector<int> values;       ///< that a given allows, mostly one

  bool is_given() const { return argument.has_value(); }
};

enum class WhichClues : std::uint8_t { givens, givens_and_rules };

/// In the order of the text.
std::vector<PuzzleClue> clues_of(const variants::Puzzle& puzzle, WhichClues which);

/// The puzzle without some of its clues; nothing where what is left is no puzzle.
std::optional<variants::Puzzle> without_clues(const variants::Puzzle& puzzle,
                                              std::span<const PuzzleClue> clues);

/// A given that allows one cell some values.
variants::Item item_of_given(const variants::Layout& layout, variants::CellIndex cell,
                             std::span<const int> values);

/// Which clues a puzzle does not need. All but `solutions` says something only where it is 1 and
/// `stopped` is complete.
struct ClueRedundancy {
  int solutions = 0;  ///< 0, 1, or 2 for more
  std::vector<PuzzleClue> clues;
  StopReason stopped = StopReason::complete;
};

/// The clues each of which, with all others staying, could be left out without a second solution.
ClueRedundancy find_redundant_clues(const variants::Puzzle& puzzle, WhichClues which,
                                    const Budget& budget = {},
                                    const ProgressCallback& progress = {});

/// Clues that can be left out together, so that none of the others can be: givens first, then
/// rules, in an order that depends on the seed. The same on every machine.
ClueRedundancy find_clues_to_leave_out(const variants::Puzzle& puzzle, WhichClues which,
                                       std::uint64_t seed = 0, const Budget& budget = {},
                                       const ProgressCallback& progress = {});

/// The same of some clues; all others stay.
ClueRedundancy find_clues_to_leave_out(const variants::Puzzle& puzzle,
                                       std::vector<PuzzleClue> clues, std::uint64_t seed,
                                       const Budget& budget, const ProgressCallback& progress);

/// A given that could have another value.
struct ChangeableClue {
  PuzzleClue clue;
  std::vector<int> values;  ///< with each of which, all else staying, there is one solution
};

/// See find_changeable_givens().
struct ClueChangeability {
  int solutions = 0;
  std::vector<ChangeableClue> clues;
  StopReason stopped = StopReason::complete;
};

ClueChangeability find_changeable_clues(const variants::Puzzle& puzzle, const Budget& budget = {},
                                        const ProgressCallback& progress = {});

}  // namespace ninefold::generate
