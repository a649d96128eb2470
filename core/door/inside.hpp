#pragma once

// The inner headers come first: within `ninefold` their names would mean two things once the
// door's are declared.
#include "core/variants/puzzle.hpp"

#include <ninefold/puzzle.hpp>

namespace ninefold {
inline namespace v0 {

struct Puzzle::Inside {
  variants::Puzzle puzzle;
  std::vector<int> givens;  ///< as Puzzle::givens()
  std::string description;
};

}  // namespace v0
}  // namespace ninefold
