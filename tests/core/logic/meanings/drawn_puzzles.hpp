#pragma once

#include "core/logic/state/state.hpp"
#include "tests/core/logic/meanings/meaning.hpp"
#include "tests/support/puzzles/random.hpp"

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace ninefold::tests {

/// A puzzle under some rules for a person's logic, with a solution; its only one where the logic
/// may count on that.
struct DrawnPuzzle {
  std::string text;
  /// Also keeps what the links refer to.
  std::shared_ptr<const logic::Links> links;
  logic::State start;
  std::vector<int> solution;  ///< by cell
  std::shared_ptr<const Meaning> meaning;
};

/// Puzzles of a kind, one after another; the same ones for each seed.
struct KindToDraw {
  std::string name;
  std::function<std::optional<DrawnPuzzle>(std::uint64_t seed, std::uint64_t number)> draw;
};

/// Every kind that the generators make, others by rules of houses and pairs, and mixtures of known
/// items.
std::vector<KindToDraw> kinds_to_draw();

}  // namespace ninefold::tests
