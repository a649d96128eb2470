#pragma once

#include <ninefold/puzzle.hpp>

#include <span>
#include <string>
#include <vector>

namespace ninefold {
inline namespace v0 {

/// A rule that values break: its name in constraint text, "Board" for a row, a column or a box, or
/// "Given" for a given.
struct BrokenRule {
  std::string name;
  /// Its number among the items of the text that the puzzle was read from, from 1; 0 where no item
  /// says it.
  int item = 0;
};

/// The rules that values of all cells break; none where they are a solution. It looks at the
/// meaning of each rule and shares nothing with the search.
std::vector<BrokenRule> verify(const Puzzle& puzzle, std::span<const int> values);

}  // namespace v0
}  // namespace ninefold
